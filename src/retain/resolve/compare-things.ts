import type { EntityType } from '../../domain/entity.ts';
import { standsForOther } from '../../text/known-acronyms.ts';
import { classOf } from '../../text/lexicon.ts';
import { LAST_PLACE_KINDS, ORGANIZATION_KINDS, PLACE_KINDS, SMALL_WORDS } from '../../text/name-forms.ts';
import { KNOWN_ORGANIZATIONS } from '../../text/name-words.ts';
import { usualPlace } from '../../text/place-variants.ts';
import { romanised } from '../../text/spelling.ts';
import type { ThingName } from '../../text/thing-name.ts';
import { isPlural, slipBetween } from './compare-words.ts';
import type { NameRelation } from './name-relation.ts';
import { surer } from './score.ts';

/** What is written behind the names of databases, libraries and languages. */
const TECH_KINDS = ['sql', 'db', 'js', 'lang'];
const LEAST_FOR_TECH = 4;
/** Fewest letters of an acronym that hardly meets another by chance. */
const LONG_ACRONYM = 3;

/**
 * How the names of two things are related; null when they mean two things. Symmetric.
 *
 * Numbers, versions, years and single letters must agree, whatever else does: "Room 101" is not "Room 102", nor
 * "Project A" "Project B". A name inside another is another thing ("York", "New York"; "Java", "JavaScript"), unless
 * what is missing only says what kind of thing it is.
 *
 * @param type what both are, or OTHER
 */
export function compareThings(a: ThingName, b: ThingName, type: EntityType): NameRelation | null {
  if (isNumeronym(a.compact, b) || isNumeronym(b.compact, a)) return 'PARTIAL_ACRONYM';
  if (!sameList(a.numbers, b.numbers)) return null;
  const qualified = qualifierRelation(a, b);
  if (qualified === 'NO') return null;
  const relation =
    acronymRelation(a, b) ?? (sameList(a.letters, b.letters) ? wordRelation(a, b, type) : null);
  return relation === 'SAME_FORM' && qualified === 'ADDED'
    ? 'QUALIFIED'
    : qualified === 'ADDED'
      ? null
      : relation;
}

function wordRelation(a: ThingName, b: ThingName, type: EntityType): NameRelation | null {
  if (a.compact === b.compact || sameList(plainWords(a), plainWords(b))) return 'SAME_FORM';
  if (type === 'LOCATION' && usualPlace(a.compact) === usualPlace(b.compact)) return 'SAME_FORM';
  return (
    kindRelation(a.words, b.words, type) ??
    techRelation(withoutNumbers(a), withoutNumbers(b), type) ??
    makerRelation(a.words, b.words, type) ??
    slipRelation(a.words, b.words, type) ??
    orderRelation(a.words, b.words)
  );
}

/**
 * The words that tell, numbers last: "Lake of Zurich" is "Lake Zurich", "2024 Budget" is "Budget 2024". Numbers alone
 * tell nothing.
 */
function plainWords({ words }: ThingName): readonly string[] {
  const isNumber = (word: string) => /^\d+$/u.test(word);
  const big = words.filter((word) => !SMALL_WORDS.has(word) && !isNumber(word));
  const numbers = words.filter(isNumber);
  return big.length > 1 || (big.length === 1 && numbers.length > 0) ? [...big, ...numbers] : words;
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index]);
}

/** SAME: none, or the same. ADDED: one says more. NO: they say different things. */
function qualifierRelation(a: ThingName, b: ThingName): 'SAME' | 'ADDED' | 'NO' {
  if (a.qualifier === b.qualifier) return 'SAME';
  if (a.qualifier === '' || b.qualifier === '') return 'ADDED';
  // What shortens something is shorter than it.
  if (a.qualifier.length === b.qualifier.length) return 'NO';
  const [short, long] =
    a.qualifier.length < b.qualifier.length ? [a.qualifier, b.qualifier] : [b.qualifier, a.qualifier];
  // "Seattle, WA", "Seattle, Washington".
  return /^\p{L}{1,3}$/u.test(short) && long.startsWith(short.charAt(0)) && long.includes(short.slice(-1))
    ? 'SAME'
    : 'NO';
}

/** "K8s" for "Kubernetes": first and last letter, and how many stand between. */
function isNumeronym(short: string, long: ThingName): boolean {
  const [, first, between, last] = /^(\p{L})(\d{1,2})(\p{L})$/u.exec(short) ?? [];
  const { compact } = long;
  return (
    first !== undefined &&
    /^\p{L}+$/u.test(compact) &&
    compact.length === Number(between) + 2 &&
    compact.startsWith(first) &&
    compact.endsWith(last ?? '')
  );
}

function acronymRelation(a: ThingName, b: ThingName): NameRelation | null {
  return surer(acronymOf(a, b), acronymOf(b, a));
}

