import nlp from 'compromise/two';
import { COMMON_NOUNS, isCommonNoun } from './common-nouns.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { PLACE_NAMES } from './place-names.ts';

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

const VERB_TAGS = ['PastTense', 'PresentTense'] as const;
const ASCII = /^[\x20-\x7e]*$/u;

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
  /** Those of them that are nouns: before "is" only an article tells them from a name. */
  readonly ambiguousNouns: ReadonlySet<string>;
  /** What people are: "plumber", "manager", "sister". */
  readonly people: ReadonlySet<string>;
  /** Forms that stand after a subject of the third person: "moves", "moved", "drew". */
  readonly verbs: ReadonlySet<string>;
  /** Given names that only men or only women bear. */
  readonly sexes: ReadonlyMap<string, 'MALE' | 'FEMALE'>;
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
  const verbs = new Set<string>();
  const people = new Set<string>();
  const sexes = new Map<string, 'MALE' | 'FEMALE'>();
  for (const [word, tags] of Object.entries(model.one.lexicon)) {
    if (tags.includes('Abbreviation')) continue;
    if (VERB_TAGS.some((tag) => (typeof tags === 'string' ? tags === tag : tags.includes(tag))))
      verbs.add(word);
    if (tags === 'Actor' || (typeof tags !== 'string' && tags.includes('Actor'))) people.add(word);
    const isMale = tags.includes('MaleName');
    if (isMale !== tags.includes('FemaleName')) sexes.set(word, isMale ? 'MALE' : 'FEMALE');
    const known = CLASS_OF_TAG.find(([tag]) =>
      typeof tags === 'string' ? tags === tag : tags.includes(tag),
    );
    words.set(word, known?.[1] ?? 'COMMON');
  }
  for (const noun of COMMON_NOUNS) if (!words.has(noun)) words.set(noun, 'COMMON');
  addNames(words, PLACE_NAMES, 'PLACE');
  addNames(words, GIVEN_NAMES, 'FIRST_NAME');
  const switches = Object.entries(model.two.switches);
  const wordsOf = (kind: string) =>
    new Set(switches.filter(([, kinds]) => kinds.includes(kind)).map(([word]) => word));
  const ambiguous = wordsOf('Person');
  return { words, ambiguous, ambiguousNouns: wordsOf('Person|Noun'), people, verbs, sexes };
}

/** Names of our own lists, where the word list knows nothing better: as a family name it may know many a place. */
function addNames(words: Map<string, WordClass>, names: ReadonlySet<string>, kind: WordClass): void {
  for (const name of names) {
    const known = words.get(name);
    if (known === undefined || known === 'LAST_NAME') words.set(name, kind);
  }
}

/**
 * What a word, or a name of several words, is known as; null when it is not in the list.
 * @param lower in lower case, without punctuation at its edges
 */
export function classOf(lower: string): WordClass | null {
  const { words } = lexicon();
  const known = words.get(lower);
  if (known !== undefined) return known;
  if (ASCII.test(lower)) return isCommonNoun(lower) ? 'COMMON' : null;
  return words.get(lower.normalize('NFD').replace(/\p{M}/gu, '')) ?? null;
}

/** True for names that are everyday words as well: "rose", "mark", "hope". */
export function isAmbiguousName(lower: string): boolean {
  return lexicon().ambiguous.has(lower);
}

/** True for those ambiguous names that are nouns as words: "rose", not "frank" or "rob". */
export function isAmbiguousNoun(lower: string): boolean {
  return lexicon().ambiguousNouns.has(lower);
}

/** Words for people by how they are formed: "violinist", "musician", "engineer", "policewoman". */
const FORMED_OF_PEOPLE = /(?:\p{L}{2}ist|\p{L}{2}ian|gineer|man|woman|(?:grand|step|god)(?:son|child))$/u;
const MORE_PEOPLE = new Set(
  'cousin sibling relative in-law cto coo engineer nurse student intern trainee coach expert member head founder owner kid neighbour twin fan cook pensioner drummer vegetarian vegan virgo leo nanny patient landlady tenant godfather godmother'.split(
    ' ',
  ),
);

/** True for what people are: "plumber", "manager", "sister". */
export function isPersonNoun(lower: string): boolean {
  return lexicon().people.has(lower) || MORE_PEOPLE.has(lower) || FORMED_OF_PEOPLE.test(lower);
}

/** True for a given name that is not an everyday word as well. */
export function knownFirstName(lower: string): boolean {
  return classOf(lower) === 'FIRST_NAME' && !isAmbiguousName(lower);
}

/** The sex of those who bear a given name; null when both do, or the list does not know it. */
export function sexOfGivenName(lower: string): 'MALE' | 'FEMALE' | null {
  return lexicon().sexes.get(lower) ?? null;
}

/** True for a verb as it stands after a subject of the third person ("moves", "moved", "drew"), not for forms of "be". */
export function isFiniteVerb(lower: string): boolean {
  return (
    /\p{L}{2,}[^e]ed$/u.test(lower) || (lexicon().verbs.has(lower) && !/^(?:is|was|are|were)$/u.test(lower))
  );
}
