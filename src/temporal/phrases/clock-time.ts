import { DAY, HOUR, MINUTE } from '../calendar.ts';
import type { Reading } from '../phrase.ts';
import { recurring } from '../term.ts';

/** A time of some day: the "15:30" of "yesterday at 15:30", the hour of "3 pm". */
export const clockTime: Reading = ({ hour = 0, minute, meridiem }) => {
  if (meridiem !== undefined && (hour < 1 || hour > 12)) return null;
  const hour24 = meridiem === undefined ? hour : (hour % 12) + (meridiem === 'PM' ? 12 : 0);
  if (hour24 > 23 || (minute ?? 0) > 59) return null;
  const offset = hour24 * HOUR + (minute ?? 0) * MINUTE;
  return recurring('DAY', (day) => {
    const start = day * DAY + offset;
    return minute === undefined
      ? { start, end: start + HOUR, precision: 'HOUR' }
      : { start, end: start + MINUTE, precision: 'MINUTE' };
  });
};
