import type { Chrono } from 'chrono-node';
import type { OpenSide } from './combination.ts';

/** A language without phrases of our own: its times are found by chrono-node, and these words say how they are meant. */
export interface FurtherLanguage {
  readonly code: 'ru' | 'uk' | 'it' | 'nl';
  readonly chrono: Chrono;
  /** Words by which a text of this language is known and that no language of ours has, in lower case; none for a script of its own. */
  readonly hints: ReadonlySet<string>;
  /** Of the hints, those of which one is enough. */
  readonly certain: ReadonlySet<string>;
  /** Words before a time that no language of ours has: as good as several hints; null where there are none. */
  readonly leads: RegExp | null;
  /** Its common words that a language of ours has too: they speak for neither. */
  readonly shared: ReadonlySet<string>;
  /** Before or in a weekday or month: which one is meant. */
  readonly last: RegExp;
  readonly current: RegExp;
  readonly next: RegExp;
  /** In a count of units: so long ago, or so long from now. Any other count is a duration and no date. */
  readonly distance: RegExp;
  /** At the start of a count of units: all the time from then to now, or from now to then. */
  readonly rolling: RegExp;
  /** Words that chrono-node takes for a time and that mostly are none. */
  readonly refused: RegExp;
  /** Words that end right before a time and open one of its sides. */
  readonly opens: readonly (readonly [OpenSide, RegExp])[];
  /** Cues that a sentence speaks of what will be. */
  readonly future: RegExp;
}

/** A pattern of whole words; JavaScript's own word boundary knows ASCII alone. */
export function wholeWords(source: string, flags = 'iu'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags);
}

/** A pattern of words at the end of what stands before a time. */
export function wordsBefore(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})\\s*$`, 'iu');
}

export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
