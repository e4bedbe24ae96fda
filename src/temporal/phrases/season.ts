import { calendarDay, type LocalTime, localDate } from '../calendar.ts';
import type { Reading } from '../phrase.ts';
import { monthsFrom, type Span } from '../span.ts';
import { fixed, type RecurringTerm } from '../term.ts';
import { shifted } from './shifted.ts';

/**
 * A meteorological season of the northern hemisphere, three whole months from March, June, September or December;
 * winter belongs to the year in which it begins.
 * "last spring" is the spring of the year before, also when this year's is over (design, section 4);
 * a winter that goes on in January is this winter, and the last one began a year earlier.
 */
export const season: Reading = ({ season: first = 0, year, shift, n }, context) => {
  const inYear = (each: number): Span => monthsFrom(localDate(each, first), 3);
  if (year !== undefined) return year < 1 ? null : fixed(inYear(year));
  const last = (now: LocalTime, count: number): Span => {
    const day = calendarDay(now);
    const goesOn = inYear(day.year - 1).end > now;
    return inYear((goesOn ? day.year - 1 : day.year) - count);
  };
  const term: RecurringTerm = { kind: 'RECURRING', cycle: 'YEAR', at: inYear, last };
  return shifted(term, n === undefined ? shift : -n, context);
};
