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
import { weekday, weekdayOfWeek, weekend } from '../phrases/weekday.ts';
import { decade, year } from '../phrases/year.ts';
import { both, fromTo } from '../ranges.ts';
import { CHINESE_SLOTS } from './chinese-words.ts';
import { COMMON_PHRASES } from './common.ts';
import { isNoAge } from './guards.ts';

const PHRASES = [
  ...COMMON_PHRASES,
  phrase('{days}{dayPart}', relativeDayPart),
  phrase('{days}', relativeDay),
  phrase('{days:short}{dayPart:short}', relativeDayPart),
  phrase('{shift:unit}{unit:calendar}(?!末|[一二三四五六七八九十天日])', relativeUnit),
  phrase('{shift:year}年', (slots, context) => relativeUnit({ ...slots, unit: 'YEAR' }, context)),
  phrase('{shift:unit}(?:个|個)?(?:周|週|星期|礼拜){weekday}', weekdayOfWeek),
  phrase('(?:周|週|星期|礼拜){weekday}', weekday),
  phrase('{shift:unit}(?:个|個)?(?:周末|週末)', weekend),
  phrase('周末|週末', weekend, 'WEEKEND'),
  phrase('{year:any}年{month}月{day}[日号號]', calendarDate),
  phrase('{month}月{day}[日号號]', calendarDate),
  phrase('{day}[号號]', dayOfMonth, 'DAY'),
  phrase('{year:any}年{month}月(?:份)?', month),
  phrase('{month}月(?:份)?(?![前后後])', month),
  phrase('{year:any}年(?!代)', year),
  phrase('(?:(?:二十|20)世纪)?{decade}年代', decade),
  phrase('{year:any}年{season}', season),
  phrase('{season}', season, 'SEASON'),
  phrase('(?:第)?{quarter:any}季度', quarter),
  phrase('{holiday}', holiday, 'HOLIDAY'),
  phrase('(?![12]\\d{3}年){n}{unit}(?:以|之)?前', ago),
  phrase('半年(?:以|之)?前', (_slots, context) => ago({ n: 6, unit: 'MONTH' }, context)),
  phrase('(?![12]\\d{3}年){n}{unit}(?:以|之)?[后後]', fromNow, 'FUTURE'),
  vaguePhrase('(?:过去|過去|最近|近)(?:的|这|這)?{n}{unit}', rollingPast),
  phrase('{meridiem}{hour}[点點时時]', clockTime, 'TIME'),
  phrase('{meridiem}{hour}[点點时時:]{minute}分?', clockTime, 'TIME'),
  phrase('{hour}[点點时時:]{minute}分?', clockTime, 'TIME'),
  phrase('{dayPart}', dayPart, 'TIME'),
];

/** Chinese, in simplified and traditional characters: no blanks between words, so what follows a phrase tells it apart. */
export const CHINESE: Language = {
  code: 'zh',
  spaced: false,
  lexicon: CHINESE_SLOTS,
  hints: new Set(),
  phrases: PHRASES,
  nesting: '[的,，、\\s]{0,3}',
  parts: [
    part('{term}(?:的)?(?:初|年初|月初|上旬|开始)', parts.early),
    part('{term}(?:的)?(?:中旬|中期)', parts.mid),
    part('{term}(?:的)?(?:底|末|下旬)', parts.ending),
    part('{term}(?:的)?(?:上半年|前半)', parts.firstHalf),
    part('{term}(?:的)?(?:下半年|后半|後半)', parts.secondHalf),
  ],
  ranges: [
    range('(?:从|從|自)?{term}(?:到|至|[-–—~〜～]){term}', fromTo),
    range('(?:在)?{term}(?:和|与|與){term}之间', fromTo),
    list('{term}(?:和|、|或){term}', both),
  ],
  opens: [
    open('(?:自|从|從|自从|自從)?{term}(?:以来|以來|开始|開始|起)', 'SINCE'),
    open('(?:自从|自從){term}', 'SINCE'),
    open('(?:在)?{term}(?:之前|以前)', 'BEFORE'),
    open('(?:在)?{term}(?:之后|之後|以后|以後)', 'AFTER'),
    open('(?:直到|到|截至){term}(?:为止|為止)?', 'UNTIL'),
  ],
  strengthening: { SEASON: '(?:在)', HOLIDAY: '(?:在)', WEEKEND: '(?:在|个|個)' },
  past: null,
  future: /将|將|会|會|打算|计划/gu,
  accepts: isNoAge,
};
