import type { Reading } from '../phrase.ts';
import { yearsFrom } from '../span.ts';
import { fixed } from '../term.ts';

/** A year: "in 2019". */
export const year: Reading = ({ year: number = 0 }) => fixed(yearsFrom(number));

/** Some years: "2020–2022". */
export const years: Reading = ({ year: first = 0, year2: last = 0 }) =>
  last <= first ? null : fixed(yearsFrom(first, last - first + 1));

/** Ten years: "the 1990s", "the nineties". */
export const decade: Reading = ({ decade: first = 0 }) => fixed(yearsFrom(first, 10));

/** A hundred years, counted as historians do: the 20th century is 1901–2000. */
export const century: Reading = ({ century: number = 0 }) => fixed(yearsFrom(100 * number - 99, 100));
