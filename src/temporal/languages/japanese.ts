import { list, open, part, range } from '../combination.ts';
import type { Language } from '../language.ts';
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
import type { Unit } from '../units.ts';
import { COMMON_PHRASES } from './common.ts';
import { isNoAge } from './guards.ts';
import { JAPANESE_SLOTS } from './japanese-words.ts';

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
  lexicon: JAPANESE_SLOTS,
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
  accepts: isNoAge,
};
