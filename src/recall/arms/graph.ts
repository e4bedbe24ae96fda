import type { GraphHit, GraphQuery, Seed } from '../../domain/ports/recall-store.ts';
import type { ArmHit } from '../../domain/ranked.ts';
import type { RecallPlan, RecallRun } from '../plan.ts';
import type { GraphSettings } from '../settings.ts';
import type { ArmAnswer } from './arm.ts';

/**
 * Memories that spreading activation reaches from `seeds` and from the entities named in the query; null when there
 * are neither. Throws as the store.
 */
export async function graph(plan: RecallPlan, run: RecallRun, seeds: readonly Seed[]): Promise<ArmAnswer> {
  const { ports, settings } = run;
  const { named } = await plan.lookedUp;
  if (seeds.length === 0 && named.length === 0) return null;
  const query = { seeds, named, scoring: settings.graph.scoring };
  const hits = await ports.store.searchGraph(query, plan.scope, plan.limit, plan.call);
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

/** The best semantic hits that are near enough to start from; their activation is their cosine, at most 1. */
export function seedsOf(
  semanticHits: readonly ArmHit[],
  { seeds, seedCosine }: GraphSettings,
): readonly Seed[] {
  return semanticHits
    .slice(0, seeds)
    .filter((hit) => hit.score >= seedCosine)
    .map((hit) => ({ memoryId: hit.memoryId, activation: Math.min(1, hit.score) }));
}
