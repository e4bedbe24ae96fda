import { analyze } from './analyze.ts';
import { answerOf } from './answer.ts';
import { loadChunks } from './chunks.ts';
import { collapse, uncollapsed } from './collapse.ts';
import { openDeadline, throwIfAborted } from './deadline.ts';
import { fuse } from './fuse.ts';
import { keep } from './keep.ts';
import { leaveOut } from './leave-out.ts';
import { loadCandidates } from './load-candidates.ts';
import { pack } from './pack.ts';
import type { Failure, RecallRun } from './plan.ts';
import { chooseReranker, rerank } from './rerank.ts';
import { measureCosines } from './rerankers/spread-by-rank.ts';
import { score } from './score.ts';
import { searchArms } from './search-arms.ts';
import type { RecallSettings } from './settings.ts';
import type { RecallSteps } from './steps.ts';
import { measureInto, unmeasured } from './stopwatch.ts';
import type { PhaseTrace, RecallPorts, RecallRequest, RecallResult } from './types.ts';
import { validate } from './validate.ts';

/** Results that packing looks at, per candidate of an arm (design, section 4: at most 2 N). */
const CONSIDERED_PER_CANDIDATE = 2;

/**
 * The memories of a bank that matter for a query, best first, within a token budget.
 *
 * A part that fails or is late is named in `degraded` while the rest answers.
 * Throws BAD_USER_INPUT, NOT_FOUND for an unknown bank, TIMEOUT when `signal` aborts or nothing answered in time, and
 * STORE_UNAVAILABLE or MODEL_UNAVAILABLE when no arm can answer.
 */
export async function recall(
  request: RecallRequest,
  ports: RecallPorts,
  settings: RecallSettings,
  signal?: AbortSignal,
): Promise<RecallResult> {
  return answerOf(await recallSteps(request, ports, settings, signal));
}

/** What each step of a recall left behind, for an answer or an explanation. Throws as `recall`. */
export async function recallSteps(
  request: RecallRequest,
  ports: RecallPorts,
  settings: RecallSettings,
  signal?: AbortSignal,
): Promise<RecallSteps> {
  throwIfAborted(signal);
  validate(request);
  const phases: PhaseTrace[] = [];
  const measure = request.trace || ports.onPhase !== undefined ? measureInto(phases) : unmeasured;
  const deadline = openDeadline(request.timeoutMs, signal);
  try {
    const steps = await takeSteps({ request, ports, settings, signal, deadline, measure });
    for (const { part, error } of steps.failures) ports.onDegraded?.(part, error);
    for (const { name, ms } of phases) ports.onPhase?.(name, ms);
    return { ...steps, phases };
  } finally {
    deadline.close();
  }
}

/** analyze → semantic | keyword | graph | temporal → fuse → prefilter → rerank → score → collapse → pack */
async function takeSteps(run: RecallRun): Promise<Omit<RecallSteps, 'phases'>> {
  const { request, settings, deadline, measure } = run;
  const plan = await measure('analyze', () => analyze(run));
  const { arms, neighbours } = await measure('search', () => searchArms(plan, run));
  // It was deleted, made anew or moved to another timezone since this process last recalled from it.
  if (!(await plan.lookedUp).isCurrent) return takeSteps(run);
  const fused = measure('fuse', () => fuse(arms, request.boosts, settings.fusion));
  const reranker = await chooseReranker(plan, run);
  const kept = measure('prefilter', () => keep(fused, reranker, neighbours, settings));
  const [candidates, cosines] = await measure('load', () =>
    Promise.all([
      deadline.within('ANSWER', plan.call, (call) => loadCandidates(kept, reranker, { ...plan, call }, run)),
      reranker === 'NONE' ? measureCosines(kept, plan, run) : null,
    ]),
  );
  const judged = await measure('rerank', () => rerank({ candidates, reranker, cosines }, plan, run));
  const scored = measure('score', () => score(judged.candidates, plan, settings.boosts));
  const relevant = await measure('leave out', () => leaveOut(scored, judged.reranker, plan, run));
  const distinct = measure('collapse', () =>
    request.collapseDuplicates ? collapse(relevant) : uncollapsed(relevant),
  );
  const maxConsidered = plan.limit * CONSIDERED_PER_CANDIDATE;
  const packed = measure('pack', () => pack(distinct.results, request.maxTokens, maxConsidered));
  const chunks = await measure('chunks', () => loadChunks(packed.results, plan, run));

  const failures: readonly Failure[] = [
    { part: 'ANCHOR', error: plan.anchorError },
    ...arms.map((arm) => ({ part: arm.strategy, error: arm.error })),
    { part: 'NEIGHBOURS', error: neighbours.error },
    ...judged.failures,
    { part: 'CHUNKS', error: chunks.error },
  ].filter((failure) => failure.error !== null);

  return {
    run,
    plan,
    arms,
    fused,
    kept,
    scored,
    reranker: judged.reranker,
    relevant,
    distinct,
    maxConsidered,
    packed,
    chunks,
    failures,
  };
}
