import { list, open, part, range } from '../combination.ts';
import type { Language } from '../language.ts';
import * as parts from '../parts.ts';
import { phrase, vaguePhrase } from '../phrase.ts';
import { ago, agoToday, fewAgo, fromNow, fromToday } from '../phrases/ago.ts';
import {
  calendarDate,
  calendarDates,
  dayOfMonth,
  dayOfShiftedMonth,
  daysOfMonth,
  weekdayOfMonth,
} from '../phrases/calendar-date.ts';
import { clockTime } from '../phrases/clock-time.ts';
import { dayPart } from '../phrases/day-part.ts';
import { holiday } from '../phrases/holiday.ts';
import { month } from '../phrases/month.ts';
import { quarter } from '../phrases/quarter.ts';
import { relativeDay, relativeDayPart } from '../phrases/relative-day.ts';
import { relativeUnit, restOfUnit, unitSoFar } from '../phrases/relative-unit.ts';
import { now, rollingFew, rollingFewNext, rollingNext, rollingPast } from '../phrases/rolling.ts';
import { season } from '../phrases/season.ts';
import { week } from '../phrases/week.ts';
import { weekday, weekend, weekOn, weeksBack, weeksOn } from '../phrases/weekday.ts';
import { century, decade, year } from '../phrases/year.ts';
import { both, fromTo } from '../ranges.ts';
import { COMMON_PHRASES, MONTH_FIRST } from './common.ts';
import { acceptsEnglish, isBareEnglishYear } from './english-guards.ts';
import { ENGLISH_SLOTS } from './english-words.ts';

const OF_YEAR = '(?:,? (?:of )?{year:date})?';
const ON_WEEKDAY = '(?:{weekday},? (?:the )?)?';
const PAST = '(?:past|last|previous|preceding)';
const NEXT = '(?:next|coming|following)';
/** What may follow "on the 15th", so that the 15th is no floor or place. */
const AFTER_DAY =
  '(?= ?(?:$|[?!.,;:)–—-]|(?:at|and|or|to|until|the|a|an|my|our|his|her|their|its|this|that|there|it|i|we|he|she|they|you|did|was|were|is|with|for|all|as|after|again|already|anyway|because|before|but|by|during|from|if|in|instead|just|only|since|so|then|though|together|too|when|where|while|without|near|despite) ))';

