import type { ParsedComponents, ParsedResult } from 'chrono-node';
import { HOUR, localDate, MINUTE, startOfDay } from './calendar.ts';
import type { ReadingContext } from './context.ts';
import type { FurtherLanguage } from './further-language.ts';
import { type Parts, partsOf, termOf } from './further-term.ts';
import type { Span } from './span.ts';
import { calendarUnit } from './units.ts';

/** Longer than any word that says which weekday or month is meant. */
const LONGEST_WORD = 24;
const AND = /^(?:и|і|й|та|ed?|en)\s+$/iu;
/** No clock of any timezone is changed within weeks of it, so that hours from it are hours wherever it is read. */
const STEADY_NOON = [2000, 0, 1, 12] as const;

/** A result of chrono-node in our terms, with its place in the text: a span, or the parts of one time or of two. */
export interface Reading {
  readonly start: number;
  readonly end: number;
  readonly from: Parts | null;
  readonly to: Parts | null;
  readonly span: Span | null;
  readonly vague: boolean;
}

/** What a result of chrono-node says; null for what is no date: a bare clock time, a duration, "now", part of a word. */
export function readingOf(
  result: ParsedResult,
  text: string,
  scene: { readonly language: FurtherLanguage; readonly context: ReadingContext },
): Reading | null {
  const { language } = scene;
  const untrimmed = result.text.replace(/^[\s,(（]+/u, '');
  const start = result.index + result.text.length - untrimmed.length;
  const words = untrimmed.replace(/[\s,)）]+$/u, '');
  if (isPartOfWord(text, start, start + words.length)) return null;
  if (words === '' || language.refused.test(lastWord(text.slice(0, start)) + words)) return null;
  // "A year and two months ago" is not two months ago.
  if (result.tags().has('result/relativeDate') && AND.test(lastWord(text.slice(0, start)))) return null;
  const place = { start, end: start + words.length, from: null, to: null, span: null, vague: false };
  const span = spanOfResult(result, words, scene);
  if (span !== undefined)
    return span === null ? null : { ...place, span, vague: language.rolling.test(words) };
  const from = partsOf(result.start, words);
  // Typed as optional, and null where a merged time has no end.
  const end = result.end ?? null;
  if (from === null) return null;
  if (end === null) return { ...place, start: place.end - withoutPreposition(words, from).length, from };
  const to = partsOf(end, words);
  // Of a span with clock times its days are kept.
  return { ...place, from: { ...from, clock: null }, to: to === null ? null : { ...to, clock: null } };
}

/** A bare year without the preposition that it was found by: "since" is read from what stands before a time. */
function withoutPreposition(words: string, { month, weekday }: Parts): string {
  return month === null && weekday === null ? words.replace(/^\p{L}[\p{L}\s]*(?=\d{4}$)/u, '') : words;
}

/** The span of a time that is counted from now or carries an offset from UTC; null when it is no time, undefined for any other. */
function spanOfResult(
  result: ParsedResult,
  words: string,
  { language, context }: { readonly language: FurtherLanguage; readonly context: ReadingContext },
): Span | null | undefined {
  const tags = result.tags();
  if (tags.has('casualReference/now')) return null;
  if (tags.has('result/relativeDate')) {
    const rolls = language.rolling.test(words);
    if (!rolls && !language.distance.test(words)) return null;
    const span = tags.has('result/relativeDateAndTime')
      ? hoursAway(words, language, context)
      : unitsAway(result.start);
    return span !== null && rolls ? rollingTo(span, result.start, context) : span;
  }
  if (isThisWeek(result)) return calendarUnit(context.now, 'WEEK', 0);
  if (!result.start.isCertain('timezoneOffset') || !result.start.isCertain('day')) return undefined;
  const at = result.start.date().getTime();
  if (!Number.isFinite(at)) return null;
  const minute = Math.floor(context.localOf(at) / MINUTE) * MINUTE;
  return { start: minute, end: minute + MINUTE, precision: 'MINUTE' };
}

/** chrono-node gives "this week" as a date of which nothing is certain, and nothing else in that way. */
function isThisWeek(result: ParsedResult): boolean {
  const certain = (['year', 'month', 'day', 'weekday', 'hour'] as const).some((each) =>
    result.start.isCertain(each),
  );
  return (
    !certain &&
    result.tags().size === 0 &&
    (result.end ?? null) === null &&
    /неделе|тижн|settimana|week/iu.test(result.text)
  );
}

/** The whole unit so far away: "two weeks ago" is a week of the calendar, as it is in our own languages. */
function unitsAway(at: ParsedComponents): Span | null {
  const parts = partsOf(at, '');
  if (parts === null) return null;
  const term = termOf(parts);
  if (term?.kind !== 'FIXED') return null;
  // A count of weeks leaves the weekday open; one of days does not.
  const isWeeks = at.isCertain('day') && !at.isCertain('weekday');
  return isWeeks ? calendarUnit(term.span.start, 'WEEK', 0) : term.span;
}

function hoursAway(words: string, { chrono }: FurtherLanguage, context: ReadingContext): Span | null {
  const steady = new Date(...STEADY_NOON);
  const at = chrono.parse(words, steady)[0]?.date().getTime();
  if (at === undefined || !Number.isFinite(at)) return null;
  const away = at - steady.getTime();
  const unit = away % HOUR === 0 ? HOUR : MINUTE;
  const start = Math.floor(context.elapsed(away) / unit) * unit;
  return { start, end: start + unit, precision: unit === HOUR ? 'HOUR' : 'MINUTE' };
}

/** From then to now, or from now to then, to the minute. */
function rollingTo(unit: Span, at: ParsedComponents, { now }: ReadingContext): Span | null {
  const [year, month, day] = [at.get('year'), at.get('month'), at.get('day')];
  if (year === null || month === null || day === null) return null;
  const isShort = unit.precision === 'HOUR' || unit.precision === 'MINUTE';
  const then = isShort ? unit.start : localDate(year, month, day) + (now - startOfDay(now));
  if (then === now) return null;
  return { start: Math.min(then, now), end: Math.max(then, now), precision: unit.precision };
}

/** The short form of a month may be the start of any word. */
function isPartOfWord(text: string, start: number, end: number): boolean {
  return (
    /^[\p{L}\p{N}]{2}/u.test(text.slice(end - 1, end + 1)) ||
    /^[\p{L}\p{N}]{2}/u.test(text.slice(start - 1, start + 1))
  );
}

/** The last word of a text, with the blanks behind it. */
export function lastWord(text: string): string {
  return /[\p{L}'’]+\s+$/u.exec(text.slice(-LONGEST_WORD))?.[0] ?? '';
}
