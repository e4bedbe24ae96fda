/** What one slot of a template accepts, and what the accepted words say. */
export interface SlotPattern {
  /** Source of a regular expression without capturing groups. */
  readonly source: string;
  readonly read: (words: string) => number | string | undefined;
}

/** Slots by their name, or by name and variant: "month", "month:clear". */
export type Lexicon = Readonly<Record<string, SlotPattern>>;

/** A slot that takes one of some words, in any case; a word may be followed by a full stop where it ends in one. */
export function oneOf<T extends number | string>(values: Readonly<Record<string, T>>): SlotPattern {
  const longestFirst = Object.keys(values).sort((a, b) => b.length - a.length);
  return {
    source: longestFirst.map(sourceOf).join('|'),
    read: (words) => values[canonical(words)] ?? values[`${canonical(words)}.`],
  };
}

/** A slot that takes what a regular expression matches. */
export function matching(source: string, read: SlotPattern['read'] = Number): SlotPattern {
  return { source, read };
}

/** The words of some slots, for the quick look whether a text may hold a time at all. */
export function wordsOf(pattern: SlotPattern): readonly string[] {
  return pattern.source.match(/\p{L}{2,}/gu) ?? [];
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
