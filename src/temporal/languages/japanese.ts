import { list, open, part, range } from '../combination.ts';
import type { Language } from '../language.ts';
import { type Lexicon, matching, oneOf } from '../lexicon.ts';
import * as parts from '../parts.ts';
import { phrase, vaguePhrase } from '../phrase.ts';
import { ago, fromNow } from '../phrases/ago.ts';
import { calendarDate, dayOfMonth } from '../phrases/calendar-date.ts';
import { clockTime } from '../phrases/clock-time.ts';
import { dayPart } from '../phrases/day-part.ts';
import { holiday } from '../phrases/holiday.ts';
import { month } from '../phrases/month.ts';
import { quarter } from '../phrases/quarter.ts';
import { relativeDay, relativeDayPart } from '../phrases/relative-day.ts';
import { relativeUnit } from '../phrases/relative-unit.ts';
import { rollingPast } from '../phrases/rolling.ts';
import { season } from '../phrases/season.ts';
import { weekday, weekend } from '../phrases/weekday.ts';
import { decade, year } from '../phrases/year.ts';
import { both, fromTo } from '../ranges.ts';
import type { DayPart, Holiday } from '../slots.ts';
import type { Unit } from '../units.ts';
import { COMMON_PHRASES, COMMON_SLOTS } from './common.ts';
import { always } from './guards.ts';
import { HAN_COUNT, HAN_DAY, HAN_MONTH, HAN_YEAR, hanNumber, numeral } from './han-numbers.ts';

/** The year before the first one of each era. */
const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925, 大正: 1911, 明治: 1867 };

function yearOf(words: string): number {
  const era = ERAS[words.slice(0, 2)];
  if (era !== undefined) return era + (words.endsWith('元') ? 1 : Number(words.slice(2)));
  return /^\d/.test(words) ? Number(words) : hanNumber(words);
}

const DAYS = oneOf({ 今日: 0, 本日: 0, 昨日: -1, 一昨日: -2, おととい: -2, 明日: 1, 明後日: 2, あさって: 2 });

const LEXICON: Lexicon = {
  ...COMMON_SLOTS,
  n: numeral('\\d{1,6}', HAN_COUNT),
  unit: oneOf<Unit>({
    分: 'MINUTE',
    時間: 'HOUR',
    日: 'DAY',
    日間: 'DAY',
    週: 'WEEK',
    週間: 'WEEK',
    か月: 'MONTH',
    ヶ月: 'MONTH',
    カ月: 'MONTH',
    ヵ月: 'MONTH',
    ケ月: 'MONTH',
    か月間: 'MONTH',
    ヶ月間: 'MONTH',
    年: 'YEAR',
    年間: 'YEAR',
  }),
  'year:any': matching(`[12]\\d{3}|${HAN_YEAR}|(?:令和|平成|昭和|大正|明治)(?:\\d{1,2}|元)`, yearOf),
  month: numeral('1[0-2]|0?[1-9]', HAN_MONTH),
  day: numeral('[12]\\d|3[01]|0?[1-9]', HAN_DAY),
  weekday: oneOf({
    月曜日: 1,
    火曜日: 2,
    水曜日: 3,
    木曜日: 4,
    金曜日: 5,
    土曜日: 6,
    日曜日: 7,
    月曜: 1,
    火曜: 2,
    水曜: 3,
    木曜: 4,
    金曜: 5,
    土曜: 6,
    日曜: 7,
  }),
  season: oneOf({ 春: 3, 夏: 6, 秋: 9, 冬: 12 }),
  holiday: oneOf<Holiday>({
    クリスマス: 'CHRISTMAS',
    クリスマスイブ: 'CHRISTMAS_EVE',
    大晦日: 'NEW_YEARS_EVE',
    元日: 'NEW_YEAR',
    バレンタインデー: 'VALENTINE',
    ハロウィン: 'HALLOWEEN',
  }),
  'unit:week': oneOf<Unit>({ 週: 'WEEK' }),
  days: DAYS,
  dayPart: oneOf<DayPart>({
    朝: 'MORNING',
    午前: 'MORNING',
    午後: 'AFTERNOON',
    夕方: 'EVENING',
    晩: 'EVENING',
    夜: 'NIGHT',
  }),
  meridiem: matching('午前|午後', (words) => (words === '午前' ? 'AM' : 'PM')),
  decade: matching('(?:1\\d|20)?\\d0', (words) =>
    Number(words) >= 1000 ? Number(words) : Number(words) + (Number(words) >= 30 ? 1900 : 2000),
  ),
  'quarter:any': numeral('[1-4]', '[一二三四]'),
};

