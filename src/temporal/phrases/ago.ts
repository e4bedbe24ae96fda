import { calendarDay, DAY, HOUR, MINUTE } from '../calendar.ts';
import type { ReadingContext } from '../context.ts';
import type { Reading } from '../phrase.ts';
import { daySpan, type Span, yearsFrom } from '../span.ts';
import { fixed } from '../term.ts';
import { calendarUnit, shiftNow, type Unit } from '../units.ts';

/** "three weeks ago": the whole week, as vague as it was said. */
export const ago: Reading = ({ n, unit }, context) =>
  n === undefined || unit === undefined ? null : fixed(away(-n, unit, context));

/** "three weeks from now", "in three weeks". */
export const fromNow: Reading = ({ n, unit }, context) =>
  n === undefined || unit === undefined ? null : fixed(away(n, unit, context));

/** "a year ago today", "a week ago yesterday": the very day. */
export const agoToday: Reading = ({ n, unit, days = 0 }, context) => {
  const time = n === undefined || unit === undefined ? null : shiftNow(context, -n, unit);
  return time === null ? null : fixed(daySpan(time + days * DAY));
};

/** "three weeks from today", "a week from tomorrow": the very day. */
export const fromToday: Reading = ({ n, unit, days = 0 }, context) => {
  const time = n === undefined || unit === undefined ? null : shiftNow(context, n, unit);
  return time === null ? null : fixed(daySpan(time + days * DAY));
};

/** "a few days ago": three of them, for want of a better number. */
export const fewAgo: Reading = ({ unit }, context) =>
  unit === undefined ? null : fixed(away(-FEW, unit, context));

/** How many "a few" are. */
export const FEW = 3;

function away(count: number, unit: Unit, context: ReadingContext): Span | null {
  switch (unit) {
    case 'MINUTE':
      return floored(context, count, unit, MINUTE);
    case 'HOUR':
      return floored(context, count, unit, HOUR);
    case 'FORTNIGHT':
      return calendarUnit(context.today, 'WEEK', 2 * count);
    case 'HALF_YEAR':
      return calendarUnit(context.today, 'MONTH', 6 * count);
    case 'DECADE':
      return yearsFrom(calendarDay(context.now).year + 10 * count);
    case 'CENTURY':
      return yearsFrom(calendarDay(context.now).year + 100 * count);
    default:
      return calendarUnit(context.today, unit, count);
  }
}

function floored(
  context: ReadingContext,
  count: number,
  unit: 'MINUTE' | 'HOUR',
  length: number,
): Span | null {
  const time = shiftNow(context, count, unit);
  if (time === null) return null;
  const start = Math.floor(time / length) * length;
  return { start, end: start + length, precision: unit };
}
