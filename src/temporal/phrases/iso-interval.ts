import { realDate } from '../calendar.ts';
import type { Reading } from '../phrase.ts';
import { daySpan } from '../span.ts';
import { fixed } from '../term.ts';

/** Two days with all between them, as ISO 8601 writes an interval: "2023-05-03/2023-05-07". */
export const isoInterval: Reading = ({ year = 0, month = 0, day = 0, year2 = 0, month2 = 0, day2 = 0 }) => {
  const first = year < 1 ? null : realDate(year, month, day);
  const last = year2 < 1 ? null : realDate(year2, month2, day2);
  return first === null || last === null || last < first
    ? null
    : fixed({ ...daySpan(first), end: daySpan(last).end });
};
