/**
 * How long an endpoint asks to wait, in ms from `now`; null when it does not say.
 * Read are `retry-after-ms` and `retry-after` in seconds or as an HTTP date.
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const ms = numberOf(headers.get('retry-after-ms'));
  if (ms !== null) return ms;
  const after = headers.get('retry-after');
  const seconds = numberOf(after);
  if (seconds !== null) return seconds * 1000;
  const date = Date.parse(after ?? '');
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

function numberOf(text: string | null): number | null {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 ? value : null;
}
