import type { SlotPattern } from './lexicon.ts';
import type { Script } from './template.ts';

const WORD = /[\p{L}\p{M}]+|\p{N}+/gu;
const DIGIT = /\p{N}/u;

/** The words of a text, looked up before any regular expression is run over it. */
export interface Vocabulary {
  readonly hasDigit: boolean;
  readonly has: (word: string) => boolean;
  /** Which lists of words were looked up, and whether one of them is there: many phrases need the same list. */
  readonly lookedUp: Map<readonly string[], boolean>;
}

export function vocabularyOf(text: string, script: Script): Vocabulary {
  const hasDigit = DIGIT.test(text);
  if (!script.spaced) return { hasDigit, has: (word) => text.includes(word), lookedUp: new Map() };
  const words = new Set<string>();
  for (const [word] of text.matchAll(WORD)) words.add(word.toLowerCase());
  return { hasDigit, has: (word) => words.has(word), lookedUp: new Map() };
}

/** False when a text with this vocabulary lacks what a slot or a template needs. */
export function mayMeet(needs: SlotPattern['needs'], vocabulary: Vocabulary): boolean {
  if (needs === null) return true;
  if (needs === 'DIGIT') return vocabulary.hasDigit;
  const [only] = needs;
  if (only !== undefined && needs.length === 1) return vocabulary.has(only);
  let meets = vocabulary.lookedUp.get(needs);
  if (meets === undefined) {
    meets = needs.some(vocabulary.has);
    vocabulary.lookedUp.set(needs, meets);
  }
  return meets;
}
