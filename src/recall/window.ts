import { DAY_MS, type Instant } from '../domain/instant.ts';
import { type Interval, type OpenInterval, overlaps } from '../domain/interval.ts';
import type { TimeWindow } from '../domain/time.ts';

/** The caller's own window as a window in force; of precision DAY when each side given is a midnight. */
export function callerWindow(window: OpenInterval, timezone: string): TimeWindow {
  const sides = [window.start, window.end].filter((side) => side !== null);
  const midnights = sides.every((side) => isMidnight(side, timezone) || side % DAY_MS === 0);
  return {
    kind: 'WINDOW',
    start: window.start,
    end: window.end,
    precision: midnights ? 'DAY' : 'MINUTE',
    matchedText: null,
    reason: 'The window of the request.',
    anchor: null,
  };
}

/** True when something is dated and overlaps a window in force. */
export function liesIn(occurred: Interval | null, window: TimeWindow | null): boolean {
  return occurred !== null && window !== null && overlaps(occurred, window);
}

/**
 * The window with its open sides closed: an open end at `at`, an open start at the bank's first date.
 * Null when that leaves nothing: a window into the future without an end, or before everything in the bank.
 */
export function closeWindow(
  window: OpenInterval,
  at: Instant,
  firstOccurrence: Instant | null,
): Interval | null {
  const end = window.end ?? at;
  const start = window.start ?? firstOccurrence;
  return start === null || end <= start ? null : { start, end };
}

function isMidnight(at: Instant, timezone: string): boolean {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: timezone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    fractionalSecondDigits: 3,
  }).formatToParts(at);
  return parts.every((part) => part.type === 'literal' || Number(part.value) === 0);
}
