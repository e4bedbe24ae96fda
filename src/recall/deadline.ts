import { MemoryError } from '../domain/errors.ts';

/** Throws TIMEOUT when the recall's signal has aborted, whatever the failure at hand looks like. */
export function throwIfAborted(signal: AbortSignal | undefined, cause?: unknown): void {
  if (!signal?.aborted) return;
  throw new MemoryError('TIMEOUT', 'The recall was stopped: its deadline passed or the caller went away.', {
    cause: cause ?? signal.reason,
  });
}
