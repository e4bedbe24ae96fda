import { EARLIEST, FAR_FUTURE, type Instant } from '../domain/instant.ts';
import type { Interval } from '../domain/interval.ts';
import { HOUR, type LocalTime, localDate, MINUTE } from './calendar.ts';
import type { ReadingContext } from './context.ts';
import type { Span } from './span.ts';

/** A year on either side of those that a date can carry: a zone may shift its edges by a day. */
const FIRST: LocalTime = localDate(0);
const LAST: LocalTime = localDate(10_001);

/**
 * The moments of a span; null when it has none: a day that the zone left out, a year that no date can carry.
 * An hour or minute that the clocks left out is as long as any other, from where it is read.
 */
export function momentsOf(span: Span, context: ReadingContext): Interval | null {
  const { start: from, end: to, precision } = span;
  if (!(from >= FIRST && from <= LAST && to > from)) return null;
  const start = context.instantOf(from);
  const end = context.instantOf(Math.min(to, LAST));
  if (end > start) return { start, end };
  if (precision !== 'HOUR' && precision !== 'MINUTE') return null;
  return { start, end: start + (precision === 'HOUR' ? HOUR : MINUTE) };
}

/** The same moments without those that lie outside of what is stored; null when none is left. */
export function clipped({ start, end }: Interval): Interval | null {
  const from: Instant = Math.max(start, EARLIEST);
  const to: Instant = Math.min(end, FAR_FUTURE);
  return to > from ? { start: from, end: to } : null;
}
