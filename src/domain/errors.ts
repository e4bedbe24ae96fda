export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'RATE_LIMITED'
  | 'STORE_UNAVAILABLE'
  | 'MODEL_UNAVAILABLE'
  | 'TIMEOUT'
  | 'MODEL_OUTPUT_INVALID';

const RETRYABLE: ReadonlySet<ErrorCode> = new Set([
  'RATE_LIMITED',
  'STORE_UNAVAILABLE',
  'MODEL_UNAVAILABLE',
  'TIMEOUT',
]);

export interface ErrorDetails {
  readonly [name: string]: string | number | boolean | readonly string[] | null;
}

/** An expected failure: its message is safe to show to a caller and says what to do. */
export class MemoryError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, options: { details?: ErrorDetails; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'MemoryError';
    this.code = code;
    this.details = options.details ?? {};
  }

  /** True when the same call may succeed later without any change. */
  get retryable(): boolean {
    return RETRYABLE.has(this.code);
  }
}

/** Throws when `condition` is false: a bug of ours, masked from callers and logged. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`invariant violated: ${message}`);
}
