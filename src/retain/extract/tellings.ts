import { DAY_MS, type Instant } from '../../domain/instant.ts';
import type { Interval } from '../../domain/interval.ts';
import type { TimeMention, TimeReference } from '../../domain/time.ts';
import { firstWhere } from '../../text/first-where.ts';
import type { Headings } from '../../text/headings.ts';
import { inSteps, type Work } from '../work.ts';
import { readDayLine } from './day-line.ts';
import { headingTimes } from './heading-times.ts';
import type { Telling } from './occurrence.ts';
import { type StatedDay, statedDayAt, statedDays } from './stated-days.ts';
import { toldTimes } from './told-times.ts';
import type { Turn } from './turn.ts';
import { toldAtOf } from './turn-told-at.ts';
import type { ExtractionInput } from './types.ts';

/** When words were told, as far as they say so themselves. */
export interface OwnTelling extends Telling {
  /** Null where it is the item's time, or nobody's. */
  readonly toldAt: Instant | null;
  /** When all of it was told: later than `at` where a text goes on after the day that it bears. */
  readonly until: Instant;
  /** What time it is about, as what stands above it tells. */
  readonly about: Interval | null;
}

/** When the words of a turn were told. */
export interface TurnTellings {
  readonly turn: Turn;
  readonly at: (offset: number) => OwnTelling;
  /** The days that stand in it: what they hold for was told then. */
  readonly days: readonly StatedDay[];
  /** Where in the turn another telling may begin, in order; its beginning is the first. */
  readonly borders: readonly number[];
}

/** A day on which words were told, whatever line states it. */
type ToldDay = Pick<StatedDay, 'day' | 'isEntry' | 'until'>;

/**
 * When the words of each turn were told: on the day that is stated above them in the turn, else when the turn itself says,
 * else on the day that is stated above the turn, else when the item was told.
 * @param headings of each turn
 */
