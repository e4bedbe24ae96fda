import type { Link } from '../../domain/link.ts';
import type { ArmHit, Strategy } from '../../domain/ranked.ts';

/** One memory that an arm found. */
export interface ArmFound extends ArmHit {
  /** Over which link the graph arm arrived; null for its seeds and in the other arms. */
  readonly arrivedBy?: Link | null;
  /** How much the hit counts in the fusion, in [0, 1]; 1 when absent. */
  readonly strength?: number;
}

/** An arm's answer, best first; null when the plan gave it nothing to ask. */
export type ArmAnswer = readonly ArmFound[] | null;

/** What one arm brought to a recall. */
export interface ArmResult {
  readonly strategy: Strategy;
  /** Best first. */
  readonly hits: readonly ArmFound[];
  /** True when it searched and answered, be it with nothing. */
  readonly answered: boolean;
  /** Own time, without waiting for the seeds of another arm. */
  readonly ms: number;
  /** Why it failed; null when it did not. */
  readonly error: unknown;
}
