import { jaroWinkler } from '@skyra/jaro-winkler';
import { singleEdit } from '../../text/edit-distance.ts';
import { classOf } from '../../text/lexicon.ts';

/** Shorter words differ from others by one letter too often: "Chan" and "Chen". */
const LEAST_LETTERS = 6;
/** A vowel for another is a slip from here on, a consonant from the next. */
const LEAST_FOR_VOWEL = 7;
const LEAST_FOR_CONSONANT = 8;
/** Slips keep the beginning of a word: below this two words only look alike in part. */
const LEAST_LIKENESS = 0.92;

/** SLIP: the same word, mistyped. MAYBE: a slip or another word. NO: two words. */
export type Slip = 'SLIP' | 'MAYBE' | 'NO';

/**
 * Whether one word is the other with one slip of the pen. Symmetric. Words with digits or signs are never slips, nor
 * are two words that are both known.
 */
export function slipBetween(a: string, b: string): Slip {
  const shorter = Math.min(a.length, b.length);
  if (shorter < 4 || a.charAt(0) !== b.charAt(0) || !/^\p{L}+$/u.test(a + b)) return 'NO';
  const edit = singleEdit(a, b);
  if (edit === null || jaroWinkler(a, b) < (shorter < LEAST_LETTERS ? 0 : LEAST_LIKENESS)) return 'NO';
  if (classOf(a) !== null && classOf(b) !== null) return 'NO';
  if (shorter < LEAST_LETTERS) return 'NO';
  if (edit.kind === 'TRANSPOSITION') return 'SLIP';
  if (edit.kind === 'INSERTION') {
    // A letter at the end makes another form or another word: "Discover", "Discovery".
    const isDoubled = edit.letters === a.charAt(shorter - 1);
    return edit.at === shorter && !isDoubled ? 'MAYBE' : 'SLIP';
  }
  const isVowel = /^[aeiouyäöü]+$/u.test(edit.letters);
  return shorter >= (isVowel ? LEAST_FOR_VOWEL : LEAST_FOR_CONSONANT) ? 'SLIP' : 'MAYBE';
}

/**
 * Whether two given or family names are one with a slip. People's names are often one letter apart ("Anderson",
 * "Andersen"), so that a letter for another is never more than MAYBE.
 */
export function nameSlip(a: string, b: string): Slip {
  const slip = slipBetween(a, b);
  if (slip !== 'SLIP') return slip;
  const edit = singleEdit(a, b);
  if (edit?.kind === 'SUBSTITUTION') return 'MAYBE';
  const isDoubled =
    edit?.kind === 'INSERTION' &&
    (a.includes(edit.letters + edit.letters) || b.includes(edit.letters + edit.letters));
  return edit?.kind === 'TRANSPOSITION' || isDoubled || Math.min(a.length, b.length) >= LEAST_FOR_CONSONANT
    ? 'SLIP'
    : 'MAYBE';
}

/** True when one word is the plural of the other: "embedding", "embeddings"; "library", "libraries". */
export function isPlural(a: string, b: string): boolean {
  const [one, many] = a.length <= b.length ? [a, b] : [b, a];
  if (one.length < 3 || !/^\p{L}+$/u.test(one + many)) return false;
  return (
    (many === `${one}s` ||
      (many === `${one}es` && /(?:s|x|z|ch|sh|o)$/u.test(one)) ||
      (one.endsWith('y') && many === `${one.slice(0, -1)}ies`)) &&
    !one.endsWith('s')
  );
}
