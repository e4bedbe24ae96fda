import { list, open, part, range } from '../combination.ts';
import type { Language } from '../language.ts';
import { type Lexicon, matching, oneOf } from '../lexicon.ts';
import * as parts from '../parts.ts';
import { phrase, vaguePhrase } from '../phrase.ts';
import { ago, fromNow } from '../phrases/ago.ts';
import { calendarDate, calendarDates, dayOfMonth } from '../phrases/calendar-date.ts';
import { clockTime } from '../phrases/clock-time.ts';
import { dayPart } from '../phrases/day-part.ts';
import { holiday } from '../phrases/holiday.ts';
import { month } from '../phrases/month.ts';
import { quarter } from '../phrases/quarter.ts';
import { relativeDay, relativeDayPart } from '../phrases/relative-day.ts';
import { relativeUnit } from '../phrases/relative-unit.ts';
import { now, rollingPast } from '../phrases/rolling.ts';
import { season } from '../phrases/season.ts';
import { weekday, weekend } from '../phrases/weekday.ts';
import { decade, year } from '../phrases/year.ts';
import { both, fromTo } from '../ranges.ts';
import type { DayPart, Holiday } from '../slots.ts';
import type { Unit } from '../units.ts';
import { COMMON_PHRASES, COMMON_SLOTS, DAY_FIRST } from './common.ts';
import { always } from './guards.ts';

const COUNTS = oneOf({
  einem: 1,
  einer: 1,
  ein: 1,
  eine: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwölf: 12,
});
const CALENDAR_UNITS: Record<string, Unit> = {
  woche: 'WEEK',
  monat: 'MONTH',
  monats: 'MONTH',
  quartal: 'QUARTER',
  quartals: 'QUARTER',
  jahr: 'YEAR',
  jahres: 'YEAR',
  jahrzehnt: 'DECADE',
};
const SHIFTS = Object.fromEntries(
  ['e', 'en', 'er', 'es', 'em'].flatMap((ending) => [
    [`letzt${ending}`, -1],
    [`vergangen${ending}`, -1],
    [`vorig${ending}`, -1],
    [`vorletzt${ending}`, -2],
    [`dies${ending}`, 0],
    [`nächst${ending}`, 1],
    [`kommend${ending}`, 1],
  ]),
);
const WEEKDAYS = {
  montag: 1,
  dienstag: 2,
  mittwoch: 3,
  donnerstag: 4,
  freitag: 5,
  samstag: 6,
  sonnabend: 6,
  sonntag: 7,
};

