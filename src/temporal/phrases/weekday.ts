import { DAY, WEEK } from '../calendar.ts';
import type { Reading } from '../phrase.ts';
import { daysFrom, type Span } from '../span.ts';
import { fixed, mondayOf, past, type RecurringTerm, recurring, type Term, upcoming } from '../term.ts';
import { shifted } from './shifted.ts';

/** A day of the week: "Friday", "last Friday", "two Fridays ago". */
export const weekday: Reading = ({ weekday: number = 0, shift, n }, context) =>
  shifted(dayOfWeek(number), n === undefined ? shift : -n, context);

/** "Monday week": a week from the Monday to come. */
export const weekOn: Reading = (slots, context) => weeksOn({ ...slots, n: 1, unit: 'WEEK' }, context);

/** "two weeks from Friday": counted from the Friday to come. */
export const weeksOn: Reading = ({ weekday: number = 0, n = 0, unit }, { now }) =>
  weeksFrom(upcoming(dayOfWeek(number), now), unit === 'FORTNIGHT' ? 2 * n : n);

/** "two weeks ago last Friday": counted back from the latest Friday that is over. */
export const weeksBack: Reading = ({ weekday: number = 0, n = 0, unit }, { now }) =>
  weeksFrom(past(dayOfWeek(number), now), unit === 'FORTNIGHT' ? -2 * n : -n);

function weeksFrom(span: Span | null, weeks: number): Term | null {
  return span === null || Math.abs(weeks) > MOST_WEEKS ? null : fixed(daysFrom(span.start + weeks * WEEK, 1));
}

/** Nobody counts more weeks from a weekday. */
const MOST_WEEKS = 100;

function dayOfWeek(number: number): RecurringTerm {
  return recurring('WEEK', (index) => daysFrom(mondayOf(index) + (number - 1) * DAY, 1));
}

/** Saturday and Sunday: "the weekend", "last weekend", "two weekends ago". */
export const weekend: Reading = ({ shift, n }, context) =>
  shifted(
    recurring('WEEK', (index) => daysFrom(mondayOf(index) + 5 * DAY, 2)),
    n === undefined ? shift : -n,
    context,
  );

/** A day of last, this or next week, in languages that say it in one word: 上周五. */
export const weekdayOfWeek: Reading = ({ weekday: number = 0, shift = 0 }, context) => {
  const monday = context.today - ((((context.today / DAY + 3) % 7) + 7) % 7) * DAY;
  return { kind: 'FIXED', span: daysFrom(monday + (7 * shift + number - 1) * DAY, 1) };
};
