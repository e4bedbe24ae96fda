import type { DatePrecision } from '../domain/interval.ts';
import {
  addMonths,
  calendarDay,
  DAY,
  HOUR,
  type LocalTime,
  localDate,
  MINUTE,
  startOfMonth,
  startOfWeek,
  WEEK,
} from './calendar.ts';
import type { ReadingContext } from './context.ts';
import { daysFrom, monthsFrom, type Span, yearsFrom } from './span.ts';

export type Unit =
  | 'MINUTE'
  | 'HOUR'
  | 'DAY'
  | 'WEEK'
  | 'FORTNIGHT'
  | 'MONTH'
  | 'QUARTER'
  | 'HALF_YEAR'
  | 'YEAR'
  | 'DECADE'
  | 'CENTURY';

interface Length {
  /** One of the three is not 0. */
  readonly milliseconds: number;
  readonly days: number;
  readonly months: number;
  readonly precision: DatePrecision;
}

const length = (part: Partial<Length>, precision: DatePrecision): Length => ({
  milliseconds: 0,
  days: 0,
  months: 0,
  ...part,
  precision,
});

const LENGTHS: Readonly<Record<Unit, Length>> = {
  MINUTE: length({ milliseconds: MINUTE }, 'MINUTE'),
  HOUR: length({ milliseconds: HOUR }, 'HOUR'),
  DAY: length({ days: 1 }, 'DAY'),
  WEEK: length({ days: 7 }, 'DAY'),
  FORTNIGHT: length({ days: 14 }, 'DAY'),
  MONTH: length({ months: 1 }, 'MONTH'),
  QUARTER: length({ months: 3 }, 'MONTH'),
  HALF_YEAR: length({ months: 6 }, 'MONTH'),
  YEAR: length({ months: 12 }, 'YEAR'),
  DECADE: length({ months: 120 }, 'YEAR'),
  CENTURY: length({ months: 1200 }, 'YEAR'),
};

/** More of any unit than this leads out of the years that a date can carry. */
const MOST = 120_000_000;

export function precisionOf(unit: Unit): DatePrecision {
  return LENGTHS[unit].precision;
}

/** The wall-clock time some units away from now; null when that is too far for any date. */
export function shiftNow(context: ReadingContext, count: number, unit: Unit): LocalTime | null {
  const { milliseconds, days, months } = LENGTHS[unit];
  if (Math.abs(count) > MOST || Math.abs(count * (months + days / 30)) > 120_000) return null;
  if (milliseconds !== 0) return context.elapsed(count * milliseconds);
  return months === 0 ? context.now + count * days * DAY : addMonths(context.now, count * months);
}

/** The calendar unit some steps from the one that holds `time`: "last week" is −1 of a WEEK. */
export function calendarUnit(time: LocalTime, unit: Unit, shift: number): Span | null {
  const { year, month } = calendarDay(time);
  const { months } = LENGTHS[unit];
  if (Math.abs(shift) > MOST || Math.abs(shift * Math.max(months, 1)) > 120_000) return null;
  switch (unit) {
    case 'DAY':
      return daysFrom(Math.floor(time / DAY + shift) * DAY, 1);
    case 'WEEK':
      return daysFrom(startOfWeek(time) + shift * WEEK, 7);
    case 'MONTH':
      return monthsFrom(addMonths(startOfMonth(time), shift), 1);
    case 'QUARTER':
      return monthsFrom(localDate(year, month - ((month - 1) % 3) + 3 * shift), 3);
    case 'HALF_YEAR':
      return monthsFrom(localDate(year, month - ((month - 1) % 6) + 6 * shift), 6);
    case 'YEAR':
      return yearsFrom(year + shift);
    case 'DECADE':
      return yearsFrom(year - (year % 10) + 10 * shift, 10);
    case 'CENTURY':
      // The 20th century is 1901–2000.
      return yearsFrom(year - ((year - 1) % 100) + 100 * shift, 100);
    default:
      return null;
  }
}
