import type { TextSpan } from '../../text/sentences.ts';

/** Marks of what a quote leaves out. */
const ELISION = /\s*(?:\[\s*(?:\.{3}|…)\s*\]|\(\s*(?:\.{3}|…)\s*\)|\.{3,}|…)\s*/u;
/** Parts of an elided quote stand within this many characters: farther apart they are no one statement. */
const FARTHEST_PART = 600;
/** A quote of less says nothing about where it stands, in letters and digits. */
const LEAST_LETTERS = 2;
/** Written in several ways by whoever copies a text; folded to the first. */
const ALIKE = ["'‘’‚‛`´′", '"“”„‟«»″', '-‐‑‒–—−'];
const FOLDED = new Map(ALIKE.flatMap((signs) => [...signs].map((sign) => [sign, signs.charAt(0)])));

/**
 * Where a quote stands in a text, as UTF-16 offsets: exactly, else in any case, with any white space between its words
 * and any kind of quotation marks and dashes, also without the marks around it or the speaker's name before it, or with
 * words left out ("first … last"). Null when it does not stand there. Linear in the length of the text.
 */
export function findQuote(text: string, quote: string): TextSpan | null {
  const wanted = quote.trim();
  if (letters(wanted) < LEAST_LETTERS) return null;
  const exact = text.indexOf(wanted);
  if (exact >= 0) return { start: exact, end: exact + wanted.length };
  const folded = fold(text);
  for (const form of formsOf(wanted)) {
    const found = letters(form) < LEAST_LETTERS ? null : findParts(folded, form);
    if (found !== null) return found;
  }
  return null;
}

/** The quote, and what is left of it without the signs and names that models add. */
function formsOf(quote: string): readonly string[] {
  const bare = quote.replace(/^["'“”‘’«»„\s]+|["'“”‘’«»\s]+$/gu, '');
  const unnamed = bare.replace(/^[\p{L}\p{N} ._-]{1,40}[:：]\s+/u, '');
  return [...new Set([quote, bare, unnamed, unnamed.replace(/[.,;!?…]+$/u, '')])];
}

interface FoldedText {
  readonly text: string;
  /** For each unit of `text`, and its end, the offset in the original. */
  readonly origin: readonly number[];
}

function findParts(folded: FoldedText, quote: string): TextSpan | null {
  const parts = quote
    .split(ELISION)
    .map((part) => fold(part).text.trim())
    .filter((part) => part !== '');
  let start = -1;
  let at = 0;
  for (const part of parts) {
    const found = folded.text.indexOf(part, at);
    if (found === -1 || (start !== -1 && found - at > FARTHEST_PART)) return null;
    if (start === -1) start = found;
    at = found + part.length;
  }
  if (start === -1) return null;
  return { start: folded.origin[start] ?? 0, end: folded.origin[at] ?? 0 };
}

function fold(text: string): FoldedText {
  const parts: string[] = [];
  const origin: number[] = [];
  let offset = 0;
  let isSpace = false;
  let end = 0;
  for (const sign of text) {
    const folded = /\s/u.test(sign) ? ' ' : (FOLDED.get(sign) ?? sign.normalize('NFKD').toLowerCase());
    if (folded !== ' ' || !isSpace) {
      parts.push(folded);
      for (let unit = 0; unit < folded.length; unit++) origin.push(offset);
    }
    isSpace = folded === ' ';
    offset += sign.length;
    if (!isSpace) end = offset;
  }
  // A match that ends with the text ends before the white space there.
  origin.push(end);
  return { text: parts.join(''), origin };
}

function letters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
