import type { Instant } from './instant.ts';

export const OPERATION_STATES = ['PENDING', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;
export type OperationState = (typeof OPERATION_STATES)[number];

/** What an operation does; each kind that runs in the background has a handler. */
export type OperationKind = 'RETAIN' | 'CONSOLIDATE';

/** A claim of an operation: what is written under it is refused once somebody else has claimed it. */
export interface Claim {
  readonly id: string;
  /** Grows with every claim of the operation. */
  readonly fence: number;
}

/** An operation that this process has to itself until its lease runs out. */
export interface ClaimedOperation extends Claim {
  readonly bankId: string;
  readonly kind: OperationKind;
  /** JSON text of what was asked for. */
  readonly request: string;
  readonly requestHash: string;
  readonly createdAt: Instant;
  /** Tries so far that failed. */
  readonly failures: number;
  /** Claims so far whose process went silent. */
  readonly crashes: number;
}

/** Why an operation failed. */
export interface OperationFailure {
  readonly code: string;
  /** Safe to show. */
  readonly message: string;
  readonly retryable: boolean;
}

/** What a handler works with. */
export interface OperationRun {
  /** Aborts when the operation was cancelled, lost to another process, or this one stops. */
  readonly signal: AbortSignal;
  /** Tells how far it has come, 0–1. */
  progress(done: number): void;
}

/**
 * How an operation ended well. COMMITTED: its own last transaction, which checked the fence, has recorded that.
 * DONE: what it did is to be recorded now.
 */
export type OperationOutcome =
  | { readonly kind: 'COMMITTED' }
  | {
      readonly kind: 'DONE';
      /** JSON text; null for none. */
      readonly receipt: string | null;
    };

/**
 * Carries out operations of one kind. It may be called again for the same operation, after a crash or a failure:
 * what an earlier call left behind must do no harm. Throws what failed; a retryable MemoryError is tried again.
 */
export type OperationHandler = (operation: ClaimedOperation, run: OperationRun) => Promise<OperationOutcome>;
