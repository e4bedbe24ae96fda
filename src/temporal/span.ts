import type { DatePrecision } from '../domain/interval.ts';
import { addMonths, DAY, FIRST_YEAR, LAST_YEAR, type LocalTime, localDate, startOfDay } from './calendar.ts';

/** A half-open span of wall-clock time, and the unit in which it was said. */
export interface Span {
  readonly start: LocalTime;
  readonly end: LocalTime;
  readonly precision: DatePrecision;
}

export function daysFrom(start: LocalTime, days: number): Span {
  return { start, end: start + days * DAY, precision: 'DAY' };
}

export function daySpan(time: LocalTime): Span {
  return daysFrom(startOfDay(time), 1);
}

export function monthsFrom(start: LocalTime, months: number): Span {
  return { start, end: addMonths(start, months), precision: 'MONTH' };
}

/** Some whole years, or null when the first is none that a date can carry. */
export function yearsFrom(year: number, years = 1): Span | null {
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) return null;
  return { start: localDate(year), end: localDate(year + years), precision: 'YEAR' };
}

const COARSENESS: readonly DatePrecision[] = ['MINUTE', 'HOUR', 'DAY', 'MONTH', 'YEAR'];

export function coarser(a: DatePrecision, b: DatePrecision): DatePrecision {
  return COARSENESS.indexOf(a) >= COARSENESS.indexOf(b) ? a : b;
}
