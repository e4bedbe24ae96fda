/** What one slot of a template accepts, and what the accepted words say. */
export interface SlotPattern {
  /** Source of a regular expression without capturing groups. */
  readonly source: string;
  readonly read: (words: string) => number | string | undefined;
  /**
   * Words of which one stands in every text that fills the slot, in lower case; DIGIT where it is a digit, null where
   * nothing is certain. With them a phrase is passed over without its regular expression being run.
   */
  readonly needs: readonly string[] | 'DIGIT' | null;
}

/** Slots by their name, or by name and variant: "month", "month:clear". */
export type Lexicon = Readonly<Record<string, SlotPattern>>;

/** A slot that takes one of some words, in any case; a word may be followed by a full stop where it ends in one. */
export function oneOf<T extends number | string>(values: Readonly<Record<string, T>>): SlotPattern {
  const longestFirst = Object.keys(values).sort((a, b) => b.length - a.length);
  return {
    source: longestFirst.map(sourceOf).join('|'),
    read: (words) => values[canonical(words)] ?? values[`${canonical(words)}.`],
    needs: [...new Set(longestFirst.map(longestWord))],
  };
}

/** A slot that takes what a regular expression matches, by default figures. */
export function matching(
  source: string,
  read: SlotPattern['read'] = Number,
  needs: SlotPattern['needs'] = read === Number ? 'DIGIT' : null,
): SlotPattern {
  return { source, read, needs };
}

/** "yesterday" of "the day before yesterday". */
function longestWord(words: string): string {
  const [longest = words] = (words.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []).sort((a, b) => b.length - a.length);
  return longest;
}

function sourceOf(word: string): string {
  const optionalStop = word.endsWith('.');
  const bare = (optionalStop ? word.slice(0, -1) : word)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/ /g, '\\s{1,4}');
  return optionalStop ? `${bare}\\.?` : bare;
}

function canonical(words: string): string {
  return words.toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '');
}
