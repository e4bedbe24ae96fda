import { timesBeforeYears } from './before-years.ts';
import { calendarDay, DAY, type LocalTime } from './calendar.ts';
import type { ReadingContext } from './context.ts';
import { directionsIn } from './direction.ts';
import type { Found, TimesRead } from './found.ts';
import type { FurtherLanguage } from './further-language.ts';
import { lastWord, type Reading, readingOf } from './further-reading.ts';
import { termOf } from './further-term.ts';
import { shifted } from './phrases/shifted.ts';
import { fromTo } from './ranges.ts';
import type { Scene } from './scene.ts';
import { fixed, type Term } from './term.ts';

/** A longer sentence or query is read up to here, in characters: chrono-node's time grows with the square of it. */
const LONGEST_TEXT = 500;
/** As many characters as hold the words before a time that open one of its sides. */
const LOOKED_BACK = 24;
/** What may stand between a month and its year. */
const BETWEEN = /^[\s,]*(?:del|di|van|in|a|nel|в|у)?\s*$/iu;

/**
 * The times that a text of a further language names. Pure: chrono-node reckons in the timezone of the process,
 * so it is given a noon that has our date there, and only the date that it gives back is used.
 */
export function readFurther(text: string, language: FurtherLanguage, context: ReadingContext): TimesRead {
  const results = language.chrono.parse(text.slice(0, LONGEST_TEXT), noonOf(context.today));
  const readings = results.flatMap((result) => readingOf(result, text, { language, context }) ?? []);
  const found: Found[] = [];
  const unreadable = timesBeforeYears(text);
  for (const reading of joinYears(readings, text)) {
    if (unreadable.some(({ start, end }) => start < reading.end && reading.start < end)) continue;
    const before = text.slice(Math.max(0, reading.start - LOOKED_BACK), reading.start);
    const words = lastWord(before) + text.slice(reading.start, reading.end);
    const term = termOfReading(reading, shiftOf(words, language), context);
    if (term === null || reading.start < (found.at(-1)?.end ?? 0)) continue;
    const opening = language.opens.find(([, words]) => words.test(before));
    const open = reading.to === null ? (opening?.[0] ?? null) : null;
    found.push({ start: reading.start, end: reading.end, term, weak: null, vague: reading.vague, open });
  }
  return { found, unreadable };
}

/** How the sentences of a further language lie in time. */
export function furtherSceneOf(
  text: string,
  { future }: FurtherLanguage,
  context: ReadingContext,
): Pick<Scene, 'context' | 'directionOf'> {
  return { context, directionOf: directionsIn(text, { past: null, future }) };
}

/** A moment of the process's timezone whose date there is this one. */
function noonOf(day: LocalTime): Date {
  const { year, month, day: dayOfMonth } = calendarDay(day);
  const noon = new Date(2000, 0, 1, 12);
  noon.setFullYear(year, month - 1, dayOfMonth);
  return noon;
}

/** A month and a year next to each other, in either order, are one time. */
function joinYears(readings: readonly Reading[], text: string): readonly Reading[] {
  const joined: Reading[] = [];
  for (const reading of readings) {
    const before = joined.at(-1);
    const merged = before === undefined ? null : merge(before, reading, text);
    if (merged === null) joined.push(reading);
    else joined.splice(-1, 1, merged);
  }
  return joined;
}

function merge(first: Reading, second: Reading, text: string): Reading | null {
  if (!BETWEEN.test(text.slice(first.end, second.start))) return null;
  const firstYear = yearAlone(first);
  const secondYear = yearAlone(second);
  const year = firstYear ?? secondYear;
  const dated = firstYear === null ? first : second;
  if (year === null || dated.from === null || dated.from.month === null || dated.from.year !== null)
    return null;
  const to = dated.to === null ? null : { ...dated.to, year: dated.to.year ?? year };
  return { ...dated, from: { ...dated.from, year }, to, start: first.start, end: second.end };
}

function yearAlone({ from, to, span }: Reading): number | null {
  if (to !== null) return null;
  if (span !== null)
    return span.precision === 'YEAR' && span.end - span.start < 367 * DAY
      ? calendarDay(span.start).year
      : null;
  return from !== null && from.month === null && from.weekday === null ? from.year : null;
}

function termOfReading(
  { from, to, span }: Reading,
  shift: number | undefined,
  context: ReadingContext,
): Term | null {
  if (span !== null) return fixed(span);
  const first = from === null ? null : termOf(from);
  if (first === null) return null;
  if (to === null) return first.kind === 'FIXED' ? first : shifted(first, shift, context);
  const last = termOf(to);
  return last === null ? null : fromTo([first, last], {}, context);
}

function shiftOf(words: string, { last, current, next }: FurtherLanguage): number | undefined {
  if (last.test(words)) return -1;
  if (next.test(words)) return 1;
  return current.test(words) ? 0 : undefined;
}
