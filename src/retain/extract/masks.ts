import type { TextSpan } from '../../text/sentences.ts';

/** URLs, e-mail addresses and file paths: their capitals name nothing. */
const ADDRESS =
  /\b(?:https?|ftp|file):\/\/[^\s<>"]+|\bwww\.[^\s<>"]+|(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?<![\p{L}\p{N}._/-])[\p{L}\p{N}._-]{0,64}(?:\/[\p{L}\p{N}._-]+){2,}/giu;
const QUOTED = /“([^“”\n]{3,80})”|"([^"\n]{3,80})"|«\s?([^«»\n]{3,80}?)\s?»|„([^“”„\n]{3,80})[“”]/gu;
/** Words that stay small in titles. */
const SMALL =
  /^(?:a|an|the|of|in|on|at|to|for|and|or|but|nor|with|by|from|as|is|de|la|le|du|des|der|die|das|und|y|el)$/u;

/** The text with addresses blanked out, of the same length. */
export function maskAddresses(text: string): string {
  if (!/[@/]|www\./u.test(text)) return text;
  return text.replace(ADDRESS, (address) => ' '.repeat(address.length));
}

/** A work's title in quotes: “To Kill a Mockingbird”. */
export interface QuotedTitle extends TextSpan {
  readonly name: string;
}

/** Titles of works that stand in quotes: two words or more, all but the small ones with a capital, and no sentence. */
export function findTitles(text: string): readonly QuotedTitle[] {
  if (!/["“«„]/u.test(text)) return [];
  const titles: QuotedTitle[] = [];
  for (const match of text.matchAll(QUOTED)) {
    const name = (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').replace(/,$/u, '').trim();
    if (isTitle(name)) titles.push({ name, start: match.index, end: match.index + match[0].length });
  }
  return titles;
}

function isTitle(name: string): boolean {
  const words = name.split(/\s+/u);
  if (words.length < 2 || words.length > 9 || /[.!?;]$|[.?!]\s/u.test(name)) return false;
  if (!/^[\p{Lu}\p{N}]/u.test(name)) return false;
  return words.every((word, index) => /^[\p{Lu}\p{N}&–-]/u.test(word) || (index > 0 && SMALL.test(word)));
}
