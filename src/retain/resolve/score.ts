import type { EntityType } from '../../domain/entity.ts';
import type { NameRelation } from './name-relation.ts';

/**
 * What the name alone says, in [0, 1]: how often two mentions whose names are related so mean one thing, as far as a
 * reader of everyday texts would bet. An equal name of an equal type is the bar; whoever guesses is below SAME.
 */
export const NAME_SCORES: Readonly<Record<NameRelation, number>> = {
  // One spelling, or one that differs in case, accents and punctuation.
  SAME_KEY: 1,
  // Differs in a title, a legal form, an abbreviation, the order "Chen, Alice", spaces: ways of writing one name.
  SAME_FORM: 0.96,
  // "Chen Wei", "Wei Chen": family names come first in much of the world.
  TURNED_ROUND: 0.86,
  // "Bob Chen", "Robert Chen": a short form with the same family name.
  NICKNAME_FULL: 0.92,
  // "Liz Stone", "Beth Stone": nobody bears both; "Patrick Kelly" for "Pat Kelly", who is known as Patricia, too.
  NICKNAME_OR_OTHER: 0.66,
  // "Alice Marie Chen", "Alice Chen".
  MIDDLE_LEFT_OUT: 0.92,
  // "International Business Machines", "IBM": three letters and more hardly meet by chance in one memory …
  ACRONYM: 0.9,
  // … two do ("ML", "US"), so that they only just suffice.
  SHORT_ACRONYM: 0.82,
  // "BBC", "British Business Council": only the company they are in makes them one.
  ACRONYM_OF_OTHER: 0.66,
  // "NY Times", "New York Times"; "K8s".
  PARTIAL_ACRONYM: 0.86,
  // "Alice C.", "Alice Chen".
  SURNAME_INITIAL: 0.88,
  // "A. Chen", "Alice Chen"; "J. F. Kennedy".
  GIVEN_INITIAL: 0.85,
  // "JFK".
  ALL_INITIALS: 0.84,
  // "Alice", "Alice Chen": in one memory a first name means the one person who bears it, see AMBIGUOUS.
  GIVEN_NAME: 0.83,
  // "Bob", "Robert Chen"; "Bob", "Robert".
  NICKNAME: 0.82,
  // "Dr. Chen", "Alice Chen".
  TITLED_SURNAME: 0.84,
  // "Einstein", "Albert Einstein".
  SURNAME: 0.8,
  // A family name that is a given name as well: "James", "Etta James".
  SURNAME_OR_GIVEN: 0.68,
  // "Paris", "Paris, France".
  QUALIFIED: 0.86,
  // "Stanford", "Stanford University"; "Everest", "Mount Everest".
  KIND_LEFT_OUT: 0.84,
  // "Chrome", "Google Chrome".
  MAKER_LEFT_OUT: 0.84,
  // "embedding", "embeddings".
  PLURAL: 0.86,
  // A slip of the pen in a long word that is no other known word.
  TYPO: 0.86,
  // What may be a slip, and may be another name: "Anderson", "Andersen".
  TYPO_OR_OTHER: 0.66,
  // "University of Oxford", "Oxford University": mostly one, but not in Washington.
  REORDERED: 0.74,
  // "Alice Chen", "Alice Chen-Smith": a marriage, or somebody else.
  SURNAME_PART: 0.7,
  // "Edgar Hoover", "J. Edgar Hoover".
  MIDDLE_AS_GIVEN: 0.72,
  // "John Smith", "John Smith Jr.": a father or a son.
  GENERATION_LEFT_OUT: 0.7,
};

/** From here on two names are taken for one. */
export const SAME = 0.78;
/** From here on a pair is worth a person's look. */
export const DOUBTFUL = 0.6;

/** A name without a type may be anything: a little less sure. */
const UNTYPED_COST = 0.02;
/** Types that writers and extractors confuse: a firm and its product, a language as product or subject. */
const CONFUSABLE_COST = 0.3;
const CONFUSABLE: readonly (readonly [EntityType, EntityType])[] = [
  ['ORGANIZATION', 'PRODUCT'],
  ['ORGANIZATION', 'LOCATION'],
  ['PRODUCT', 'CONCEPT'],
];

/** What being mentioned with the same others adds at most: half of it for the first one, half of the rest for each more. */
const COMPANY_GAIN = 0.2;
/** What it costs a name that is a part of the other that both have company, and none in common. */
const STRANGERS_COST = 0.13;
/** What the same costs an untyped name in small letters beside a typed one with a capital: "apple", "Apple". */
const COMMON_NOUN_COST = 0.25;
/** What it adds that the name was used for the entity before. */
const USED_BEFORE_GAIN = 0.1;
/** What it adds that the full name stands in the same document. */
const SAME_DOCUMENT_GAIN = 0.1;
/** Two candidates nearer than this are ambiguous: neither is taken. Less than what one reason more is worth. */
export const AMBIGUOUS = 0.06;

