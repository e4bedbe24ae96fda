/** One way in which a word becomes another by a slip of the pen. */
export type Edit = 'INSERTION' | 'SUBSTITUTION' | 'TRANSPOSITION';

/** A single edit between two words, and where it stands in the longer one. */
export interface SingleEdit {
  readonly kind: Edit;
  /** Place in the longer word, from 0. */
  readonly at: number;
  /** The letters that differ: one where a letter was inserted, else two. */
  readonly letters: string;
}

/**
 * The single edit between two different words: a letter more or less, a letter for another, or two neighbours swapped
 * (Damerau, "A technique for computer detection and correction of spelling errors", 1964). Null when it takes more.
 * Symmetric.
 */
export function singleEdit(a: string, b: string): SingleEdit | null {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (a === b || long.length - short.length > 1) return null;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (long.length > short.length) {
    const same = short.slice(at) === long.slice(at + 1);
    return same ? { kind: 'INSERTION', at, letters: long.slice(at, at + 1) } : null;
  }
  if (short.slice(at + 1) === long.slice(at + 1)) {
    return { kind: 'SUBSTITUTION', at, letters: short.slice(at, at + 1) + long.slice(at, at + 1) };
  }
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return swapped && short.slice(at + 2) === long.slice(at + 2)
    ? { kind: 'TRANSPOSITION', at, letters: short.slice(at, at + 2) }
    : null;
}
