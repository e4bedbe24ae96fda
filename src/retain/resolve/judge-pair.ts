import type { EntityType } from '../../domain/entity.ts';
import { knownFirstName } from '../../text/lexicon.ts';
import { nameKey } from '../../text/name-key.ts';
import { type PersonName, readPersonName } from '../../text/person-name.ts';
import { withDigraphs } from '../../text/spelling.ts';
import { readThingName, type ThingName } from '../../text/thing-name.ts';
import { areOfTwo, comparePeople } from './compare-people.ts';
import { compareThings } from './compare-things.ts';
import { type NameRelation, RELATION_REASONS } from './name-relation.ts';
import {
  DOUBTFUL,
  NO_CONTEXT,
  type PairContext,
  SAME,
  scorePair,
  surer,
  tellsSpeakersApart,
  typeCost,
} from './score.ts';

/** A name that was read once to be compared often. */
export interface ReadName {
  readonly name: string;
  readonly key: string;
  /** Its key with umlauts written out; the key itself without any. */
  readonly digraphKey: string;
  readonly person: PersonName | null;
  readonly thing: ThingName;
}

/** Something with a type and all the names it goes by, best known first. */
export interface Named {
  readonly type: EntityType;
  readonly names: readonly ReadName[];
  /** True when a caller said of what type it is. */
  readonly isTypeGiven?: boolean;
}

export interface Verdict {
  readonly decision: 'SAME' | 'DISTINCT' | 'DOUBTFUL';
  /** In [0, 1]. */
  readonly score: number;
  readonly relation: NameRelation | null;
  /** What spoke for it and against it, in sentences for people. */
  readonly evidence: readonly string[];
}

/** Why two people are two, whatever their names. */
export const TWO_SPEAKERS = 'both speak in one conversation';

export function readName(name: string): ReadName {
  return {
    name,
    key: nameKey(name),
    digraphKey: nameKey(withDigraphs(name)),
    person: readPersonName(name),
    thing: readThingName(name),
  };
}

/**
 * Whether two named things are one: the best relation of their names, what their types cost, and what is known beside
 * them (see `scorePair`). Symmetric. Full names decide over short ones: somebody known as Alice Chen and as Alice is
 * not Alice Wong.
 */
export function judgePair(a: Named, b: Named, context: PairContext = NO_CONTEXT): Verdict {
  const types = typeCost(a.type, b.type, (a.isTypeGiven ?? false) || (b.isTypeGiven ?? false));
  if (types === null) return distinct([`${bothTypes(a, b)} exclude each other`]);
  const asPeople = arePeople(a, b);
  const scoreOf = (relation: NameRelation) =>
    scorePair(relation, { types, isCommonNoun: isCommonNoun(a, b) || isCommonNoun(b, a) }, context);
  const relation = bestRelation(a, b, { asPeople, scoreOf });
  if (relation === null) return distinct(['the names mean different things']);
  if (asPeople && context.areNamedTogether && relation !== 'SAME_KEY')
    return distinct(['one memory names both']);
  const speakAsTwo =
    (context.speakTogether && tellsSpeakersApart(relation)) || (context.takeTurns && relation !== 'SAME_KEY');
  if (asPeople && speakAsTwo) return distinct([TWO_SPEAKERS]);
  const score = scoreOf(relation);
  return { decision: decisionOf(score), score, relation, evidence: evidenceOf(a, b, relation, context) };
}

/** What a score means. */
export function decisionOf(score: number): Verdict['decision'] {
  return score >= SAME ? 'SAME' : score >= DOUBTFUL ? 'DOUBTFUL' : 'DISTINCT';
}

function distinct(evidence: readonly string[]): Verdict {
  return { decision: 'DISTINCT', score: 0, relation: null, evidence };
}

