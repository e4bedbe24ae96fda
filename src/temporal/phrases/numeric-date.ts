import { realDate } from '../calendar.ts';
import type { Reading } from '../phrase.ts';
import { daySpan } from '../span.ts';
import { fixed, recurring } from '../term.ts';

/** "5/7/2023" month first, as in the United States, unless the first number can be no month. */
export const monthFirstDate: Reading = ({ one = 0, two = 0, year = 0 }) =>
  one > 12 ? dateOf(year, two, one) : dateOf(year, one, two);

/** "5/7/2023" and "5.7.2023" day first, as in most of the world, unless the second number can be no month. */
export const dayFirstDate: Reading = ({ one = 0, two = 0, year = 0 }) =>
  two > 12 ? dateOf(year, one, two) : dateOf(year, two, one);

/** "5/31": a day without its year, month first unless that can be no month. */
export const monthFirstDay: Reading = ({ one = 0, two = 0 }) =>
  one > 12 ? dayOf(two, one) : dayOf(one, two);

/** "31/5", "31.5.": a day without its year. */
export const dayFirstDay: Reading = ({ one = 0, two = 0 }) => (two > 12 ? dayOf(one, two) : dayOf(two, one));

function dayOf(month: number, day: number) {
  // A leap year has all days.
  if (realDate(2024, month, day) === null) return null;
  return recurring('YEAR', (year) => {
    const start = realDate(year, month, day);
    return start === null ? null : daySpan(start);
  });
}

function dateOf(year: number, month: number, day: number) {
  const start = year < 1 ? null : realDate(year, month, day);
  return start === null ? null : fixed(daySpan(start));
}