const shiftedUnit = (words: string, unit: Unit, shift: number) =>
  phrase(words, (_slots, context) => relativeUnit({ unit, shift }, context));

const PHRASES = [
  ...COMMON_PHRASES,
  phrase('{days}の?{dayPart}', relativeDayPart),
  phrase('{days}', relativeDay),
  phrase('昨夜|昨晩|ゆうべ', (_slots, context) => relativeDayPart({ days: -1, dayPart: 'NIGHT' }, context)),
  phrase('今朝', (_slots, context) => relativeDayPart({ days: 0, dayPart: 'MORNING' }, context)),
  phrase('今晩|今夜', (_slots, context) => relativeDayPart({ days: 0, dayPart: 'NIGHT' }, context)),
  shiftedUnit('先々週', 'WEEK', -2),
  shiftedUnit('先週(?!末)', 'WEEK', -1),
  shiftedUnit('今週(?!末)', 'WEEK', 0),
  shiftedUnit('来週(?!末)', 'WEEK', 1),
  shiftedUnit('先々月', 'MONTH', -2),
  shiftedUnit('先月', 'MONTH', -1),
  shiftedUnit('今月', 'MONTH', 0),
  shiftedUnit('来月', 'MONTH', 1),
  shiftedUnit('一昨年|おととし', 'YEAR', -2),
  shiftedUnit('去年|昨年', 'YEAR', -1),
  shiftedUnit('今年|本年', 'YEAR', 0),
  shiftedUnit('来年', 'YEAR', 1),
  shiftedUnit('前四半期', 'QUARTER', -1),
  shiftedUnit('今四半期', 'QUARTER', 0),
  phrase('先週末', (_slots, context) => weekend({ shift: -1 }, context)),
  phrase('今週末', (_slots, context) => weekend({ shift: 0 }, context)),
  phrase('来週末', (_slots, context) => weekend({ shift: 1 }, context)),
  phrase('週末', weekend, 'WEEKEND'),
  phrase('{year:any}年{month}月{day}日', calendarDate),
  phrase('{month}月{day}日', calendarDate),
  phrase('{day}日(?![前間後])', dayOfMonth, 'DAY'),
  phrase('{year:any}年{month}月', month),
  phrase('{month}月(?![前間後])', month),
  phrase('{year:any}年(?!代)', year),
  phrase('{decade}年代', decade),
  phrase('{year:any}年(?:の)?{season}', season),
  phrase('{season}', season, 'SEASON'),
  phrase('第{quarter:any}四半期', quarter),
  phrase('{holiday}', holiday, 'HOLIDAY'),
  phrase('{weekday}', weekday),
  phrase('(?![12]\\d{3}年){n}{unit}前', ago),
  phrase('(?![12]\\d{3}年){n}{unit}後', fromNow, 'FUTURE'),
  vaguePhrase('(?:過去|この|ここ|直近(?:の)?|最近(?:の)?){n}{unit}', rollingPast),
  phrase('{meridiem}{hour}時{minute}分', clockTime, 'TIME'),
  phrase('{meridiem}{hour}時', clockTime, 'TIME'),
  phrase('{hour}時{minute}分', clockTime, 'TIME'),
  phrase('{hour}時(?!間)', clockTime, 'TIME'),
  phrase('{hour}:{minute}', clockTime, 'TIME'),
  phrase('{dayPart}', dayPart, 'TIME'),
];

/** Japanese: no blanks between words, so what follows a phrase tells it apart. */
export const JAPANESE: Language = {
  code: 'ja',
  spaced: false,
  lexicon: LEXICON,
  hints: new Set(),
  phrases: PHRASES,
  nesting: '[の、\\s]{0,3}',
  parts: [
    part('{term}(?:の)?(?:初め|はじめ|初頭|上旬)', parts.early),
    part('{term}(?:の)?(?:半ば|中旬|中頃)', parts.mid),
    part('{term}(?:の)?(?:終わり|末|下旬|終盤)', parts.ending),
    part('{term}(?:の)?前半', parts.firstHalf),
    part('{term}(?:の)?後半', parts.secondHalf),
  ],
  ranges: [
    range('{term}(?:から|[-–—~〜～]){term}(?:まで)?(?:の間)?', fromTo),
    range('{term}と{term}の間', fromTo),
    list('{term}[とや、]{term}', both),
  ],
  opens: [
    open('{term}(?:以来|以降|から|からずっと)', 'SINCE'),
    open('{term}(?:より|の|よりも)前', 'BEFORE'),
    open('{term}(?:より|の)後', 'AFTER'),
    open('{term}(?:以前|まで)', 'UNTIL'),
  ],
  strengthening: {},
  past: null,
  future: /予定|つもり/gu,
  accepts: always,
};
