import { EARLIEST } from '../domain/instant.ts';
import type { RecalledChunk, RecallStore } from '../domain/ports/recall-store.ts';
import type { ArmHit } from '../domain/ranked.ts';
import { tagsMatch, UNTAGGED_KEY } from '../domain/tags.ts';
import { createBankLookUp } from './bank-look-up.ts';
import { createCandidateCache } from './candidate-cache.ts';
import type { Database } from './database.ts';
import { luceneQueries, tagQuery } from './lucene.ts';
import { refsOf } from './memory-refs.ts';
import { occurredOf } from './occurrence.ts';
import * as statements from './recall-statements.ts';
import { DEFAULT_RECALL_STORE, type RecallStoreSettings } from './recall-store-settings.ts';
import { scopeParams, seesNothing, within } from './scope.ts';
import { createGraphSearch } from './search-graph.ts';

/** More hits than any index holds. */
const EVERYTHING = 2_000_000_000;

/** The searches of a recall on Neo4j. */
export function createRecallStore(
  database: Database,
  settings: RecallStoreSettings = DEFAULT_RECALL_STORE,
): RecallStore {
  const search = searches(database, settings);
  return {
    ...search,
    searchGraph: createGraphSearch(database, settings, search.searchSemantic),
    ...lookUps(database, settings),
  };
}

function searches(
  database: Database,
  settings: RecallStoreSettings,
): Pick<RecallStore, 'searchSemantic' | 'searchKeyword' | 'searchTemporal'> {
  return {
    async searchSemantic({ vector, minCosine }, scope, limit, call) {
      if (seesNothing(scope)) return [];
      const params = { ...scopeParams(scope), vector, minCosine, limit };
      const [row] = await database.run(statements.searchSemantic, params, call);
      return row === undefined ? [] : hitsOf(row);
    },

    async searchKeyword({ text }, scope, limit, call) {
      if (seesNothing(scope)) return [];
      const queries = luceneQueries(text, { bankKey: scope.bank.key, tagKeys: scope.tagKeys });
      if (queries.text === null && queries.exact === null && queries.cjk === null) return [];
      const params = { ...scopeParams(scope), ...queries, exactWeight: settings.exactWeight, limit };
      const search = async (fetch: number) => {
        const [row] = await database.run(statements.searchKeyword, { ...params, fetch }, call);
        return { hits: row === undefined ? [] : hitsOf(row), isCut: row?.isCut ?? false };
      };
      // The common recall filters next to nothing away, so little more than is wanted serves it.
      const expansion = params.isPlain ? settings.keywordExpansionPlain : settings.keywordExpansion;
      const best = await search(Math.ceil(limit * expansion));
      // The best hits may all lie outside the scope: only then is it worth reading every one.
      const found = best.isCut && best.hits.length < limit ? await search(EVERYTHING) : best;
      return found.hits;
    },

    async searchTemporal({ vector, window }, scope, limit, call) {
      if (seesNothing(scope)) return [];
      const { windowStart, windowEnd, ...params } = scopeParams(within(scope, window));
      if (windowStart === null || windowEnd === null || windowStart >= windowEnd) return [];
      const linkedLimit = Math.floor(limit * settings.linkedShare);
      return database.run(
        statements.searchTemporal,
        {
          ...params,
          windowStart,
          windowEnd,
          vector,
          nearestLimit: limit - linkedLimit,
          linkedLimit,
          sources: settings.temporalSources,
          linksPerMemory: settings.linksPerMemory,
        },
        call,
      );
    },
  };
}

function lookUps(
  database: Database,
  { cacheBytes, readsAhead }: RecallStoreSettings,
): Omit<RecallStore, 'searchSemantic' | 'searchKeyword' | 'searchGraph' | 'searchTemporal'> {
  const cache = createCandidateCache(database, { maxBytes: cacheBytes, readsAhead });
  return {
    loadCandidates: cache,

    ...createBankLookUp(database),

    async resolveTagKeys(bank, tags, match, call) {
      const query = tagQuery(bank.key, tags);
      const sets =
        query === null ? [] : await database.run(statements.findTagSets, { bankId: bank.id, query }, call);
      const keys = sets.filter((set) => tagsMatch(set.tags, tags, match)).map(({ key }) => key);
      return tagsMatch([], tags, match) ? [UNTAGGED_KEY, ...keys] : keys;
    },

    async measureCosines(bank, ids, vector, call) {
      if (ids.length === 0) return new Map();
      const params = { bankId: bank.id, ids: [...ids], vector };
      const [row] = await database.run(statements.measureCosines, params, call);
      return new Map(row?.memoryIds.map((memoryId, at) => [memoryId, row.cosines[at] ?? 0]));
    },

    async findNeighbours(ids, { before, after }, scope, call) {
      if (ids.length === 0 || seesNothing(scope)) return [];
      const params = { ...scopeParams(scope), ids: [...ids], before, after };
      const [row] = await database.run(statements.findNeighbours, params, call);
      return row === undefined ? [] : refsOf(row);
    },

    async firstOccurrence(bank, call) {
      const [row] = await database.run(
        statements.firstOccurrence,
        { bankId: bank.id, earliest: EARLIEST },
        call,
      );
      return row?.start ?? null;
    },

    async findMemory(bank, memoryId, vector, call) {
      const [row] = await database.run(statements.findMemory, { bankId: bank.id, memoryId, vector }, call);
      if (row === undefined) return null;
      const { occurredStart, occurredEnd, precision, ...memory } = row;
      return { ...memory, occurred: occurredOf({ occurredStart, occurredEnd, precision }) };
    },

    async loadChunks(bank, memoryIds, call) {
      const params = { bankId: bank.id, ids: [...memoryIds] };
      const rows = await database.run(statements.loadChunks, params, call);
      return new Map(rows.map(({ memoryId, ...chunk }): [string, RecalledChunk] => [memoryId, chunk]));
    },
  };
}

/** Hits from columns, in their order. */
function hitsOf(columns: {
  readonly memoryIds: readonly string[];
  readonly scores: readonly number[];
  readonly versions: readonly number[];
}): readonly ArmHit[] {
  return columns.memoryIds.map((memoryId, at) => ({
    memoryId,
    score: columns.scores[at] ?? 0,
    version: columns.versions[at] ?? 0,
  }));
}
