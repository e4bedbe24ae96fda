import { foldCase } from '../text/name-key.ts';
import { splitSentences, type TextSpan } from '../text/sentences.ts';
import { findWords } from '../text/words.ts';

/** A memory of at most so many characters is quoted whole: two sentences or three. */
const WHOLE_CHARS = 320;
/** Shorter words say little of what a sentence is about; numbers always do. */
const LEAST_LETTERS = 4;

/** The words of a memory that say what `about` asks or claims: the whole of a short one, else the nearest sentence. */
export function quoteOf(text: string, about: string): TextSpan {
  const whole = { start: 0, end: text.length };
  if (text.length <= WHOLE_CHARS) return whole;
  const wanted = tellingWords(about);
  let best = whole;
  let most = -1;
  for (const span of splitSentences(text)) {
    const words = tellingWords(text.slice(span.start, span.end));
    const shared = wanted.filter((word) => words.some((other) => isAkin(word, other))).length;
    if (shared > most) {
      most = shared;
      best = span;
    }
  }
  return best;
}

function tellingWords(text: string): readonly string[] {
  const words = findWords(text).map((word) => foldCase(word.text));
  return [...new Set(words)].filter((word) => word.length >= LEAST_LETTERS || /\p{N}/u.test(word));
}

/** The same word, or forms of one: "resign", "resigned". */
function isAkin(a: string, b: string): boolean {
  return (
    a === b ||
    (a.length >= LEAST_LETTERS && (b.startsWith(a) || a.startsWith(b)) && b.length >= LEAST_LETTERS)
  );
}
