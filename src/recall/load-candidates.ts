import type { Candidate } from '../domain/ports/recall-store.ts';
import { armCosine, type Fused } from './fuse.ts';
import type { RecallPlan, RecallRun } from './plan.ts';

/** A fused candidate with the signals that scoring and packing need. */
export interface LoadedCandidate extends Fused, Omit<Candidate, 'memoryId'> {}

/**
 * The kept candidates with their signals, in the same order; what was deleted meanwhile is left out.
 * The cosine is asked for where no arm measured it, so that every candidate has one while the query has a vector.
 */
export async function loadCandidates(
  kept: readonly Fused[],
  plan: Pick<RecallPlan, 'bank' | 'embedding' | 'call'>,
  { ports }: RecallRun,
): Promise<readonly LoadedCandidate[]> {
  if (kept.length === 0) return [];
  const { vector } = plan.embedding;
  const unmeasured = kept
    .filter((candidate) => armCosine(candidate.foundBy) === null)
    .map(({ memoryId }) => memoryId);
  const signals = await ports.store.loadCandidates(
    plan.bank,
    kept.map(({ memoryId }) => memoryId),
    vector === null || unmeasured.length === 0
      ? plan.call
      : { ...plan.call, cosineFor: { vector, ids: unmeasured } },
  );
  const byId = new Map(signals.map((signal) => [signal.memoryId, signal]));
  return kept.flatMap((candidate) => {
    const signal = byId.get(candidate.memoryId);
    return signal === undefined
      ? []
      : [{ ...candidate, ...signal, cosine: armCosine(candidate.foundBy) ?? signal.cosine }];
  });
}
