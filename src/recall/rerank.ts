import { MemoryError } from '../domain/errors.ts';
import type { RerankerKind } from '../domain/ports/models.ts';
import { throwIfAborted } from './deadline.ts';
import { divisorsOf } from './fuse.ts';
import type { JudgedCandidate } from './judged-candidate.ts';
import { liftBoosted } from './lift-boosted.ts';
import type { LoadedCandidate } from './load-candidates.ts';
import type { Failure, RecallPlan, RecallRun } from './plan.ts';
import { crossEncode } from './rerankers/cross-encode.ts';
import { interact } from './rerankers/interact.ts';
import { type Cosines, measureCosines, spreadByRank } from './rerankers/spread-by-rank.ts';

export interface Judgement {
  readonly candidates: readonly JudgedCandidate[];
  readonly reranker: RerankerKind;
  /** The reranker that was to judge and did not, and COSINES when those could not be measured in its stead. */
  readonly failures: readonly Failure[];
}

/**
 * Which reranker is to judge. AUTO takes the cross-encoder where there is one, else late interaction where the
 * embedding model gives the vectors of tokens, else none.
 */
export async function chooseReranker(plan: RecallPlan, { request, ports }: RecallRun): Promise<RerankerKind> {
  if (request.reranker !== 'AUTO') return request.reranker;
  if (ports.crossEncoder !== null) return 'CROSS_ENCODER';
  return (await plan.embedding).tokens === null ? 'NONE' : 'LATE_INTERACTION';
}

/** What is to be judged, and by whom. */
export interface Judging {
  readonly candidates: readonly LoadedCandidate[];
  readonly reranker: RerankerKind;
  /** The cosines that no arm measured, where they were measured beside the loading; null where nobody needed them yet. */
  readonly cosines: Cosines | null;
}

/**
 * The candidates judged, best first, with the boosted arms' hits lifted. A reranker that is missing or fails leaves
 * the judgement of NONE and its error, and so does a late one. Throws TIMEOUT when the caller went away.
 */
export async function rerank(judging: Judging, plan: RecallPlan, run: RecallRun): Promise<Judgement> {
  const { request, settings } = run;
  const divisors = divisorsOf(request.boosts, settings.fusion);
  const judged = await judge(judging, plan, run);
  return { ...judged, candidates: liftBoosted(judged.candidates, divisors) };
}

async function judge(judging: Judging, plan: RecallPlan, run: RecallRun): Promise<Judgement> {
  const { candidates, reranker } = judging;
  if (candidates.length === 0) return { candidates: [], reranker, failures: [] };
  if (reranker === 'NONE') return judgeByRank(judging, plan, run);
  try {
    const relevances = await run.deadline.within('RERANK', plan.call, (call) =>
      relevancesOf(candidates, reranker, { ...plan, call }, run),
    );
    return { candidates: rankByRelevance(candidates, relevances), reranker, failures: [] };
  } catch (error) {
    throwIfAborted(run.signal, error);
    const { failures, ...judgement } = await judgeByRank(judging, plan, run);
    return { ...judgement, failures: [{ part: reranker, error }, ...failures] };
  }
}

async function judgeByRank(
  { candidates, cosines }: Judging,
  plan: RecallPlan,
  run: RecallRun,
): Promise<Judgement> {
  const found = () => candidates.map((candidate) => candidate.found);
  const { byId, error } = cosines ?? (await measureCosines(found(), plan, run));
  return {
    reranker: 'NONE',
    candidates: spreadByRank(candidates, byId),
    failures: error === null ? [] : [{ part: 'COSINES', error }],
  };
}

async function relevancesOf(
  candidates: readonly LoadedCandidate[],
  reranker: Exclude<RerankerKind, 'NONE'>,
  plan: RecallPlan,
  run: RecallRun,
): Promise<readonly number[]> {
  if (reranker === 'CROSS_ENCODER') {
    const { crossEncoder } = run.ports;
    if (crossEncoder === null) {
      throw new MemoryError(
        'MODEL_UNAVAILABLE',
        'There is no cross-encoder; AUTO takes it where it is there.',
      );
    }
    return crossEncode(crossEncoder, candidates, plan);
  }
  const { tokens } = await plan.embedding;
  if (tokens === null) {
    throw new MemoryError(
      'MODEL_UNAVAILABLE',
      'Late interaction needs a local embedding model and a query with words; AUTO takes it where it can.',
    );
  }
  return interact(tokens, candidates, plan, run);
}

function rankByRelevance(
  candidates: readonly LoadedCandidate[],
  relevances: readonly number[],
): readonly JudgedCandidate[] {
  const places = candidates.map((_, index) => index);
  const relevance = (index: number) => relevances[index] ?? 0;
  const fusedRank = (index: number) => candidates[index]?.found.fusedRank ?? 0;
  places.sort((a, b) => relevance(b) - relevance(a) || fusedRank(a) - fusedRank(b));
  const judged: JudgedCandidate[] = [];
  for (const [place, index] of places.entries()) {
    const candidate = candidates[index];
    if (candidate === undefined) continue;
    const { memoryId, found, memory } = candidate;
    const base = relevance(index);
    judged.push({ memoryId, found, memory, relevance: base, base, rerankedRank: place + 1 });
  }
  return judged;
}
