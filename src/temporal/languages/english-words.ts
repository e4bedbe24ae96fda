import { type Lexicon, matching, oneOf } from '../lexicon.ts';
import { COMING, type DayPart, type Holiday } from '../slots.ts';
import type { Unit } from '../units.ts';
import { COMMON_SLOTS } from './common.ts';
import { COUNT_SOURCE, countOf, numbered, ORDINAL_SOURCE, placeOf } from './english-numbers.ts';

const CLEAR_MONTHS = {
  january: 1,
  february: 2,
  july: 7,
  september: 9,
  october: 10,
  november: 11,
  december: 12,
};
const MONTHS: Record<string, number> = {
  ...CLEAR_MONTHS,
  march: 3,
  april: 4,
  may: 5,
  june: 6,
  august: 8,
  'jan.': 1,
  'feb.': 2,
  'mar.': 3,
  'apr.': 4,
  'jun.': 6,
  'jul.': 7,
  'aug.': 8,
  'sept.': 9,
  'sep.': 9,
  'oct.': 10,
  'nov.': 11,
  'dec.': 12,
};

const WEEKDAYS = numbered('monday tuesday wednesday thursday friday saturday sunday', 1);
const SHORT_WEEKDAYS = {
  'mon.': 1,
  'tue.': 2,
  'tues.': 2,
  'wed.': 3,
  'thu.': 4,
  'thur.': 4,
  'thurs.': 4,
  'fri.': 5,
  'sat.': 6,
  'sun.': 7,
};

const UNITS: Record<string, Unit> = {
  minute: 'MINUTE',
  minutes: 'MINUTE',
  mins: 'MINUTE',
  hour: 'HOUR',
  hours: 'HOUR',
  hrs: 'HOUR',
  day: 'DAY',
  days: 'DAY',
  week: 'WEEK',
  weeks: 'WEEK',
  fortnight: 'FORTNIGHT',
  fortnights: 'FORTNIGHT',
  month: 'MONTH',
  months: 'MONTH',
  quarter: 'QUARTER',
  quarters: 'QUARTER',
  'half year': 'HALF_YEAR',
  year: 'YEAR',
  years: 'YEAR',
  decade: 'DECADE',
  decades: 'DECADE',
  century: 'CENTURY',
  centuries: 'CENTURY',
};

const CALENDAR_UNITS: Record<string, Unit> = {
  week: 'WEEK',
  month: 'MONTH',
  quarter: 'QUARTER',
  year: 'YEAR',
  decade: 'DECADE',
  century: 'CENTURY',
};

const HOLIDAYS: Record<string, Holiday> = {
  christmas: 'CHRISTMAS',
  'christmas day': 'CHRISTMAS',
  xmas: 'CHRISTMAS',
  'christmas eve': 'CHRISTMAS_EVE',
  'boxing day': 'BOXING_DAY',
  "new year's eve": 'NEW_YEARS_EVE',
  'new years eve': 'NEW_YEARS_EVE',
  'new year': 'NEW_YEAR',
  "new year's": 'NEW_YEAR',
  "new year's day": 'NEW_YEAR',
  'new years day': 'NEW_YEAR',
  "valentine's day": 'VALENTINE',
  'valentines day': 'VALENTINE',
  "valentine's": 'VALENTINE',
  "st. patrick's day": 'ST_PATRICK',
  "st patrick's day": 'ST_PATRICK',
  'independence day': 'INDEPENDENCE_DAY',
  halloween: 'HALLOWEEN',
  'good friday': 'GOOD_FRIDAY',
  easter: 'EASTER',
  'easter sunday': 'EASTER',
  'easter monday': 'EASTER_MONDAY',
  thanksgiving: 'THANKSGIVING',
  'thanksgiving day': 'THANKSGIVING',
  "mother's day": 'MOTHERS_DAY',
  "father's day": 'FATHERS_DAY',
};

const DAY_PARTS: Record<string, DayPart> = {
  morning: 'MORNING',
  noon: 'NOON',
  afternoon: 'AFTERNOON',
  evening: 'EVENING',
  night: 'NIGHT',
};

const DECADES = {
  ...Object.fromEntries(
    ['thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'].map((word, index) => [
      word,
      1930 + 10 * index,
    ]),
  ),
  'nineteen twenties': 1920,
};

/** "90s" and "'90s" are of the 20th century from the thirties on, else of the 21st. */
function decadeOf(words: string): number {
  const digits = Number(words.replace(/\D/g, ''));
  if (digits >= 1000) return digits;
  return digits + (digits >= 30 ? 1900 : 2000);
}

