/** Long enough for a server's short pause, short enough that a recall does not notice. */
export const DEFAULT_BACKOFF_MS = 200;
const LONGEST_BACKOFF_MS = 10_000;

/**
 * Milliseconds to wait before a retry: `base × 2^attempt`, at most ten seconds, of which a random half is left out, so
 * that callers which failed together do not return together.
 * @param attempt retries so far, from 0
 * @param random in [0, 1)
 */
export function backoff(attempt: number, baseMs: number, random: number): number {
  return Math.min(baseMs * 2 ** attempt, LONGEST_BACKOFF_MS) * (1 - random / 2);
}

/**
 * Milliseconds that a Retry-After header asks for, null without a usable one. It holds seconds or a date
 * (RFC 9110, section 10.2.3); a date in the past asks for nothing.
 */
export function retryAfter(header: string | null, now: number): number | null {
  const value = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
