import type { OpenInterval } from '../domain/interval.ts';
import type { LinkKind } from '../domain/link.ts';
import type {
  BankLink,
  ById,
  Listed,
  ListedIds,
  NestedReads,
  Page,
  SortKey,
} from '../domain/ports/read-store.ts';
import type { StoreCall } from '../domain/ports/recall-store.ts';
import type { Database } from './database.ts';
import { createEntitySummaries } from './entity-summaries.ts';
import { linkKindOf, type RelationshipType, relationshipsOf } from './link-kinds.ts';
import * as statements from './read-link-statements.ts';
import { afterInstant, afterPosition, byId, limitOf, pageFrom, windowParams } from './read-pages.ts';
import { versionOf } from './read-rows.ts';

/** Entities, and sources, listed of one memory at most; the schema states it. */
const MOST_PER_MEMORY = 100;
/** Memories looked at a shared entity for ENTITY links: of one entity all weigh the same, so more add nothing. */
const ENTITY_CAP = 50;
/** Memories of an entity looked at for related ones; the schema states it. */
const RELATED_LOOKED = 1000;

/** The lists inside memories, entities and documents, each read for many parents by one statement. */
export function nestedReads(database: Database): NestedReads {
  return { ...readsOfMemories(database), ...readsOfEntities(database), ...readsOfDocuments(database) };
}

type OfMemories =
  | 'evidenceOfMemories'
  | 'entitiesOfMemories'
  | 'sourcesOfMemories'
  | 'versionsOfMemories'
  | 'supersessionsOfMemories'
  | 'linksOfMemories'
  | 'countLinksOfMemories';
type OfEntities =
  | 'memoriesOfEntities'
  | 'countMemoriesOfEntities'
  | 'countMentions'
  | 'relatedEntities'
  | 'entitySummaries'
  | 'decisionsOfEntities';

function readsOfMemories(database: Database): Pick<NestedReads, OfMemories> {
  return {
    async entitiesOfMemories(bankId, ids, call) {
      const params = { bankId, ids: [...ids], limit: MOST_PER_MEMORY };
      return byId(await database.run(statements.entitiesOfMemories, params, call), (row) => row.entityIds);
    },
    async evidenceOfMemories(bankId, ids, call) {
      const params = { bankId, ids: [...ids], limit: MOST_PER_MEMORY };
      return byId(await database.run(statements.evidenceOfMemories, params, call), (row) => row.evidenceIds);
    },
    async sourcesOfMemories(bankId, ids, call) {
      const params = { bankId, ids: [...ids], limit: MOST_PER_MEMORY };
      const rows = await database.run(statements.sourcesOfMemories, params, call);
      return byId(rows, (row) => row.sources.map((source) => ({ ...source, bankId })));
    },
    ...readsOfChanges(database),
    async linksOfMemories(bankId, ids, { kinds, page }, call) {
      const params = {
        ...linkParams(bankId, ids, kinds),
        after: linkPlace(page.after),
        limit: limitOf(page),
      };
      const rows = await database.run(statements.linksOfMemories, params, call);
      return byId(rows, (row) => linkPage(bankId, page, row.links));
    },
    async countLinksOfMemories(bankId, ids, kinds, call) {
      const rows = await database.run(statements.countLinksOfMemories, linkParams(bankId, ids, kinds), call);
      return byId(rows, (row) => row.count);
    },
  };
}

function readsOfChanges(
  database: Database,
): Pick<NestedReads, 'versionsOfMemories' | 'supersessionsOfMemories'> {
  return {
    async versionsOfMemories(bankId, ids, call) {
      const params = { bankId, ids: [...ids], limit: MOST_PER_MEMORY };
      const rows = await database.run(statements.versionsOfMemories, params, call);
      return byId(rows, (row) => row.versions.map(versionOf));
    },
    async supersessionsOfMemories(bankId, ids, call) {
      const params = { bankId, ids: [...ids], limit: MOST_PER_MEMORY };
      return byId(await database.run(statements.supersessionsOfMemories, params, call), (row) => row);
    },
  };
}

