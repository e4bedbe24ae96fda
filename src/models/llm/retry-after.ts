import { retryAfter } from '../http/backoff.ts';

/** How long an endpoint asks to wait, in ms from `now`, by `retry-after-ms` or `retry-after`; null when it does not say. */
export function retryAfterMs(headers: Headers, now: number): number | null {
  return millisecondsOf(headers.get('retry-after-ms')) ?? retryAfter(headers.get('retry-after'), now);
}

function millisecondsOf(text: string | null): number | null {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 ? value : null;
}
