import { singleEdit } from '../../text/edit-distance.ts';
import { classOf, knownFirstName } from '../../text/lexicon.ts';
import { areTwoShortForms, sameGivenName } from '../../text/nicknames.ts';
import type { PersonName } from '../../text/person-name.ts';
import { romanised } from '../../text/spelling.ts';
import { nameSlip } from './compare-words.ts';
import type { NameRelation } from './name-relation.ts';

/** Shorter given names are too often one letter apart. */
const LEAST_FOR_SPELLING = 7;

type Likeness = 'EQUAL' | 'NICKNAME' | 'OTHER_NICKNAME' | 'INITIAL' | 'SLIP' | 'MAYBE' | 'NO';

/** How two people's names are related; null when they mean two people. Symmetric. */
export function comparePeople(a: PersonName, b: PersonName): NameRelation | null {
  if (a.sex !== null && b.sex !== null && a.sex !== b.sex) return null;
  if (a.generation !== null && b.generation !== null && a.generation !== b.generation) return null;
  const relation = letters(a) === letters(b) ? 'SAME_FORM' : relationOf(a, b);
  if (relation === null || a.generation === b.generation) return relation;
  return isFull(a) && isFull(b) ? 'GENERATION_LEFT_OUT' : relation;
}

/** All letters in order: spaces and hyphens between the parts of a name come and go. */
function letters({ given, middle, surname }: PersonName): string {
  return [given, ...middle, surname ?? ''].join('').replaceAll(' ', '');
}

function relationOf(a: PersonName, b: PersonName): NameRelation | null {
  if (a.surname !== null && b.surname !== null) return compareFull(a, b);
  if (a.surname === null && b.surname === null) return compareSingle(a, b);
  const [single, full] = a.surname === null ? [a, b] : [b, a];
  return compareSingleToFull(single, full, full.surname ?? '');
}

function isFull({ surname }: PersonName): boolean {
  return surname !== null && surname.length > 1;
}

function compareFull(a: PersonName, b: PersonName): NameRelation | null {
  const given = givenLikeness(a.given, b.given);
  const surname = surnameLikeness(a.surname ?? '', b.surname ?? '');
  if (surname === 'NO') return swapped(a, b);
  const middle = middleLikeness(a.middle, b.middle);
  if (middle === 'NO') return null;
  if (surname === 'PART') return given === 'EQUAL' ? 'SURNAME_PART' : null;
  if (surname === 'INITIAL') {
    if (given === 'EQUAL') return 'SURNAME_INITIAL';
    if (given === 'OTHER_NICKNAME') return 'NICKNAME_OR_OTHER';
    return given === 'NICKNAME' ? 'NICKNAME' : null;
  }
  if (surname === 'SLIP') return given === 'EQUAL' || given === 'SLIP' ? 'TYPO' : null;
  if (surname === 'MAYBE') return given === 'EQUAL' ? 'TYPO_OR_OTHER' : null;
  if (given === 'NO') return isMiddleAsGiven(a, b) || isMiddleAsGiven(b, a) ? 'MIDDLE_AS_GIVEN' : null;
  if (given === 'EQUAL') return middle === 'LEFT_OUT' ? 'MIDDLE_LEFT_OUT' : 'SAME_FORM';
  return {
    NICKNAME: 'NICKNAME_FULL',
    OTHER_NICKNAME: 'NICKNAME_OR_OTHER',
    INITIAL: 'GIVEN_INITIAL',
    SLIP: 'TYPO',
    MAYBE: 'TYPO_OR_OTHER',
  }[given] as NameRelation;
}

function givenLikeness(a: string, b: string): Likeness {
  if (a === b) return 'EQUAL';
  if (a.length === 1 || b.length === 1) return a.charAt(0) === b.charAt(0) ? 'INITIAL' : 'NO';
  if (areTwoShortForms(a, b)) return 'OTHER_NICKNAME';
  if (sameGivenName(a, b)) return 'NICKNAME';
  if (romanised(a) === romanised(b)) return 'SLIP';
  if (knownFirstName(a) && knownFirstName(b)) return isSpellingOf(a, b) ? 'SLIP' : 'NO';
  return nameSlip(a, b);
}

/**
 * Two known given names are two names, however alike ("Marta", "Maria"; "Daniel", "Daniela"), unless they are long and
 * one vowel or h inside tells them apart: "Jonathan", "Jonathon"; "Katherine", "Kathrine".
 */
function isSpellingOf(a: string, b: string): boolean {
  const edit = singleEdit(a, b);
  const longer = Math.max(a.length, b.length);
  return (
    edit !== null &&
    edit.kind !== 'TRANSPOSITION' &&
    Math.min(a.length, b.length) >= LEAST_FOR_SPELLING &&
    edit.at < longer - 1 &&
    /^[aeiouyh]+$/u.test(edit.letters)
  );
}

function surnameLikeness(a: string, b: string): 'EQUAL' | 'INITIAL' | 'PART' | 'SLIP' | 'MAYBE' | 'NO' {
  if (a === b || lastWord(a) === b || lastWord(b) === a) return 'EQUAL';
  if (a.length === 1 || b.length === 1) return a.charAt(0) === b.charAt(0) ? 'INITIAL' : 'NO';
  return romanised(a) === romanised(b) ? 'SLIP' : nameSlip(a, b);
}

