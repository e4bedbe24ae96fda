const ASCII = /^[\x20-\x7e\n]*$/u;
/** Full-width and half-width forms and the ideographic space: other shapes of the same characters. */
const OTHER_WIDTHS = /[\u3000\uFF01-\uFFEE]+/gu;
const APOSTROPHES = /[’‘ʼ＇]/gu;
/** Joiners, soft hyphens and the selectors of a picture's colour: nothing that is read. */
const UNREAD = /[\p{Cf}\p{Variation_Selector}]/gu;

/**
 * What tells one saying from another. A number with its sign, its inner marks and its per cent; a letter of a writing
 * without spaces; a word with the signs that make names differ ("C++", ".NET", "node.js", "don't"); that something is
 * asked; any symbol, such as a currency or a picture. Other punctuation and space are left out.
 */
const TOKEN =
  /(?<![\p{L}\p{N}])[-−+]?\p{N}+(?:[.,:/]\p{N}+)*%?(?![\p{L}\p{N}])|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?<![\p{L}\p{N}\p{M}.])\.)?[\p{L}\p{N}\p{M}_]+(?:['.][\p{L}\p{N}\p{M}_]+)*[+#]*|[?؟]+|\p{S}/gu;

/** Words that change nothing of what is said: articles, and sounds made while speaking; shorter than a LONG_RUN. */
const LIGHT = new Set(['a', 'an', 'the', 'oh', 'ah', 'um', 'uh', 'er', 'hm', 'hmm', 'hey', 'wow']);
/** A capital A as a word of its own. */
const CAPITAL_A = /(?<![\p{L}\p{N}'])A(?![\p{L}\p{N}'])/gu;
const SENTENCE_BEGINS = /[.!?:\n]\s?$/u;
const WORD_FOLLOWS = /^\s+\p{L}/u;

/** Letters in a row from which on they count for the likeness of two texts. */
const LONG_RUN = 4;

/**
 * The identity of what a text says: equal for two texts that differ in case, width, space, punctuation, articles and
 * sounds alone. Every other word counts, and so does the order: one word, a number or a "not" makes another saying
 * ("Room 101", "Room 102"; "likes tea", "does not like tea"), however long the text around it.
 */
export function sayingOf(text: string): string {
  const words: string[] = [];
  for (const token of markNames(plainOf(text)).match(TOKEN) ?? []) {
    const word = token.toLowerCase();
    if (!LIGHT.has(word)) words.push(/^[?؟]/u.test(word) ? '?' : word);
  }
  return words.join(' ') || text.trim();
}

/**
 * A number that texts of one saying share and nearly all others do not: the sum of the hashes (FNV-1a) of their longer
 * words, as far as those are of plain Latin letters. Ten times as quick as the saying.
 */
export function likenessOf(text: string): number {
  const plain = plainOf(text);
  let sum = 0;
  let hash = 0x811c9dc5;
  let run = 0;
  for (let i = 0; i <= plain.length; i++) {
    // Sets the bit by which a small letter differs; behind the last character, NaN becomes a space.
    const lower = plain.charCodeAt(i) | 0x20;
    if (lower >= 0x61 && lower <= 0x7a) {
      hash = Math.imul(hash ^ lower, 0x01000193);
      run += 1;
      continue;
    }
    if (run >= LONG_RUN) sum = (sum + hash) | 0;
    hash = 0x811c9dc5;
    run = 0;
  }
  return sum;
}

function plainOf(text: string): string {
  if (ASCII.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(OTHER_WIDTHS, (run) => run.normalize('NFKC'))
    .replace(UNREAD, '')
    .replace(APOSTROPHES, "'");
}

/** Tells the A of a name from the article: one that begins no sentence, or that no word follows ("Plan A", "an A"). */
function markNames(text: string): string {
  return text.replace(CAPITAL_A, (letter, at: number) => {
    const isFirst = at === 0 || SENTENCE_BEGINS.test(text.slice(Math.max(0, at - 2), at));
    return isFirst && WORD_FOLLOWS.test(text.slice(at + 1, at + 4)) ? letter : 'A_';
  });
}
