import { type Lexicon, matching, oneOf } from '../lexicon.ts';
import type { DayPart, Holiday } from '../slots.ts';
import type { Unit } from '../units.ts';
import { COMMON_SLOTS } from './common.ts';
import { HAN_COUNT, HAN_DAY, HAN_MONTH, HAN_YEAR, hanNumber, numeral } from './han-numbers.ts';

/** The Chinese words of every slot. */
export const CHINESE_SLOTS: Lexicon = {
  ...COMMON_SLOTS,
  n: numeral('\\d{1,6}', HAN_COUNT),
  unit: oneOf<Unit>({
    分钟: 'MINUTE',
    分鐘: 'MINUTE',
    小时: 'HOUR',
    小時: 'HOUR',
    个小时: 'HOUR',
    個小時: 'HOUR',
    天: 'DAY',
    日: 'DAY',
    周: 'WEEK',
    週: 'WEEK',
    个星期: 'WEEK',
    個星期: 'WEEK',
    星期: 'WEEK',
    个月: 'MONTH',
    個月: 'MONTH',
    个季度: 'QUARTER',
    年: 'YEAR',
  }),
  'unit:calendar': oneOf<Unit>({
    周: 'WEEK',
    週: 'WEEK',
    星期: 'WEEK',
    个星期: 'WEEK',
    個星期: 'WEEK',
    礼拜: 'WEEK',
    个礼拜: 'WEEK',
    月: 'MONTH',
    个月: 'MONTH',
    個月: 'MONTH',
    季度: 'QUARTER',
    个季度: 'QUARTER',
    個季度: 'QUARTER',
  }),
  'shift:unit': oneOf({ 上: -1, 上上: -2, 这: 0, 這: 0, 本: 0, 下: 1 }),
  'shift:year': oneOf({ 去: -1, 前: -2, 今: 0, 本: 0, 明: 1, 后: 2, 後: 2 }),
  'year:any': matching(`[12]\\d{3}|${HAN_YEAR}`, (words) =>
    /^\d/.test(words) ? Number(words) : hanNumber(words),
  ),
  month: numeral('1[0-2]|0?[1-9]', HAN_MONTH),
  day: numeral('[12]\\d|3[01]|0?[1-9]', HAN_DAY),
  weekday: oneOf({ 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 日: 7, 天: 7 }),
  season: oneOf({ 春天: 3, 春季: 3, 夏天: 6, 夏季: 6, 秋天: 9, 秋季: 9, 冬天: 12, 冬季: 12 }),
  holiday: oneOf<Holiday>({
    圣诞节: 'CHRISTMAS',
    聖誕節: 'CHRISTMAS',
    圣诞: 'CHRISTMAS',
    平安夜: 'CHRISTMAS_EVE',
    元旦: 'NEW_YEAR',
    情人节: 'VALENTINE',
    万圣节: 'HALLOWEEN',
  }),
  days: oneOf({ 今天: 0, 今日: 0, 昨天: -1, 昨日: -1, 前天: -2, 大前天: -3, 明天: 1, 后天: 2, 後天: 2 }),
  'days:short': oneOf({ 今: 0, 昨: -1, 明: 1 }),
  dayPart: oneOf<DayPart>({
    早上: 'MORNING',
    早晨: 'MORNING',
    上午: 'MORNING',
    中午: 'NOON',
    下午: 'AFTERNOON',
    傍晚: 'EVENING',
    晚上: 'NIGHT',
    夜里: 'NIGHT',
    夜裡: 'NIGHT',
  }),
  'dayPart:short': oneOf<DayPart>({ 早: 'MORNING', 晚: 'NIGHT' }),
  meridiem: matching('早上|上午|下午|晚上', (words) => (/下午|晚上/.test(words) ? 'PM' : 'AM')),
  decade: matching('(?:1\\d|20)?\\d0|[二三四五六七八九]十', (words) => {
    const number = /^\d/.test(words) ? Number(words) : hanNumber(words);
    return number >= 1000 ? number : number + (number >= 30 ? 1900 : 2000);
  }),
  'quarter:any': numeral('[1-4]', '[一二三四]'),
};
