import { fenceAfter } from '../text/fences.ts';
import { findHeadings, type Heading, type Headings } from '../text/headings.ts';
import { splitSentences, trimSpan } from '../text/sentences.ts';
import type { Turn } from './extract/turn.ts';
import { findTurns } from './extract/turns.ts';
import type { TextChunk } from './extract/types.ts';
import { jsonBorders, outsideEscape } from './json-borders.ts';

/** How natural a border is, from a cut through a word to a heading. INSIDE: between lines of code or rows of a table. */
const RANK = { HARD: 0, WORD: 1, SENTENCE: 2, INSIDE: 3, LINE: 4, TURN: 5, BLANK: 6, HEADING: 7 } as const;

interface Border {
  /** First character after the border. */
  readonly at: number;
  readonly rank: number;
}

/**
 * A chunk is at least this share of the limit, while there is more text: borders are looked for in the rest of it.
 * A larger share makes fuller chunks, a smaller one finds the old borders again sooner after an insertion.
 */
const LEAST_SHARE = 1 / 3;
/** UTF-16 units after a border that decide how it compares with others of its rank. */
const FINGERPRINT = 64;
/** The longest grapheme cluster that a hard cut goes around, in UTF-16 units. */
const LONGEST_GRAPHEME = 64;

/** As much of a line as is looked at for the signs of code. */
const LONGEST_FENCE = 200;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The text in consecutive pieces of at most `maxChars` UTF-16 units, each an exact slice of it; only whitespace
 * between pieces is in none. Empty for a blank text.
 *
 * A piece of JSON ends between records, else behind the comma that lies least deep, else in a string. Any other
 * piece ends at the most natural border between a third of the limit and the limit: heading, blank line, turn of a
 * conversation, line, line within a fence or a table, sentence, word, grapheme. Among borders of one kind the text that follows decides (its hash),
 * not the distance from the beginning: text inserted above moves the pieces below it, but after a few pieces they are
 * cut as before, and what has not changed is not extracted again. Linear in the length of the text.
 *
 * @param maxChars at least 1
 */
export function chunkText(text: string, maxChars: number): readonly TextChunk[] {
  const turns = findTurns(text);
  const headings = headingsIn(text, turns);
  const json = text.length > maxChars ? jsonBorders(text, maxChars * LEAST_SHARE) : null;
  const borders =
    json?.map(({ at, ease }) => ({ at, rank: RANK.TURN + ease })) ??
    (text.length > maxChars ? naturalBorders(text, turns, headings) : []);
  const chunks: TextChunk[] = [];
  let nextBorder = 0;
  let turn = 0;
  for (let start = 0; start < text.length; ) {
    const span = trimSpan(text, start, text.length);
    if (span.end <= span.start) break;
    while ((borders[nextBorder]?.at ?? Number.POSITIVE_INFINITY) <= span.start) nextBorder++;
    const end =
      span.end - span.start <= maxChars
        ? span.end
        : cut(text, span.start, { maxChars, borders, nextBorder, isJson: json !== null });
    const piece = trimSpan(text, span.start, end);
    while ((turns[turn + 1]?.start ?? Number.POSITIVE_INFINITY) <= piece.start) turn++;
    chunks.push({
      text: text.slice(piece.start, piece.end),
      start: piece.start,
      position: chunks.length,
      speaker: speakerInside(turns[turn], piece.start),
      headings: headingsInside(headings, turns[turn], piece.start),
    });
    start = end;
  }
  return chunks;
}

/** Who is speaking where a chunk starts in the middle of his turn. */
function speakerInside(turn: Turn | undefined, start: number): string | null {
  return turn !== undefined && turn.start < start && start < turn.end ? turn.speaker : null;
}

const NO_HEADINGS: Headings = { all: [], at: () => [] };

