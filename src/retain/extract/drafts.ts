import { contains } from '../../domain/interval.ts';
import type { ToldDate } from '../../domain/time.ts';
import { frontMatterEnd } from '../../text/front-matter.ts';
import type { Headings } from '../../text/headings.ts';
import { splitSentences, type TextSpan } from '../../text/sentences.ts';
import { spansFrom } from '../../text/spans-from.ts';
import { findTables } from '../../text/tables.ts';
import { isClosing, isSignedBy } from './closing.ts';
import { type SentenceKind, sentenceKind } from './sentence-kind.ts';
import type { Turn } from './turn.ts';

/** Some words of one turn: UTF-16 offsets in its text. */
export interface Piece {
  readonly turn: number;
  readonly start: number;
  readonly end: number;
  /** Thanks, a greeting or the like for the piece before it, which the draft is about. */
  readonly isCourtesy?: boolean;
  /** It ends with a row of a table that has these columns. */
  readonly row?: { readonly start: number; readonly columns: readonly string[] };
}

/** The words that become one fact, in order. */
export interface Draft {
  readonly pieces: readonly Piece[];
  /** Its words stand in the draft before it as well. */
  readonly isExcerpt?: boolean;
}

/** Longest fact in UTF-16 units, speakers' names not counted: what an embedding model still sees as one thing. */
export const LONGEST_FACT = 400;
/** A question longer than this stands alone: its answer would have no room. */
const LONGEST_QUESTION = 200;
/**
 * Sentences of a turn that is too long for one fact stay together until they say this much (UTF-16 units); in prose less
 * is enough.
 */
const LEAST_TALK = 120;
const LEAST_PROSE = 30;
/** More than any group says. */
const WHOLE = Number.POSITIVE_INFINITY;

/** Somebody who says "I", "we" or a number tells something of his own. */
const TELLS = /\b(?:I|I['’]\w+|me|my|we|we['’]\w+|our|us)\b|\p{N}/iu;

