import type { RerankerKind } from '../domain/ports/models.ts';
import type { Candidate } from '../domain/ports/recall-store.ts';
import type { Fused } from './fuse.ts';
import type { RecallPlan, RecallRun } from './plan.ts';

/** A fused candidate with everything that judging, scoring and packing need. */
export interface LoadedCandidate extends Omit<Fused, 'version'>, Candidate {}

/** The kept candidates as they stand in the store, in the same order; what was deleted meanwhile is left out. */
export async function loadCandidates(
  kept: readonly Fused[],
  reranker: RerankerKind,
  { bank, call }: Pick<RecallPlan, 'bank' | 'call'>,
  { ports }: Pick<RecallRun, 'ports'>,
): Promise<readonly LoadedCandidate[]> {
  if (kept.length === 0) return [];
  const loaded = await ports.store.loadCandidates(bank, kept, {
    ...call,
    tokenVectors: reranker === 'LATE_INTERACTION',
  });
  const byId = new Map(loaded.map((candidate) => [candidate.memoryId, candidate]));
  return kept.flatMap((fused) => {
    const candidate = byId.get(fused.memoryId);
    return candidate === undefined ? [] : [{ ...fused, ...candidate }];
  });
}
