import type { RerankerKind } from '../domain/ports/models.ts';
import { analyze } from './analyze.ts';
import { loadChunks } from './chunks.ts';
import { throwIfAborted } from './deadline.ts';
import { type Fused, fuse } from './fuse.ts';
import { loadCandidates } from './load-candidates.ts';
import { pack } from './pack.ts';
import type { RecallPlan, RecallRun } from './plan.ts';
import { prefilter } from './prefilter.ts';
import { reasonOf } from './reason.ts';
import { chooseReranker, rerank } from './rerank.ts';
import { score } from './score.ts';
import { searchArms } from './search-arms.ts';
import type { RecallSettings } from './settings.ts';
import { measureInto, unmeasured } from './stopwatch.ts';
import { traceOf } from './trace.ts';
import type { PhaseTrace, RecallPorts, RecallRequest, RecallResult } from './types.ts';
import { widen } from './widen.ts';

/** Results that packing looks at, per candidate of an arm (design, section 4: at most 2 N). */
const CONSIDERED_PER_CANDIDATE = 2;

/**
 * The memories of a bank that matter for a query, best first, within a token budget.
 *
 *   analyze → semantic | keyword | graph | temporal → fuse → prefilter → rerank → score → pack
 *
 * A part that fails is named in `degraded` while the rest answers.
 * Throws BAD_USER_INPUT, NOT_FOUND for an unknown bank, TIMEOUT when `signal` aborts, and STORE_UNAVAILABLE or
 * MODEL_UNAVAILABLE when no arm can answer.
 */
export async function recall(
  request: RecallRequest,
  ports: RecallPorts,
  settings: RecallSettings,
  signal?: AbortSignal,
): Promise<RecallResult> {
  throwIfAborted(signal);
  const phases: PhaseTrace[] = [];
  const measure = request.trace || ports.onPhase !== undefined ? measureInto(phases) : unmeasured;
  const run: RecallRun = { request, ports, settings, signal, measure };

  const plan = await measure('analyze', () => analyze(run));
  const arms = await measure('search', () => searchArms(plan, run));
  const fused = measure('fuse', () => fuse(arms, request.boosts, settings.fusion));
  const reranker = await chooseReranker(plan, run);
  const kept = await measure('prefilter', () => keep(fused, reranker, plan, run));
  const candidates = await measure('load', () => loadCandidates(kept, reranker, plan, run));
  const judged = await measure('rerank', () => rerank(candidates, reranker, plan, run));
  const scored = measure('score', () => score(judged.candidates, plan, settings.boosts));
  const relevant = scored.filter(
    ({ relevance }) => request.minScore === null || relevance >= request.minScore,
  );
  const packed = measure('pack', () =>
    pack(relevant, request.maxTokens, plan.limit * CONSIDERED_PER_CANDIDATE),
  );
  const { chunks, chunkIds, error } = await measure('chunks', () => loadChunks(packed.results, plan, run));

  const failures = [
    ...arms.map((arm) => ({ part: arm.strategy, error: arm.error })),
    { part: judged.failure?.reranker ?? reranker, error: judged.failure?.error ?? null },
    { part: 'CHUNKS', error },
  ].filter((failure) => failure.error !== null);
  for (const failure of failures) ports.onDegraded?.(failure.part, failure.error);
  for (const { name, ms } of phases) ports.onPhase?.(name, ms);

  return {
    hits: packed.results.map((hit) => ({
      memoryId: hit.memoryId,
      score: hit.score,
      scores: hit.scores,
      foundBy: hit.foundBy,
      reason: reasonOf(hit, plan, judged.reranker),
      path: hit.path,
      tokens: hit.tokens,
      chunkId: chunkIds.get(hit.memoryId) ?? null,
    })),
    totalTokens: packed.totalTokens,
    window: plan.window,
    reranker: judged.reranker,
    chunks,
    degraded: failures.map(({ part }) => part),
    trace: request.trace
      ? traceOf({ plan, arms, fused, kept, scored, skipped: packed.skipped, phases }, run)
      : null,
  };
}

/**
 * What the reranker is to read: the best candidates; late interaction reads what stands beside them as well, unless
 * the caller named the searches and so said where hits may come from.
 */
async function keep(
  fused: readonly Fused[],
  reranker: RerankerKind,
  plan: RecallPlan,
  run: RecallRun,
): Promise<readonly Fused[]> {
  return reranker === 'LATE_INTERACTION' && run.request.strategies === null
    ? widen(fused, plan, run)
    : prefilter(fused, run.settings.rerankMaxCandidates);
}
