/** Lucene cuts a token at 255 characters; ours stay below, so that both sides of a search cut at the same place. */
const MAX_TERM_LENGTH = 200;

/** Marks that accents leave behind in NFKD. Vowel signs of other scripts stay: they tell words apart. */
const ACCENTS = /[\u0300-\u036f]/g;
const EMOJI = /\p{Extended_Pictographic}/gu;
/** White space, control and format characters, and lone surrogates, which no database stores. */
const BETWEEN_TOKENS = /[\s\p{Cc}\p{Cf}\p{Cs}]+/u;
const POSSESSIVE = /['’]s$/u;
const APOSTROPHES = /['’]/g;
/** Keeps a leading dot before a letter (`.net`) and a `+`, `++` or `#` after one (`c++`, `c#`). */
const LEADING_EDGE = /^(?:(?!\.\p{L})[^\p{L}\p{N}\p{Extended_Pictographic}])+/u;
const TRAILING_EDGE = /[^\p{L}\p{N}\p{Extended_Pictographic}]+$/u;
const KEPT_SUFFIX = /\p{L}(\+{1,2}|#)[^\p{L}\p{N}\p{Extended_Pictographic}]*$/u;
const BETWEEN_PARTS = /[^\p{L}\p{N}.+#]+/u;
const BETWEEN_PIECES = /[^\p{L}\p{N}]+/u;

/**
 * Words of a text for the exact index, in order and with repetitions: what Memory.exactTerms holds (joined by spaces)
 * and what a query is looked up by. Case, width, accents and the punctuation around a word are folded; `C#`, `C++`,
 * `.NET`, `node.js`, addresses and ids stay whole, and their parts follow them so that a part finds the whole.
 */
export function exactTerms(text: string): string[] {
  const terms: string[] = [];
  for (const token of fold(text).replace(EMOJI, ' $& ').split(BETWEEN_TOKENS)) {
    const whole = trimEdges(token.replace(POSSESSIVE, ''));
    if (whole !== '') terms.push(...wholeAndParts(whole));
  }
  return terms;
}

function fold(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(ACCENTS, '').normalize('NFKC');
}

function trimEdges(token: string): string {
  const suffix = KEPT_SUFFIX.exec(token)?.[1] ?? '';
  const bare = token.replace(LEADING_EDGE, '').replace(TRAILING_EDGE, '').replace(POSSESSIVE, '');
  return bare === '' ? '' : (bare.replace(APOSTROPHES, '') + suffix).slice(0, MAX_TERM_LENGTH);
}

/** The word itself; of a compound also what stands between its separators: `a/b.c` gives `a/b.c`, `a`, `b.c`, `b`, `c`. */
function wholeAndParts(whole: string): readonly string[] {
  const terms = new Set([whole]);
  for (const raw of whole.split(BETWEEN_PARTS)) {
    const part = trimEdges(raw);
    if (part === '') continue;
    terms.add(part);
    if (!part.includes('.', 1)) continue;
    // The numbers of a version or an address say nothing alone.
    for (const piece of part.split(BETWEEN_PIECES)) if (/\p{L}/u.test(piece)) terms.add(piece);
  }
  return [...terms];
}
