import type { Reading } from '../phrase.ts';
import { fixed } from '../term.ts';
import { precisionOf, shiftNow } from '../units.ts';
import { FEW } from './ago.ts';

/** The time up to now, as long as some units: "past two weeks", "in the last 3 days"; a missing number is one. */
export const rollingPast: Reading = ({ n = 1, unit }, context) => {
  const start = unit === undefined || n < 1 ? null : shiftNow(context, -n, unit);
  if (unit === undefined || start === null) return null;
  return fixed({ start, end: context.now, precision: precisionOf(unit) });
};

/** The time from now on, as long as some units: "the next two weeks". */
export const rollingNext: Reading = ({ n = 1, unit }, context) => {
  const end = unit === undefined || n < 1 ? null : shiftNow(context, n, unit);
  if (unit === undefined || end === null) return null;
  return fixed({ start: context.now, end, precision: precisionOf(unit) });
};

/** "in the last few weeks". */
export const rollingFew: Reading = (slots, context) => rollingPast({ ...slots, n: FEW }, context);

/** "the next few weeks". */
export const rollingFewNext: Reading = (slots, context) => rollingNext({ ...slots, n: FEW }, context);

/** This very moment, which only ends a range: "from January until now". */
export const now: Reading = (_slots, context) =>
  fixed({ start: context.now, end: context.now, precision: 'MINUTE' });
