import { MemoryError } from '../domain/errors.ts';
import type { ClaimedOperation, OperationFailure } from '../domain/operation.ts';
import type { ClaimEnd } from '../domain/ports/operation-store.ts';

/** Tries of an operation whose failures may pass: with the pauses below, an outage of a minute and a half is waited out. */
export const MAX_TRIES = 6;
/**
 * Processes that may go silent over one operation before it is taken for the cause: enough for a bad day of restarts,
 * and an operation that takes its process down does not do so for ever.
 */
export const MAX_CRASHES = 25;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * How a claim ends whose handler threw: to be tried again after `2 s × 2^failures`, at most a minute, when the failure
 * may pass; else as FAILED.
 */
export function afterFailure(error: unknown, { failures }: Pick<ClaimedOperation, 'failures'>): ClaimEnd {
  const tries = failures + 1;
  const failure = failureOf(error);
  if (!failure.retryable || tries >= MAX_TRIES) return { state: 'FAILED', failures: tries, error: failure };
  const delayMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
  return { state: 'PENDING', failures: tries, delayMs };
}

/** How an operation ends that so many processes went silent over. */
export function afterCrashes({ failures, crashes }: ClaimedOperation): ClaimEnd {
  const error = {
    code: 'TIMEOUT',
    message: `${crashes} processes went silent while they worked on it. Look into their logs, then try it again with retryOperation.`,
    retryable: true,
  };
  return { state: 'FAILED', failures, error };
}

function failureOf(error: unknown): OperationFailure {
  if (error instanceof MemoryError) {
    return { code: error.code, message: error.message, retryable: error.retryable };
  }
  return {
    code: 'INTERNAL_SERVER_ERROR',
    message: "Something failed that should not. It was logged under the operation's id: report that.",
    retryable: false,
  };
}