const PHRASES = [
  ...COMMON_PHRASES,
  ...MONTH_FIRST,

  phrase('{days}', relativeDay),
  phrase('{dayPart:today}', relativeDayPart),
  phrase('(?:late )?last night', (_slots, context) =>
    relativeDayPart({ days: -1, dayPart: 'NIGHT' }, context),
  ),
  phrase('(?:early |late )?this {dayPart}', (slots, context) =>
    relativeDayPart({ ...slots, days: 0 }, context),
  ),
  phrase('the night before last', (_slots, context) =>
    relativeDayPart({ days: -2, dayPart: 'NIGHT' }, context),
  ),

  phrase(`${ON_WEEKDAY}{day:figures} (?:of )?{month}${OF_YEAR}`, calendarDate),
  phrase(`${ON_WEEKDAY}{day} (?:day )?of {month}${OF_YEAR}`, calendarDate),
  phrase(`${ON_WEEKDAY}{month} {day:figures}${OF_YEAR}`, calendarDate),
  phrase(`${ON_WEEKDAY}{month} the {day}${OF_YEAR}`, calendarDate),
  phrase(
    `(?:{weekday}(?: ?[-–—] ?| to ){weekday2},? )?(?:from |between )?(?:the )?{day}(?: ?[-–—] ?| to | until | through | and )(?:the )?{day2} (?:of )?{month}${OF_YEAR}`,
    calendarDates,
  ),
  phrase(
    `(?:{weekday}(?: ?[-–—] ?| to ){weekday2},? )?(?:from |between )?{month} {day:figures}(?: ?[-–—] ?| to | until | through | and ){day2:figures}${OF_YEAR}`,
    calendarDates,
  ),
  phrase(
    `(?:from |between )?(?:the )?{weekday},? (?:the )?{day}(?: ?[-–—] ?| to | until | through | and )(?:the )?{weekday2},? (?:the )?{day2} (?:of )?{month}${OF_YEAR}`,
    calendarDates,
  ),
  phrase('{weekday:full},? (?:the )?{day:ordinal}', weekdayOfMonth),
  phrase(
    `(?<=\\b(?:on|by|since|until|till|before|after|from|for|due|week of|weekend of) )the {day:ordinal}${AFTER_DAY}`,
    dayOfMonth,
  ),
  phrase(
    `(?:from|between) the {day:ordinal}(?: to | until | through | and | ?[-–—] ?)(?:the )?{day2:ordinal}${AFTER_DAY}`,
    daysOfMonth,
  ),
  phrase('(?:the )?{day} (?:day )?of (?:the )?{shift} month', dayOfShiftedMonth),

  phrase(`{month},? (?:of )?{year:date}`, month),
  phrase('{shift} {month:long}', month),
  phrase('{month:clear}', month),
  phrase('{month}', month, 'MONTH'),

  phrase('year {year:words}(?: AD| CE)?', year),
  phrase('{year}(?!-)', year, 'YEAR'),
  phrase('{year:short}', year, 'YEAR'),
  phrase('{year:words} (?:AD|CE)', year),
  phrase('AD {year:words}', year),
  phrase('{decade}', decade),
  phrase('the {decade:short}', decade),
  phrase('{decade:short}', decade, 'DECADE'),
  phrase('{century} century', century),

  phrase(`{quarter:last} quarter(?:,? (?:of )?{year:date})`, quarter),
  phrase('{quarter:ordinal} quarter', quarter, 'QUARTER'),

  phrase('{season},? (?:of )?{year:date}', season),
  phrase('{shift} {season}', season),
  phrase('{n} {season:plural} ago', season),
  phrase('{season} before last', (slots, context) => season({ ...slots, shift: -2 }, context)),
  phrase('{season}', season, 'SEASON'),

  phrase('{holiday},? (?:of )?{year:date}', holiday),
  phrase('{shift} {holiday}', holiday),
  phrase('{holiday}', holiday, 'HOLIDAY'),

  phrase('week {week},? (?:of )?{year:date}', week),
  phrase('{shift} {weekday:full}', weekday),
  phrase('{shift:week} {weekday:short}', weekday),
  phrase('{weekday:full} before last', (slots, context) => weekday({ ...slots, shift: -2 }, context)),
  phrase('(?:the )?{weekday:full} after next', (slots, context) => weekday({ ...slots, shift: 2 }, context)),
  phrase('{n} {weekday:plural} ago', weekday),
  phrase('{weekday:full} (?:week|fortnight)(?! \\d)', weekOn),
  phrase('{n} {unit:weeks} (?:from |on ){weekday:full}', weeksOn),
  phrase('{n} {unit:weeks} ago (?:on |last )?{weekday:full}', weeksBack),
  phrase('{weekday:full}', weekday),
  phrase('{weekday:short}', weekday, 'WEEKDAY'),
  phrase('{shift} weekend(?! (?:of|in) )', weekend),
  phrase('(?:the )?weekend after next', (_slots, context) => weekend({ shift: 2 }, context)),
  phrase('the weekend before last', (_slots, context) => weekend({ shift: -2 }, context)),
  phrase('{n} weekends? ago', weekend),
  phrase('weekend', weekend, 'WEEKEND'),

  phrase('{shift:calendar} {unit:calendar}(?! of )', relativeUnit),
  phrase('{unit:calendar} before last', (slots, context) => relativeUnit({ ...slots, shift: -2 }, context)),
  phrase('{unit:calendar} after next', (slots, context) => relativeUnit({ ...slots, shift: 2 }, context)),
  phrase('(?:earlier|so far) this {unit:calendar}', unitSoFar),
  phrase('this {unit:calendar} so far', unitSoFar),
  phrase('(?:earlier|so far) today', (_slots, context) => unitSoFar({ unit: 'DAY' }, context)),
  phrase('later this {unit:calendar}', restOfUnit),
  phrase('later today', (_slots, context) => restOfUnit({ unit: 'DAY' }, context)),
  phrase(
    'the {unit:calendar}(?! \\d)',
    (slots, context) => relativeUnit({ ...slots, shift: 0 }, context),
    'UNIT',
  ),

  phrase('(?:about |around |exactly |over |almost )?{n} {unit} (?:ago|earlier)', ago),
  phrase('(?:exactly )?{n} {unit} ago {days:near}', agoToday),
  phrase('{n} {unit} from now', fromNow),
  phrase('(?:exactly )?{n} {unit} from {days:near}', fromToday),
  phrase('in (?:about )?{n} {unit}', fromNow, 'FUTURE'),
  vaguePhrase('(?:a |only a )?few {unit} (?:ago|earlier)', fewAgo),

  vaguePhrase(`(?:the |these )?${PAST} {n} {unit}(?! of )`, rollingPast),
  vaguePhrase('(?:the |these )?past {unit}(?! of )', rollingPast),
  vaguePhrase(`(?:the |these )?${PAST} (?:few|several) {unit}`, rollingFew),
  vaguePhrase(`(?:the )?${NEXT} {n} {unit}(?! of )`, rollingNext),
  vaguePhrase(`(?:the )?${NEXT} (?:few|several) {unit}`, rollingFewNext),
  vaguePhrase(
    "(?<=\\b(?:have|has|['’](?:ve|s)) been \\p{L}+ing\\b[^.!?;]{0,60} )for (?:about |over |almost |nearly )?{n} {unit}",
    rollingPast,
  ),
  phrase('now', now),

  phrase('(?:early |late )?(?:in the )?{dayPart}', dayPart, 'TIME'),
  phrase('{hour}:{minute}(?::\\d\\d)?(?: ?{meridiem})?', clockTime, 'TIME'),
  phrase('{hour} ?{meridiem}', clockTime, 'TIME'),
];