/** The sign of a list item, heading or quotation: it is no part of what is said. */
const MARK = /^(?:(?:[-*+•–]|\d{1,3}[.)]|#{1,6}|>+|\[[ x]\])\s+)+/u;

interface Sentence extends Piece {
  readonly kind: SentenceKind;
  /** Names of the columns, for a row of a table. */
  readonly columns: readonly string[] | null;
  /** It begins a paragraph or a list item. */
  readonly begins: boolean;
  readonly heading: boolean;
  /** The dates in it. */
  readonly dates: readonly ToldDate[];
}

/**
 * The words of the turns cut into facts: every word of them is in one, save greetings and thanks without a neighbour, the
 * signatures of their speakers, the front matter of files, and the heads of tables, which are said again with each row.
 * @param headings of each turn
 */
export function draftFacts(
  turns: readonly Turn[],
  headings: readonly Headings[],
  dates: readonly (readonly ToldDate[])[],
): readonly Draft[] {
  const drafts: Piece[][] = [];
  let asked: Piece | null = null;
  turns.forEach((turn, index) => {
    const sentences = withoutSignature(
      sentencesOf(
        { turn, index, isOnly: turns.length === 1, dates: dates[index] ?? [] },
        headings[index]?.all ?? [],
      ),
      turn,
    );
    const open = index + 1 < turns.length && turns[index + 1]?.speaker !== turn.speaker;
    const asking = open ? trailingQuestion(turn, sentences) : sentences.length;
    const said = sentences.slice(0, asking);
    const least = turn.speaker === null ? LEAST_PROSE : leastOfTalk(said, dates[index] ?? []);
    const groups = groupSentences(said, least).map(toPiece);
    const question = asking < sentences.length ? toPiece(sentences.slice(asking)) : null;
    if (asked !== null) joinAnswer(drafts, asked, groups.length > 0 || question === null ? groups : []);
    else if (groups[0] !== undefined && said.every((one) => one.kind === 'FILLER'))
      attachFiller(drafts, groups[0]);
    else drafts.push(...groups.map((piece) => [piece]));
    asked = question;
  });
  return drafts.map((pieces) => ({ pieces }));
}

interface DatedTurn {
  readonly turn: Turn;
  readonly index: number;
  readonly isOnly: boolean;
  readonly dates: readonly ToldDate[];
}

function sentencesOf(
  { turn, index, isOnly, dates }: DatedTurn,
  headings: Headings['all'],
): readonly Sentence[] {
  let before = 0;
  // What is told to programs still dates what stands below it.
  const from = index === 0 ? frontMatterEnd(turn.text, !isOnly) : 0;
  return spansOf(turn.text, headings, from).flatMap(({ heading, columns, ...span }) => {
    const raw = turn.text.slice(span.start, span.end);
    const mark = heading || columns !== null ? '' : (MARK.exec(raw)?.[0] ?? '');
    const begins = mark !== '' || /\n\s*\n/u.test(turn.text.slice(before, span.start));
    before = span.end;
    const needs = heading || columns !== null ? 'INDEPENDENT' : sentenceKind(raw.slice(mark.length));
    // "See you on Friday!" says when.
    const kind = needs === 'FILLER' && isDated(span, dates) ? 'INDEPENDENT' : needs;
    const parts = cutLong(turn.text, span.start + mark.length, span.end);
    // What is cut out of a row no longer begins with its first column.
    const within = { heading, columns: parts.length === 1 ? columns : null };
    return parts.map((part): Sentence => {
      return { turn: index, ...part, kind, begins, ...within, dates: datesWithin(part, dates) };
    });
  });
}

/** Sentences at the end of a letter among which its signature stands. */
const LAST_SENTENCES = 5;

/** The sentences without the lines in which the speaker signs: "Kind regards, Helen" says nothing that he does not. */
function withoutSignature(
  sentences: readonly Sentence[],
  { text, speaker, role }: Turn,
): readonly Sentence[] {
  if (speaker === null || role !== null) return sentences;
  const words = sentences.map(({ start, end }) => text.slice(start, end));
  const from = Math.max(1, sentences.length - LAST_SENTENCES);
  const signed = words.findLastIndex((line, at) => at >= from && isSignedBy(line, speaker));
  if (signed === -1) return sentences;
  const isLeftOut = (at: number) =>
    at === signed || (at >= from && at < signed && isClosing(words[at] ?? ''));
  return sentences.flatMap((sentence, at) => {
    if (isLeftOut(at)) return [];
    // What stands below it is not said in one breath with what stands above.
    return [isLeftOut(at - 1) ? { ...sentence, begins: true } : sentence];
  });
}

type Span = TextSpan & Pick<Sentence, 'heading' | 'columns'>;

/** The headings of a text from an offset on, and the sentences and the rows of tables between them, in order. */
function spansOf(text: string, headings: Headings['all'], offset: number): readonly Span[] {
  const tables = findTables(text);
  const spans: Span[] = [];
  let from = offset;
  const pushSentences = (to: number) => {
    for (const { start, end } of splitSentences(text.slice(from, to)))
      spans.push({ start: from + start, end: from + end, heading: false, columns: null });
  };
  const pushUntil = (to: number) => {
    for (const { start, end, columns, rows } of spansFrom(tables, from)) {
      if (start < from || end > to) break;
      pushSentences(start);
      for (const row of rows) spans.push({ ...row, heading: false, columns });
      from = end;
    }
    pushSentences(to);
  };
  for (const { start, end, words } of headings) {
    if (start < from) continue;
    pushUntil(start);
    spans.push({ ...words, heading: true, columns: null });
    from = end;
  }
  pushUntil(text.length);
  return spans;
}

/** A sentence longer than a fact is cut at its last clause or word border that fits. */
function cutLong(text: string, start: number, end: number): readonly { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let from = start;
  while (end - from > LONGEST_FACT) {
    const window = text.slice(from, from + LONGEST_FACT);
    const clause = /^[\s\S]*[;；,，、:](?=\s|[^\p{N}\s])/u.exec(window)?.[0].length ?? 0;
    const word = /^[\s\S]*\s/u.exec(window)?.[0].length ?? 0;
    const high = /[\uD800-\uDBFF]$/.test(window) ? 1 : 0;
    const length = clause > LONGEST_FACT / 2 ? clause : word > LONGEST_FACT / 2 ? word : LONGEST_FACT - high;
    parts.push({ start: from, end: from + length });
    from += length;
  }
  parts.push({ start: from, end });
  return parts;
}

/** Sentences that need each other, or say too little alone, in groups that are short enough for a fact. */
function groupSentences(sentences: readonly Sentence[], least: number): Sentence[][] {
  const groups: Sentence[][] = [];
  for (const sentence of sentences) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    // A heading goes with what it heads, however long that is.
    const first = group?.find(({ heading }) => !heading) ?? sentence;
    if (group === undefined || sentence.end - first.start > LONGEST_FACT) groups.push([sentence]);
    else if (belongs(sentence, { group, last, least })) group.push(sentence);
    else groups.push([sentence]);
  }
  return groups;
}

/**
 * How much the facts of a turn say at least. One that is short enough for a fact stays whole, its paragraphs and list
 * items aside: pieces of a message are found less well than it is, and a question to the other one is no fact at all.
 * One that tells of several times is cut, so that each has its fact.
 */
