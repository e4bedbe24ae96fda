import type { RerankerKind } from '../domain/ports/models.ts';
import { throwIfAborted } from './deadline.ts';
import type { Fused } from './fuse.ts';
import type { RecallPlan, RecallRun } from './plan.ts';
import { prefilter } from './prefilter.ts';
import { widen } from './widen.ts';

export interface Kept {
  /** In fused order. */
  readonly candidates: readonly Fused[];
  /** Why the neighbours are missing; null when they are there or were not wanted. */
  readonly error: unknown;
}

/**
 * What the reranker is to read: the best candidates; late interaction reads what stands beside them as well, unless
 * the caller named the searches and so said where hits may come from. Neighbours that fail or are late are left out.
 * Throws TIMEOUT when the caller went away.
 */
export async function keep(
  fused: readonly Fused[],
  reranker: RerankerKind,
  plan: RecallPlan,
  run: RecallRun,
): Promise<Kept> {
  const best = () => prefilter(fused, run.settings.rerankMaxCandidates);
  if (reranker !== 'LATE_INTERACTION' || run.request.strategies !== null)
    return { candidates: best(), error: null };
  try {
    const candidates = await run.deadline.within('NEIGHBOURS', plan.call, (call) =>
      widen(fused, { ...plan, call }, run),
    );
    return { candidates, error: null };
  } catch (error) {
    throwIfAborted(run.signal, error);
    return { candidates: best(), error };
  }
}
