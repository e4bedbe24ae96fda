import { splitSentences } from '../../text/sentences.ts';
import { type SentenceKind, sentenceKind } from './sentence-kind.ts';
import type { Turn } from './turn.ts';

/** Some words of one turn: UTF-16 offsets in its text. */
export interface Piece {
  readonly turn: number;
  readonly start: number;
  readonly end: number;
}

/** The words that become one fact, in order. */
export interface Draft {
  readonly pieces: readonly Piece[];
}

/** Longest fact in UTF-16 units, speakers' names not counted: what an embedding model still sees as one thing. */
export const LONGEST_FACT = 400;
/** A question longer than this stands alone: its answer would have no room. */
const LONGEST_QUESTION = 200;
/** In talk, sentences of one turn stay together until they say this much (UTF-16 units); in prose less is enough. */
const LEAST_TALK = 120;
const LEAST_PROSE = 30;

interface Sentence extends Piece {
  readonly kind: SentenceKind;
}

/** The words of the turns cut into facts: every word of them is in one, save turns that say nothing and have no neighbour. */
export function draftFacts(turns: readonly Turn[]): readonly Draft[] {
  const drafts: Piece[][] = [];
  let question: Piece | null = null;
  turns.forEach((turn, index) => {
    const sentences = sentencesOf(turn, index);
    const asked: Piece | null =
      question !== null && turns[question.turn]?.speaker !== turn.speaker ? question : null;
    if (question !== null && asked === null) drafts.push([question]);
    question = null;
    const groups = groupSentences(sentences, turn.speaker === null ? LEAST_PROSE : LEAST_TALK);
    const trailing = index + 1 < turns.length ? takeTrailingQuestion(groups, turn.speaker) : null;
    const said = groups.map(toPiece);
    const onlyFiller = sentences.every((sentence) => sentence.kind === 'FILLER');
    if (asked !== null) said.length > 0 ? joinAnswer(drafts, asked, said) : drafts.push([asked]);
    else if (onlyFiller && said[0] !== undefined && trailing === null) attachFiller(drafts, said[0]);
    else drafts.push(...said.map((piece) => [piece]));
    question = trailing;
  });
  if (question !== null) drafts.push([question]);
  return drafts.map((pieces) => ({ pieces }));
}

function sentencesOf(turn: Turn, index: number): readonly Sentence[] {
  return splitSentences(turn.text).flatMap((span) => {
    const kind = sentenceKind(turn.text.slice(span.start, span.end));
    return cutLong(turn.text, span.start, span.end).map((part) => ({ turn: index, ...part, kind }));
  });
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
    const first = group?.[0];
    const last = group?.at(-1);
    const fits = first !== undefined && sentence.end - first.start <= LONGEST_FACT;
    if (group === undefined || !fits) groups.push([sentence]);
    else if (belongs(sentence, { group, last, least })) group.push(sentence);
    else groups.push([sentence]);
  }
  return groups;
}

function belongs(
  sentence: Sentence,
  {
    group,
    last,
    least,
  }: { readonly group: readonly Sentence[]; readonly last: Sentence | undefined; readonly least: number },
): boolean {
  if (sentence.kind === 'FILLER' || sentence.kind === 'DEPENDENT') return true;
  if (last?.kind === 'QUESTION') return sentence.kind !== 'QUESTION' || group.length === 1;
  if (group.every((one) => one.kind === 'FILLER')) return true;
  const length = (last?.end ?? 0) - (group[0]?.start ?? 0);
  return length < least && sentence.kind !== 'QUESTION';
}

/** Takes the questions that end a turn out of its groups: they wait for the next turn. */
function takeTrailingQuestion(groups: Sentence[][], speaker: string | null): Piece | null {
  const last = groups.at(-1);
  if (speaker === null || last === undefined || last.at(-1)?.kind !== 'QUESTION') return null;
  let from = last.length - 1;
  while (from > 0 && last[from - 1]?.kind === 'QUESTION') from--;
  if (last.slice(0, from).every((one) => one.kind === 'FILLER')) from = 0;
  const piece = toPiece(last.slice(from));
  if (piece.end - piece.start > LONGEST_QUESTION) return null;
  if (from === 0) groups.pop();
  else groups[groups.length - 1] = last.slice(0, from);
  return piece;
}

function toPiece(group: readonly Sentence[]): Piece {
  const first = group[0];
  return { turn: first?.turn ?? 0, start: first?.start ?? 0, end: group.at(-1)?.end ?? 0 };
}

function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.end - piece.start, 0);
}

function joinAnswer(drafts: Piece[][], question: Piece, said: readonly Piece[]): void {
  const [answer, ...rest] = said;
  if (answer === undefined) return;
  if (lengthOf([question, answer]) <= LONGEST_FACT) drafts.push([question, answer]);
  else drafts.push([question], [answer]);
  drafts.push(...rest.map((piece) => [piece]));
}

/** "Thanks!" goes with what it answers; with nothing before it, it stands until something follows. */
function attachFiller(drafts: Piece[][], filler: Piece): void {
  const before = drafts.at(-1);
  if (before === undefined) drafts.push([filler]);
  else if (lengthOf([...before, filler]) <= LONGEST_FACT) before.push(filler);
}
