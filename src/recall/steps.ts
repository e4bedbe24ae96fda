import type { RerankerKind } from '../domain/ports/models.ts';
import type { ArmResult } from './arms/arm.ts';
import type { HitChunks } from './chunks.ts';
import type { Distinct } from './collapse.ts';
import type { Fused } from './fuse.ts';
import type { Packed } from './pack.ts';
import type { Failure, RecallPlan, RecallRun } from './plan.ts';
import type { ScoredCandidate } from './score.ts';
import type { PhaseTrace } from './types.ts';

/** What each step of one recall left behind: what answers, traces and explanations are made from. */
export interface RecallSteps {
  readonly run: RecallRun;
  readonly plan: RecallPlan;
  /** In the order of the plan. */
  readonly arms: readonly ArmResult[];
  /** Everything that the arms found, in fused order. */
  readonly fused: readonly Fused[];
  /** What went on to the reranker, in fused order. */
  readonly kept: readonly Fused[];
  /** Best first. */
  readonly scored: readonly ScoredCandidate[];
  /** Who judged. */
  readonly reranker: RerankerKind;
  /** Those of `scored` that may be hits: they reach `minScore`, or something does. */
  readonly relevant: readonly ScoredCandidate[];
  /** Those, without what says the same as a better one. */
  readonly distinct: Distinct<ScoredCandidate>;
  /** So many of the best are packed. */
  readonly maxConsidered: number;
  readonly packed: Packed<ScoredCandidate>;
  readonly chunks: HitChunks;
  /** What failed or was late while the rest answered. */
  readonly failures: readonly Failure[];
  /** How long the steps took; empty when nobody wants to know. */
  readonly phases: readonly PhaseTrace[];
}