function acronymOf(short: ThingName, long: ThingName): NameRelation | null {
  if (
    short.words.length === 1 &&
    long.initials.includes(short.compact) &&
    (short.isAcronym || short.compact.length >= LONG_ACRONYM)
  ) {
    // A word that is a word by itself stands for others only when it is written as an acronym.
    if (!short.isAcronym && classOf(short.compact) !== null) return null;
    if (standsForOther(short.compact, long.words.join(' '))) return 'ACRONYM_OF_OTHER';
    return short.compact.length >= LONG_ACRONYM ? 'ACRONYM' : 'SHORT_ACRONYM';
  }
  return isPartlyShortened(short.words, long.words) ? 'PARTIAL_ACRONYM' : null;
}

/** "NY Times" for "New York Times", "UC Berkeley" for "University of California Berkeley". */
function isPartlyShortened(short: readonly string[], long: readonly string[]): boolean {
  const [head = '', ...rest] = short;
  if (rest.length === 0 || !/^\p{L}{2,4}$/u.test(head) || long.length <= short.length) return false;
  const shortened = long.slice(0, long.length - rest.length);
  const initials = (words: readonly string[]) => words.map((word) => word.charAt(0)).join('');
  return (
    rest.every((word, index) => word === long[shortened.length + index]) &&
    [initials(shortened), initials(shortened.filter((word) => !SMALL_WORDS.has(word)))].includes(head)
  );
}

/** One name is the other with a word in front or behind that says what kind of thing it is. */
function kindRelation(a: readonly string[], b: readonly string[], type: EntityType): NameRelation | null {
  // "City of Oslo".
  const bare = (words: readonly string[]) =>
    type === 'LOCATION' && words.length > 2 ? words.filter((word) => !SMALL_WORDS.has(word)) : words;
  const [left, right] = [bare(a), bare(b)];
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (long.length !== short.length + 1) return null;
  const isFirst = sameList(short, long.slice(1));
  const isLast = sameList(short, long.slice(0, -1));
  if (isLast && type === 'ORGANIZATION' && ORGANIZATION_KINDS.has(long.at(-1) ?? '')) return 'KIND_LEFT_OUT';
  if (isFirst && type === 'LOCATION' && PLACE_KINDS.has(long[0] ?? '')) return 'KIND_LEFT_OUT';
  const isKnownPlace = short.length === 1 && classOf(short[0] ?? '') === 'PLACE';
  if (isLast && type === 'LOCATION' && LAST_PLACE_KINDS.has(long.at(-1) ?? '') && !isKnownPlace)
    return 'KIND_LEFT_OUT';
  // A country and its capital often share one word ("Mexico City"), hardly ever two.
  if (isLast && type === 'LOCATION' && long.at(-1) === 'city' && short.length > 1) return 'KIND_LEFT_OUT';
  return null;
}

/** Numbers agree already: "Postgres 16", "PostgreSQL 16". */
function withoutNumbers({ compact }: ThingName): string {
  return compact.replace(/[\d.]+$/u, '');
}

/** "Mongo" for "MongoDB": what kind of technology it is, left out. */
function techRelation(a: string, b: string, type: EntityType): NameRelation | null {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (type !== 'PRODUCT' || short.length < LEAST_FOR_TECH || classOf(short) === 'COMMON') return null;
  // The last letter may be shared: "Postgres", "PostgreSQL".
  const isKind = TECH_KINDS.some((kind) =>
    [kind, kind.slice(1)].some((end) => long === short + end && long.endsWith(kind)),
  );
  return isKind ? 'KIND_LEFT_OUT' : null;
}

/** "Chrome" for "Google Chrome". An everyday word needs its maker: "Apple Music". */
function makerRelation(a: readonly string[], b: readonly string[], type: EntityType): NameRelation | null {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const [maker = '', ...rest] = long;
  if (type !== 'PRODUCT' || !KNOWN_ORGANIZATIONS.has(maker) || !sameList(short, rest)) return null;
  const [word = ''] = rest;
  return rest.length === 1 && classOf(word) === 'COMMON' ? null : 'MAKER_LEFT_OUT';
}

/** All words but one are the same, and that one differs by its plural or by a slip of the pen. */
function slipRelation(a: readonly string[], b: readonly string[], type: EntityType): NameRelation | null {
  if (a.length !== b.length) return null;
  const at = a.findIndex((word, index) => word !== b[index]);
  const [left, right] = [a[at], b[at]];
  if (left === undefined || right === undefined || !sameList(a.slice(at + 1), b.slice(at + 1))) return null;
  const isLast = at === a.length - 1;
  if (isPlural(left, right))
    return isLast && type !== 'ORGANIZATION' && type !== 'LOCATION' ? 'PLURAL' : 'TYPO_OR_OTHER';
  const isPlace = type === 'LOCATION' && Math.min(left.length, right.length) >= LEAST_FOR_TECH;
  if (isPlace && romanised(left) === romanised(right)) return 'TYPO';
  const slip = slipBetween(left, right);
  return slip === 'NO' ? null : slip === 'SLIP' ? 'TYPO' : 'TYPO_OR_OTHER';
}

function orderRelation(a: readonly string[], b: readonly string[]): NameRelation | null {
  const big = (words: readonly string[]) => words.filter((word) => !SMALL_WORDS.has(word)).sort();
  const [left, right] = [big(a), big(b)];
  return left.length > 1 && sameList(left, right) ? 'REORDERED' : null;
}