export function* tellingsOf(
  turns: readonly Turn[],
  headings: readonly Headings[],
  input: ExtractionInput,
): Work<readonly TurnTellings[]> {
  const isTalkOfLines = !/^[\s\uFEFF]*[[{]/u.test(input.content);
  let above: ToldDay | null = null;
  return yield* inSteps(turns, (turn, index): TurnTellings => {
    const own = headings[index] ?? NO_HEADINGS;
    if (isTalkOfLines) above = dayBetween(turns[index - 1], turn, input) ?? above;
    const whole = tellingOf(turn, above, input);
    const headingTimeAt = headingTimes(turn.text, own, input.reference);
    const days = statedDays(turn.text, {
      headings: own,
      reference: { ...input.reference, at: whole.at },
      aboutAt: (offset) => headingTimeAt(offset)?.time ?? null,
      opens: index === 0 && turn.speaker === null,
    });
    if (isTalkOfLines && !turn.isQuoted && (turn.speaker === null || endsWithDay(turn, days)))
      above = dayBelow(turn, statedDayAt(days, turn.text.length, own)) ?? above;
    const at = (offset: number): OwnTelling => {
      const stated = statedDayAt(days, offset, own);
      const telling = dayTelling(stated, whole, input) ?? whole;
      const heading = headingTimeAt(offset);
      const isNearer = heading !== null && heading.start > (stated?.start ?? -1);
      return isNearer ? { ...telling, about: heading.time } : telling;
    };
    return { turn, at, days, borders: bordersOf(days, own, turn.text.length) };
  });
}

const NO_HEADINGS: Headings = { all: [], at: () => [] };

/** True where the last line of a turn is a day: what is said next was said then. */
function endsWithDay({ text }: Turn, days: readonly StatedDay[]): boolean {
  const last = days.at(-1);
  return last !== undefined && last.start > 0 && !last.isEntry && text.slice(last.from).trim() === '';
}

/** The day that a turn states for the turns below it. What somebody says on a day, he does not go on with later. */
function dayBelow({ speaker }: Turn, stated: StatedDay | null): ToldDay | null {
  return stated === null || speaker === null ? stated : saidOn(stated);
}

function saidOn(said: Omit<ToldDay, 'until'>): ToldDay {
  return { ...said, until: said.day.end };
}

/** The times in a turn's words, each read against when they were told. */
export function timesOf(
  { turn: { text }, at, borders }: TurnTellings,
  reference: TimeReference,
): readonly TimeMention[] {
  const parts: { from: number; to: number; telling: OwnTelling }[] = [];
  borders.forEach((from, index) => {
    const to = borders[index + 1] ?? text.length;
    const telling = at(to - 1);
    const last = parts.at(-1);
    if (last !== undefined && isSameTelling(last.telling, telling)) last.to = to;
    else parts.push({ from, to, telling });
  });
  return parts.flatMap(({ from, to, telling: { at, until, about, stated } }) =>
    toldTimes(text.slice(from, to), { ...reference, at, until, about }, stated).map((time) => ({
      ...time,
      start: from + time.start,
      end: from + time.end,
      sentence: from + (time.sentence ?? time.start),
    })),
  );
}

function isSameTelling(one: OwnTelling, other: OwnTelling): boolean {
  return (
    one.at === other.at &&
    one.until === other.until &&
    one.about === other.about &&
    one.stated === other.stated
  );
}

function tellingOf(turn: Turn, above: ToldDay | null, input: ExtractionInput): OwnTelling {
  const toldAt = toldAtOf(turn, input.reference);
  if (toldAt !== null) return { at: toldAt, stated: true, span: null, toldAt, until: toldAt, about: null };
  const item = itemTelling(input);
  if (turn.isToldUnread === true) return { ...item, stated: false };
  return dayTelling(above, item, input) ?? item;
}

/** What is told with the item, and nothing else says when. */
export function itemTelling({ reference, timestamped }: ExtractionInput): OwnTelling {
  return {
    ...{ at: reference.at, stated: timestamped, span: null, toldAt: null },
    ...{ until: reference.at, about: null },
  };
}

/** What was told on a stated day; null where the day says no more than the telling that is known. */
function dayTelling(
  stated: ToldDay | null,
  known: OwnTelling,
  { timestamped }: ExtractionInput,
): OwnTelling | null {
  if (stated === null) return null;
  const { start, end, precision } = stated.day;
  const isKnown = known.toldAt !== null || timestamped;
  if (isKnown && start <= known.at && known.at < end) return null;
  // Of a day nobody knows the hour.
  const at = precision === 'DAY' ? start + DAY_MS / 2 : start;
  return {
    at,
    stated: true,
    span: stated.day,
    toldAt: stated.isEntry ? known.toldAt : start,
    until: Math.max(at, Math.min(stated.until, known.until)),
    about: stated.day,
  };
}

/** The day on a line between two turns: chats have one where the day changes. */
function dayBetween(
  before: Turn | undefined,
  turn: Turn,
  { content, reference }: ExtractionInput,
): ToldDay | null {
  const from = before?.end ?? 0;
  const gap = content.slice(from, turn.start);
  if (!/\d/u.test(gap)) return null;
  for (const line of gap.split('\n').reverse()) {
    const read = readDayLine(line, 'LINE', reference);
    if (read !== null && !read.isEntry && read.day.start <= reference.at) return saidOn(read);
  }
  return null;
}

function bordersOf(days: readonly StatedDay[], headings: Headings, length: number): readonly number[] {
  const all = [0, ...days.flatMap(({ start, to }) => [start, to]), ...headings.all.map(({ start }) => start)];
  return [...new Set(all)].filter((at) => at < length).sort((a, b) => a - b);
}

/** True for the date of a line that says when the words below it were told: it is when they were told, not what they tell. */
export function isStatedDay({ start, end }: TimeMention, { days }: TurnTellings): boolean {
  const before = firstWhere(days.length, (index) => (days[index]?.date.start ?? 0) > start) - 1;
  return end <= (days[before]?.date.end ?? -1);
}