const ORDINAL_SUFFIX = '(?:st|nd|rd|th)';
const dayOf = (words: string): number | undefined =>
  /^\d/.test(words) ? Number.parseInt(words, 10) : placeOf(words);

/** The English words of every slot. */
export const ENGLISH_SLOTS: Lexicon = {
  ...COMMON_SLOTS,
  n: matching(`\\d{1,3}(?:,\\d{3})+|\\d{1,9}|${COUNT_SOURCE}`, (words) =>
    /^\d/.test(words) ? Number(words.replace(/,/g, '')) : countOf(words),
  ),
  unit: oneOf(UNITS),
  'unit:calendar': oneOf(CALENDAR_UNITS),
  'unit:weeks': oneOf<Unit>({ week: 'WEEK', weeks: 'WEEK', fortnight: 'FORTNIGHT' }),
  'unit:distance': oneOf<Unit>({ day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' }),
  month: oneOf(MONTHS),
  'month:long': oneOf(Object.fromEntries(Object.entries(MONTHS).filter(([word]) => !word.endsWith('.')))),
  'month:clear': oneOf(CLEAR_MONTHS),
  weekday: oneOf({ ...WEEKDAYS, ...SHORT_WEEKDAYS }),
  'weekday:full': oneOf(WEEKDAYS),
  'weekday:plural': oneOf({
    ...WEEKDAYS,
    ...numbered('mondays tuesdays wednesdays thursdays fridays saturdays sundays', 1),
  }),
  'weekday:short': oneOf(SHORT_WEEKDAYS),
  season: oneOf({ spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 }),
  'season:plural': oneOf({
    springs: 3,
    summers: 6,
    autumns: 9,
    falls: 9,
    winters: 12,
    summer: 6,
    winter: 12,
    spring: 3,
    autumn: 9,
  }),
  holiday: oneOf(HOLIDAYS),
  shift: oneOf({
    last: -1,
    previous: -1,
    past: -1,
    this: 0,
    current: 0,
    next: 1,
    coming: COMING,
    upcoming: COMING,
  }),
  'shift:week': oneOf({ last: -1, next: 1 }),
  'shift:calendar': oneOf({ last: -1, previous: -1, this: 0, 'the current': 0, next: 1, 'the coming': 1 }),
  dayPart: oneOf(DAY_PARTS),
  'dayPart:today': oneOf<DayPart>({ tonight: 'NIGHT' }),
  days: oneOf({
    today: 0,
    yesterday: -1,
    tomorrow: 1,
    'the day before yesterday': -2,
    'day before yesterday': -2,
    'the day after tomorrow': 2,
    'day after tomorrow': 2,
  }),
  'days:near': oneOf({ today: 0, yesterday: -1, tomorrow: 1 }),
  day: matching(`(?:[12]\\d|3[01]|0?[1-9])${ORDINAL_SUFFIX}?|${ORDINAL_SOURCE}`, dayOf),
  'day:figures': matching(`(?:[12]\\d|3[01]|0?[1-9])${ORDINAL_SUFFIX}?`, dayOf, 'DIGIT'),
  'day:ordinal': matching(`(?:[12]\\d|3[01]|0?[1-9])${ORDINAL_SUFFIX}`, dayOf, 'DIGIT'),
  ordinal: matching(`\\d{1,2}${ORDINAL_SUFFIX}|${ORDINAL_SOURCE}|last|final`, (words) =>
    /^(?:last|final)$/i.test(words) ? -1 : dayOf(words),
  ),
  'quarter:ordinal': oneOf({
    first: 1,
    second: 2,
    third: 3,
    fourth: 4,
    '1st': 1,
    '2nd': 2,
    '3rd': 3,
    '4th': 4,
  }),
  'quarter:last': oneOf({
    first: 1,
    second: 2,
    third: 3,
    fourth: 4,
    last: 4,
    '1st': 1,
    '2nd': 2,
    '3rd': 3,
    '4th': 4,
  }),
  century: matching(`\\d{1,2}${ORDINAL_SUFFIX}|${ORDINAL_SOURCE}`, dayOf),
  decade: matching("(?:1\\d|20)\\d0'?s", decadeOf, 'DIGIT'),
  'decade:short': matching(
    `'?[1-9]0'?s|${oneOf(DECADES).source}`,
    (words) => oneOf(DECADES).read(words) ?? decadeOf(words),
  ),
  meridiem: matching('[ap]m|[ap]\\.m\\.', (words) => (/^a/i.test(words) ? 'AM' : 'PM')),
  'year:words': matching('\\d{1,4}'),
};