const LEXICON: Lexicon = {
  ...COMMON_SLOTS,
  n: matching(`\\d{1,6}|${COUNTS.source}`, (words) =>
    /^\d/.test(words) ? Number(words) : COUNTS.read(words),
  ),
  unit: oneOf<Unit>({
    minute: 'MINUTE',
    minuten: 'MINUTE',
    stunde: 'HOUR',
    stunden: 'HOUR',
    tag: 'DAY',
    tage: 'DAY',
    tagen: 'DAY',
    woche: 'WEEK',
    wochen: 'WEEK',
    monat: 'MONTH',
    monate: 'MONTH',
    monaten: 'MONTH',
    quartal: 'QUARTER',
    quartale: 'QUARTER',
    quartalen: 'QUARTER',
    jahr: 'YEAR',
    jahre: 'YEAR',
    jahren: 'YEAR',
    jahrzehnt: 'DECADE',
    jahrzehnte: 'DECADE',
    jahrzehnten: 'DECADE',
  }),
  'unit:calendar': oneOf(CALENDAR_UNITS),
  month: oneOf({
    januar: 1,
    jänner: 1,
    februar: 2,
    märz: 3,
    april: 4,
    mai: 5,
    juni: 6,
    juli: 7,
    august: 8,
    september: 9,
    oktober: 10,
    november: 11,
    dezember: 12,
    'jan.': 1,
    'feb.': 2,
    'apr.': 4,
    'aug.': 8,
    'sept.': 9,
    'sep.': 9,
    'okt.': 10,
    'nov.': 11,
    'dez.': 12,
  }),
  weekday: oneOf(WEEKDAYS),
  season: oneOf({
    frühling: 3,
    frühjahr: 3,
    sommer: 6,
    herbst: 9,
    winter: 12,
    frühlings: 3,
    sommers: 6,
    herbstes: 9,
    winters: 12,
  }),
  holiday: oneOf<Holiday>({
    weihnachten: 'CHRISTMAS',
    heiligabend: 'CHRISTMAS_EVE',
    silvester: 'NEW_YEARS_EVE',
    neujahr: 'NEW_YEAR',
    ostern: 'EASTER',
    karfreitag: 'GOOD_FRIDAY',
    ostermontag: 'EASTER_MONDAY',
    pfingsten: 'PENTECOST',
    valentinstag: 'VALENTINE',
  }),
  shift: oneOf(SHIFTS),
  dayPart: oneOf<DayPart>({
    morgen: 'MORNING',
    früh: 'MORNING',
    vormittag: 'MORNING',
    mittag: 'NOON',
    nachmittag: 'AFTERNOON',
    abend: 'EVENING',
    nacht: 'NIGHT',
  }),
  days: oneOf({ heute: 0, gestern: -1, vorgestern: -2, morgen: 1, übermorgen: 2 }),
  day: matching('(?:[12]\\d|3[01]|0?[1-9])\\.', (words) => Number.parseInt(words, 10), 'DIGIT'),
  ordinal: oneOf({
    erste: 1,
    ersten: 1,
    erster: 1,
    zweite: 2,
    zweiten: 2,
    dritte: 3,
    dritten: 3,
    vierte: 4,
    vierten: 4,
    letzte: -1,
    letzten: -1,
    '1.': 1,
    '2.': 2,
    '3.': 3,
    '4.': 4,
  }),
  'quarter:ordinal': oneOf({
    erste: 1,
    ersten: 1,
    erstes: 1,
    zweite: 2,
    zweiten: 2,
    zweites: 2,
    dritte: 3,
    dritten: 3,
    drittes: 3,
    vierte: 4,
    vierten: 4,
    viertes: 4,
    '1.': 1,
    '2.': 2,
    '3.': 3,
    '4.': 4,
  }),
  decade: matching('(?:1\\d|20)\\d0(?=er)|[1-9]0(?=er)', decadeOf, 'DIGIT'),
  'decade:words': oneOf({
    zwanzigern: 1920,
    zwanziger: 1920,
    dreißigern: 1930,
    dreißiger: 1930,
    vierzigern: 1940,
    vierziger: 1940,
    fünfzigern: 1950,
    fünfziger: 1950,
    sechzigern: 1960,
    sechziger: 1960,
    siebzigern: 1970,
    siebziger: 1970,
    achtzigern: 1980,
    achtziger: 1980,
    neunzigern: 1990,
    neunziger: 1990,
  }),
};

function decadeOf(words: string): number {
  const digits = Number(words);
  if (digits >= 1000) return digits;
  return digits + (digits >= 30 ? 1900 : 2000);
}

const PHRASES = [
  ...COMMON_PHRASES,
  ...DAY_FIRST,
  phrase('{days} {dayPart}', relativeDayPart),
  phrase('(?<!(?:guten|gute|am|jeden) ){days}', relativeDay),
  phrase('(?:{weekday},? )?(?:der |den |dem )?{day} ?{month}(?: {year})?', calendarDate),
  phrase(
    '(?:vom |zwischen dem )?{day}(?: ?[-–—] ?| bis (?:zum )?| und (?:dem )?){day2} ?{month}(?: {year})?',
    calendarDates,
  ),
  phrase('(?<=(?:am|vom|zum) ){day}(?= ?(?:$|[?!,;:]))', dayOfMonth),
  phrase('{month} {year}', month),
  phrase('{shift} {month}', month),
  phrase('{month}', month, 'MONTH'),
  phrase('jahre? {year}', year),
  phrase('{year}', year, 'YEAR'),
  phrase('(?:den |der )?{decade}ern?(?: jahren?)?', decade),
  phrase('(?:den |der |die ){decade:words}(?: jahren?| jahre)?', decade),
  phrase('{quarter:ordinal} quartals? {year}', quarter),
  phrase('{quarter:ordinal} quartals?', quarter, 'QUARTER'),
  phrase('{season} {year}', season),
  phrase('{shift} {season}', season),
  phrase('{season}', season, 'SEASON'),
  phrase('{holiday} {year}', holiday),
  phrase('{shift} {holiday}', holiday),
  phrase('{holiday}', holiday, 'HOLIDAY'),
  phrase('{shift} {weekday}', weekday),
  phrase('{weekday}', weekday),
  phrase('{shift} wochenende', weekend),
  phrase('wochenende', weekend, 'WEEKEND'),
  phrase('{shift} {unit:calendar}', relativeUnit),
  phrase(
    '(?:die|der|des|den|das|dem) {unit:calendar}',
    (slots, context) => relativeUnit({ ...slots, shift: 0 }, context),
    'UNIT',
  ),
  phrase('vor {n} {unit}', ago),
  phrase('in {n} {unit}', fromNow, 'FUTURE'),
  vaguePhrase('(?:der |den |die )?(?:letzten|vergangenen) {n} {unit}', rollingPast),
  phrase('jetzt', now),
  phrase('{dayPart}', dayPart, 'TIME'),
  phrase('{hour}:{minute}(?: uhr)?', clockTime, 'TIME'),
  phrase('{hour} uhr', clockTime, 'TIME'),
];

