import { linkScore } from '../domain/link-score.ts';
import type {
  GraphHit,
  GraphQuery,
  RecallStore,
  Scope,
  Seed,
  StoreCall,
} from '../domain/ports/recall-store.ts';
import type { Database } from './database.ts';
import { type LinkRow, linkOf } from './graph-link.ts';
import * as statements from './recall-statements.ts';
import type { RecallStoreSettings } from './recall-store-settings.ts';
import { scopeParams, seesNothing } from './scope.ts';

/** The vector index is approximate: asked for more than is wanted, it is surer to find the nearest. */
const LOOKED_PER_SEED = 4;

/**
 * The graph search. Spreading activation in the common scope looks its seeds up by itself, so that it waits for no other
 * search: a few memories of the vector index take less than the round trip of a statement. In any other scope, and where
 * links are scored, the semantic search is asked for them first.
 */
export function createGraphSearch(
  database: Database,
  settings: RecallStoreSettings,
  searchSemantic: RecallStore['searchSemantic'],
): RecallStore['searchGraph'] {
  const found = async (
    seeds: GraphQuery['seeds'],
    scope: Scope,
    call?: StoreCall,
  ): Promise<readonly Seed[]> => {
    if (isGiven(seeds)) return seeds;
    const nearest = await searchSemantic(seeds, scope, seeds.most, call);
    return nearest.map(({ memoryId, score }) => ({ memoryId, activation: Math.min(1, score) }));
  };

  return async (query, scope, limit, call) => {
    if (seesNothing(scope)) return [];
    if (query.scoring === 'LINKS') {
      const seeds = await found(query.seeds, scope, call);
      const rows = await database.run(
        statements.searchLinks,
        {
          ...commonParams(query, scope, settings),
          seeds: [...seeds],
          mentionsPerEntity: settings.mentionsPerSharedEntity,
        },
        call,
      );
      const hits = rows.map((row) => graphHit(row, linkScore(row))).filter((hit) => hit.score > 0);
      return strongest(hits).slice(0, limit);
    }
    const params = { ...commonParams(query, scope, settings), ...activationParams(query, settings), limit };
    const seeds = params.isPlain ? query.seeds : await found(query.seeds, scope, call);
    const [row] = await database.run(statements.searchGraph, { ...params, ...seedParams(seeds) }, call);
    return row?.hits.map((hit) => graphHit(hit, hit.score)) ?? [];
  };
}

function isGiven(seeds: GraphQuery['seeds']): seeds is readonly Seed[] {
  return Array.isArray(seeds);
}

function commonParams({ named }: GraphQuery, scope: Scope, { linksPerMemory }: RecallStoreSettings) {
  return {
    ...scopeParams(scope),
    named: named.map(({ entityId, weight }) => ({ entityId, weight })),
    linksPerMemory,
  };
}

function activationParams({ named }: GraphQuery, settings: RecallStoreSettings) {
  const { decay, causalFactor, frontier, hubDegree, leastActivation: least } = settings;
  const { mentionsPerEntity, mentionsPerName } = settings;
  return {
    namesSuffice: named.reduce((sum, { weight }) => sum + weight, 0) >= least,
    ...{ decay, causalFactor, frontier, hubDegree, least, mentionsPerEntity, mentionsPerName },
  };
}

function seedParams(seeds: GraphQuery['seeds']) {
  if (isGiven(seeds)) {
    return { seeds: [...seeds], vector: null, looked: 1, mostSeeds: 0, seedCosine: 0 };
  }
  const { vector, most, minCosine } = seeds;
  return { seeds: [], vector, looked: LOOKED_PER_SEED * most, mostSeeds: most, seedCosine: minCosine };
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