function leastOfTalk(sentences: readonly Sentence[], dates: readonly ToldDate[]): number {
  const start = sentences[0]?.start ?? 0;
  const end = sentences.at(-1)?.end ?? 0;
  const dated = sentences.filter((sentence) => isDated(sentence, dates));
  return end - start <= LONGEST_FACT && dated.length <= 1 ? WHOLE : LEAST_TALK;
}

function isDated(span: TextSpan, dates: readonly ToldDate[]): boolean {
  return datesWithin(span, dates).length > 0;
}

function datesWithin({ start, end }: TextSpan, dates: readonly ToldDate[]): readonly ToldDate[] {
  const within: ToldDate[] = [];
  for (const date of spansFrom(dates, start)) {
    if (date.start >= end) break;
    if (date.start >= start && date.end <= end) within.push(date);
  }
  return within;
}

/** True for a sentence that says when, of another time than those before it: each has its fact. */
function tellsOtherTime({ dates }: Sentence, group: readonly Sentence[]): boolean {
  const before = group.flatMap((sentence) => sentence.dates);
  return (
    before.length > 0 &&
    dates.length > 0 &&
    dates.every(
      ({ occurred, isListed }) =>
        !isListed &&
        before.every((other) => !contains(occurred, other.occurred) && !contains(other.occurred, occurred)),
    )
  );
}

function belongs(
  sentence: Sentence,
  {
    group,
    last,
    least,
  }: { readonly group: readonly Sentence[]; readonly last: Sentence | undefined; readonly least: number },
): boolean {
  if (last !== undefined && last.columns !== null) return false;
  if (sentence.kind === 'FILLER' || sentence.kind === 'DEPENDENT') return true;
  if (last?.heading === true) return true;
  if (sentence.columns !== null) return false;
  if (sentence.heading || (sentence.begins && last?.kind !== 'FILLER')) return false;
  if (least === WHOLE) return true;
  if (tellsOtherTime(sentence, group)) return false;
  if (last?.kind === 'QUESTION') return sentence.kind !== 'QUESTION' || group.length === 1;
  if (group.every((one) => one.kind === 'FILLER')) return true;
  const length = (last?.end ?? 0) - (group[0]?.start ?? 0);
  return length < least && sentence.kind !== 'QUESTION';
}

/**
 * Index of the first sentence that waits for the next turn: the questions that end this one, and the whole turn when
 * what stands before them is only a reaction ("That's cool! How did it go?"). The number of sentences when none waits.
 */
function trailingQuestion(turn: Turn, sentences: readonly Sentence[]): number {
  let from = sentences.length;
  while (from > 0 && isAsking(sentences, from - 1)) from--;
  if (turn.speaker === null || !sentences.slice(from).some((one) => one.kind === 'QUESTION'))
    return sentences.length;
  const end = sentences.at(-1)?.end ?? 0;
  while (end - (sentences[from]?.start ?? 0) > LONGEST_QUESTION) from++;
  const before = sentences.slice(0, from);
  const reaction =
    before.every((one) => one.kind === 'FILLER') || !TELLS.test(turn.text.slice(0, before.at(-1)?.end ?? 0));
  return reaction && end - (sentences[0]?.start ?? 0) <= LONGEST_QUESTION
    ? 0
    : Math.min(from, sentences.length);
}

/** A question, or a mere word among the questions. */
function isAsking(sentences: readonly Sentence[], at: number): boolean {
  return (
    sentences[at]?.kind === 'QUESTION' ||
    (sentences[at]?.kind === 'FILLER' && sentences[at + 1]?.kind === 'QUESTION')
  );
}

function toPiece(group: readonly Sentence[]): Piece {
  const [first, last] = [group[0], group.at(-1)];
  const piece = { turn: first?.turn ?? 0, start: first?.start ?? 0, end: last?.end ?? 0 };
  return last === undefined || last.columns === null
    ? piece
    : { ...piece, row: { start: last.start, columns: last.columns } };
}

function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.end - piece.start, 0);
}

/** A question stands with the first thing that the next turn says, as far as both fit. */
function joinAnswer(drafts: Piece[][], question: Piece, said: readonly Piece[]): void {
  const [answer, ...rest] = said;
  if (answer === undefined) drafts.push([question]);
  else if (lengthOf([question, answer]) <= LONGEST_FACT) drafts.push([question, answer]);
  else drafts.push([question], [answer]);
  drafts.push(...rest.map((piece) => [piece]));
}

/** "Thanks!" goes with what it answers; as long as there is nothing before it, it stands alone. */
function attachFiller(drafts: Piece[][], filler: Piece): void {
  const before = drafts.at(-1);
  if (before === undefined) drafts.push([filler]);
  else if (lengthOf([...before, filler]) <= LONGEST_FACT) before.push({ ...filler, isCourtesy: true });
}
