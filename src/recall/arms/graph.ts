import type { Seed } from '../../domain/ports/recall-store.ts';
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
  if (seeds.length === 0 && plan.nameKeys.length === 0) return null;
  const query = { seeds, nameKeys: plan.nameKeys, scoring: settings.graph.scoring };
  return ports.store.searchGraph(query, plan.scope, plan.limit, plan.call);
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
