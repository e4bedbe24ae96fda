import type { SlotPattern } from './lexicon.ts';
import type { Script } from './template.ts';

const WORD = /[\p{L}\p{M}]+|\p{N}+/gu;
const DIGIT = /\p{N}/u;

/** The words of a text, looked up before any regular expression is run over it. */
export interface Vocabulary {
  readonly hasDigit: boolean;
  readonly has: (word: string) => boolean;
  readonly hasAny: (words: readonly string[]) => boolean;
  /** Which lists of words were looked up, and whether one of them is there: many phrases need the same list. */
  readonly lookedUp: Map<readonly string[], boolean>;
}

export function vocabularyOf(text: string, script: Script): Vocabulary {
  const hasDigit = DIGIT.test(text);
  if (!script.spaced) {
    const has = (word: string) => text.includes(word);
    return { hasDigit, has, hasAny: (list) => list.some(has), lookedUp: new Map() };
  }
  const words = new Set<string>();
  for (const [word] of text.matchAll(WORD)) words.add(word.toLowerCase());
  const has = (word: string) => words.has(word);
  return {
    hasDigit,
    has,
    // A sentence has fewer words than most lists.
    hasAny: (list) => (list.length > words.size ? isAnyIn(words, setOf(list)) : list.some(has)),
    lookedUp: new Map(),
  };
}

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

function setOf(list: readonly string[]): ReadonlySet<string> {
  const known = sets.get(list);
  if (known !== undefined) return known;
  const set = new Set(list);
  sets.set(list, set);
  return set;
}

function isAnyIn(words: ReadonlySet<string>, list: ReadonlySet<string>): boolean {
  for (const word of words) if (list.has(word)) return true;
  return false;
}

/** False when a text with this vocabulary lacks what a slot or a template needs. */
export function mayMeet(needs: SlotPattern['needs'], vocabulary: Vocabulary): boolean {
  if (needs === null) return true;
  if (needs === 'DIGIT') return vocabulary.hasDigit;
  const [only] = needs;
  if (only !== undefined && needs.length === 1) return vocabulary.has(only);
  let meets = vocabulary.lookedUp.get(needs);
  if (meets === undefined) {
    meets = vocabulary.hasAny(needs);
    vocabulary.lookedUp.set(needs, meets);
  }
  return meets;
}
