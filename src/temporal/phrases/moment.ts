import { DAY, HOUR, MINUTE, realDate } from '../calendar.ts';
import type { Reading } from '../phrase.ts';
import { fixed } from '../term.ts';

/** A date with its time of day, in the context's zone or with its own offset: "2023-05-07T14:00+02:00". */
export const moment: Reading = ({ year = 0, month = 0, day = 0, hour = 0, minute = 0, offset }, context) => {
  const midnight = year < 1 || hour * HOUR >= DAY ? null : realDate(year, month, day);
  if (midnight === null) return null;
  const written = midnight + hour * HOUR + minute * MINUTE;
  const start = offset === undefined ? written : context.localOf(written - offset * MINUTE);
  return fixed({ start, end: start + MINUTE, precision: 'MINUTE' });
};
