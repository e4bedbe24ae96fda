import { MemoryError } from '../domain/errors.ts';
import type { Instant } from '../domain/instant.ts';
import type { LocalTime } from './calendar.ts';

/** A timezone as two functions: none of them looks at the clock or at the process's own timezone. */
export interface Zone {
  readonly name: string;
  /** Wall-clock time at a moment. */
  toLocal(at: Instant): LocalTime;
  /**
   * Moment of a wall-clock time. A time that a clock change leaves out is read with the offset before the change
   * (02:30 becomes 03:30); one that happens twice is the first of the two: what RFC 5545 and Temporal's
   * "compatible" do.
   */
  toInstant(local: LocalTime): Instant;
}

const MINUTE_MS = 60_000;
/** No clock change shifts by more than a day (Pacific/Apia left out 30 December 2011). */
const DAY_MS = 86_400_000;
const OFFSET = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d{2}))?$/i;
/** About as many as there are canonical zones; names beyond that are other spellings of them. */
const MAX_CACHED_ZONES = 600;

/** The moments that one talk names over and over; some tens of kilobytes a zone. */
const MAX_CACHED_OFFSETS = 1000;

const zones = new Map<string, Zone>();

/**
 * The zone of an IANA name ("Europe/Berlin") or of a fixed offset ("+05:30", "Z").
 * @throws MemoryError BAD_USER_INPUT when there is no such zone
 */
export function zoneOf(name: string): Zone {
  const known = zones.get(name);
  if (known !== undefined) return known;
  const zone = fixedZone(name) ?? ianaZone(name);
  if (zones.size >= MAX_CACHED_ZONES) zones.clear();
  zones.set(name, zone);
  return zone;
}

function fixedZone(name: string): Zone | null {
  if (/^(?:UTC|GMT|Z)$/i.test(name)) return shiftedBy(name, 0);
  const match = OFFSET.exec(name);
  if (match === null) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return shiftedBy(name, (match[1] === '-' ? -minutes : minutes) * MINUTE_MS);
}

function shiftedBy(name: string, offset: number): Zone {
  return { name, toLocal: (at) => at + offset, toInstant: (local) => local - offset };
}

function ianaZone(name: string): Zone {
  const format = formatterOf(name);
  const offsets = new Map<Instant, number>();
  const offsetAt = (at: Instant): number => {
    const known = offsets.get(at);
    if (known !== undefined) return known;
    const offset = wallClock(format, at) - Math.floor(at / 1000) * 1000;
    if (offsets.size >= MAX_CACHED_OFFSETS) offsets.clear();
    offsets.set(at, offset);
    return offset;
  };
  const toInstant = (local: LocalTime): Instant => {
    const before = offsetAt(local - DAY_MS);
    const after = offsetAt(local + DAY_MS);
    if (before === after) return local - before;
    // When the clock goes back, both offsets give a moment with this time and `before` gives the first.
    for (const offset of [before, after]) {
      if (offsetAt(local - offset) === offset) return local - offset;
    }
    // Neither: the clock goes forward over it.
    return local - before;
  };
  return { name, toLocal: (at) => at + offsetAt(at), toInstant };
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      era: 'narrow',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch (cause) {
    throw new MemoryError('BAD_USER_INPUT', `"${timeZone}" is no IANA timezone such as "Europe/Berlin".`, {
      cause,
    });
  }
}

/** "5/7/2023 A, 14:00:00" read as if it were UTC. */
function wallClock(format: Intl.DateTimeFormat, at: Instant): LocalTime {
  const text = format.format(at);
  const [month = 1, day = 1, year = 1, hour = 0, minute = 0, second = 0] = (text.match(/\d+/g) ?? []).map(
    Number,
  );
  const signedYear = text.includes('B') ? 1 - year : year;
  const date = new Date(0);
  date.setUTCFullYear(signedYear, month - 1, day);
  date.setUTCHours(hour, minute, second);
  return date.getTime();
}
