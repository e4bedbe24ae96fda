import { DAY } from '../calendar.ts';
import type { Reading } from '../phrase.ts';
import { daysFrom } from '../span.ts';
import { fixed } from '../term.ts';
import { partOfDay } from './day-part.ts';

/** A day by its distance from today: "yesterday", "the day after tomorrow". */
export const relativeDay: Reading = ({ days = 0 }, context) => fixed(daysFrom(context.day(days), 1));

/** A part of such a day, in languages that say it in one word: "anoche", 昨夜, "last night". */
export const relativeDayPart: Reading = ({ days = 0, dayPart }, context) =>
  dayPart === undefined ? null : fixed(partOfDay(context.day(days) / DAY, dayPart));
