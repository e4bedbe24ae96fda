import { DAY_MS, type Instant } from '../domain/instant.ts';
import { type DatedInterval, daysToInterval, type Interval, overlaps } from '../domain/interval.ts';
import type { FactType } from '../domain/memory.ts';
import type { TimeWindow } from '../domain/time.ts';
import type { BoostSettings } from './settings.ts';

/** Signal of what is neither better nor worse: its boost is ×1. */
export const NEUTRAL = 0.5;

/**
 * The factor that a signal makes: `1 + α × (signal − 0.5)`, in [1 − α/2, 1 + α/2].
 * @param signal in [0, 1]
 * @param alpha strength, in [0, 2)
 */
export function boost(signal: number, alpha: number): number {
  return 1 + alpha * (signal - NEUTRAL);
}

/**
 * How fresh an occurrence is at `at`, in [floor, 1]: `clamp(1 − days / 365, 0.1, 1)`, the days counted to the nearest
 * point of the interval, so that a year that has not ended is not as old as its first of January. What lies in the
 * future is fresh; what has no date is neutral.
 */
export function recencySignal(
  occurred: Interval | null,
  at: Instant,
  { recencyDays, recencyFloor }: Pick<BoostSettings, 'recencyDays' | 'recencyFloor'>,
): number {
  if (occurred === null) return NEUTRAL;
  const days = at < occurred.start ? 0 : daysToInterval(at, occurred);
  return Math.min(1, Math.max(recencyFloor, 1 - days / recencyDays));
}

/**
 * How near an occurrence is to the middle of a window, in [0, 1]:
 *
 *   1 − min(days from the centre to the nearest point of the interval / (window days / 2), 1)
 *
 * A date as wide as the window reaches its centre and so gets 1 wherever it starts; neutral without window or date.
 * @param span the window with its sides closed; null when nothing closes it: then inside is 1 and outside 0
 */
export function temporalSignal(
  occurred: DatedInterval | null,
  window: TimeWindow | null,
  span: Interval | null,
): number {
  if (occurred === null || window === null) return NEUTRAL;
  const interval = readAtMidnight(occurred, window);
  if (span === null) return overlaps(interval, window) ? 1 : 0;
  const centre = (span.start + span.end) / 2;
  const halfDays = (span.end - span.start) / 2 / DAY_MS;
  return 1 - Math.min(daysToInterval(centre, interval) / halfDays, 1);
}

/**
 * A stamp of exactly midnight under a window of whole days is the date of that day, not its first minute: writers who
 * know only the day stamp it so.
 */
function readAtMidnight(occurred: DatedInterval, window: TimeWindow): Interval {
  const exact = occurred.precision === 'MINUTE';
  const wholeDays = window.precision !== 'MINUTE' && window.precision !== 'HOUR';
  const midnight = window.start ?? window.end;
  if (!exact || !wholeDays || midnight === null) return occurred;
  if ((occurred.start - midnight) % DAY_MS !== 0) return occurred;
  return { start: occurred.start, end: Math.max(occurred.end, occurred.start + DAY_MS) };
}

/**
 * How well proven an observation is, in [0.5, 1]: `clamp(0.5 + ln(n) / 10, 0, 1)`; other types are neutral.
 * @param proofCount n, ≥ 1
 */
export function proofSignal(type: FactType, proofCount: number): number {
  if (type !== 'OBSERVATION') return NEUTRAL;
  return Math.min(1, Math.max(0, NEUTRAL + Math.log(proofCount) / 10));
}
