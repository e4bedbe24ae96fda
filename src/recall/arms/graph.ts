import type { GraphHit, GraphQuery } from '../../domain/ports/recall-store.ts';
import type { RecallPlan, RecallRun } from '../plan.ts';
import type { GraphSettings } from '../settings.ts';
import type { ArmAnswer } from './arm.ts';

/**
 * Memories that spreading activation reaches from those nearest to the query in meaning and from the entities named in it;
 * null when there is nothing to start from, since what it starts from it also brings. A query whose embedding failed has its names left. Throws as the store.
 */
export async function graph(plan: RecallPlan, { ports, settings }: RecallRun): Promise<ArmAnswer> {
  const { vector } = await plan.embedding;
  const { named } = await plan.lookedUp;
  if (vector === null && named.length === 0) return null;
  const { seeds: most, seedCosine: minCosine, scoring } = settings.graph;
  const seeds = vector === null ? [] : { vector, most, minCosine };
  const hits = await ports.store.searchGraph({ seeds, named, scoring }, plan.scope, plan.limit, plan.call);
  if (hits.length === 0 && named.length === 0) return null;
  return hits.map((hit) => {
    const { memoryId, score, version, arrivedBy } = hit;
    return { memoryId, score, version, arrivedBy, strength: strengthOf(hit, settings.graph) };
  });
}

/** Highest score of each scoring: full activation, and one full point for each of the three kinds of links. */
const FULL_SCORE: Readonly<Record<GraphQuery['scoring'], number>> = { ACTIVATION: 1, LINKS: 3 };

/**
 * How much a graph hit counts in the fusion, in [0, 1]: `min(1, score / full score) ^ exponent`.
 * The other arms rank by the query itself; this one by nearness to memories that may be relevant, and the activation
 * says how sure that is.
 */
export function strengthOf(
  { score }: Pick<GraphHit, 'score'>,
  { scoring, strengthExponent }: GraphSettings,
): number {
  return Math.min(1, score / FULL_SCORE[scoring]) ** strengthExponent;
}
