import { MemoryError } from '../../domain/errors.ts';
import type { Instant } from '../../domain/instant.ts';
import type { OpenInterval } from '../../domain/interval.ts';
import { zoneOf } from '../../temporal/zone.ts';
import type { TimeWindowInput } from '../generated.ts';
import { type LocalOrInstant, toInstant } from '../scalars/local-or-instant.ts';

/** The moment, or null when none was given. */
export function instantOf(time: LocalOrInstant | null | undefined, timezone: string): Instant | null {
  return time == null ? null : toInstant(time, timezone);
}

/** True for a time of which only a timezone tells the moment, or the day that it belongs to. */
export function needsTimezone(time: LocalOrInstant | null | undefined): boolean {
  return time?.kind === 'LOCAL' || (time?.kind === 'INSTANT' && time.offset !== null);
}

/**
 * The timezone in which somebody speaks at a time: where it was written with an offset that the known timezone does not
 * have then, that offset; else null. "Today" at 19:00-05:00 is the day on that clock, whatever day it is in UTC.
 * @param known of the bank, which knows its clock changes
 */
export function spokenIn(time: LocalOrInstant | null | undefined, known: string): string | null {
  if (time?.kind !== 'INSTANT' || time.offset === null) return null;
  const localOf = (zone: string) => zoneOf(zone).toLocal(time.at);
  return localOf(known) === localOf(time.offset) ? null : time.offset;
}

/** The window, or null when none was given. Throws BAD_USER_INPUT when it is empty or open on both sides. */
export function windowOf(window: TimeWindowInput | null | undefined, timezone: string): OpenInterval | null {
  if (window == null) return null;
  const [start, end] = [instantOf(window.start, timezone), instantOf(window.end, timezone)];
  if (start === null && end === null) {
    throw new MemoryError(
      'BAD_USER_INPUT',
      '`window` needs a start or an end; leave it out for all of time.',
    );
  }
  if (start !== null && end !== null && end <= start) {
    throw new MemoryError(
      'BAD_USER_INPUT',
      '`window.end` must be later than `window.start`; the end is exclusive.',
    );
  }
  return { start, end };
}
