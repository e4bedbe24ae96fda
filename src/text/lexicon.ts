import nlp from 'compromise/two';

/** What a word is known as by itself, before its context is looked at. */
export type WordClass =
  | 'FIRST_NAME'
  | 'LAST_NAME'
  | 'PERSON'
  | 'PLACE'
  | 'ORGANIZATION'
  | 'DEMONYM'
  | 'DATE'
  | 'COMMON';

/** The tags of compromise's word list, strongest meaning first. */
const CLASS_OF_TAG: readonly (readonly [string, WordClass])[] = [
  ['FemaleName', 'FIRST_NAME'],
  ['MaleName', 'FIRST_NAME'],
  ['FirstName', 'FIRST_NAME'],
  ['LastName', 'LAST_NAME'],
  ['City', 'PLACE'],
  ['Country', 'PLACE'],
  ['Region', 'PLACE'],
  ['SportsTeam', 'ORGANIZATION'],
  ['Organization', 'ORGANIZATION'],
  ['Demonym', 'DEMONYM'],
  ['Month', 'DATE'],
  ['WeekDay', 'DATE'],
  ['Date', 'DATE'],
  ['Person', 'PERSON'],
  ['Place', 'PLACE'],
];

interface Lexicon {
  readonly words: ReadonlyMap<string, WordClass>;
  /** Names that are also words ("rose", "mark"): at the start of a sentence they need more evidence. */
  readonly ambiguous: ReadonlySet<string>;
}

let loaded: Lexicon | null = null;

function lexicon(): Lexicon {
  loaded ??= load();
  return loaded;
}

interface Model {
  readonly one: { readonly lexicon: Readonly<Record<string, string | readonly string[]>> };
  readonly two: { readonly switches: Readonly<Record<string, string>> };
}

function load(): Lexicon {
  const model = nlp.model() as Model;
  const words = new Map<string, WordClass>();
  for (const [word, tags] of Object.entries(model.one.lexicon)) {
    if (tags.includes('Abbreviation')) continue;
    const known = CLASS_OF_TAG.find(([tag]) =>
      typeof tags === 'string' ? tags === tag : tags.includes(tag),
    );
    words.set(word, known?.[1] ?? 'COMMON');
  }
  const ambiguous = new Set(
    Object.entries(model.two.switches)
      .filter(([, kinds]) => kinds.includes('Person'))
      .map(([word]) => word),
  );
  return { words, ambiguous };
}

/**
 * What a word, or a name of several words, is known as; null when it is not in the list.
 * @param lower in lower case, without punctuation at its edges
 */
export function classOf(lower: string): WordClass | null {
  return lexicon().words.get(lower) ?? null;
}

/** True for names that are everyday words as well: "rose", "mark", "hope". */
export function isAmbiguousName(lower: string): boolean {
  return lexicon().ambiguous.has(lower);
}

/** True for a given name that is not an everyday word as well. */
export function knownFirstName(lower: string): boolean {
  return classOf(lower) === 'FIRST_NAME' && !isAmbiguousName(lower);
}
