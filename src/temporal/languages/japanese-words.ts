import { type Lexicon, matching, oneOf } from '../lexicon.ts';
import type { DayPart, Holiday } from '../slots.ts';
import type { Unit } from '../units.ts';
import { COMMON_SLOTS } from './common.ts';
import { HAN_COUNT, HAN_DAY, HAN_MONTH, HAN_YEAR, hanNumber, numeral } from './han-numbers.ts';

/** The year before the first one of each era. */
const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925, 大正: 1911, 明治: 1867 };

function yearOf(words: string): number {
  const era = ERAS[words.slice(0, 2)];
  if (era !== undefined) return era + (words.endsWith('元') ? 1 : Number(words.slice(2)));
  return /^\d/.test(words) ? Number(words) : hanNumber(words);
}

const DAYS = oneOf({ 今日: 0, 本日: 0, 昨日: -1, 一昨日: -2, おととい: -2, 明日: 1, 明後日: 2, あさって: 2 });

/** The Japanese words of every slot. */
export const JAPANESE_SLOTS: Lexicon = {
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
