import { DAY_MS, EARLIEST, FAR_FUTURE, type Instant } from '../../domain/instant.ts';
import type { DatedInterval, DatePrecision } from '../../domain/interval.ts';
import type { DateMention, TimeReference } from '../../domain/time.ts';
import { DAY, HOUR, type LocalTime, localDate, MINUTE, realDate } from '../../temporal/calendar.ts';
import { type Zone, zoneOf } from '../../temporal/zone.ts';
import { occurrenceOf } from './occurrence.ts';
import { toldTimes } from './told-times.ts';

/** `2023`, `2023-05`, `2023-05-07`, `2023-05-07T14`, `2023-05-07T14:30`, also with seconds, an offset, and 00 for what is unknown. */
const ISO =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:[T ](\d{2})(?::(\d{2})(?::\d{2}(?:[.,]\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?)?)?$/u;
const ONGOING = /^(?:ongoing|present|now|today|current(?:ly)?)$/iu;
const FROM_COARSE: readonly DatePrecision[] = ['YEAR', 'MONTH', 'DAY', 'HOUR', 'MINUTE'];
/** "yesterday", "last month": nearer to the telling than this a date needs no words of a date that we can read. */
const NEAR_DAYS = 31;

/** Where and when the words of a fact were told. */
export interface Telling {
  readonly reference: TimeReference;
  /** True when the caller said so: without it, nothing may count from the clock. */
  readonly timestamped: boolean;
}

/** What a model says about when a fact occurred, and the words that it can have it from. */
export interface StatedDate {
  readonly start: string | null;
  readonly end: string | null;
  /** The words that the fact was found in. */
  readonly quote: string;
  /** All that the model was shown of the content. */
  readonly shown: string;
  /** Dates that `shown` mentions; looked for only when they decide. */
  readonly mentions: () => readonly DateMention[];
}

/**
 * When a fact occurred: the model's date when it is one and the content supports it; else the date that the quote
 * names, else the moment it was told, else null. A date is invented when nothing that the model was shown can be meant.
 */
export function occurredOf(stated: StatedDate, telling: Telling): DatedInterval | null {
  const { reference, timestamped } = telling;
  const told = { at: reference.at, stated: timestamped, span: null };
  const quoted = toldTimes(stated.quote, reference, timestamped);
  const date = readAnswerDate(stated, zoneOf(reference.timezone));
  if (date === null || isInvented(date, stated, telling)) return occurrenceOf(quoted, told);
  // The day of the telling, with no word about it, says no more than the telling itself.
  const isToldDay = date.precision === 'DAY' && date.end - date.start <= DAY_MS && holds(date, reference.at);
  return isToldDay && timestamped && quoted.length === 0 ? occurrenceOf([], told) : date;
}

/** The span that a model's two dates mean, as exact as they are; null when they are no dates of years 1 to 9999. */
export function readAnswerDate(
  { start, end }: Pick<StatedDate, 'start' | 'end'>,
  zone: Zone,
): DatedInterval | null {
  const first = readUnit(start, zone);
  if (first === null || first.start < EARLIEST) return null;
  if (end !== null && ONGOING.test(end.trim())) return { ...first, end: FAR_FUTURE };
  const last = readUnit(end, zone);
  const clipped = { ...first, end: Math.min(first.end, FAR_FUTURE) };
  if (last === null || last.end <= first.end) return clipped;
  const precision = FROM_COARSE.find((unit) => unit === first.precision || unit === last.precision);
  return { start: first.start, end: Math.min(last.end, FAR_FUTURE), precision: precision ?? first.precision };
}

function readUnit(text: string | null, zone: Zone): DatedInterval | null {
  const match = ISO.exec(text?.trim().replaceAll('/', '-') ?? '');
  if (match === null) return null;
  const [, year, month = '00', day = '00', hour, minute, offset] = match;
  const span = localUnit({ year: Number(year), month: Number(month), day: Number(day) });
  if (span === null) return null;
  const time = timeOf(hour, minute);
  if (time === 'INVALID') return null;
  // Midnight is how models write a whole day.
  if (time === null || time.from === 0 || span.precision !== 'DAY')
    return { start: zone.toInstant(span.from), end: zone.toInstant(span.to), precision: span.precision };
  const from = (offset === undefined ? zone : zoneOf(offset)).toInstant(span.from + time.from);
  return { start: from, end: from + time.length, precision: time.precision };
}

interface LocalUnit {
  readonly from: LocalTime;
  readonly to: LocalTime;
  readonly precision: DatePrecision;
}

function localUnit({ year, month, day }: { year: number; month: number; day: number }): LocalUnit | null {
  if (year < 1 || month > 12) return null;
  if (month === 0) return { from: localDate(year), to: localDate(year + 1), precision: 'YEAR' };
  if (day === 0) return { from: localDate(year, month), to: localDate(year, month + 1), precision: 'MONTH' };
  const from = realDate(year, month, day);
  return from === null ? null : { from, to: from + DAY, precision: 'DAY' };
}

function timeOf(
  hour: string | undefined,
  minute: string | undefined,
): { from: number; length: number; precision: DatePrecision } | 'INVALID' | null {
  if (hour === undefined) return null;
  if (Number(hour) > 23 || Number(minute ?? 0) > 59) return 'INVALID';
  const from = Number(hour) * HOUR + Number(minute ?? 0) * MINUTE;
  return minute === undefined
    ? { from, length: HOUR, precision: 'HOUR' }
    : { from, length: MINUTE, precision: 'MINUTE' };
}

function isInvented(
  date: DatedInterval,
  { shown, mentions }: StatedDate,
  { reference, timestamped }: Telling,
): boolean {
  const year = new Date(zoneOf(reference.timezone).toLocal(date.start)).getUTCFullYear();
  if (shown.normalize('NFKC').includes(String(year).padStart(4, '0'))) return false;
  if (!timestamped) return true;
  if (Math.abs(date.start - reference.at) <= NEAR_DAYS * DAY_MS) return false;
  return mentions().length === 0;
}

function holds({ start, end }: DatedInterval, at: Instant): boolean {
  return start <= at && at < end;
}
