import { MemoryError } from '../domain/errors.ts';
import type { ArmRank, Strategy } from '../domain/ranked.ts';
import type { ArmResult } from './arms/arm.ts';
import { divisorsOf } from './fuse.ts';
import type { RecallSteps } from './steps.ts';
import type { ArmTrace, PrefilterTrace, RecallTrace } from './types.ts';

/** How many of an arm's hits a trace shows. */
const TOP_HITS = 20;

/** The whole way of one recall, as a value. */
export function traceOf(steps: RecallSteps): RecallTrace {
  const { plan, arms, scored, packed, phases } = steps;
  return {
    query: plan.query,
    at: plan.at,
    window: plan.window,
    budget: plan.limit,
    arms: arms.map(traceArm),
    rerankPrefilter: tracePrefilter(steps),
    candidates: scored.map(({ memoryId, found, rerankedRank, scores }) => ({
      memoryId,
      fusedRank: found.fusedRank,
      rerankedRank,
      scores,
    })),
    skipped: packed.skipped,
    phases,
  };
}

/** What one arm did, without all but the best of its hits. */
export function traceArm({ strategy, hits, ms, error }: ArmResult): ArmTrace {
  return {
    strategy,
    ms,
    count: hits.length,
    error: error === null ? null : failureText(error),
    top: hits.slice(0, TOP_HITS).map(({ memoryId, score }, index) => ({ memoryId, rank: index + 1, score })),
  };
}

/** What a caller may read of a failure: only expected ones have a message made for him. */
export function failureText(error: unknown): string {
  return error instanceof MemoryError
    ? `${error.code}: ${error.message}`
    : 'This arm failed unexpectedly; see the log.';
}

function tracePrefilter({ plan, fused, kept, run: { request, settings } }: RecallSteps): PrefilterTrace {
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