const THE = '(?:dem |der |den |die |das |des )?';
const IN = '(?:im |in )?';

/** German. Of bare weekdays and months the same holds as in English; numeric dates have the day first. */
export const GERMAN: Language = {
  code: 'de',
  spaced: true,
  lexicon: LEXICON,
  hints: new Set(
    (
      'der die das den dem des ein eine einen einem einer und oder ist sind war waren wird werden hat haben habe hatte wir ich du er sie es ihr uns ' +
      'mich mir dir dich sich wie was wer wo wann warum welche welcher mit von vom zu zum zur im in am an auf für bei nach vor seit bis zwischen über ' +
      'nicht kein auch noch geht gestern vorgestern heute morgen übermorgen letzte letzten letztes letzter nächste nächsten nächstes diese diesen dieses ' +
      'woche monat jahr jahre jahren tag tage tagen wochen januar februar märz mai juni juli oktober dezember sommer herbst frühling anfang ende mitte ' +
      'quartal weihnachten ostern montag dienstag mittwoch donnerstag freitag samstag sonntag abend'
    ).split(' '),
  ),
  phrases: PHRASES,
  nesting: ',?\\s+(?:(?:im|in|am|um|der|des|dem|den|von)\\s+){0,2}',
  parts: [
    part(`anfang ${THE}{term}`, parts.beginning),
    part(`mitte ${THE}{term}`, parts.mid),
    part(`ende ${THE}{term}`, parts.ending),
    part(`erste hälfte ${THE}{term}`, parts.firstHalf),
    part(`zweite hälfte ${THE}{term}`, parts.secondHalf),
    part(`{ordinal} {unit} (?:im |des |der |von )?${THE}{term}`, parts.ordinalUnit),
    part(`{ordinal} {weekday} (?:im |des |der |von ){term}`, parts.ordinalWeekday),
  ],
  ranges: [
    range(`zwischen ${THE}{term} und ${THE}{term}`, fromTo),
    range(`(?:von|vom) ${THE}{term} bis (?:zum )?${THE}{term}`, fromTo),
    range(`{term}(?: bis (?:zum )?|\\s?[-–—]\\s?)${THE}{term}`, fromTo),
    list(`{term} (?:und|oder) ${IN}{term}`, both),
  ],
  opens: [
    open(`seit ${THE}{term}`, 'SINCE'),
    open(`ab ${THE}{term}`, 'SINCE'),
    open(`vor ${THE}{term}`, 'BEFORE'),
    open(`nach ${THE}{term}`, 'AFTER'),
    open(`bis (?:zum |ende )?${THE}{term}`, 'UNTIL'),
  ],
  strengthening: {
    MONTH: '(?:im|seit|ab|vom|des|diesen|monat)',
    YEAR: '(?:in|jahr|jahre|jahres|um|von|aus)',
    SEASON: '(?:im|diesen|über den)',
    HOLIDAY: '(?:an|zu|über|vor|seit)',
    WEEKEND: '(?:am|übers|über das|an diesem)',
    QUARTER: '(?:im|des)',
    NUMERIC: '(?:am|vom|seit|bis)',
  },
  past: /\b(?:war|waren|hatte|hatten|habe|hat|haben|ging|kam|wurde|wurden|bin|sagte)\b/giu,
  future: /\b(?:werde|wird|werden|wirst|plant|planen|möchte|will|wollen)\b/giu,
  accepts: always,
};
