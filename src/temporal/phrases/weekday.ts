import { DAY } from '../calendar.ts';
import type { Reading } from '../phrase.ts';
import { daysFrom } from '../span.ts';
import { mondayOf, recurring } from '../term.ts';
import { shifted } from './shifted.ts';

/** A day of the week: "Friday", "last Friday", "two Fridays ago". */
export const weekday: Reading = ({ weekday: number = 0, shift, n }, context) =>
  shifted(
    recurring('WEEK', (index) => daysFrom(mondayOf(index) + (number - 1) * DAY, 1)),
    n === undefined ? shift : -n,
    context,
  );

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
