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

/** When and, if it is told, in which timezone somebody speaks. */
export interface Spoken {
  readonly at: LocalOrInstant | null | undefined;
  readonly timezone: string | null | undefined;
}

/** True when only the bank's timezone can tell the moment of a time, or the day that the speaker's time belongs to. */
export function needsBank(
  { at, timezone }: Spoken,
  others: readonly (LocalOrInstant | null | undefined)[],
): boolean {
  if (timezone != null) return false;
  const isOffset = at?.kind === 'INSTANT' && at.offset !== null;
  return isOffset || [at, ...others].some((time) => time?.kind === 'LOCAL');
}

/**
 * The timezone in which somebody speaks: the one that is told; where the time was written with an offset that the known
 * timezone does not have then, that offset; else null. "Today" at 19:00-05:00 is the day on that clock, whatever day it is
 * in UTC.
 * @param known of the bank, which knows its clock changes
 */
export function spokenIn({ at, timezone }: Spoken, known: string): string | null {
  if (timezone != null) return timezone;
  if (at?.kind !== 'INSTANT' || at.offset === null) return null;
  const localOf = (zone: string) => zoneOf(zone).toLocal(at.at);
  return localOf(known) === localOf(at.offset) ? null : at.offset;
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
