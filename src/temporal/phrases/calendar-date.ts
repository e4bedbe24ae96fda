import {
  addMonths,
  calendarDay,
  DAY,
  isoWeekday,
  LAST_YEAR,
  type LocalTime,
  realDate,
  startOfMonth,
} from '../calendar.ts';
import type { ReadingContext } from '../context.ts';
import type { Reading } from '../phrase.ts';
import { daySpan, type Span } from '../span.ts';
import { fixed, indexOf, recurring, type Term } from '../term.ts';

/** A day of a month: "7 May 2023" that day, "7 May" the one of some year, "Sunday, 7 May" the one on a Sunday. */
export const calendarDate: Reading = ({ day, month, year, weekday }, context) =>
  onWeekday(datesOf(day, day, month, year), weekday, context);

/** Some days of one month: "3–7 May 2023", "from the 3rd to the 7th of May", "Fri–Sun, 7–9 May". */
export const calendarDates: Reading = ({ day, day2, month, year, weekday }, context) =>
  onWeekday(datesOf(day, day2, month, year), weekday, context);

/** Somebody who names the weekday of a day without its year means one that is no further away than this. */
const WEEKDAY_REACH = 400 * DAY;

/** A weekday tells which year is meant, whatever else the sentence says; one that fits no near year tells nothing. */
function onWeekday(term: Term | null, weekday: number | undefined, { now }: ReadingContext): Term | null {
  if (term?.kind !== 'RECURRING' || weekday === undefined) return term;
  const index = indexOf('YEAR', now);
  const days = [index - 1, index, index + 1]
    .flatMap((each) => term.at(each) ?? [])
    .filter((span) => isoWeekday(span.start) === weekday && distance(span, now) <= WEEKDAY_REACH)
    .sort((a, b) => distance(a, now) - distance(b, now));
  return fixed(days[0] ?? null) ?? term;
}

function distance(span: Span, now: LocalTime): number {
  return span.start > now ? span.start - now : Math.max(0, now - span.end);
}

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

/** A day of the month that goes on or one beside it: "the 4th of next month". */
export const dayOfShiftedMonth: Reading = ({ day = 0, shift = 0 }, { today }) => {
  const { year, month } = calendarDay(addMonths(startOfMonth(today), Math.ceil(shift)));
  const start = realDate(year, month, day);
  return start === null ? null : fixed(daySpan(start));
};

/** Some days without their month: "from the 20th to the 24th"; those that run over lead into the next one. */
export const daysOfMonth: Reading = ({ day = 0, day2 = 0 }) => {
  if (day < 1 || day2 < 1 || day > 31 || day2 > 31) return null;
  return recurring('MONTH', (index) => {
    const dayIn = (each: number, date: number) => realDate(Math.floor(each / 12), (each % 12) + 1, date);
    const start = dayIn(index, day);
    const last = dayIn(day2 < day ? index + 1 : index, day2);
    return start === null || last === null ? null : { ...daySpan(start), end: daySpan(last).end };
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
