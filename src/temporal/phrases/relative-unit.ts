import type { Reading } from '../phrase.ts';
import { fixed } from '../term.ts';
import { calendarUnit, precisionOf } from '../units.ts';

/** A whole calendar unit by its distance from the one that goes on: "last week", "this quarter", "the year before last". */
export const relativeUnit: Reading = ({ unit, shift = 0 }, context) =>
  unit === undefined ? null : fixed(calendarUnit(context.today, unit, Math.ceil(shift)));

/** What is over of the unit that goes on: "earlier this year", "so far this month". */
export const unitSoFar: Reading = ({ unit }, context) => {
  const whole = unit === undefined ? null : calendarUnit(context.today, unit, 0);
  if (unit === undefined || whole === null || whole.start >= context.now) return fixed(whole);
  return fixed({ start: whole.start, end: context.now, precision: remainderPrecision(unit === 'DAY') });
};

/** What is left of the unit that goes on: "later this week". */
export const restOfUnit: Reading = ({ unit }, context) => {
  const whole = unit === undefined ? null : calendarUnit(context.today, unit, 0);
  if (unit === undefined || whole === null) return null;
  return fixed({ start: context.now, end: whole.end, precision: remainderPrecision(unit === 'DAY') });
};

/** Such a window has one side in the middle of a day. */
function remainderPrecision(ofDay: boolean) {
  return precisionOf(ofDay ? 'HOUR' : 'DAY');
}
