import { EARLIEST } from '../domain/instant.ts';
import { linkScore } from '../domain/link-score.ts';
import type { GraphHit, RecalledChunk, RecallStore } from '../domain/ports/recall-store.ts';
import type { ArmHit } from '../domain/ranked.ts';
import { tagsMatch, UNTAGGED_KEY } from '../domain/tags.ts';
import { createBankLookUp } from './bank-look-up.ts';
import { createCandidateCache } from './candidate-cache.ts';
import type { Database } from './database.ts';
import { type LinkRow, linkOf } from './graph-link.ts';
import { luceneQueries, tagQuery } from './lucene.ts';
import { refsOf } from './memory-refs.ts';
import { occurredOf } from './occurrence.ts';
import * as statements from './recall-statements.ts';
import { scopeParams, seesNothing, within } from './scope.ts';

/** Constants of the searches that an operator may change. */
export interface RecallStoreSettings {
  /** What one point of the exact index counts beside one of the stemmed index. */
  readonly exactWeight: number;
  /** Hits read of each full-text index for one wanted, before everything else is filtered. */
  readonly keywordExpansion: number;
  /** The same where nothing but bank and state binds. */
  readonly keywordExpansionPlain: number;
  /** What a step of spreading activation leaves of it. */
  readonly decay: number;
  /** How much more than others a causal link passes on. */
  readonly causalFactor: number;
  /** Memories that pass activation on in a step. */
  readonly frontier: number;
  /** Links touched a memory. */
  readonly linksPerMemory: number;
  /** Memories touched an entity on the way. */
  readonly mentionsPerEntity: number;
  /** Memories touched an entity where links are scored; one step, so more than on the way. */
  readonly mentionsPerSharedEntity: number;
  /** Memories touched an entity named in the query. */
  readonly mentionsPerName: number;
  /** An entity of more memories passes nothing on: what it reaches would be any memory. */
  readonly hubDegree: number;
  /** Least activation of a seed, and of what arrives over a link or an entity. */
  readonly leastActivation: number;
  /** Share of the temporal arm's places kept for what links reach. */
  readonly linkedShare: number;
  /** Best hits of the temporal arm whose links are followed. */
  readonly temporalSources: number;
  /** What a process remembers of memories that it has read, at most, in bytes. */
  readonly cacheBytes: number;
  /** Whether a bank that is recalled from is read into that memory in the background. */
  readonly readsAhead: boolean;
}

/**
 * Decay and causal factor: design, section 4. Exact weight: of 0, 0.3, 0.5, 0.7 and 1, recall@10 of the keyword arm
 * was best at 0.3 (LoCoMo 26, 30, 41, 42, 43: 0.580, 0.590, 0.584, 0.586, 0.582). The bounds are ours: they keep the
 * graph arm within the time of a vector search in a bank of 100,000 memories.
 */
export const DEFAULT_RECALL_STORE: RecallStoreSettings = {
  exactWeight: 0.3,
  keywordExpansion: 4,
  keywordExpansionPlain: 1.5,
  decay: 0.8,
  causalFactor: 2,
  frontier: 8,
  linksPerMemory: 30,
  mentionsPerEntity: 30,
  mentionsPerSharedEntity: 200,
  mentionsPerName: 1000,
  hubDegree: 1000,
  // By its fourth power, which is what it counts in the fusion, a fifth is less than two thousandths of a seed.
  leastActivation: 0.2,
  linkedShare: 0.1,
  temporalSources: 20,
  // Some 50,000 turns of a conversation with the vectors of their tokens.
  cacheBytes: 256 * 1024 * 1024,
  // Whoever opens a store for a few calls is not to be read to.
  readsAhead: false,
};

/** More hits than any index holds. */
const EVERYTHING = 2_000_000_000;

/** The searches of a recall on Neo4j. */
export function createRecallStore(
  database: Database,
  settings: RecallStoreSettings = DEFAULT_RECALL_STORE,
): RecallStore {
  return { ...searches(database, settings), ...lookUps(database, settings) };
}

function searches(
  database: Database,
  settings: RecallStoreSettings,
): Pick<RecallStore, 'searchSemantic' | 'searchKeyword' | 'searchGraph' | 'searchTemporal'> {
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

    async searchGraph({ seeds, named, scoring }, scope, limit, call) {
      if (seesNothing(scope)) return [];
      const { linksPerMemory, mentionsPerEntity, mentionsPerName } = settings;
      const params = {
        ...scopeParams(scope),
        seeds: seeds.map(({ memoryId, activation }) => ({ memoryId, activation })),
        named: named.map(({ entityId, weight }) => ({ entityId, weight })),
        linksPerMemory,
      };
      if (scoring === 'LINKS') {
        const bounds = { mentionsPerEntity: settings.mentionsPerSharedEntity };
        const rows = await database.run(statements.searchLinks, { ...params, ...bounds }, call);
        return strongest(
          rows.map((row) => graphHit(row, linkScore(row))).filter((hit) => hit.score > 0),
        ).slice(0, limit);
      }
      const { decay, causalFactor, frontier, hubDegree, leastActivation: least } = settings;
      const bounds = {
        namesSuffice: named.reduce((sum, { weight }) => sum + weight, 0) >= least,
        decay,
        causalFactor,
        frontier,
        mentionsPerEntity,
        mentionsPerName,
        hubDegree,
        least,
        limit,
      };
      const [row] = await database.run(statements.searchGraph, { ...params, ...bounds }, call);
      return row?.hits.map((hit) => graphHit(hit, hit.score)) ?? [];
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

function graphHit(
  row: LinkRow & { readonly memoryId: string; readonly version: number },
  score: number,
): GraphHit {
  return { memoryId: row.memoryId, score, version: row.version, arrivedBy: linkOf(row) };
}

function strongest(hits: readonly GraphHit[]): readonly GraphHit[] {
  return [...hits].sort((a, b) => b.score - a.score || (a.memoryId < b.memoryId ? -1 : 1));
}
