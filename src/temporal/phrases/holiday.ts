import { DAY, isoWeekday, type LocalTime, localDate, WEEK } from '../calendar.ts';
import type { Reading } from '../phrase.ts';
import type { Holiday } from '../slots.ts';
import { daySpan } from '../span.ts';
import { fixed, recurring } from '../term.ts';
import { shifted } from './shifted.ts';

const DAY_OF: Readonly<Record<Holiday, (year: number) => LocalTime>> = {
  CHRISTMAS_EVE: (year) => localDate(year, 12, 24),
  CHRISTMAS: (year) => localDate(year, 12, 25),
  BOXING_DAY: (year) => localDate(year, 12, 26),
  NEW_YEARS_EVE: (year) => localDate(year, 12, 31),
  NEW_YEAR: (year) => localDate(year, 1, 1),
  VALENTINE: (year) => localDate(year, 2, 14),
  ST_PATRICK: (year) => localDate(year, 3, 17),
  INDEPENDENCE_DAY: (year) => localDate(year, 7, 4),
  HALLOWEEN: (year) => localDate(year, 10, 31),
  GOOD_FRIDAY: (year) => easter(year) - 2 * DAY,
  EASTER: easter,
  EASTER_MONDAY: (year) => easter(year) + DAY,
  PENTECOST: (year) => easter(year) + 7 * WEEK,
  MOTHERS_DAY: (year) => nthWeekday(year, 5, 7, 2),
  FATHERS_DAY: (year) => nthWeekday(year, 6, 7, 3),
  THANKSGIVING: (year) => nthWeekday(year, 11, 4, 4),
};

/** A holiday by its name: "Christmas 2022", "last Easter". Thanksgiving, mother's and father's day are those of the United States. */
export const holiday: Reading = ({ holiday: name, year, shift }, context) => {
  if (name === undefined) return null;
  const dayOf = DAY_OF[name];
  if (year !== undefined) return year < 1 ? null : fixed(daySpan(dayOf(year)));
  return shifted(
    recurring('YEAR', (each) => daySpan(dayOf(each))),
    shift,
    context,
  );
};

function nthWeekday(year: number, month: number, weekday: number, nth: number): LocalTime {
  const first = localDate(year, month);
  return first + (((weekday - isoWeekday(first) + 7) % 7) + 7 * (nth - 1)) * DAY;
}

/** Easter Sunday of the Gregorian calendar, by the method of Meeus, Jones and Butcher (Nature, 20 April 1876). */
function easter(year: number): LocalTime {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return localDate(year, Math.floor(n / 31), (n % 31) + 1);
}
