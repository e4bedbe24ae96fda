import type { EntityType } from '../../domain/entity.ts';
import { knownFirstName } from '../../text/lexicon.ts';
import { ORGANIZATION_KINDS, PLACE_KINDS, SMALL_WORDS } from '../../text/name-forms.ts';
import { nameKey } from '../../text/name-key.ts';
import { KNOWN_ORGANIZATIONS } from '../../text/name-words.ts';
import { fullNames } from '../../text/nicknames.ts';
import { type PersonName, readPersonName } from '../../text/person-name.ts';
import { romanised, withDigraphs } from '../../text/spelling.ts';
import type { ReadName } from './judge-pair.ts';

/** A key under which a name may be found, and how much its being shared tells: the weight of its search. */
export interface BlockKey {
  readonly key: string;
  readonly weight: number;
}

/** Keys stored of one name, and keys looked up for it, at most. */
const MOST_KEYS = 24;
/** Words shorter than this have no keys for slips of the pen. */
const LEAST_FOR_SLIPS = 6;
/** Letters of a word's beginning and end that a slip leaves alone at one of its two sides. */
const SIDE = 4;

/**
 * Keys under which an entity of this name is stored. Two names that `judgePair` may take for one share a key that one
 * stores and the other looks up (`probeKeys`), so that nothing is ever compared with everything.
 */
export function storedKeys(name: ReadName, type: EntityType): readonly string[] {
  const keys = new Set<string>();
  for (const person of peopleOf(name, type)) for (const { key } of personKeys(person)) keys.add(key);
  if (type !== 'PERSON') for (const key of thingKeys(name)) keys.add(key);
  return [...keys].slice(0, MOST_KEYS);
}

/** Keys to look up for a mention of this name, the most telling ones with the most weight. */
export function probeKeys(name: ReadName, type: EntityType): readonly BlockKey[] {
  const keys = new Map<string, number>();
  const add = (key: string, weight: number) => keys.set(key, Math.max(weight, keys.get(key) ?? 0));
  for (const person of peopleOf(name, type)) {
    for (const { key, weight } of personKeys(person)) add(key, weight);
  }
  if (type !== 'PERSON') for (const key of thingKeys(name)) add(key, key.startsWith('w ') ? 4 : 1);
  return [...keys].slice(0, MOST_KEYS).map(([key, weight]) => ({ key, weight }));
}

/** The person that a name may mean, and once more with the umlauts written out. */
function peopleOf(name: ReadName, type: EntityType): readonly PersonName[] {
  if (!mayBePerson(name, type) || name.person === null) return [];
  if (name.digraphKey === name.key) return [name.person];
  const written = readPersonName(withDigraphs(name.name));
  return written === null ? [name.person] : [name.person, written];
}

function mayBePerson({ person }: ReadName, type: EntityType): boolean {
  if (type === 'PERSON') return true;
  return type === 'OTHER' && person !== null && (person.surname === null || knownFirstName(person.given));
}

/**
 * A given name alone stands under every full name that it may be short for, and so do full names; a family name alone
 * under itself; full names also under the initials that may stand for a part.
 */
function personKeys({ given: first, middle, surname }: PersonName): readonly BlockKey[] {
  const given = romanised(first);
  const roots = [...new Set([first, ...fullNames(first)].map(romanised))];
  const last = surname === null ? null : romanised(surname.slice(surname.lastIndexOf(' ') + 1));
  if (last === null) {
    return [
      ...roots.map((root) => ({ key: `g ${root}`, weight: 2 })),
      ...roots.map((root) => ({ key: `b ${root}`, weight: 4 })),
      { key: `s ${given}`, weight: 2 },
      ...slipKeys(given, 'p', '').map((key) => ({ key, weight: 1 })),
    ];
  }
  const initials = [given, ...middle, last].map((word) => word.charAt(0)).join('');
  return [
    ...roots.map((root) => ({ key: `f ${root} ${last}`, weight: 6 })),
    { key: `i ${given.charAt(0)} ${last}`, weight: 4 },
    { key: `f ${last} ${given}`, weight: 3 },
    ...roots.map((root) => ({ key: `l ${root} ${last.charAt(0)}`, weight: 3 })),
    ...roots.map((root) => ({ key: `g ${root}`, weight: 1 })),
    ...(initials.length > 2 ? [{ key: `g ${initials}`, weight: 2 }] : []),
    { key: `s ${last}`, weight: 1 },
  ];
}

function thingKeys({ name, thing }: ReadName): readonly string[] {
  const { words, compact, initials, isAcronym, numbers, letters } = thing;
  const bare = words.filter((word, index) => !isKind(word, index, words));
  const unmade = KNOWN_ORGANIZATIONS.has(words[0] ?? '') && words.length > 1 ? words.slice(1) : bare;
  return [
    `w ${compact}`,
    `w ${romanised(compact)}`,
    `w ${nameKey(withDigraphs(name)).replaceAll(' ', '')}`,
    `w ${bare.join('')}`,
    `w ${unmade.join('')}`,
    `w ${compact.replace(/(?:es|s)$/u, '')}`,
    ...initials.map((letters) => `w ${letters}`),
    ...(isAcronym || words.length === 1
      ? []
      : [
          `o ${words
            .filter((word) => !SMALL_WORDS.has(word))
            .sort()
            .join(' ')}`,
        ]),
    ...(words.length > 1 && /^\p{L}{2,4}$/u.test(words[0] ?? '') ? [`e ${words.at(-1)}`] : []),
    ...(words.length > 2 ? [`e ${words.at(-1)}`] : []),
    ...numeronyms(compact),
    ...slipKeys(compact, 't', [...numbers, ...letters].join(' ')),
  ];
}

function isKind(word: string, index: number, words: readonly string[]): boolean {
  if (words.length < 2) return false;
  return (
    (index === words.length - 1 && ORGANIZATION_KINDS.has(word)) || (index === 0 && PLACE_KINDS.has(word))
  );
}

function numeronyms(compact: string): readonly string[] {
  return /^\p{L}{4,}$/u.test(compact) && compact.length < 24
    ? [`w ${compact.charAt(0)}${compact.length - 2}${compact.slice(-1)}`]
    : [];
}

/**
 * Keys that two words one slip apart share: their consonants whatever their order, or their beginnings, or their ends.
 * @param fixed what a slip must leave as it is: numbers and single letters
 */
function slipKeys(word: string, prefix: string, fixed: string): readonly string[] {
  if (word.length < LEAST_FOR_SLIPS || !/^[\p{L}\d]+$/u.test(word)) return [];
  const consonants = [...new Set(word.replace(/[aeiouyäöü]/gu, ''))].sort().join('');
  return [
    `${prefix}k ${consonants} ${fixed}`,
    `${prefix}a ${word.slice(0, SIDE)} ${fixed}`,
    `${prefix}z ${word.slice(-SIDE)} ${fixed}`,
  ];
}
