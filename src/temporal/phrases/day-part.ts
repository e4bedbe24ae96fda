import { DAY, HOUR } from '../calendar.ts';
import type { Reading } from '../phrase.ts';
import type { DayPart } from '../slots.ts';
import type { Span } from '../span.ts';
import { recurring } from '../term.ts';

/** Hours of the day, from and to; a night goes on until the next morning. */
const HOURS: Readonly<Record<DayPart, readonly [from: number, to: number]>> = {
  MORNING: [6, 12],
  NOON: [12, 13],
  AFTERNOON: [12, 18],
  EVENING: [18, 24],
  NIGHT: [18, 30],
};

/** @param day days since 1970-01-01 */
export function partOfDay(day: number, part: DayPart): Span {
  const [from, to] = HOURS[part];
  return { start: day * DAY + from * HOUR, end: day * DAY + to * HOUR, precision: 'HOUR' };
}

/** A part of some day: the "morning" of "yesterday morning". */
export const dayPart: Reading = ({ dayPart: part }) =>
  part === undefined ? null : recurring('DAY', (day) => partOfDay(day, part));