/** Everything about a pair beside its names. */
export interface PairContext {
  /** Others that both are mentioned with. */
  readonly sharedCompanions: number;
  /** True when both are mentioned with others, and none of these is the same. */
  readonly areStrangers: boolean;
  /** True when one memory names both: two people. */
  readonly areNamedTogether: boolean;
  /** True when both speak in one conversation, under these names. */
  readonly speakTogether: boolean;
  /** True when they do so by turns. */
  readonly takeTurns: boolean;
  readonly usedBefore: boolean;
  readonly sameDocument: boolean;
}

/** A pair of which nothing is known but its names and types. */
export const NO_CONTEXT: PairContext = {
  sharedCompanions: 0,
  areStrangers: false,
  areNamedTogether: false,
  speakTogether: false,
  takeTurns: false,
  usedBefore: false,
  sameDocument: false,
};

/** Relations in which one name is a part of the other, or may stand for many. */
const PARTIAL: ReadonlySet<NameRelation> = new Set<NameRelation>([
  ...(['GIVEN_NAME', 'NICKNAME', 'TITLED_SURNAME', 'SURNAME', 'SURNAME_OR_GIVEN', 'GIVEN_INITIAL'] as const),
  ...([
    'ALL_INITIALS',
    'SHORT_ACRONYM',
    'ACRONYM',
    'ACRONYM_OF_OTHER',
    'QUALIFIED',
    'KIND_LEFT_OUT',
    'MAKER_LEFT_OUT',
  ] as const),
]);

/** Relations of names under which nobody speaks in turn in one conversation, as he may as "Alice Chen" and "Alice". */
const OF_TWO_SPEAKERS: ReadonlySet<NameRelation> = new Set<NameRelation>([
  'NICKNAME',
  'NICKNAME_FULL',
  'NICKNAME_OR_OTHER',
  'TYPO',
  'TYPO_OR_OTHER',
  'TURNED_ROUND',
  'GENERATION_LEFT_OUT',
  'SURNAME_PART',
]);

/** True when speakers of one conversation whose names are related so are two people. */
export function tellsSpeakersApart(relation: NameRelation): boolean {
  return OF_TWO_SPEAKERS.has(relation);
}

/** True when one name is a part of the other, so that its bearer should be seen in the same company. */
export function isPartial(relation: NameRelation): boolean {
  return PARTIAL.has(relation);
}

/**
 * The one of two relations that the name speaks more for; of two that it speaks for alike always the same one, whichever
 * is given first. Null where there is neither.
 */
export function surer(one: NameRelation | null, other: NameRelation | null): NameRelation | null {
  if (one === null || other === null) return one ?? other;
  const gain = NAME_SCORES[one] - NAME_SCORES[other];
  return gain > 0 || (gain === 0 && one < other) ? one : other;
}

/**
 * What the types of two mentions cost: 0 for one type; null for types that exclude each other.
 * @param areGiven a caller said one of them, who confuses none: Apple that is sold is not Apple that sells
 */
export function typeCost(a: EntityType, b: EntityType, areGiven: boolean): number | null {
  if (a === b) return 0;
  if (a === 'OTHER' || b === 'OTHER') return UNTYPED_COST;
  if (areGiven) return null;
  return CONFUSABLE.some(([x, y]) => (x === a && y === b) || (x === b && y === a)) ? CONFUSABLE_COST : null;
}

/**
 * How sure it is that two mentions mean one thing, in [0, 1]:
 *
 * `name − type − strangers + 0.2 × (1 − 0.5^shared) + 0.1 if used before + 0.1 if in one document`, within [0, 1]
 *
 * @param isCommonNoun one is untyped and in small letters, the other typed and with a capital
 */
export function scorePair(
  relation: NameRelation,
  cost: { readonly types: number; readonly isCommonNoun: boolean },
  context: PairContext,
): number {
  const gains =
    COMPANY_GAIN * (1 - 0.5 ** context.sharedCompanions) +
    (context.usedBefore ? USED_BEFORE_GAIN : 0) +
    (context.sameDocument ? SAME_DOCUMENT_GAIN : 0);
  const strangers = context.areStrangers
    ? (isPartial(relation) ? STRANGERS_COST : 0) + (cost.isCommonNoun ? COMMON_NOUN_COST : 0)
    : 0;
  return Math.min(1, Math.max(0, NAME_SCORES[relation] - cost.types - strangers + gains));
}