function readsOfEntities(database: Database): Pick<NestedReads, OfEntities> {
  return {
    entitySummaries: createEntitySummaries(database),
    async memoriesOfEntities(bankId, ids, { window, page }, call) {
      const params = { bankId, ids: [...ids], ...windowParams(window), ...afterInstant(page) };
      const rows = await database.run(statements.memoriesOfEntities, params, call);
      return byId(
        rows,
        (row): ListedIds =>
          pageFrom(page, row.memories, {
            value: ({ id }) => id,
            key: ({ id, mentionedAt }) => [mentionedAt, id],
          }),
      );
    },
    async countMemoriesOfEntities(
      bankId: string,
      ids: readonly string[],
      window: OpenInterval | null,
      call?: StoreCall,
    ) {
      const params = { bankId, ids: [...ids], ...windowParams(window) };
      return byId(await database.run(statements.countMemoriesOfEntities, params, call), (row) => row.count);
    },
    async countMentions(bankId, ids, call) {
      return byId(
        await database.run(statements.countMentions, { bankId, ids: [...ids] }, call),
        (row) => row.count,
      );
    },
    async decisionsOfEntities(bankId, ids, first, call) {
      const rows = await database.run(
        statements.decisionsOfEntities,
        { bankId, ids: [...ids], limit: first },
        call,
      );
      return byId(rows, (row) => row.decisions.map((decision) => ({ ...decision, bankId })));
    },
    async relatedEntities(bankId, ids, first, call) {
      const params = { bankId, ids: [...ids], looked: RELATED_LOOKED, limit: first };
      const rows = await database.run(statements.relatedEntities, params, call);
      return byId(rows, (row) => row.related.map((related) => ({ ...related, bankId })));
    },
  };
}

function readsOfDocuments(database: Database): Omit<NestedReads, OfMemories | OfEntities> {
  return {
    async chunksOfDocuments(bankId, ids, page, call) {
      const params = { bankId, ids: [...ids], ...afterPosition(page) };
      return positions(page, await database.run(statements.chunksOfDocuments, params, call));
    },
    async countChunksOfDocuments(bankId, ids, call) {
      const params = { bankId, ids: [...ids] };
      return byId(await database.run(statements.countChunksOfDocuments, params, call), (row) => row.count);
    },
    async memoriesOfDocuments(bankId, ids, page, call) {
      const params = { bankId, ids: [...ids], ...afterPosition(page) };
      return positions(page, await database.run(statements.memoriesOfDocuments, params, call));
    },
    async countMemoriesOfDocuments(bankId, ids, call) {
      const params = { bankId, ids: [...ids] };
      return byId(await database.run(statements.countMemoriesOfDocuments, params, call), (row) => row.count);
    },
  };
}

interface PositionsRow {
  readonly id: string;
  readonly rows: readonly { readonly id: string; readonly position: number }[];
}

function positions(page: Page, rows: readonly PositionsRow[]): ById<ListedIds> {
  return byId(rows, (row) =>
    pageFrom(page, row.rows, { value: ({ id }) => id, key: ({ id, position }) => [position, id] }),
  );
}

interface LinkRow {
  readonly weight: number;
  readonly relationship: RelationshipType;
  readonly sourceId: string;
  readonly targetId: string;
  /** '' for none. */
  readonly viaId: string;
}

function linkParams(bankId: string, ids: readonly string[], kinds: readonly LinkKind[]) {
  return { bankId, ids: [...ids], relationships: relationshipsOf(kinds), entityCap: ENTITY_CAP };
}

function linkPlace(after: SortKey | null) {
  if (after === null) return null;
  const [weight, relationship, sourceId, targetId, viaId] = after;
  return {
    weight: Number(weight),
    relationship: String(relationship),
    sourceId: String(sourceId),
    targetId: String(targetId),
    viaId: String(viaId),
  };
}

function linkPage(bankId: string, page: Page, links: readonly LinkRow[]): Listed<BankLink> {
  return pageFrom(page, links, {
    value: ({ weight, relationship, sourceId, targetId, viaId }) => ({
      bankId,
      kind: linkKindOf(relationship),
      weight,
      sourceId,
      targetId,
      viaEntityId: viaId === '' ? null : viaId,
    }),
    key: ({ weight, relationship, sourceId, targetId, viaId }) => [
      weight,
      relationship,
      sourceId,
      targetId,
      viaId,
    ],
  });
}
