import { tagKeyOf } from '../domain/tags.ts';
import { findHeadings, type Heading } from '../text/headings.ts';
import { chunkText } from './chunk.ts';
import type { TextChunk } from './extract/types.ts';
import type { DocumentPart, SourceDocument } from './group.ts';

/** The words of one item in a passage, as UTF-16 offsets in the document. */
export interface ToldSpan {
  readonly part: DocumentPart;
  readonly start: number;
  readonly end: number;
}

/** Consecutive words of a document that one call reads: of one item, or of several that everybody may see together. */
export interface Passage {
  readonly text: string;
  /** UTF-16 offset in the document. */
  readonly start: number;
  /** In order, at least one. */
  readonly told: readonly ToldSpan[];
  /** The words directly before, as far as the same people may see them. */
  readonly before: string;
  /** Who is speaking where the passage begins in the middle of his turn. */
  readonly speaker: string | null;
  /** Under which headings it begins, outermost first. */
  readonly headings: readonly Heading[];
}

/** As much of what stands before as tells who "she" is, in UTF-16 units. */
const BEFORE_CHARS = 500;

/**
 * The passages of a document: the pieces of its items joined within the borders of its chunks, so that the turns of a
 * conversation are read together. Items with other tags or another context are never joined: what is told under one tag
 * must not reach the facts of another. Items with given facts are left out.
 *
 * @param pieces of each item
 * @param chunkStarts offsets at which the document's chunks begin, ascending
 */
export function passagesOf(
  document: SourceDocument,
  pieces: readonly (readonly TextChunk[])[],
  chunkStarts: readonly number[],
): readonly Passage[] {
  const borders = new Set(chunkStarts);
  const passages: OpenPassage[] = [];
  let previous: DocumentPart | null = null;
  for (const [index, part] of document.parts.entries()) {
    const isExtracted = part.item.facts === null;
    for (const piece of isExtracted ? (pieces[index] ?? []) : []) {
      const start = part.start + piece.start;
      const span = { part, start, end: start + piece.text.length };
      const goesOn = previous !== null && !borders.has(start) && isSeenTogether(previous, part);
      if (goesOn) passages.at(-1)?.told.push(span);
      else passages.push({ told: [span], speaker: piece.speaker, headings: piece.headings });
      previous = part;
    }
    if (!isExtracted) previous = null;
  }
  return passages.map((passage, index) => {
    const before = passages[index - 1]?.told.at(-1);
    return passageOf(document.heard ?? document.text, passage, before);
  });
}

interface OpenPassage extends Pick<Passage, 'speaker' | 'headings'> {
  readonly told: ToldSpan[];
}

function passageOf(
  text: string,
  { told, speaker, headings }: OpenPassage,
  before: ToldSpan | undefined,
): Passage {
  const [first] = told;
  const last = told.at(-1);
  if (first === undefined || last === undefined) throw new Error('a passage without words');
  const isVisible = before !== undefined && isSeenTogether(before.part, first.part);
  return {
    text: text.slice(first.start, last.end),
    start: first.start,
    told: joined(told),
    before: isVisible ? tail(text.slice(Math.max(before.start, before.end - BEFORE_CHARS), before.end)) : '',
    speaker,
    headings,
  };
}

/** Two or more shorter passages in the place of one. */
export function splitPassage(passage: Passage): readonly Passage[] {
  const pieces = chunkText(passage.text, Math.ceil(passage.text.length / 2));
  return pieces.map((piece, index): Passage => {
    const start = passage.start + piece.start;
    const end = start + piece.text.length;
    const earlier = passage.text.slice(Math.max(0, piece.start - BEFORE_CHARS), piece.start);
    return {
      text: piece.text,
      start,
      told: passage.told
        .map((span) => ({ ...span, start: Math.max(span.start, start), end: Math.min(span.end, end) }))
        .filter((span) => span.end > span.start),
      before: index === 0 ? passage.before : tail(earlier),
      speaker: piece.speaker ?? (index === 0 ? passage.speaker : null),
      headings: under(passage.headings, piece),
    };
  });
}

/** The headings of a piece and of them those of the whole that none of the same level has ended. */
function under(whole: readonly Heading[], { headings, text }: TextChunk): readonly Heading[] {
  const own = [...headings, ...findHeadings(text, { plain: false }).all.filter(({ start }) => start === 0)];
  const outermost = Math.min(...own.map(({ level }) => level));
  return [...whole.filter(({ level }) => level < outermost), ...headings];
}

function isSeenTogether(a: DocumentPart, b: DocumentPart): boolean {
  return a.item.context === b.item.context && tagKeyOf(a.item.tags) === tagKeyOf(b.item.tags);
}

/** Spans of one item as one. */
function joined(told: readonly ToldSpan[]): readonly ToldSpan[] {
  const spans: ToldSpan[] = [];
  for (const span of told) {
    const last = spans.at(-1);
    if (last?.part === span.part) spans[spans.length - 1] = { ...last, end: span.end };
    else spans.push(span);
  }
  return spans;
}

/** Whole words, where it was cut. */
function tail(text: string): string {
  return text.length < BEFORE_CHARS ? text.trim() : text.replace(/^\S*\s+/u, '').trim();
}
