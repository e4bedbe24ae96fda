import type { Memory } from '../../domain/memory.ts';
import { splitSentences } from '../../text/sentences.ts';
import { quoteOf } from '../quote.ts';
import type { Citation } from '../types.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const MARK = `(?:m\\d+|${UUID})`;
const LIST = `(${MARK}(?:\\s*[,;]\\s*${MARK})*)`;
/** A mark within a text, with the space before it: "[[m3]]", "([m3])", "[m3]", "[m3, m4]", "(m3)", "【m3】". */
const MARKED = new RegExp(
  `\\s*(?:[\\[(【]\\s*[\\[(【]\\s*${LIST}\\s*[\\])】]\\s*[\\])】]|[\\[(【]\\s*${LIST}\\s*[\\])】])`,
  'iu',
);

/** An answer without its marks, and what they say. */
export interface CitedText {
  readonly text: string;
  readonly citations: readonly Citation[];
  /** Marks of nothing that was retrieved. */
  readonly invented: readonly string[];
}

/**
 * An answer with each of its marks turned into a citation of the sentence that it stands in, or behind. Memories that are
 * only listed are cited for the whole answer. Of what is cited twice for one sentence, one citation is left.
 * @param listed marks beside the answer
 * @param find the memory of a mark; null for one that was never retrieved
 */
export function readCitations(
  answer: string,
  listed: readonly string[],
  find: (mark: string) => Memory | null,
): CitedText {
  const invented = new Set<string>();
  const lookUp = (mark: string): Memory | null => {
    const memory = find(mark);
    if (memory === null) invented.add(mark.trim());
    return memory;
  };
  const { text, places } = withoutMarks(answer);
  const sentences = splitSentences(text);
  const citations = new Map<string, Citation>();
  const cite = (memory: Memory, start: number, end: number): void => {
    const span = quoteOf(memory.text, text.slice(start, end));
    const quote = memory.text.slice(span.start, span.end);
    citations.set(`${memory.id} ${start}`, { memory, quote, start, end });
  };
  for (const { mark, at } of places) {
    const memory = lookUp(mark);
    const sentence = sentences.findLast(({ start }) => start < at) ?? sentences[0];
    if (memory !== null && sentence !== undefined) cite(memory, sentence.start, sentence.end);
  }
  const cited = new Set([...citations.values()].map(({ memory }) => memory.id));
  for (const mark of listed) {
    const memory = lookUp(mark);
    if (memory !== null && !cited.has(memory.id)) cite(memory, 0, text.length);
  }
  return { text, citations: [...citations.values()], invented: [...invented] };
}

/** The text without its marks, and where in it each of them stood. */
function withoutMarks(answer: string): {
  readonly text: string;
  readonly places: readonly { readonly mark: string; readonly at: number }[];
} {
  let text = answer;
  let places: { mark: string; at: number }[] = [];
  // One after the other from the front, since what is left of a mark within a mark may be one itself: "[[m2]m1]".
  for (let match = MARKED.exec(text); match !== null; match = MARKED.exec(text)) {
    const at = match.index;
    const length = match[0].length;
    text = text.slice(0, at) + text.slice(at + length);
    places = places.map((place) =>
      place.at <= at ? place : { ...place, at: Math.max(at, place.at - length) },
    );
    for (const mark of (match[1] ?? match[2] ?? '').split(/[,;]/u)) places.push({ mark: mark.trim(), at });
  }
  const begin = text.length - text.trimStart().length;
  return {
    text: text.trim(),
    places: places.map(({ mark, at }) => ({ mark, at: Math.max(1, at - begin) })),
  };
}
