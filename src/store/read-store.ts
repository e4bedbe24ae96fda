import type { LinkKind } from '../domain/link.ts';
import type { BankReads, LookUps, MemoryFilter, ReadStore } from '../domain/ports/read-store.ts';
import { normalTags, tagKeyOf } from '../domain/tags.ts';
import { bankOf } from './bank-rows.ts';
import type { Database } from './database.ts';
import { linkKindOf, relationshipsOf } from './link-kinds.ts';
import { nestedReads } from './nested-reads.ts';
import { readGraph } from './read-graph.ts';
import { countLinks, listLinks } from './read-link-statements.ts';
import { afterInstant, byId, limitOf, pageFrom, windowParams } from './read-pages.ts';
import { memoryOf, statsOf } from './read-rows.ts';
import * as statements from './read-statements.ts';

/** Above every score: where a list by score begins. */
const BEFORE_FIRST_SCORE = 2;

/** The reads of the API over Neo4j. */
export function createReadStore(database: Database): ReadStore {
  return { ...lookUps(database), ...bankReads(database), ...nestedReads(database) };
}

function lookUps(database: Database): LookUps {
  return {
    async banks(ids, call) {
      return byId(await database.run(statements.banks, { ids: [...ids] }, call), bankOf);
    },
    async bankStats(ids, call) {
      const rows = await database.run(statements.bankStats, { ids: [...ids] }, call);
      return new Map(rows.map((row) => [row.bankId, statsOf(row)]));
    },
    async memories(bankId, ids, call) {
      return byId(await database.run(statements.memories, { bankId, ids: [...ids] }, call), memoryOf);
    },
    async entities(bankId, ids, call) {
      return byId(await database.run(statements.entities, { bankId, ids: [...ids] }, call), (row) => row);
    },
    async documents(bankId, ids, call) {
      return byId(await database.run(statements.documents, { bankId, ids: [...ids] }, call), (row) => row);
    },
    async documentTexts(bankId, ids, call) {
      const params = { bankId, ids: [...ids] };
      return byId(await database.run(statements.documentTexts, params, call), (row) => row.text);
    },
    async chunks(bankId, ids, call) {
      return byId(await database.run(statements.chunks, { bankId, ids: [...ids] }, call), (row) => row);
    },
    async findEntity(bankId, nameKey, call) {
      const params = { bankId, nameKey, quoted: nameKey.replace(/["\\]/g, '\\$&') };
      const [entity] = await database.run(statements.findEntity, params, call);
      return entity ?? null;
    },
    async operations(ids, call) {
      const rows = await database.run(statements.operations, { ids: [...ids] }, call);
      // Who hears that it is done may read all of it; with the bookmark of its commit he can already.
      const unsure = call?.bookmarks === undefined ? rows.filter(({ isFresh }) => isFresh) : [];
      const fresh = new Set(unsure.map(({ bankId }) => bankId));
      await Promise.all([...fresh].map((bankId) => database.run(statements.awaitWriter, { bankId }, call)));
      return byId(rows, ({ isFresh: _, ...row }) => ({ ...row, progress: row.progress ?? 0 }));
    },
  };
}

function bankReads(database: Database): BankReads {
  return {
    async listBanks(page, call) {
      const params = { afterId: String(page.after?.[0] ?? ''), limit: limitOf(page) };
      const rows = await database.run(statements.listBanks, params, call);
      return pageFrom(page, rows, { value: ({ id }) => id, key: ({ id }) => [id] });
    },
    countBanks: async (call) => countIn(await database.run(statements.countBanks, {}, call)),
    async listMemories(bankId, filter, page, call) {
      const { entityId, documentId } = filter;
      const params = { ...filterParams(bankId, filter), ...afterInstant(page) };
      const rows =
        entityId === null && documentId === null
          ? await database.run(statements.listMemories, params, call)
          : await database.run(statements.listMemoriesOf, { ...params, entityId, documentId }, call);
      return pageFrom(page, rows, { value: ({ id }) => id, key: ({ id, mentionedAt }) => [mentionedAt, id] });
    },
    async countMemories(bankId, filter, call) {
      const { entityId, documentId } = filter;
      const params = { ...filterParams(bankId, filter), entityId, documentId };
      return countIn(await database.run(statements.countMemories, params, call));
    },
    async listEntities(bankId, { type, search }, page, call) {
      const [afterKey = '', afterId = ''] = page.after ?? [];
      const after = { afterKey: String(afterKey), afterId: String(afterId), limit: limitOf(page) };
      const rows = await database.run(statements.listEntities, { bankId, type, search, ...after }, call);
      return pageFrom(page, rows, { value: ({ id }) => id, key: (row) => [row.nameKey, row.id] });
    },
    async countEntities(bankId, { type, search }, call) {
      const params = { bankId, type, search };
      return countIn(await database.run(statements.countEntities, params, call));
    },
    async listEntityPairs(bankId, page, call) {
      const [afterScore = BEFORE_FIRST_SCORE, afterId = ''] = page.after ?? [];
      const after = { afterScore: Number(afterScore), afterId: String(afterId), limit: limitOf(page) };
      const rows = await database.run(statements.listEntityPairs, { bankId, ...after }, call);
      return pageFrom(page, rows, {
        value: ({ score, evidence, decidedAt, entityIds: [aId, bId] }) => ({
          ...{ bankId, aId, bId, score, evidence, decidedAt },
        }),
        key: ({ score, id }) => [score, id],
      });
    },
    countEntityPairs: async (bankId, call) =>
      countIn(await database.run(statements.countEntityPairs, { bankId }, call)),
    async listDocuments(bankId, page, call) {
      const rows = await database.run(statements.listDocuments, { bankId, ...afterInstant(page) }, call);
      return pageFrom(page, rows, { value: ({ id }) => id, key: ({ id, updatedAt }) => [updatedAt, id] });
    },
    countDocuments: async (bankId, call) =>
      countIn(await database.run(statements.countDocuments, { bankId }, call)),
    async listOperations(bankId, states, page, call) {
      const params = { bankId, states: [...states], ...afterInstant(page) };
      const rows = await database.run(statements.listOperations, params, call);
      return pageFrom(page, rows, { value: ({ id }) => id, key: ({ id, createdAt }) => [createdAt, id] });
    },
    countOperations: async (bankId, states, call) =>
      countIn(await database.run(statements.countOperations, { bankId, states: [...states] }, call)),
    ...linkReads(database),
  };
}

function linkReads(database: Database): Pick<BankReads, 'listLinks' | 'countLinks' | 'graph'> {
  return {
    async listLinks(bankId, kinds, page, call) {
      const [afterSource = '', afterType = '', afterTarget = ''] = (page.after ?? []).map(String);
      const after = { afterSource, afterType, afterTarget, limit: limitOf(page) };
      const rows = await database.run(
        listLinks,
        { bankId, relationships: relationshipsOf(kinds), ...after },
        call,
      );
      return pageFrom(page, rows, {
        value: ({ relationship, ...ends }) => ({
          ...ends,
          bankId,
          kind: linkKindOf(relationship),
          viaEntityId: null,
        }),
        key: ({ sourceId, relationship, targetId }) => [sourceId, relationship, targetId],
      });
    },
    countLinks: async (bankId: string, kinds: readonly LinkKind[], call) =>
      countIn(await database.run(countLinks, { bankId, relationships: relationshipsOf(kinds) }, call)),
    graph: (bankId, request, call) => readGraph(database, bankId, request, call),
  };
}

function filterParams(bankId: string, filter: MemoryFilter): statements.MemoryFilterParams {
  const { types, states, window, asOf, tags, tagsMatch } = filter;
  return {
    bankId,
    types: types === null ? null : [...types],
    states: [...states],
    ...windowParams(window),
    asOf,
    tags: tags === null ? null : [...normalTags(tags)],
    tagKey: tagKeyOf(tags ?? []),
    tagsMatch,
  };
}

function countIn(rows: readonly { readonly count: number }[]): number {
  return rows[0]?.count ?? 0;
}
