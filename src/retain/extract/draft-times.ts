import type { TimeMention } from '../../domain/time.ts';
import { isDate } from '../../temporal/find-times.ts';
import { coarser } from '../../temporal/span.ts';
import type { Headings } from '../../text/headings.ts';
import type { TextSpan } from '../../text/sentences.ts';
import { spansFrom } from '../../text/spans-from.ts';
import type { Draft, Piece } from './drafts.ts';
import type { Telling } from './occurrence.ts';
import { isStatedDay, type TurnTellings } from './tellings.ts';

/** A time in the words of a turn. */
export interface TurnMention {
  readonly turn: number;
  readonly mention: TimeMention;
}

/** Where the times of a draft stand, and when its words were told. */
interface Setting {
  readonly tellings: readonly TurnTellings[];
  /** Of each turn. */
  readonly headings: readonly Headings[];
  readonly telling: Telling;
}

/** Times in the draft; those of an answer before those of its question. */
export function timesOfDraft(
  draft: Draft,
  times: readonly (readonly TimeMention[])[],
): readonly TurnMention[] {
  return [...draft.pieces]
    .sort((a, b) => b.turn - a.turn)
    .flatMap(({ turn, start, end }: Piece) =>
      within(times[turn] ?? [], { start, end }).map((mention) => ({ turn, mention })),
    );
}

/** The times that are told: without the dates that say when, unless there is nothing else to go by. */
export function timesTold(
  mentions: readonly TurnMention[],
  { tellings, headings, telling: { span } }: Setting,
): readonly TimeMention[] {
  const told = mentions.filter(({ turn, mention }) => {
    const telling = tellings[turn];
    return telling === undefined || !isStatedDay(mention, telling);
  });
  return belowHeadings(told.length === 0 && span === null ? mentions : told, headings);
}

/** Without the dates of headings where the words below them tell one that is as exact. */
function belowHeadings(
  mentions: readonly TurnMention[],
  headings: readonly Headings[],
): readonly TimeMention[] {
  const heads = mentions.filter((each) => isInHeading(each, headings));
  const own = mentions.filter((each) => !heads.includes(each));
  const isTold = own.some(
    ({ mention }) => isDate(mention) && heads.every(({ mention: head }) => isAsExact(mention, head)),
  );
  return (isTold ? own : mentions).map(({ mention }) => mention);
}

function isInHeading({ turn, mention }: TurnMention, headings: readonly Headings[]): boolean {
  const [heading] = spansFrom(headings[turn]?.all ?? [], mention.start);
  return heading !== undefined && heading.start <= mention.start && mention.end <= heading.end;
}

function isAsExact({ occurred: one }: TimeMention, { occurred: other }: TimeMention): boolean {
  if (one === null || other === null) return other === null;
  return coarser(one.precision, other.precision) === other.precision;
}

/** The spans, given in their order, that lie in another one wholly. */
function within<T extends TextSpan>(spans: readonly T[], { start, end }: TextSpan): readonly T[] {
  const inside: T[] = [];
  for (const span of spansFrom(spans, start)) {
    if (span.start >= end) break;
    if (span.start >= start && span.end <= end) inside.push(span);
  }
  return inside;
}
