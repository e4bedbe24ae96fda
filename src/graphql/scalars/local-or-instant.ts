import { MemoryError } from '../../domain/errors.ts';
import type { Instant } from '../../domain/instant.ts';
import { FIRST_YEAR, type LocalTime, realDate } from '../../temporal/calendar.ts';
import { zoneOf } from '../../temporal/zone.ts';

/** A DateTime as it was written: exact, or the time on a wall whose timezone stands elsewhere in the input. */
export type LocalOrInstant =
  | {
      readonly kind: 'INSTANT';
      readonly at: Instant;
      /** How it was written, e.g. "-05:00"; null for UTC, in which programs write the moments of anywhere. */
      readonly offset: string | null;
    }
  | { readonly kind: 'LOCAL'; readonly local: LocalTime };

const MINUTE_MS = 60_000;
const ISO =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[Tt ](?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,](?<fraction>\d{1,9}))?)?\s?(?<offset>[Zz]|[+-]\d{2}(?::?\d{2})?)?)?$/;

/**
 * What an ISO 8601 text means. Digits behind the millisecond are cut off.
 * Throws BAD_USER_INPUT, naming the part that is wrong.
 */
export function readDateTime(text: string): LocalOrInstant {
  const parts = ISO.exec(text.trim())?.groups;
  if (parts === undefined) {
    throw refusal(
      text,
      'write it like 2025-06-18T10:00:00Z, 2025-06-18T12:00+02:00, 2025-06-18T12:00 or 2025-06-18',
    );
  }
  const local = dayOf(text, parts) + timeOfDay(text, parts);
  const { offset } = parts;
  if (offset === undefined) return { kind: 'LOCAL', local };
  const ms = offsetMs(text, offset);
  return { kind: 'INSTANT', at: local - ms, offset: ms === 0 ? null : offset };
}

/**
 * The moment that is meant.
 * @param timezone IANA name in which a local time is read
 */
export function toInstant(time: LocalOrInstant, timezone: string): Instant {
  return time.kind === 'INSTANT' ? time.at : zoneOf(timezone).toInstant(time.local);
}

type Parts = Record<string, string | undefined>;

function dayOf(text: string, parts: Parts): LocalTime {
  const [year, month, day] = [Number(parts.year), Number(parts.month), Number(parts.day)];
  if (year < FIRST_YEAR) throw refusal(text, 'years go from 0001 to 9999');
  if (month < 1 || month > 12) throw refusal(text, 'months go from 01 to 12');
  const date = realDate(year, month, day);
  if (date === null) throw refusal(text, 'that day does not exist');
  return date;
}

function timeOfDay(text: string, parts: Parts): number {
  const [hour, minute, second] = [parts.hour, parts.minute, parts.second].map((part) => Number(part ?? 0));
  if (hour === undefined || hour > 23) throw refusal(text, 'hours go from 00 to 23');
  if (minute === undefined || minute > 59) throw refusal(text, 'minutes go from 00 to 59');
  if (second === undefined || second > 59) throw refusal(text, 'seconds go from 00 to 59');
  const millisecond = Number((parts.fraction ?? '').slice(0, 3).padEnd(3, '0'));
  return ((hour * 60 + minute) * 60 + second) * 1000 + millisecond;
}

function offsetMs(text: string, offset: string): number {
  if (/z/i.test(offset)) return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(3).replace(':', '') || 0)];
  if (hours > 23 || minutes > 59) throw refusal(text, 'offsets go from -23:59 to +23:59');
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * MINUTE_MS;
}

function refusal(text: string, why: string): MemoryError {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return new MemoryError('BAD_USER_INPUT', `"${shown}" is no DateTime: ${why}.`);
}
