import { addMonths, calendarDay, DAY, isoWeekday, localDate, startOfWeek, WEEK } from './calendar.ts';
import type { Combine } from './combination.ts';
import { daysFrom, type Span } from './span.ts';
import { mapTerm, type Term } from './term.ts';
import { precisionOf, type Unit } from './units.ts';

type Place = 'EARLY' | 'MID' | 'LATE' | 'BEGINNING' | 'END' | 'FIRST_HALF' | 'SECOND_HALF';

/** "early", "mid" and "late": the thirds of a span. */
export const early = placed('EARLY');
export const mid = placed('MID');
export const late = placed('LATE');
/** "beginning of" and "end of": the quarters at the sides of a year, else the outer thirds. */
export const beginning = placed('BEGINNING');
export const ending = placed('END');
export const firstHalf = placed('FIRST_HALF');
export const secondHalf = placed('SECOND_HALF');

function placed(place: Place): Combine {
  return ([term]) => (term === undefined ? null : mapTerm(term, (span) => partOf(span, place)));
}

function partOf(span: Span, place: Place): Span {
  const days = (span.end - span.start) / DAY;
  // A day is said to be late or early without an hour being meant.
  if (days < 7) return span;
  const months = monthsIn(span);
  const [from, to, of] = FRACTION[months === 12 && place in YEAR_FRACTION ? 'YEAR' : 'ANY'][place];
  if (months >= 3) {
    const scale = months === 120 ? DECADE_THIRDS : null;
    const at = (part: number) => scale?.[`${part}/${of}`] ?? Math.round((months * part) / of);
    const start = addMonths(span.start, at(from));
    return { start, end: addMonths(span.start, at(to)), precision: months >= 60 ? 'YEAR' : 'MONTH' };
  }
  const at = (part: number) => (part === of ? days : dayBorder(days, part, of));
  return { start: span.start + at(from) * DAY, end: span.start + at(to) * DAY, precision: 'DAY' };
}

/** Borders inside a month (10 and 20 days, or 15) and inside a week (Tuesday and Thursday evening). */
function dayBorder(days: number, part: number, of: number): number {
  if (days <= 7) return of === 2 ? 3 * part : 2 * part;
  return of === 2 ? 15 * part : 10 * part;
}

/** Thirds of a decade in whole years: 0–3, 4–6, 7–9. */
const DECADE_THIRDS: Readonly<Record<string, number>> = { '1/3': 48, '2/3': 84 };

type Fraction = readonly [from: number, to: number, of: number];
const YEAR_FRACTION: Partial<Record<Place, Fraction>> = { BEGINNING: [0, 1, 4], END: [3, 4, 4] };
const THIRDS: Readonly<Record<Place, Fraction>> = {
  EARLY: [0, 1, 3],
  MID: [1, 2, 3],
  LATE: [2, 3, 3],
  BEGINNING: [0, 1, 3],
  END: [2, 3, 3],
  FIRST_HALF: [0, 1, 2],
  SECOND_HALF: [1, 2, 2],
};
const FRACTION = { ANY: THIRDS, YEAR: { ...THIRDS, ...YEAR_FRACTION } };

/** Whole months of a span that begins and ends with a month, else 0. */
function monthsIn(span: Span): number {
  const start = calendarDay(span.start);
  const end = calendarDay(span.end);
  return start.day === 1 && end.day === 1 ? 12 * (end.year - start.year) + end.month - start.month : 0;
}

/** "the first week of March", "the last two weeks of May": weeks are counted from the first day, or back from the last. */
export const ordinalUnit: Combine = ([term], { ordinal = 0, n = 1, unit }) =>
  term === undefined || unit === undefined ? null : mapTerm(term, (span) => unitsIn(span, ordinal, n, unit));

function unitsIn(span: Span, ordinal: number, count: number, unit: Unit): Span | null {
  const move = (from: number, steps: number): number | null => {
    if (unit === 'DAY' || unit === 'WEEK') return from + steps * (unit === 'DAY' ? DAY : WEEK);
    if (unit === 'MONTH' || unit === 'YEAR') return addMonths(from, steps * (unit === 'MONTH' ? 1 : 12));
    return null;
  };
  const start = ordinal < 0 ? move(span.end, -count) : move(span.start, (ordinal - 1) * count);
  const end = ordinal < 0 ? span.end : move(span.start, ordinal * count);
  if (start === null || end === null || start < span.start || end > span.end || start >= end) return null;
  return { start, end, precision: precisionOf(unit) };
}

/** "the first Monday of May", "the last Friday in March". */
export const ordinalWeekday: Combine = ([term], { ordinal = 0, weekday = 0 }) =>
  term === undefined ? null : mapTerm(term, (span) => nthDay(span, ordinal, weekday, 1));

/** "the first weekend of March": it begins in March. */
export const ordinalWeekend: Combine = ([term], { ordinal = 0 }) =>
  term === undefined ? null : mapTerm(term, (span) => nthDay(span, ordinal, 6, 2));

function nthDay(span: Span, ordinal: number, weekday: number, days: number): Span | null {
  const lastDay = span.end - DAY;
  const start =
    ordinal < 0
      ? lastDay - ((isoWeekday(lastDay) - weekday + 7) % 7) * DAY
      : span.start + ((weekday - isoWeekday(span.start) + 7) % 7) * DAY + (ordinal - 1) * WEEK;
  return start < span.start || start >= span.end ? null : daysFrom(start, days);
}

/** "the week of 7 May": the ISO week that holds it. */
export const weekOf: Combine = ([term]) =>
  term === undefined ? null : mapTerm(term, (span) => daysFrom(startOfWeek(span.start), 7));

/** "the weekend of 8 July": the one of that week. */
export const weekendOf: Combine = ([term]) =>
  term === undefined
    ? null
    : mapTerm(term, (span) => {
        const isWithinWeek = span.end - span.start <= WEEK;
        return isWithinWeek ? daysFrom(startOfWeek(span.start) + 5 * DAY, 2) : null;
      });

/** "two days before 7 May", "the week before Easter". */
export const unitsBefore: Combine = ([term], { n = 1, unit }) => distant(term, -n, unit);

/** "the day after Christmas". */
export const unitsAfter: Combine = ([term], { n = 1, unit }) => distant(term, n, unit);

function distant(term: Term | undefined, count: number, unit: Unit | undefined): Term | null {
  if (term === undefined || Math.abs(count) > 10_000) return null;
  return mapTerm(term, (span) => {
    const from = count < 0 ? span.start : span.end - DAY;
    if (unit === 'DAY') return daysFrom(from + count * DAY, 1);
    if (unit === 'WEEK') return daysFrom(startOfWeek(from) + count * WEEK, 7);
    const { year, month } = calendarDay(from);
    if (unit === 'MONTH') {
      const start = localDate(year, month + count);
      return { start, end: addMonths(start, 1), precision: 'MONTH' };
    }
    return unit === 'YEAR'
      ? { start: localDate(year + count), end: localDate(year + count + 1), precision: 'YEAR' }
      : null;
  });
}
