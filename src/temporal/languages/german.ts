import { list, open, part, range } from '../combination.ts';
import type { Language } from '../language.ts';
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
import { COMMON_PHRASES, DAY_FIRST } from './common.ts';
import { isBareGermanYear } from './german-guards.ts';
import { GERMAN_SLOTS } from './german-words.ts';
import { always } from './guards.ts';

const PHRASES = [
  ...COMMON_PHRASES,
  ...DAY_FIRST,
  // Tonight or last night, as the sentence looks.
  phrase('heute nacht', (slots, context) => dayPart({ ...slots, dayPart: 'NIGHT' }, context)),
  phrase('{days} {dayPart}', relativeDayPart),
  phrase('(?<!(?<!\\p{L})(?:guten|gute|am|jeden) ){days}', relativeDay),
  phrase('(?:{weekday},? )?(?:der |den |dem )?{day} ?{month}(?: {year})?', calendarDate),
  phrase(
    '(?:vom |von |zwischen dem )?(?:{weekday},? (?:den |dem )?)?{day}(?: ?[-–—] ?|,? bis (?:zum )?| und (?:dem )?)(?:{weekday2},? (?:den |dem )?)?{day2} ?{month}(?: {year})?',
    calendarDates,
  ),
  // "Montag, den 4.5.", "seit dem 4.5.": with both points it is no number.
  phrase('(?:{weekday},? )?(?:den |dem ){day:digits}\\.\\s?{month:digits}\\.(?!\\d)', calendarDate),
  phrase('{weekday},? {day:digits}\\.\\s?{month:digits}\\.(?!\\d)', calendarDate),
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
  vaguePhrase('seit (?:etwa |rund |über |fast )?{n} {unit}', rollingPast),
  phrase('jetzt', now),
  phrase('{dayPart}', dayPart, 'TIME'),
  phrase('{hour}:{minute}(?: uhr)?', clockTime, 'TIME'),
  phrase('{hour} uhr', clockTime, 'TIME'),
];

const THE = '(?:dem |der |den |die |das |des )?';
const IN = '(?:im |in )?';

/** Beginnings of verbs that change nothing in their forms; "Verlag" and "Betrug" are nouns. */
const PREFIX = '(?:ab|an|auf|aus|be|ein|ent|er|mit|über|um|unter|ver|vor|wider|zer|zu|zurück)?';

/** German. Of bare weekdays and months the same holds as in English; numeric dates have the day first. */
export const GERMAN: Language = {
  code: 'de',
  spaced: true,
  lexicon: GERMAN_SLOTS,
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
    open(`ab ${THE}{term}`, 'FROM'),
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
  past: new RegExp(
    [
      String.raw`(?<!\p{L})(?:war|waren|hatte|hatten|habe|hat|haben|ging|kam|wurde|wurden|bin)(?!\p{L})`,
      // Strong and mixed verbs of everyday; what is a noun or a wish as well ("Stand", "Sprachen", "sollte") is left out.
      String.raw`(?<!\p{L})(?!(?:verlag|betrug)(?!\p{L}))${PREFIX}(?:gingen|kamen|bekam|bekamen|traf|trafen|sah|sahen|fand|fanden|nahm|nahmen|sprach|fuhr|fuhren|flog|flogen|blieb|blieben|schrieb|schrieben|saß|saßen|lag|hielt|hielten|erhielt|erhielten|ließ|ließen|verließ|verließen|rief|riefen|zog|zogen|verlor|gewann|gewannen|begann|begannen|wusste|wussten|konnte|konnten|musste|mussten|aß|aßen|trank|tranken|half|halfen|starb|starben|brachte|brachten|dachte|dachten|kannte|kannten|lief|liefen|schlief|schliefen|fiel|fielen|entstand|unterschrieb)(?!\p{L})`,
      String.raw`(?<!\p{L})(?!(?:verlag|betrug)(?!\p{L}))${PREFIX}(?:gab|gaben|las|lasen|bat|baten|sang|sangen|schlug|schlugen|stieg|stiegen|sprang|sprangen|trat|traten|trug|trugen|verschwand|verschwanden|warf|warfen|wuchs|wuchsen|rannte|rannten|erschien|erschienen|vergaß|vergaßen|empfing|empfingen|entschied|entschieden|geschah)(?!\p{L})`,
      // "Sprachen" and "Stand" are nouns where nobody stands beside them.
      String.raw`(?<=(?<!\p{L})(?:wir|sie|ihr|alle|beide) )(?:be|ver|wider|ent)?sprachen(?!\p{L})|(?<!\p{L})(?:be|ver|wider|ent)?sprachen(?= (?:wir|sie|ihr|alle|beide)(?!\p{L}))`,
      String.raw`(?<=(?<!\p{L})(?:ich|er|sie|es|man) )(?:be|ent|ver|auf)?stand(?!\p{L})|(?<!\p{L})stand(?= (?:ich|er|sie|es|man)(?!\p{L}))`,
      // Weak verbs behind him or it, whose present ends in -t; a wish has its vowel changed.
      String.raw`(?<=(?<!\p{L})(?:er|es|man) )(?!(?:sollte|wollte)(?!\p{L})|\p{L}*[äöü]\p{L}*)\p{L}{2,}te(?!\p{L})`,
      // Weak ones whose present does not look the same.
      String.raw`(?<!\p{L})(?:sag|mach|kauf|verkauf|besuch|feier|spiel|reis|lern|wohn|leb|frag|zeig|lieb|hör|koch|bestell|probier|telefonier|gründ|eröffn|heirat|arbeit|start|end)(?:e?te|e?ten)(?!\p{L})`,
    ].join('|'),
    'giu',
  ),
  future:
    /\b(?:werde|wird|werden|wirst|plant|planen|möchte|will|wollen)\b|(?<!\p{L})auf(?= (?:den |dem |nächsten )?(?:\d|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch)[^!?\n]{0,40}(?:verschoben|verlegt|vertagt|vorgezogen))/giu,
  isBareYear: isBareGermanYear,
  accepts: always,
};
