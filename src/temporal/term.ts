import { calendarDay, DAY, isoWeekday, type LocalTime, WEEK } from './calendar.ts';
import type { Span } from './span.ts';

/** How often something comes back: June every YEAR, the 15th every MONTH, Friday every WEEK, 3 pm every DAY. */
export type Cycle = 'YEAR' | 'MONTH' | 'WEEK' | 'DAY';

/** A time that its words settle: "May 2023", "yesterday". */
export interface FixedTerm {
  readonly kind: 'FIXED';
  readonly span: Span;
}

/** A time that comes back, of which the words do not say which one is meant: "June", "Friday", "at 3 pm". */
export interface RecurringTerm {
  readonly kind: 'RECURRING';
  readonly cycle: Cycle;
  /** The one that starts in the cycle of this index; null when there is none (29 February). */
  readonly at: (index: number) => Span | null;
  /** How far back "last" goes when it is not the latest one that is over: see season.ts. */
  readonly last?: (now: LocalTime, count: number) => Span | null;
}

export type Term = FixedTerm | RecurringTerm;

/** 29 February may be eight years away (1896–1904), and a weekday of a year eleven. */
const MOST_TRIES = 12;

export function fixed(span: Span | null): FixedTerm | null {
  return span === null ? null : { kind: 'FIXED', span };
}

export function recurring(cycle: Cycle, at: RecurringTerm['at']): RecurringTerm {
  return { kind: 'RECURRING', cycle, at };
}

/** Which cycle a moment lies in: the year, the month counted from year 0, the week or the day counted from 1970. */
export function indexOf(cycle: Cycle, time: LocalTime): number {
  const day = Math.floor(time / DAY);
  if (cycle === 'DAY') return day;
  if (cycle === 'WEEK') return Math.floor((day - isoWeekday(time) + 1) / 7);
  const { year, month } = calendarDay(time);
  return cycle === 'MONTH' ? year * 12 + month - 1 : year;
}

/** Monday of a week index: the inverse of `indexOf('WEEK', …)`. */
export function mondayOf(index: number): LocalTime {
  // Week 0 holds 1970-01-01, a Thursday; its Monday is day −3, and −3 = 7 × −1 + 4.
  return (index * 7 + 4) * DAY;
}

/** Longest time in which a cycle comes round once. */
export const CYCLE_LENGTH: Readonly<Record<Cycle, number>> = { YEAR: 366 * DAY, MONTH: 31 * DAY, WEEK, DAY };

/** The latest one that does not start in the future: what a bare "June" or "Friday" means. */
export function latest(term: RecurringTerm, now: LocalTime): Span | null {
  return search(term, indexOf(term.cycle, now), -1, (span) => span.start <= now);
}

/** How far around what a text is about its days without a year or a month may lie. */
const AROUND = 31 * DAY;
/** In a longer time a day of the month comes twice. */
const LONGEST_MONTH = 31 * DAY;

/**
 * What a bare "14 May" or "the 15th" may mean in a text that is about some time: those in it or shortly around it, nearest
 * first. Days of the week are there too often, and count from the telling.
 */
export function spansAbout(
  term: RecurringTerm,
  { start, end }: Pick<Span, 'start' | 'end'>,
): readonly Span[] {
  const { cycle } = term;
  if (cycle !== 'YEAR' && (cycle !== 'MONTH' || end - start > LONGEST_MONTH)) return [];
  const first = indexOf(cycle, start) - 1;
  const indices = Array.from({ length: indexOf(cycle, end) - first + 2 }, (_, index) => first + index);
  const away = (span: Span) => Math.max(0, span.start - end, start - span.end);
  return indices
    .flatMap((index) => term.at(index) ?? [])
    .filter((span) => away(span) <= AROUND)
    .sort((a, b) => away(a) - away(b));
}

/** The first one that is not over: what a bare "June" means where the future is spoken of. */
export function upcoming(term: RecurringTerm, now: LocalTime): Span | null {
  return search(term, indexOf(term.cycle, now) - 1, 1, (span) => span.end > now);
}

/** The first one that starts inside a span. */
export function within(term: RecurringTerm, outer: Span): Span | null {
  const span = search(term, indexOf(term.cycle, outer.start), 1, (each) => each.start >= outer.start);
  return span !== null && span.start < outer.end ? span : null;
}

/** The first one that starts at a moment or after it. */
export function firstFrom(term: RecurringTerm, from: LocalTime): Span | null {
  return search(term, indexOf(term.cycle, from), 1, (span) => span.start >= from);
}

/** The `count`-th latest one that is over: what "last Friday" and "two Fridays ago" mean. */
export function past(term: RecurringTerm, now: LocalTime, count = 1): Span | null {
  if (term.last !== undefined) return term.last(now, count);
  let before = now;
  for (let left = count; left > 1; left -= 1) {
    const span = search(term, indexOf(term.cycle, before), -1, (each) => each.end <= before);
    if (span === null) return null;
    before = span.start;
  }
  return search(term, indexOf(term.cycle, before), -1, (span) => span.end <= before);
}

/** The one of this year or week: what "this June" and "this Friday" mean. One that still goes on is this one. */
export function current(term: RecurringTerm, now: LocalTime): Span | null {
  const index = indexOf(term.cycle, now);
  const before = term.at(index - 1);
  return before !== null && before.end > now ? before : term.at(index);
}

/** The `count`-th one that is still to come; of a week's days, the one of so many weeks later. */
export function next(term: RecurringTerm, now: LocalTime, count = 1): Span | null {
  if (term.cycle === 'WEEK') return term.at(indexOf('WEEK', now) + count);
  let after = now;
  for (let left = count; left > 1; left -= 1) {
    const span = search(term, indexOf(term.cycle, after), 1, (each) => each.start > after);
    if (span === null) return null;
    after = span.start;
  }
  return search(term, indexOf(term.cycle, after), 1, (span) => span.start > after);
}

function search(term: RecurringTerm, from: number, step: 1 | -1, fits: (span: Span) => boolean): Span | null {
  for (let tried = 0, index = from; tried < MOST_TRIES; tried += 1, index += step) {
    const span = term.at(index);
    if (span !== null && fits(span)) return span;
  }
  return null;
}

/** The same term with each of its spans changed, as "end of" changes a month. */
export function mapTerm(term: Term, change: (span: Span) => Span | null): Term | null {
  if (term.kind === 'FIXED') return fixed(change(term.span));
  const { at } = term;
  return recurring(term.cycle, (index) => {
    const span = at(index);
    return span === null ? null : change(span);
  });
}
