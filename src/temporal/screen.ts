import type { Language } from './language.ts';
import { wordsOf } from './lexicon.ts';

const wordSets = new WeakMap<Language, ReadonlySet<string>>();

/** Slots whose words name a time by themselves; "last" or "three" alone never do. */
const TELLING = /^(?:unit|month|weekday|season|holiday|dayPart|days|decade|century)/;
const WORD = /[\p{L}\p{M}]+|\d+/gu;

/** False when a text cannot hold a time: no digit and none of the words that name times. Costs a look-up a word. */
export function mayHoldTime(text: string, language: Language): boolean {
  if (!language.spaced) return true;
  const words = wordsFor(language);
  for (const [word] of text.matchAll(WORD)) {
    if (/^\d/.test(word) || words.has(word.toLowerCase())) return true;
  }
  return false;
}

function wordsFor(language: Language): ReadonlySet<string> {
  const known = wordSets.get(language);
  if (known !== undefined) return known;
  const words = new Set<string>(language.triggers);
  for (const [slot, pattern] of Object.entries(language.lexicon)) {
    if (TELLING.test(slot)) for (const word of wordsOf(pattern)) words.add(word);
  }
  wordSets.set(language, words);
  return words;
}
