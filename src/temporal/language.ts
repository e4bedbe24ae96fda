import type { Combination } from './combination.ts';
import type { Found } from './found.ts';
import type { Phrase, Weakness } from './phrase.ts';
import type { Script } from './template.ts';

export type LanguageCode = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'ja' | 'zh';

/** How one language says times: its words, and its phrases in one ordered list (an earlier one wins a tie). */
export interface Language extends Script {
  readonly code: LanguageCode;
  /** Words by which a text of this language is known, in lower case. */
  readonly hints: ReadonlySet<string>;
  readonly phrases: readonly Phrase[];
  /** What may stand between two times of which one lies in the other: "Friday" and "last week". Source of a regular expression. */
  readonly nesting: string;
  readonly parts: readonly Combination[];
  readonly ranges: readonly Combination[];
  readonly opens: readonly Combination[];
  /** Words before a weak time that make it one, as the source of a regular expression. */
  readonly strengthening: Partial<Readonly<Record<Weakness, string>>>;
  /** True where a bare number of four figures is a year without any word before it: "Er zog 2019 um." */
  readonly isBareYear?: (found: Found, text: string) => boolean;
  /** Cues that a sentence speaks of what was or of what will be. */
  readonly past: RegExp | null;
  readonly future: RegExp | null;
  /** False where what was found is no time after all. */
  readonly accepts: (found: Found, text: string) => boolean;
}
