import { MemoryError } from '../domain/errors.ts';
import type { ArmRank, Strategy } from '../domain/ranked.ts';
import type { ArmResult } from './arms/arm.ts';
import { divisorsOf, type Fused } from './fuse.ts';
import type { RecallPlan, RecallRun } from './plan.ts';
import type { ScoredCandidate } from './score.ts';
import type { ArmTrace, PhaseTrace, PrefilterTrace, RecallTrace, SkippedTrace } from './types.ts';

/** How many of an arm's hits a trace shows. */
const TOP_HITS = 20;

/** Everything that the steps of one recall left behind. */
export interface RecallSteps {
  readonly plan: RecallPlan;
  readonly arms: readonly ArmResult[];
  readonly fused: readonly Fused[];
  readonly kept: readonly Fused[];
  readonly scored: readonly ScoredCandidate[];
  readonly skipped: readonly SkippedTrace[];
  readonly phases: readonly PhaseTrace[];
}

/** The whole way of one recall, as a value. */
export function traceOf(steps: RecallSteps, run: RecallRun): RecallTrace {
  const { plan, arms, scored, skipped, phases } = steps;
  return {
    query: plan.query,
    at: plan.at,
    window: plan.window,
    budget: plan.limit,
    arms: arms.map(traceArm),
    rerankPrefilter: tracePrefilter(steps, run),
    candidates: scored.map(({ memoryId, fusedRank, rerankedRank, scores }) => ({
      memoryId,
      fusedRank,
      rerankedRank,
      scores,
    })),
    skipped,
    phases,
  };
}

function traceArm({ strategy, hits, ms, error }: ArmResult): ArmTrace {
  return {
    strategy,
    ms,
    count: hits.length,
    error: error === null ? null : failureText(error),
    top: hits.slice(0, TOP_HITS).map(({ memoryId, score }, index) => ({ memoryId, rank: index + 1, score })),
  };
}

/** What a caller may read of a failure: only expected ones have a message made for him. */
function failureText(error: unknown): string {
  return error instanceof MemoryError
    ? `${error.code}: ${error.message}`
    : 'This arm failed unexpectedly; see the log.';
}

function tracePrefilter(
  { plan, fused, kept }: RecallSteps,
  { request, settings }: RecallRun,
): PrefilterTrace {
  const divisors = divisorsOf(request.boosts, settings.fusion);
  return {
    kept: kept.length,
    dropped: fused.length - kept.filter(({ foundBy }) => foundBy.length > 0).length,
    neighbours: kept.filter(({ foundBy }) => foundBy.length === 0).length,
    cap: settings.rerankMaxCandidates,
    boosts: request.boosts.map((boost) => ({ ...boost, divisor: divisors.get(boost.strategy) ?? 1 })),
    composition: plan.strategies.map((strategy) => ({ strategy, count: countFoundBy(kept, strategy) })),
  };
}

function countFoundBy(kept: readonly { readonly foundBy: readonly ArmRank[] }[], strategy: Strategy): number {
  return kept.filter(({ foundBy }) => foundBy.some((arm) => arm.strategy === strategy)).length;
}