function lastWord(surname: string): string {
  return surname.slice(surname.lastIndexOf(' ') + 1);
}

function middleLikeness(a: readonly string[], b: readonly string[]): 'SAME' | 'LEFT_OUT' | 'NO' {
  if (a.length === 0 && b.length === 0) return 'SAME';
  if (a.length === 0 || b.length === 0) return 'LEFT_OUT';
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  // Of equally many each has its fellow, either way: "A. A." is not "A. B.".
  return areAmong(few, many) && (few.length < many.length || areAmong(many, few)) ? 'SAME' : 'NO';
}

/** True when each of the words is one of the others, or its initial. */
function areAmong(words: readonly string[], others: readonly string[]): boolean {
  return words.every((word) =>
    others.some((other) => ['EQUAL', 'INITIAL'].includes(givenLikeness(word, other))),
  );
}

/** "Edgar Hoover" for "J. Edgar Hoover". */
function isMiddleAsGiven(short: PersonName, long: PersonName): boolean {
  return short.middle.length === 0 && long.middle.some((word) => word === short.given && word.length > 1);
}

/** "Chen Wei", "Wei Chen": family names come first in much of the world. Two given names are two people. */
function swapped(a: PersonName, b: PersonName): NameRelation | null {
  if (isSurnamePart(a, b) || isSurnamePart(b, a)) return 'SURNAME_PART';
  if (!isTurned(a, b) && !isTurned(b, a)) return null;
  const isTwo = a.middle.length + b.middle.length === 0;
  return isTwo && knownFirstName(a.given) && knownFirstName(b.given) ? null : 'TURNED_ROUND';
}

/** True when one name is the other with its last word in front: "Kim Min-jun", "Min-jun Kim". */
function isTurned(a: PersonName, b: PersonName): boolean {
  const words = (name: PersonName) => [name.given, ...name.middle, ...(name.surname ?? '').split(' ')];
  const [left, right] = [words(a), words(b)];
  return left.length === right.length && [left.at(-1), ...left.slice(0, -1)].join(' ') === right.join(' ');
}

/** "Alice Chen" for "Alice Chen-Smith". */
function isSurnamePart(short: PersonName, long: PersonName): boolean {
  return short.given === long.given && long.middle.includes(short.surname ?? '');
}

function compareSingle(a: PersonName, b: PersonName): NameRelation | null {
  if (a.given === b.given) return 'SAME_FORM';
  if (isEastAsianPart(a.given, b.given) || isEastAsianPart(b.given, a.given)) return 'SURNAME_OR_GIVEN';
  if (a.given.length === 1 || b.given.length === 1) return null;
  if (areTwoShortForms(a.given, b.given)) return 'NICKNAME_OR_OTHER';
  if (sameGivenName(a.given, b.given)) return 'NICKNAME';
  const slip = givenLikeness(a.given, b.given);
  return slip === 'SLIP' ? 'TYPO' : slip === 'MAYBE' ? 'TYPO_OR_OTHER' : null;
}

/** "中村" for "中村太郎": family names come first and have one character or two. */
function isEastAsianPart(short: string, long: string): boolean {
  return (
    /^[\p{Script=Han}\p{Script=Hangul}]{1,2}$/u.test(short) &&
    /^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u.test(long) &&
    long.length > short.length &&
    long.startsWith(short)
  );
}

function compareSingleToFull(single: PersonName, full: PersonName, surname: string): NameRelation | null {
  const word = single.given;
  // "Elizabeth II" is no other Elizabeth's given name.
  if (word.length === 1 || (single.generation !== null && full.generation === null)) return null;
  if (word === surname || word === lastWord(surname)) {
    if (single.hasFamilyTitle) return 'TITLED_SURNAME';
    return classOf(word) === 'FIRST_NAME' ? 'SURNAME_OR_GIVEN' : 'SURNAME';
  }
  if (word === initialsOf(full)) return word.length > 2 ? 'ALL_INITIALS' : null;
  // "Mr. James" is hardly James Chen.
  const cost = single.hasFamilyTitle && single.sex !== null;
  if (word === full.given) return cost ? 'SURNAME_OR_GIVEN' : 'GIVEN_NAME';
  if (full.given.length > 1 && areTwoShortForms(word, full.given)) return cost ? null : 'NICKNAME_OR_OTHER';
  if (full.given.length > 1 && sameGivenName(word, full.given)) return cost ? null : 'NICKNAME';
  return null;
}

function initialsOf({ given, middle, surname }: PersonName): string {
  return [given, ...middle, surname ?? ''].map((word) => word.charAt(0)).join('');
}

/** True for two full names with one family name whose given names are of two people, or mostly are. */
export function areOfTwo(a: PersonName, b: PersonName): boolean {
  if (!isFull(a) || !isFull(b) || a.surname !== b.surname || a.given === b.given) return false;
  const relation = comparePeople(a, b);
  return relation === null || relation === 'NICKNAME_OR_OTHER';
}
