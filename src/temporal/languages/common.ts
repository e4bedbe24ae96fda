import type { Lexicon } from '../lexicon.ts';
import { matching } from '../lexicon.ts';
import { type Phrase, phrase } from '../phrase.ts';
import { calendarDate } from '../phrases/calendar-date.ts';
import { isoInterval } from '../phrases/iso-interval.ts';
import { moment } from '../phrases/moment.ts';
import { month } from '../phrases/month.ts';
import { dayFirstDate, dayFirstDay, monthFirstDate, monthFirstDay } from '../phrases/numeric-date.ts';
import { half, quarter } from '../phrases/quarter.ts';
import { week } from '../phrases/week.ts';
import { years } from '../phrases/year.ts';

/** Two digits of a year stand for 1970–2069, as in POSIX time functions. */
const FIRST_SHORT_YEAR = 1970;

function fullYear(digits: string): number {
  const short = Number(digits.replace(/\D/g, ''));
  return short + (short >= FIRST_SHORT_YEAR % 100 ? 1900 : 2000);
}

/** People who leave out the century of a year mean the last one from the thirties on: "'61", as "the '60s". */
const FIRST_APOSTROPHE_YEAR = 30;

function apostropheYear(words: string): number {
  const short = Number(words.replace(/\D/g, ''));
  return short + (short >= FIRST_APOSTROPHE_YEAR ? 1900 : 2000);
}

/** Minutes east of UTC of "Z", "UTC", "+02:00" or "-0530". */
function minutesEast(text: string): number {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):?(\d\d)/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Slots that are written with digits, alike in every language. */
export const COMMON_SLOTS: Lexicon = {
  year: matching('[12]\\d{3}'),
  'year:four': matching('\\d{4}'),
  'year:date': matching(
    "\\d{4}|'\\d{2}",
    (words) => (words.startsWith("'") ? apostropheYear(words) : Number(words)),
    'DIGIT',
  ),
  'year:short': matching("'\\d{2}", apostropheYear, 'DIGIT'),
  'year:two': matching('\\d{2}', fullYear, 'DIGIT'),
  'month:two': matching('0[1-9]|1[0-2]'),
  'month:digits': matching('1[0-2]|0?[1-9]'),
  'day:two': matching('0[1-9]|[12]\\d|3[01]'),
  'day:digits': matching('[12]\\d|3[01]|0?[1-9]'),
  one: matching('\\d{1,2}'),
  two: matching('\\d{1,2}'),
  hour: matching('[01]?\\d|2[0-3]'),
  minute: matching('[0-5]\\d'),
  week: matching('0?[1-9]|[1-4]\\d|5[0-3]'),
  quarter: matching('[1-4]'),
  half: matching('[12]'),
  offset: matching('\\s?(?:Z|UTC|GMT|[+-]\\d{2}:?\\d{2})', minutesEast),
};

/** Dates of digits that every language writes: ISO 8601 and its kin. */
export const COMMON_PHRASES: readonly Phrase[] = [
  phrase(
    '{year:four}-{month:two}-{day:two}[T\\s]{hour}:{minute}(?::\\d\\d(?:[.,]\\d{1,9})?)?{offset}?',
    moment,
  ),
  phrase('{year:four}-{month:two}-{day:two}', calendarDate),
  phrase('{year:four}/{month:digits}/{day:digits}', calendarDate),
  phrase('{year:four}\\.{month:two}\\.{day:two}', calendarDate),
  phrase('{one}\\.\\s?{two}\\.\\s?{year:four}', dayFirstDate),
  phrase('{year:four}-{month:two}', month),
  phrase('{year:four}-{month:two}-{day:two}/{year2:four}-{month2:two}-{day2:two}', isoInterval),
  phrase('{month:digits}/{year}', month),
  phrase('{year}-?W{week}', week),
  phrase('{year}[\\s/-]?Q{quarter}', quarter),
  phrase('Q{quarter}[\\s/-]?{year}', quarter),
  phrase('{year}[\\s/-]?H{half}', half),
  phrase('H{half}[\\s/-]?{year}', half),
  phrase('Q{quarter}', quarter),
  phrase('{year}\\s?[-–—]\\s?{year2}', years),
];

/** Words before a day without its year: else "3/4" is a part of something. */
const BEFORE_DAY =
  '(?<=(?<!\\p{L})(?:on|by|until|till|before|since|due|from|after|am|bis|vom|zum|ab|seit|le|du|au|dès le|el|del|hasta el|para el|dia|até|no dia) )';

export const MONTH_FIRST: readonly Phrase[] = [
  phrase(`${BEFORE_DAY}{one}/{two}`, monthFirstDay),
  phrase('{one}/{two}/{year:four}', monthFirstDate),
  phrase('{one}-{two}-{year:four}', monthFirstDate),
  phrase('{one}/{two}/{year:two}', monthFirstDate, 'NUMERIC'),
];

export const DAY_FIRST: readonly Phrase[] = [
  phrase(`${BEFORE_DAY}{one}/{two}`, dayFirstDay),
  // "ab 4.5", "bis 4.5" may count or name a version.
  phrase(
    `(?<!(?<!\\p{L})(?:ab|bis|seit) )${BEFORE_DAY}{one}\\.{two}(?! ?(?:uhr|euro|%|kg|km|cm|mm))`,
    dayFirstDay,
  ),
  phrase(`${BEFORE_DAY}{one}\\.\\s?{two}\\.`, dayFirstDay),
  phrase('{one}/{two}/{year:four}', dayFirstDate),
  phrase('{one}-{two}-{year:four}', dayFirstDate),
  phrase('{one}/{two}/{year:two}', dayFirstDate, 'NUMERIC'),
  phrase('{one}\\.{two}\\.{year:two}', dayFirstDate, 'NUMERIC'),
];
