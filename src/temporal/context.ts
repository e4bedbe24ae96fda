import type { Instant } from '../domain/instant.ts';
import type { TimeReference } from '../domain/time.ts';
import { DAY, type LocalTime, startOfDay } from './calendar.ts';
import type { Span } from './span.ts';
import { type Zone, zoneOf } from './zone.ts';

/** What the phrases of one text are read against. */
export interface ReadingContext {
  readonly now: LocalTime;
  readonly today: LocalTime;
  /** When all was told; not before now. */
  readonly until: LocalTime;
  /** What the text is about; null where nothing tells. */
  readonly about: Pick<Span, 'start' | 'end'> | null;
  readonly zone: Zone;
  /** Midnight some days away, over a day that the zone left out. */
  readonly day: (offset: number) => LocalTime;
  /** Wall-clock time of a moment so many milliseconds away: hours that pass, whatever the clocks do. */
  readonly elapsed: (milliseconds: number) => LocalTime;
  /** Wall-clock time of a moment. */
  readonly localOf: (at: Instant) => LocalTime;
  /** Moment of a wall-clock time; those that `elapsed` and `localOf` made go back to their own. */
  readonly instantOf: (local: LocalTime) => Instant;
}

/** The context of a reference. Pure: nothing in it looks at a clock. */
export function contextOf(reference: TimeReference): ReadingContext {
  const zone = zoneOf(reference.timezone);
  // In an hour that comes twice a wall-clock time alone does not say which moment it was.
  const known = new Map<LocalTime, Instant>();
  const localOf = (at: Instant): LocalTime => {
    const local = zone.toLocal(at);
    known.set(local, at);
    return local;
  };
  const now = localOf(reference.at);
  const today = startOfDay(now);
  const about = reference.about ?? null;
  const day = (offset: number): LocalTime => {
    const step = Math.sign(offset);
    let midnight = today + offset * DAY;
    if (step !== 0 && zone.toInstant(midnight) === zone.toInstant(midnight + DAY)) midnight += step * DAY;
    return midnight;
  };
  return {
    now,
    today,
    until: Math.max(now, localOf(reference.until ?? reference.at)),
    about: about === null ? null : { start: localOf(about.start), end: localOf(about.end) },
    zone,
    day,
    localOf,
    elapsed: (milliseconds) => localOf(reference.at + milliseconds),
    instantOf: (local) => known.get(local) ?? zone.toInstant(local),
  };
}
