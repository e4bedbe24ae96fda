/** Letters that Unicode does not take apart into a base letter and an accent, as people type them without one. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŀ: 'l',
  ĸ: 'k',
  ŋ: 'n',
  ς: 'σ',
  ё: 'е',
};
const UNDECOMPOSED_LETTER = new RegExp(`[${Object.keys(UNDECOMPOSED).join('')}]`, 'gu');

/** Signs that compatibility normalisation would turn into letters: "Gore™" is not "goretm". */
const TRADE_SIGNS = /[™℠®©℗]/gu;
/** Marks are accents on Latin and Greek letters only; in Indic, Thai or Cyrillic writing they make another letter. */
const LATIN_GREEK_ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;
/** Hebrew points, Arabic vowel signs and the Arabic stretching line: left out in everyday writing. */
const OPTIONAL_VOWELS = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0640\u064B-\u0652\u0670]/gu;
/** Apostrophes, joiners and soft hyphens vanish without leaving a gap: "O'Brien" is "OBrien". */
const JOINED = /['’‘ʼ`´＇\p{Cf}\p{Variation_Selector}]/gu;
/** "U.S.", "J. R. R.": a run of single letters, each with its dot, is one word. */
const DOTTED_LETTERS =
  /(?<![\p{L}\p{N}\p{M}])(?:(?:\p{L}\.\s*){2,}(?:\p{L}(?![\p{L}\p{N}\p{M}.+#]))?|\p{L}\.\p{L}(?![\p{L}\p{N}\p{M}.+#]))/gu;
/** Accents that stand on nothing. */
const STRAY_MARKS = /(?<![\p{L}\p{N}\p{M}])\p{M}+/gu;
/** Words of unaccented Latin letters with single spaces between. */
const PLAIN_WORDS = /^[A-Za-z]+(?: [A-Za-z]+)*$/;
const AMPERSAND = /(?<=[\p{L}\p{N}\p{M}])\s*&\s*(?=[\p{L}\p{N}])/gu;
/** A word with the signs that make names differ: `+` and `#` anywhere in it, `.` inside or before it. */
const TOKEN =
  /(?:(?<![\p{L}\p{N}\p{M}.+#])\.)?[+#]*[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:(?:\.|[+#]+)[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*[+#]*/gu;

/**
 * The identity of a name within a bank: two spellings with one key are one name.
 *
 * Folded are case (independent of the locale; "ß" is "ss", "İ" and "ı" are "i"), width and compatibility forms,
 * accents of Latin and Greek letters, punctuation, emoji and whitespace. Kept are `+` and `#` in or at the edge of a
 * word, and `.` inside or before one, so that C, C++, C#, .NET and node.js differ; a dot after a word is the end of a
 * sentence or an abbreviation and goes ("Alice C." is "alice c"). Dotted initials are one word ("U.S." is "us",
 * "J. R. R." is "jrr"); "&" between words is "and".
 *
 * Idempotent; never empty unless `name` is blank: what holds no letter or digit is its own key.
 */
export function nameKey(name: string): string {
  // Most names are plain words: their key needs no folding.
  if (PLAIN_WORDS.test(name)) return name.toLowerCase();
  const whole = name.replace(TRADE_SIGNS, ' ').replace(/\p{Cs}/gu, '\uFFFD');
  const folded = foldCase(foldCase(whole).replace(JOINED, ''));
  const words = folded
    .replace(STRAY_MARKS, '')
    .replace(AMPERSAND, ' and ')
    .replace(DOTTED_LETTERS, (run) => `${run.replace(/[.\s]/gu, '')} `)
    .match(TOKEN);
  if (words !== null) return words.join(' ');
  return squeeze(folded) || squeeze(foldCase(whole)) || squeeze(whole) || squeeze(name);
}

/**
 * Text with case, width, compatibility forms and the accents of Latin and Greek letters folded, and nothing else
 * changed: the ground on which names and words are compared.
 */
export function foldCase(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD')
    .replace(LATIN_GREEK_ACCENTS, '')
    .normalize('NFKC')
    .replace(OPTIONAL_VOWELS, '')
    .replace(UNDECOMPOSED_LETTER, (letter) => UNDECOMPOSED[letter] ?? letter);
}

function squeeze(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
}
