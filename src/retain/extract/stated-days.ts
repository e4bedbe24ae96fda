import { DAY_MS, type Instant } from '../../domain/instant.ts';
import type { DatedInterval, Interval } from '../../domain/interval.ts';
import type { TimeReference } from '../../domain/time.ts';
import { firstWhere } from '../../text/first-where.ts';
import type { Heading, Headings } from '../../text/headings.ts';
import { readDayLine } from './day-line.ts';
import { yearAround } from './heading-times.ts';
import type { LineSpan } from './turn-of-lines.ts';

/** A line of a text that says on which day the words below it were written. */
export interface StatedDay {
  readonly day: DatedInterval;
  /** Where its line begins. */
  readonly start: number;
  /** The date in the text. */
  readonly date: LineSpan;
  /** Where the words begin and end that it holds for; a heading, or another day, may end it sooner. */
  readonly from: number;
  readonly to: number;
  /** The heading that it is, or under which it stands; null in front of them all. */
  readonly under: Heading | null;
  /** Until when the words below it may have been written: to the end of the next day that the text states. */
  readonly until: Instant;
  /** True for the beginning of a line that goes on: what it heads is that entry alone. */
  readonly isEntry: boolean;
}

interface StatedDaysSetting {
  readonly headings: Headings;
  readonly reference: TimeReference;
  /** The time that the headings above an offset name. */
  readonly aboutAt: (offset: number) => Interval | null;
  /** True where the first line may be a title. */
  readonly opens: boolean;
}

/** How long after its day a text may still be dated to it, as somebody at the other end of the world tells it. */
const ELSEWHERE_MS = DAY_MS;
/** What lies further back is history, not when somebody wrote. */
const OLDEST_MS = 100 * 365 * DAY_MS;
/** How much of a line is looked at, and in how much of it a number must stand, in UTF-16 units. */
const LONGEST_LINE = 200;
const LONGEST_HEAD = 120;
/** Longest entry, in UTF-16 units. */
const LONGEST_ENTRY = 4000;
/** "---", lines of "key: value", "---". */
const FRONT_MATTER = /^---[ \t]*\r?\n(?:[\w-]+:[^\n]*\n|[ \t-][^\n]*\n){1,40}?---[ \t]*(?:\r?\n|$)/u;

/**
 * The days that a text states for its own words: headings, lines and beginnings of lines that are a date, and the date of
 * a front matter. A date in running text is none, and neither is one that lies ahead of the telling.
 * One without a year is of the year around what stands above it.
 */
export function statedDays(
  text: string,
  { headings, reference, aboutAt, opens }: StatedDaysSetting,
): readonly StatedDay[] {
  if (!/\d/u.test(text)) return [];
  const headAt = new Map(headings.all.map((heading) => [heading.start, heading]));
  const matterEnd = FRONT_MATTER.exec(text)?.[0].length ?? 0;
  const days: Omit<StatedDay, 'until'>[] = [];
  for (const { start, end } of linesOf(text)) {
    const line = text.slice(start, end);
    const heading = headAt.get(start + line.search(/\S|$/u)) ?? null;
    const form =
      end <= matterEnd ? 'MATTER' : heading !== null ? 'TITLE' : opens && start === 0 ? 'OPENING' : 'LINE';
    const words = heading?.words ?? { start, end };
    const above = aboutAt(start) ?? days.at(-1)?.day ?? null;
    const about = above === null ? null : yearAround(above);
    const read = readDayLine(text.slice(words.start, words.end), form, { ...reference, about });
    if (read === null || !isPast(read.day.start, reference.at)) continue;
    const { day, isEntry } = read;
    days.push({
      ...{ day, isEntry, start },
      date: { start: words.start + read.start, end: words.start + read.end },
      from: isEntry ? start : (heading?.end ?? end),
      to: isEntry ? entryEnd(text, end) : Number.POSITIVE_INFINITY,
      under: heading ?? headings.at(start).at(-1) ?? null,
    });
  }
  const starts = days.map(({ day }) => day.start).sort((a, b) => a - b);
  return days.map((each) => ({ ...each, until: endOfNext(each.day, starts) }));
}

/** The end of the next of some days, given by their starts in order; never, behind the last one. */
function endOfNext({ start }: DatedInterval, starts: readonly Instant[]): Instant {
  const next = starts[firstWhere(starts.length, (index) => (starts[index] ?? 0) > start)];
  return next === undefined ? Number.POSITIVE_INFINITY : next + DAY_MS - 1;
}

function isPast(day: Instant, at: Instant): boolean {
  return day < at + ELSEWHERE_MS && day > at - OLDEST_MS;
}

/** The end of an entry: before a blank line or the next list item. */
function entryEnd(text: string, lineEnd: number): number {
  const rest = text.slice(lineEnd, lineEnd + LONGEST_ENTRY);
  const length = rest.search(/\n[^\S\n]*\n|\n\s*[-*+•]\s/u);
  return lineEnd + (length === -1 ? rest.length : length);
}

function linesOf(text: string): readonly LineSpan[] {
  const lines: LineSpan[] = [];
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    if (/\d/u.test(text.slice(start, Math.min(end, start + LONGEST_HEAD))))
      lines.push({ start, end: Math.min(end, start + LONGEST_LINE) });
    start = end + 1;
  }
  return lines;
}

/** The day that holds for what stands at an offset: the nearest above, under the same headings; null without one. */
export function statedDayAt(
  days: readonly StatedDay[],
  offset: number,
  headings: Headings,
): StatedDay | null {
  const above = headings.at(offset);
  for (let index = firstWhere(days.length, (at) => (days[at]?.from ?? 0) > offset) - 1; index >= 0; index--) {
    const stated = days[index];
    if (stated !== undefined && offset < stated.to && (stated.under === null || above.includes(stated.under)))
      return stated;
  }
  return null;
}
