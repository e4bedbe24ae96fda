import { isoWeekday, LAST_YEAR, type LocalTime, realDate } from '../calendar.ts';
import type { Reading } from '../phrase.ts';
import { daySpan, type Span } from '../span.ts';
import { fixed, recurring, type Term } from '../term.ts';

/** A day of a month: "7 May 2023" that day, "7 May" the one of some year. */
export const calendarDate: Reading = ({ day, month, year }) => datesOf(day, day, month, year);

/** Some days of one month: "3–7 May 2023", "from the 3rd to the 7th of May". */
export const calendarDates: Reading = ({ day, day2, month, year }) => datesOf(day, day2, month, year);

function datesOf(first: number | undefined, last: number | undefined, month = 0, year?: number): Term | null {
  if (first === undefined || last === undefined || last < first) return null;
  const inYear = (each: number): Span | null => {
    const start = realDate(each, month, first);
    const end = realDate(each, month, last);
    return start === null || end === null ? null : { ...daySpan(start), end: daySpan(end).end };
  };
  if (year === undefined) return existsInSomeYear(month, last) ? recurring('YEAR', inYear) : null;
  return year >= 1 && year <= LAST_YEAR ? fixed(inYear(year)) : null;
}

function existsInSomeYear(month: number, day: number): boolean {
  const leap: LocalTime | null = realDate(2024, month, day);
  return leap !== null;
}

/** A day of the week and of a month that is not named: "Friday the 14th". */
export const weekdayOfMonth: Reading = ({ day = 0, weekday = 0 }) => {
  if (day < 1 || day > 31) return null;
  return recurring('MONTH', (index) => {
    const start = realDate(Math.floor(index / 12), (index % 12) + 1, day);
    return start === null || isoWeekday(start) !== weekday ? null : daySpan(start);
  });
};

/** A day without its month: "on the 15th". */
export const dayOfMonth: Reading = ({ day = 0 }) => {
  if (day < 1 || day > 31) return null;
  return recurring('MONTH', (index) => {
    const start = realDate(Math.floor(index / 12), (index % 12) + 1, day);
    return start === null ? null : daySpan(start);
  });
};
