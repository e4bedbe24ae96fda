import type { RerankerKind } from '../domain/ports/models.ts';
import type { Candidate } from '../domain/ports/recall-store.ts';
import type { Fused } from './fuse.ts';
import type { RecallPlan, RecallRun } from './plan.ts';

/**
 * A fused candidate with everything that judging, scoring and packing need. Each step adds its own beside what the arms
 * found and what the process remembers of the memory: copying those from step to step was a fifth of a recall's own time.
 */
export interface LoadedCandidate {
  readonly memoryId: string;
  readonly found: Fused;
  readonly memory: Candidate;
}

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
  const byId = new Map<string, Candidate>();
  for (const memory of loaded) byId.set(memory.memoryId, memory);
  const candidates: LoadedCandidate[] = [];
  for (const found of kept) {
    const { memoryId } = found;
    const memory = byId.get(memoryId);
    if (memory !== undefined) candidates.push({ memoryId, found, memory });
  }
  return candidates;
}