/** The headings of a text, and in talk those within what somebody says; JSON has none. */
function headingsIn(text: string, turns: readonly Turn[]): Headings {
  if (/^[\s\uFEFF]*[[{]/u.test(text)) return NO_HEADINGS;
  const [first] = turns;
  return findHeadings(text, { plain: turns.length === 1 && first?.speaker === null && !first.isQuoted });
}

/** Those that stand in the turn in which a chunk starts: another one's are about what he says. */
function headingsInside(headings: Headings, turn: Turn | undefined, start: number): readonly Heading[] {
  return headings.at(start).filter((heading) => turn !== undefined && heading.start >= turn.start);
}

interface Cutting {
  readonly maxChars: number;
  readonly borders: readonly Border[];
  /** Index of the first border after the start. */
  readonly nextBorder: number;
  readonly isJson: boolean;
}

function cut(text: string, start: number, cutting: Cutting): number {
  const least = start + Math.max(1, Math.floor(cutting.maxChars * LEAST_SHARE));
  const most = start + cutting.maxChars;
  let best: Choice | null = null;
  for (let index = cutting.nextBorder; ; index++) {
    const border = cutting.borders[index];
    if (border === undefined || border.at > most) break;
    if (border.at >= least) best = better(text, best, border);
  }
  best ??= sentenceBorder(text, { start, least, most });
  best ??= wordBorder(text, least, most);
  if (best !== null) return best.border.at;
  const hard = hardBorder(text, start, most);
  const whole = cutting.isJson ? outsideEscape(text, hard) : hard;
  return whole > start ? whole : hard;
}

interface Choice {
  readonly border: Border;
  readonly hash: number;
}

function better(text: string, best: Choice | null, border: Border): Choice {
  if (best !== null && border.rank < best.border.rank) return best;
  const hash = fingerprint(text, border.at);
  if (best === null || border.rank > best.border.rank || hash <= best.hash) return { border, hash };
  return best;
}

interface Window {
  readonly start: number;
  readonly least: number;
  readonly most: number;
}

function sentenceBorder(text: string, window: Window): Choice | null {
  let best: Choice | null = null;
  for (const sentence of splitSentences(text.slice(window.start, window.most))) {
    const at = window.start + sentence.start;
    if (at >= window.least) best = better(text, best, { at, rank: RANK.SENTENCE });
  }
  return best;
}

function wordBorder(text: string, least: number, most: number): Choice | null {
  let best: Choice | null = null;
  for (const space of text.slice(least - 1, most + 1).matchAll(/\s(?=\S)/gu)) {
    const at = least + space.index;
    if (at <= most) best = better(text, best, { at, rank: RANK.WORD });
  }
  return best;
}

/** The last grapheme border at or before `most`; inside a longer cluster, the last code point border. */
function hardBorder(text: string, start: number, most: number): number {
  const from = Math.max(start, most - LONGEST_GRAPHEME);
  const aligned = from > start && isLowSurrogate(text, from) ? from + 1 : from;
  let border = start;
  for (const grapheme of graphemes.segment(text.slice(aligned, most + LONGEST_GRAPHEME))) {
    const at = aligned + grapheme.index;
    if (at > most) break;
    if (at > aligned) border = at;
  }
  if (border > start) return border;
  return isLowSurrogate(text, most) && most - 1 > start ? most - 1 : most;
}

function isLowSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  const before = text.charCodeAt(at - 1);
  return unit >= 0xdc00 && unit <= 0xdfff && before >= 0xd800 && before <= 0xdbff;
}

/** FNV-1a of the characters after a border. */
function fingerprint(text: string, at: number): number {
  let hash = 0x811c9dc5;
  const end = Math.min(text.length, at + FINGERPRINT);
  for (let index = at; index < end; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Borders that stand in the lines themselves, by place: each line's beginning, and each turn's. */
function naturalBorders(text: string, turns: readonly Turn[], headings: Headings): readonly Border[] {
  const headingStarts = new Set(headings.all.map((heading) => heading.start));
  const turnStarts = new Set(turns.filter((turn) => turn.speaker !== null).map((turn) => turn.start));
  const borders: Border[] = [];
  let blank = false;
  let fence: string | null = null;
  let inTable = false;
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline + 1;
    const line = trimSpan(text, start, end);
    if (line.end > line.start) {
      const beginning = text.slice(line.start, line.start + 8);
      const isRow = beginning.startsWith('|');
      const rank = lineRank(headingStarts.has(line.start), blank, turnStarts.has(line.start));
      borders.push({ at: line.start, rank: fence !== null || (isRow && inTable) ? RANK.INSIDE : rank });
      inTable = isRow;
      fence = fenceAfter(fence, text.slice(line.start, Math.min(line.end, line.start + LONGEST_FENCE)));
    }
    blank = line.end <= line.start;
    if (blank) inTable = false;
    start = end;
  }
  for (const object of text.matchAll(/\}\s*,\s*(?=\{)/gu)) {
    borders.push({ at: object.index + object[0].length, rank: RANK.TURN });
  }
  return borders.sort((a, b) => a.at - b.at);
}

function lineRank(heading: boolean, blank: boolean, turn: boolean): number {
  if (heading) return RANK.HEADING;
  if (blank) return RANK.BLANK;
  return turn ? RANK.TURN : RANK.LINE;
}
