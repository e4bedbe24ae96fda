import { localDate, startOfWeek, WEEK } from '../calendar.ts';
import type { Reading } from '../phrase.ts';
import { daysFrom } from '../span.ts';
import { fixed } from '../term.ts';

/** A week by its ISO 8601 number: "2024-W23", "week 23 of 2024". Week 1 is the one that holds 4 January. */
export const week: Reading = ({ week: number = 0, year = 0 }) => {
  if (year < 1 || number < 1) return null;
  const start = startOfWeek(localDate(year, 1, 4)) + (number - 1) * WEEK;
  // The last week of a year is the one that holds 28 December.
  return start > localDate(year, 12, 28) ? null : fixed(daysFrom(start, 7));
};
