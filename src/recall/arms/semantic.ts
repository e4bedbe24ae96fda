import type { RecallPlan, RecallRun } from '../plan.ts';
import type { ArmAnswer } from './arm.ts';

/**
 * Memories nearest to the query in meaning, by cosine, all at least `minCosine`; null when the query has no meaning
 * to embed. Throws what the embedder threw, or as the store.
 */
export async function semantic(plan: RecallPlan, { ports, settings }: RecallRun): Promise<ArmAnswer> {
  const embedding = await plan.embedding;
  if (embedding.vector === null) {
    if (embedding.error !== null) throw embedding.error;
    return null;
  }
  const query = { vector: embedding.vector, minCosine: settings.semantic.minCosine };
  return ports.store.searchSemantic(query, plan.scope, plan.limit, plan.call);
}
