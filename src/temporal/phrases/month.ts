import { localDate } from '../calendar.ts';
import type { Reading } from '../phrase.ts';
import { monthsFrom } from '../span.ts';
import { fixed, recurring } from '../term.ts';
import { shifted } from './shifted.ts';

/** A month: "May 2023", "last May", "May". */
export const month: Reading = ({ month: number = 0, year, shift }, context) => {
  if (number < 1 || number > 12) return null;
  if (year !== undefined) return year < 1 ? null : fixed(monthsFrom(localDate(year, number), 1));
  return shifted(
    recurring('YEAR', (each) => monthsFrom(localDate(each, number), 1)),
    shift,
    context,
  );
};
