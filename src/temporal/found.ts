import type { OpenSide } from './combination.ts';
import type { Weakness } from './phrase.ts';
import type { Term } from './term.ts';

/** A place in a text, as UTF-16 offsets, half-open. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A time that stands in a text, with its place there. */
export interface Found extends Place {
  readonly term: Term;
  readonly weak: Weakness | null;
  readonly vague: boolean;
  readonly open: OpenSide | null;
}

/** The words of a found time in lower case. */
export function wordsAt(found: Found, text: string): string {
  return text.slice(found.start, found.end).toLowerCase();
}

/** What a text names of times. */
export interface TimesRead {
  /** In order. */
  readonly found: readonly Found[];
  /** Words in the form of a time that is none, or none that a date can carry: "31 June 2024", "753 BC". */
  readonly unreadable: readonly Place[];
}
