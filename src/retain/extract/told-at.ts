import type { Instant } from '../../domain/instant.ts';

/** An ISO date and time with its offset: its moment does not depend on a guess. */
const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/u;
/** The date of an e-mail (RFC 5322), with its offset. */
const MAIL_MOMENT =
  /^(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}(?::\d{2})? (?:[+-]\d{4}|GMT|UT|UTC)/u;
/** Unix seconds, as Slack writes them ("1718700000.000100"), or milliseconds. */
const UNIX = /^(?:1\d{9}(?:\.\d+)?|1\d{12})$/u;
/** Seconds since 1970 stay below this until the year 5138; milliseconds are above it since 1973. */
const SECONDS_BELOW = 1e11;

/**
 * The moment that a turn's own time stamp names without doubt, as epoch milliseconds; null otherwise.
 * Read are ISO 8601 and mail dates with an offset and Unix seconds or milliseconds. A local or numeric date ("03/04/2024 10:32")
 * is not guessed.
 */
export function readToldAt(stamp: string | number | null): Instant | null {
  if (typeof stamp === 'number') {
    if (!Number.isFinite(stamp) || stamp <= 0) return null;
    return Math.round(stamp < SECONDS_BELOW ? stamp * 1000 : stamp);
  }
  const text = stamp?.trim() ?? '';
  if (UNIX.test(text)) return readToldAt(Number(text));
  if (!ISO_MOMENT.test(text) && !MAIL_MOMENT.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
}