/** What was moved from one day to another happens on the second, not from the one to the other. */
const MOVED =
  '(?:moved?|moves|moving|postponed|pushed|rescheduled|shifted|changed|brought forward|delayed|switched|slipped|slips|relocated) (?:[^.!?]{0,30} )?';
const UNMOVED_FROM = `(?<!${MOVED})`;
const UNMOVED = `(?<!${MOVED}from (?:the )?)`;
const IN = '(?:in|of|for)?';
const THE = '(?:the )?';

/** English: the fullest list; the other languages have the same shape. */
export const ENGLISH: Language = {
  code: 'en',
  spaced: true,
  lexicon: ENGLISH_SLOTS,
  hints: new Set(
    (
      'the a an and or of to in on at is are was were be been do does did has have had will would can could what who when where why how which ' +
      'i you he she it we they my your his her our their me us him them this that these those from with for about not no yes there any some ' +
      'last next past ago since before after until during between today yesterday tomorrow tonight week month year day'
    ).split(' '),
  ),
  phrases: PHRASES,
  nesting: ',?\\s+(?:(?:of|in|on|at|during|the|that)\\s+){0,3}',
  parts: [
    part(`early[\\s-](?:in )?${THE}{term}`, parts.early),
    part(`(?:mid[\\s-]|middle of )(?:in )?${THE}{term}`, parts.mid),
    part(`late[\\s-](?:in )?${THE}{term}`, parts.late),
    part(`(?:very )?(?:beginning|start) of ${THE}{term}`, parts.beginning),
    part(`(?:very )?end of ${THE}{term}`, parts.ending),
    part(`first half of ${THE}{term}`, parts.firstHalf),
    part(`second half of ${THE}{term}`, parts.secondHalf),
    part(`{ordinal} {unit} (?:of|in) ${THE}{term}`, parts.ordinalUnit),
    part(`{ordinal} {n} {unit} (?:of|in) ${THE}{term}`, parts.ordinalUnit),
    part(`{ordinal} {weekday:full} (?:of|in) ${THE}{term}`, parts.ordinalWeekday),
    part(`{ordinal} weekend (?:of|in) ${THE}{term}`, parts.ordinalWeekend),
    part(`week of ${THE}{term}`, parts.weekOf),
    part(`weekend of ${THE}{term}`, parts.weekendOf),
    part(`{unit:distance} before ${THE}{term}`, parts.unitsBefore),
    part(`{unit:distance} after ${THE}{term}`, parts.unitsAfter),
    part(`{n} {unit} before ${THE}{term}`, parts.unitsBefore),
    part(`{n} {unit} after ${THE}{term}`, parts.unitsAfter),
  ],
  ranges: [
    range(`between ${THE}{term} and ${THE}{term}`, fromTo),
    range(
      `${UNMOVED_FROM}from ${THE}{term}(?: to | until | till | up to | through |\\s?[-–—]\\s?)${THE}{term}`,
      fromTo,
    ),
    range(`${UNMOVED}{term}(?: to | until | till | through |\\s?[-–—]\\s?)${THE}{term}`, fromTo),
    list(`{term} (?:and|or|&) (?:in )?${THE}{term}`, both),
  ],
  opens: [
    open(`(?:ever )?since ${IN} ?${THE}{term}`, 'SINCE'),
    open(`from ${THE}{term} (?:on|onwards?|forward)`, 'FROM'),
    open(`{term} (?:onwards?|and later)`, 'FROM'),
    open(`(?:starting|beginning) (?:in |on |from |with )?${THE}{term}`, 'FROM'),
    open(`(?:up )?(?:until|till|til|through|thru) ${THE}{term}`, 'UNTIL'),
    open(`up to ${THE}{term}`, 'UNTIL'),
    open(`(?:no later than|not later than|as of) ${THE}{term}`, 'BY'),
    open(`by ${THE}{term}`, 'BY'),
    open(`(?:before|prior to|earlier than|ahead of|preceding) ${THE}{term}`, 'BEFORE'),
    open(`(?:after|(?<!\\b(?:no|not) )later than|following|past) ${THE}{term}`, 'AFTER'),
  ],
  strengthening: {
    MONTH: '(?:in|during|throughout|around|within|late|early|back in|of)(?: either| both)?',
    YEAR: '(?:in|during|throughout|around|circa|of|from|year|back in|for|\\()(?: either| both)?',
    SEASON: '(?:in|during|over|throughout|around)(?: the| that)?|from the',
    HOLIDAY: '(?:at|on|over|around|during|for)(?: the)?',
    WEEKDAY: 'on',
    WEEKEND: '(?:on|over|at|during|in)(?: the| that)?',
    DECADE: '(?:in|during)(?: the)?',
    QUARTER: '(?:in|during|of|over)(?: the)?',
    NUMERIC: '(?:on|dated|of|at|from)',
  },
  past: /\b(?:was|were|did|had|has(?! (?:an?|the|to|no|two|three|\d|her|his|its|their|another|some)\b)|went|came|got|said|told|met|saw|took|gave|made|left|ran|sang|wrote|bought|thought|knew|felt|found|became|began|ate|read|fell|learnt|spent|built|held|kept|lost|won|paid|sold|sent|slept|spoke|taught|wore|drove|rode|swam|drew|flew|broke|chose|grew|quit|rose|shook|stole|threw|woke|drank|forgot|hid|blew|caught|dealt|dug|fed|fought|fled|hung|heard|laid|led|lent|lit|rang|sought|shot|sank|stood|struck|swore|swept|tore|understood|withdrew|brought|swung|sat(?!\.|,? \d|\s?[-–]|,? \p{Lu}\p{Ll}{2,8}\.? \d)|stuck|bit|bound|bled|bred|clung|crept|froze|knelt|leapt|lay|overcame|shone|shrank|slid|spun|sprang|stung|strode|undertook|wept|wound|born|gone|done|been|seen|taken|given|written|stolen|driven|spoken|shown|(?<!\b(?:is|are|be) )(?!(?:need|feed|indeed|speed|exceed|proceed|succeed|hundred|seed|weed|bleed|breed|embed|shed|naked)\b)\p{L}{2,}ed)\b/giu,
  future:
    /(?<![\p{L}\p{N}])will(?= )|^Will (?=(?:we|you|i|he|she|it|they|there|the|my|our)\b)|['’]ll\b|\b(?:going to|gonna|shall|plan(?:s|ning)? to|plan(?:s|ning)? for|(?:[Ss]ee|[Mm]eet|[Cc]all|[Vv]isit) (?:you|me|us) (?:on|in|at)|[Ll]et['’]s|[Uu]pcoming|(?:no|not) later than|at the latest|[Dd]eadline|[Nn]ext (?!(?:day|morning|afternoon|evening|night|week|weekend|month|quarter|year|decade|spring|summer|autumn|fall|winter|time|door|to|of|one|two|three)\b)\p{Ll}{3,}|(?<!\b(?:fell|was|were|became|been) )[Dd]ue|ETA|would(?! have\b)|(?<!\bhad (?!to )(?:(?!to )[^\s.!?;,]+ ){1,6})by(?! (?:the )?[\p{L}\d]+(?: [\p{L}\d]+)?,? (?:I|we|you|he|she|it|they|everything|everyone|all|nobody|\p{Lu}\p{Ll}+|(?:the|our|my|his|her|their|its|all|both|most) (?:\p{L}+ )?\p{L}+) (?:\p{Ll}+ly |already |all )?(?:had(?! to\b)|was|were)\b)(?= (?:the )?(?:\d|end\b|beginning|start\b|early|mid\b|late\b|next|tomorrow|tonight|this|noon|midnight|then|spring|summer|autumn|fall|winter|first|Q\d|\p{Lu}\p{L}))|(?<!\b(?:had|were|was) (?:been |once )?(?:set|planned|scheduled|booked|meant|announced|fixed) )for(?= (?:the )?(?:\d{1,2}(?:st|nd|rd|th)? \p{Lu}|\p{Lu}\p{Ll}{2,} \d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day))|scheduled|have to|has to|must|need to|needs to|want to|wants to|hope to|reminder|remind)\b|(?<=\b(?:moved|postponed|pushed|rescheduled|shifted|delayed|put off|switched)\b[^.!?\n]{0,60})\bto(?= (?:the )?(?:\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b))|\b(?:is|are) (?=(?:on|in) (?:the \d|\p{Lu})|\p{Lu}\p{Ll}+ \d)|(?:['’](?:m|re|s)|\b(?:am|are|is)) (?:not )?\p{L}+ing\b/gu,
  isBareYear: isBareEnglishYear,
  accepts: acceptsEnglish,
};
