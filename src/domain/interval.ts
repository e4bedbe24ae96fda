import { DAY_MS, FAR_FUTURE, type Instant } from './instant.ts';

/** A half-open span of time `[start, end)`, with `end > start` always. */
export interface Interval {
  readonly start: Instant;
  readonly end: Instant;
}

/** A half-open span whose sides may be open (`null`). */
export interface OpenInterval {
  readonly start: Instant | null;
  readonly end: Instant | null;
}

/** How exact a date is: the unit in which it was given. */
export type DatePrecision = 'YEAR' | 'MONTH' | 'DAY' | 'HOUR' | 'MINUTE';

/** An occurrence: its interval and how exactly it is known. Ongoing ones end at FAR_FUTURE. */
export interface DatedInterval extends Interval {
  readonly precision: DatePrecision;
}

/** True when the two half-open spans share at least one moment. */
export function overlaps(a: Interval, b: OpenInterval): boolean {
  return (b.end === null || a.start < b.end) && (b.start === null || a.end > b.start);
}

/** True when no moment of the one lies outside of the other. */
export function contains(outer: Interval, inner: Interval): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** Distance in days from a moment to the nearest point of an interval; 0 inside it. */
export function daysToInterval(at: Instant, interval: Interval): number {
  if (at < interval.start) return (interval.start - at) / DAY_MS;
  if (at >= interval.end) return (at - interval.end) / DAY_MS;
  return 0;
}

/** True for an occurrence without a known end. */
export function isOngoing(interval: Interval): boolean {
  return interval.end >= FAR_FUTURE;
}
