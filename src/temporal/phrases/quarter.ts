import { localDate } from '../calendar.ts';
import type { Reading } from '../phrase.ts';
import { monthsFrom, type Span } from '../span.ts';
import { fixed, recurring } from '../term.ts';
import { shifted } from './shifted.ts';

/** A quarter of a calendar year: "Q1 2025", "the third quarter". */
export const quarter: Reading = ({ quarter: number = 0, year, shift }, context) => {
  if (number < 1 || number > 4) return null;
  const inYear = (each: number): Span => monthsFrom(localDate(each, 3 * number - 2), 3);
  if (year !== undefined) return year < 1 ? null : fixed(inYear(year));
  return shifted(recurring('YEAR', inYear), shift, context);
};

/** A half of a calendar year: "H1 2024". */
export const half: Reading = ({ half: number = 0, year = 0 }) =>
  number < 1 || number > 2 || year < 1 ? null : fixed(monthsFrom(localDate(year, 6 * number - 5), 6));
