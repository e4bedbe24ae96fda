import { type ErrorCode, type ErrorDetails, MemoryError } from './errors.ts';
import type { LlmUsage } from './ports/models.ts';

/**
 * Why a language model gave no answer that can be used.
 * LENGTH: the text or its answer is longer than the model can hold; a shorter text may pass. REFUSED: it would not
 * answer. INVALID: it answered with something else than was asked for. The others are what their codes say.
 */
export type LlmFailure =
  | 'LENGTH'
  | 'REFUSED'
  | 'INVALID'
  | 'UNAVAILABLE'
  | 'MISCONFIGURED'
  | 'RATE_LIMITED'
  | 'TIMEOUT'
  | 'ABORTED';

const CODES: Readonly<Record<LlmFailure, ErrorCode>> = {
  LENGTH: 'MODEL_OUTPUT_INVALID',
  REFUSED: 'MODEL_OUTPUT_INVALID',
  INVALID: 'MODEL_OUTPUT_INVALID',
  UNAVAILABLE: 'MODEL_UNAVAILABLE',
  MISCONFIGURED: 'MODEL_UNAVAILABLE',
  RATE_LIMITED: 'RATE_LIMITED',
  TIMEOUT: 'TIMEOUT',
  ABORTED: 'TIMEOUT',
};

/** Nothing was spent. */
export const NO_USAGE: LlmUsage = { calls: 0, inputTokens: 0, outputTokens: 0 };

/** What several answers cost together. */
export function addUsage(a: LlmUsage, b: LlmUsage): LlmUsage {
  return {
    calls: a.calls + b.calls,
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
  };
}

export interface LlmErrorOptions {
  /** What was spent until then. */
  readonly usage?: LlmUsage;
  readonly details?: ErrorDetails;
  readonly cause?: unknown;
}

/** A language model gave no answer that can be used; its details hold the reason and what was spent. */
export class LlmError extends MemoryError {
  readonly reason: LlmFailure;
  readonly usage: LlmUsage;

  constructor(
    reason: LlmFailure,
    message: string,
    { usage = NO_USAGE, details, cause }: LlmErrorOptions = {},
  ) {
    const { calls: llmCalls, inputTokens, outputTokens } = usage;
    super(CODES[reason], message, {
      details: { ...details, reason, llmCalls, inputTokens, outputTokens },
      cause,
    });
    this.name = 'LlmError';
    this.reason = reason;
    this.usage = usage;
  }

  /** The same failure, after what was spent before it. */
  after(earlier: LlmUsage): LlmError {
    const { reason, message, cause } = this;
    return new LlmError(reason, message, {
      usage: addUsage(earlier, this.usage),
      details: this.details,
      cause,
    });
  }

  /** Waiting does not help against wrong settings. */
  override get retryable(): boolean {
    return this.reason !== 'MISCONFIGURED' && super.retryable;
  }
}
