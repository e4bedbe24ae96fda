import type { OpenSide } from './combination.ts';
import type { Weakness } from './phrase.ts';
import type { Term } from './term.ts';

/** A time that stands in a text, with its place there (UTF-16 offsets). */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly term: Term;
  readonly weak: Weakness | null;
  readonly vague: boolean;
  readonly open: OpenSide | null;
}

/** The words of a found time in lower case. */
export function wordsAt(found: Found, text: string): string {
  return text.slice(found.start, found.end).toLowerCase();
}
