import { throwIfAborted } from '../deadline.ts';
import { armCosine, type Fused } from '../fuse.ts';
import type { JudgedCandidate } from '../judged-candidate.ts';
import type { LoadedCandidate } from '../load-candidates.ts';
import type { RecallPlan, RecallRun } from '../plan.ts';

/** Score of the last candidate when no reranker judges: a hit, however late, is not a miss (design, section 4). */
const LEAST_SPREAD = 0.1;

/**
 * The judgement without a reranker: bases spread by RRF place, and for the relevance the cosine to the query; 0 where
 * there is none.
 * @param candidates in fused order
 * @param cosines of those whose cosine no arm measured, by memory id
 */
export function spreadByRank(
  candidates: readonly LoadedCandidate[],
  cosines: ReadonlyMap<string, number>,
): readonly JudgedCandidate[] {
  const bases = spreadBases(candidates.map(({ found }) => found));
  return candidates.map((candidate, index) => {
    const cosine = armCosine(candidate.found.foundBy) ?? cosines.get(candidate.memoryId) ?? 0;
    const relevance = Math.min(1, Math.max(0, cosine));
    return { ...candidate, relevance, base: bases[index] ?? LEAST_SPREAD, rerankedRank: null };
  });
}

/** The cosines to the query that no arm measured. */
export interface Cosines {
  /** By memory id; what is missing here has none. */
  readonly byId: ReadonlyMap<string, number>;
  /** Why they could not be measured; null when they could. */
  readonly error: unknown;
}

/** Those cosines, within the time of the answer. Throws TIMEOUT when the caller went away. */
export async function measureCosines(
  candidates: readonly Measurable[],
  plan: RecallPlan,
  run: RecallRun,
): Promise<Cosines> {
  try {
    const byId = await run.deadline.within('ANSWER', plan.call, (call) =>
      measureMissing(candidates, { ...plan, call }, run),
    );
    return { byId, error: null };
  } catch (error) {
    throwIfAborted(run.signal, error);
    return { byId: new Map(), error };
  }
}

/** What an arm may have measured. */
type Measurable = Pick<Fused, 'memoryId' | 'foundBy'>;

/** The cosines to the query that no arm measured, by memory id; none for a query without a vector. Throws as the store. */
async function measureMissing(
  candidates: readonly Measurable[],
  { bank, embedding, call }: Pick<RecallPlan, 'bank' | 'embedding' | 'call'>,
  { ports }: Pick<RecallRun, 'ports'>,
): Promise<ReadonlyMap<string, number>> {
  const { vector } = await embedding;
  const unmeasured = candidates
    .filter(({ foundBy }) => armCosine(foundBy) === null)
    .map(({ memoryId }) => memoryId);
  return vector === null ? new Map() : ports.store.measureCosines(bank, unmeasured, vector, call);
}

/**
 * Bases in [0.1, 1] by RRF place, equal RRF sums sharing the better one.
 *
 *   base = place ^ −(ln 10 / ln count), so 1 for the first and 0.1 for the last
 *
 * Even steps would be a third of a percent each among 300 candidates, and the boosts of ±10 % would reorder the whole
 * answer: on LoCoMo 26, 30, 41, 42, 43 recall@10 falls from 0.636 to 0.469. With equal ratios of places, a boost moves a
 * memory by about the same share of its place wherever it stands (0.633).
 * @param candidates in fused order
 */
export function spreadBases(candidates: readonly { readonly fusedRank: number }[]): readonly number[] {
  const exponent = candidates.length > 1 ? Math.log(LEAST_SPREAD) / Math.log(candidates.length) : 0;
  let place = 1;
  return candidates.map(({ fusedRank }, index) => {
    if (fusedRank !== candidates[index - 1]?.fusedRank) place = index + 1;
    return place ** exponent;
  });
}