function bestRelation(
  a: Named,
  b: Named,
  { asPeople, scoreOf }: { readonly asPeople: boolean; readonly scoreOf: (relation: NameRelation) => number },
): NameRelation | null {
  let best: NameRelation | null = null;
  const types = typesOfBoth(a.type, b.type);
  for (const left of telling(a, asPeople)) {
    for (const right of telling(b, asPeople)) {
      for (const type of types) {
        const relation = compareNames(left, right, { asPeople, type });
        if (relation === null) continue;
        const gain = best === null ? 1 : scoreOf(relation) - scoreOf(best);
        if (gain > 0 || (gain === 0 && surer(relation, best) === relation)) best = relation;
      }
    }
  }
  // "Patrick Kelly" for "Pat Kelly", who is also known as "Patricia Kelly".
  if (best === 'NICKNAME_FULL' && a.names.some((left) => b.names.some((right) => haveTwoNames(left, right))))
    return 'NICKNAME_OR_OTHER';
  return best ?? sharedKey(a, b, asPeople);
}

function haveTwoNames({ person: a }: ReadName, { person: b }: ReadName): boolean {
  return a !== null && b !== null && areOfTwo(a, b);
}

/** An untyped word in small letters where the other is a typed name with a capital. */
function isCommonNoun(word: Named, other: Named): boolean {
  const startsSmall = ({ names }: Named) => names.every(({ name }) => /^\p{Ll}/u.test(name));
  return word.type === 'OTHER' && other.type !== 'OTHER' && startsSmall(word) && !startsSmall(other);
}

/**
 * A name that both go by, though what else they are called differs: "Ozzy", after somebody merged him with John
 * Osbourne. Of one side it must be a name that decides, or every two Alices were one.
 */
function sharedKey(a: Named, b: Named, asPeople: boolean): NameRelation | null {
  const keysOf = (names: readonly ReadName[]) => new Set(names.map(({ key }) => key));
  const shared = (some: readonly ReadName[], all: ReadonlySet<string>) =>
    some.some(({ key }) => all.has(key));
  return shared(telling(a, asPeople), keysOf(b.names)) || shared(telling(b, asPeople), keysOf(a.names))
    ? 'SAME_KEY'
    : null;
}

function compareNames(
  left: ReadName,
  right: ReadName,
  { asPeople, type }: { readonly asPeople: boolean; readonly type: EntityType },
): NameRelation | null {
  if (left.key === right.key) return 'SAME_KEY';
  if (left.digraphKey === right.key || right.digraphKey === left.key) return 'SAME_FORM';
  if (asPeople && left.person !== null && right.person !== null)
    return comparePeople(left.person, right.person);
  return compareThings(left.thing, right.thing, type);
}

/** The names that decide: of people the full ones, where there are any. */
function telling({ names }: Named, asPeople: boolean): readonly ReadName[] {
  if (!asPeople) return names;
  const full = names.filter(isFullName);
  return full.length > 0 ? full : names;
}

function isFullName({ person }: ReadName): boolean {
  return person?.surname != null && person.surname.length > 1;
}

/** Both people, or one of them and the other may be one; two untyped names when one begins with a known given name. */
function arePeople(a: Named, b: Named): boolean {
  const types = [a.type, b.type];
  if (types.some((type) => type !== 'PERSON' && type !== 'OTHER')) return false;
  if (types.includes('PERSON')) return true;
  return [...a.names, ...b.names].some(({ person }) => person !== null && knownFirstName(person.given));
}

/** What both may be: the type that one has where the other has none; either of two that are confused. */
function typesOfBoth(a: EntityType, b: EntityType): readonly EntityType[] {
  if (a === b || b === 'OTHER') return [a];
  return a === 'OTHER' ? [b] : [a, b];
}

/** In words, the same whichever comes first. */
function bothTypes(a: Named, b: Named): string {
  return [a.type, b.type].sort().join(' and ');
}

function evidenceOf(a: Named, b: Named, relation: NameRelation, context: PairContext): readonly string[] {
  const evidence = [RELATION_REASONS[relation]];
  if (a.type === b.type) evidence.push(a.type === 'OTHER' ? 'neither has a type' : `both ${a.type}`);
  else if (a.type === 'OTHER' || b.type === 'OTHER') evidence.push('one without a type');
  else evidence.push(`${bothTypes(a, b)} are often confused`);
  if (context.sharedCompanions > 0)
    evidence.push(`mentioned with the same ${context.sharedCompanions} others`);
  if (context.areStrangers) evidence.push('both mentioned with others, none of them the same');
  if (context.usedBefore) evidence.push('the name was used for it before');
  if (context.sameDocument) evidence.push('the full name stands in the same document');
  return evidence;
}
