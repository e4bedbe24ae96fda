import { FAR_FUTURE } from '../domain/instant.ts';
import type { DatePrecision } from '../domain/interval.ts';
import type { DateMention, TimeReference } from '../domain/time.ts';
import {
  addMonths,
  calendarDay,
  DAY,
  type LocalTime,
  localDate,
  realDate,
  startOfDay,
  startOfMonth,
  startOfWeek,
  WEEK,
} from './calendar.ts';
import { zoneOf } from './zone.ts';

type Span = readonly [start: LocalTime, end: LocalTime, precision: DatePrecision];

const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december';
const monthNumber = (name: string): number => MONTHS.split('|').indexOf(name.toLowerCase()) + 1;

const KINDS: readonly (readonly [RegExp, (match: RegExpMatchArray, now: LocalTime) => Span | null])[] = [
  [
    /\b(yesterday|today|tomorrow)\b/gi,
    (m, now) => {
      const start =
        startOfDay(now) + { yesterday: -DAY, today: 0, tomorrow: DAY }[m[1]?.toLowerCase() as 'today'];
      return [start, start + DAY, 'DAY'];
    },
  ],
  [
    new RegExp(`\\b(\\d{1,2}) (${MONTHS}),? (\\d{4})\\b`, 'gi'),
    (m) => {
      const start = realDate(Number(m[3]), monthNumber(m[2] ?? ''), Number(m[1]));
      return start === null ? null : [start, start + DAY, 'DAY'];
    },
  ],
  [
    /\b(\d{4})-(\d\d)-(\d\d)\b/g,
    (m) => {
      const start = realDate(Number(m[1]), Number(m[2]), Number(m[3]));
      return start === null ? null : [start, start + DAY, 'DAY'];
    },
  ],
  [
    new RegExp(`\\b(?:in )?(${MONTHS}) (\\d{4})\\b`, 'gi'),
    (m) => {
      const start = localDate(Number(m[2]), monthNumber(m[1] ?? ''));
      return [start, addMonths(start, 1), 'MONTH'];
    },
  ],
  [
    new RegExp(`\\bin (${MONTHS})\\b`, 'gi'),
    (m, now) => {
      const year = calendarDay(now).year;
      const start = localDate(year, monthNumber(m[1] ?? ''));
      const past = start <= now ? start : addMonths(start, -12);
      return [past, addMonths(past, 1), 'MONTH'];
    },
  ],
  [
    /\b(last|this|next) (week|month|year)\b/gi,
    (m, now) => {
      const shift = { last: -1, this: 0, next: 1 }[m[1]?.toLowerCase() as 'this'];
      const unit = m[2]?.toLowerCase();
      if (unit === 'week')
        return [startOfWeek(now) + shift * WEEK, startOfWeek(now) + (shift + 1) * WEEK, 'DAY'];
      if (unit === 'month')
        return [addMonths(startOfMonth(now), shift), addMonths(startOfMonth(now), shift + 1), 'MONTH'];
      const year = calendarDay(now).year + shift;
      return [localDate(year), localDate(year + 1), 'YEAR'];
    },
  ],
  [
    /\b(in|since) ((?:19|20)\d\d)\b/gi,
    (m) => {
      const start = localDate(Number(m[2]));
      return [start, m[1]?.toLowerCase() === 'since' ? FAR_FUTURE : localDate(Number(m[2]) + 1), 'YEAR'];
    },
  ],
];

/** A stop-gap until the phrases are there: the commonest expressions of English, in order of place. */
export function readSimple(text: string, reference: TimeReference): readonly DateMention[] {
  const zone = zoneOf(reference.timezone);
  const now = zone.toLocal(reference.at);
  const found: DateMention[] = [];
  for (const [pattern, read] of KINDS) {
    for (const match of text.matchAll(pattern)) {
      const span = read(match, now);
      const start = match.index;
      const end = start + match[0].length;
      if (span === null || found.some((other) => start < other.end && end > other.start)) continue;
      const ending = span[1] >= FAR_FUTURE ? FAR_FUTURE : zone.toInstant(span[1]);
      found.push({
        occurred: { start: zone.toInstant(span[0]), end: ending, precision: span[2] },
        start,
        end,
        text: match[0],
      });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
