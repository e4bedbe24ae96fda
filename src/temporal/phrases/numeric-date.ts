import { realDate } from '../calendar.ts';
import type { Reading } from '../phrase.ts';
import { daySpan } from '../span.ts';
import { fixed } from '../term.ts';

/** "5/7/2023" month first, as in the United States, unless the first number can be no month. */
export const monthFirstDate: Reading = ({ one = 0, two = 0, year = 0 }) =>
  one > 12 ? dateOf(year, two, one) : dateOf(year, one, two);

/** "5/7/2023" and "5.7.2023" day first, as in most of the world, unless the second number can be no month. */
export const dayFirstDate: Reading = ({ one = 0, two = 0, year = 0 }) =>
  two > 12 ? dateOf(year, one, two) : dateOf(year, two, one);

function dateOf(year: number, month: number, day: number) {
  const start = year < 1 ? null : realDate(year, month, day);
  return start === null ? null : fixed(daySpan(start));
}
