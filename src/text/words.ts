import type { TextSpan } from './sentences.ts';

/** A word as it stands in a text. */
export interface Word extends TextSpan {
  readonly text: string;
}

/**
 * A word with the signs inside names: "node.js", ".NET", "C++", "C#", "AT&T", "O'Brien", "GPT-4", "@alice", "J.R.R.",
 * "3.2.1". Marks that end a sentence are not part of it.
 */
const WORD =
  /(?:(?<![\p{L}\p{N}_.])[.@#](?=[\p{L}\p{N}_]))?[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*(?:(?:['’.&/‑@-]|\.(?=\p{L}))(?=[\p{L}\p{N}_])[\p{L}\p{N}\p{M}_]+)*(?:\+{1,2}(?![\p{L}\p{N}])|#(?![\p{L}\p{N}]))?/gu;

/** The words of a text with their places, in order; for writing without spaces, runs of letters. */
export function findWords(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    words.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return words;
}
