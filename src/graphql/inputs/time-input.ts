import { MemoryError } from '../../domain/errors.ts';
import type { Instant } from '../../domain/instant.ts';
import type { OpenInterval } from '../../domain/interval.ts';
import type { TimeWindowInput } from '../generated.ts';
import { type LocalOrInstant, toInstant } from '../scalars/local-or-instant.ts';

/** The moment, or null when none was given. */
export function instantOf(time: LocalOrInstant | null | undefined, timezone: string): Instant | null {
  return time == null ? null : toInstant(time, timezone);
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
