import type { EntityType } from '../../domain/entity.ts';
import { knownFirstName } from '../../text/lexicon.ts';
import { ORGANIZATION_KINDS, PLACE_KINDS, SMALL_WORDS } from '../../text/name-forms.ts';
import { nameKey } from '../../text/name-key.ts';
import { KNOWN_ORGANIZATIONS } from '../../text/name-words.ts';
import { fullNames } from '../../text/nicknames.ts';
import { type PersonName, readPersonName } from '../../text/person-name.ts';
import { usualPlace } from '../../text/place-variants.ts';
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
  for (const person of peopleOf(name, type)) for (const key of personKeys(person)) keys.add(key);
  if (type !== 'PERSON') for (const key of thingKeys(name)) keys.add(key);
  return [...keys].slice(0, MOST_KEYS);
}

/** Keys to look up for a mention of this name, the most telling ones with the most weight. */
export function probeKeys(name: ReadName, type: EntityType): readonly BlockKey[] {
  const keys = new Map<string, number>();
  const add = (key: string, weight: number) => keys.set(key, Math.max(weight, keys.get(key) ?? 0));
  for (const person of peopleOf(name, type)) {
    for (const { key, weight } of personProbes(person)) add(key, weight);
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

/** A person's name as its keys are made: every spelling of one sound alike, short forms beside the full ones. */
function partsOf({ given: first, middle, surname }: PersonName) {
  const last = surname === null ? null : romanised(surname.slice(surname.lastIndexOf(' ') + 1));
  const given = romanised(first);
  return {
    given,
    /** Of the name as it is written, and as it is compared: "Juri" is "Yuri". */
    firstLetters: [...new Set([first.charAt(0), given.charAt(0)])],
    roots: [...new Set([first, ...fullNames(first)].map(romanised))],
    middle: middle.filter((word) => word.length > 1).map(romanised),
    last,
    initials: [first, ...middle, last ?? ''].map((word) => word.charAt(0)).join(''),
  };
}

type Parts = ReturnType<typeof partsOf>;

/**
 * Keys of a person that a name looks up. A name of one word is looked for as a given name (`g`) and a family name (`s`)
 * of full names and as itself (`b`); a full name as itself in every form, and in the names of one word: never under the
 * given name that thousands of others bear.
 */
function personProbes(person: PersonName): readonly BlockKey[] {
  const parts = partsOf(person);
  const { given, roots, last, initials } = parts;
  if (last === null) {
    return [
      ...roots.map((root) => ({ key: `b ${root}`, weight: 4 })),
      ...roots.map((root) => ({ key: `g ${root}`, weight: 2 })),
      { key: `s ${given}`, weight: 2 },
      ...slipKeys(given, 'p', '').map((key) => ({ key, weight: 1 })),
    ];
  }
  return [
    ...fullKeys(parts, last).map((key) => ({ key, weight: key.startsWith('f') ? 6 : 3 })),
    ...[...roots, last, initials].map((word) => ({ key: `b ${word}`, weight: 4 })),
  ];
}

/** Keys under which a person is stored. */
function personKeys(person: PersonName): readonly string[] {
  const parts = partsOf(person);
  const { given, roots, last, initials } = parts;
  if (last === null) {
    const own = [...roots.map((root) => `b ${root}`), ...roots.map((root) => `g ${root}`), `s ${given}`];
    return [...own, ...slipKeys(given, 'p', '')];
  }
  const words = [...roots.map((root) => `g ${root}`), `g ${initials}`, `s ${last}`];
  return [...fullKeys(parts, last), ...words];
}

/** A full name in its forms: short and long, turned round, a middle name in its place, with an initial for a part. */
function fullKeys({ given, firstLetters, roots, middle }: Parts, last: string): readonly string[] {
  return [
    ...roots.map((root) => `f ${root} ${last}`),
    `f ${last} ${given}`,
    ...middle.flatMap((word) => [`f ${word} ${last}`, `f ${given} ${word}`]),
    ...firstLetters.map((letter) => `i ${letter} ${last}`),
    ...roots.map((root) => `l ${root} ${last.charAt(0)}`),
  ];
}

function thingKeys({ name, thing }: ReadName): readonly string[] {
  const { words, compact, initials, isAcronym, numbers, letters } = thing;
  const bare = words.filter((word, index) => !isKind(word, index, words));
  const unmade = KNOWN_ORGANIZATIONS.has(words[0] ?? '') && words.length > 1 ? words.slice(1) : bare;
  return [
    `w ${compact}`,
    `w ${romanised(compact)}`,
    ...(usualPlace(compact) === compact ? [] : [`w ${usualPlace(compact)}`]),
    `w ${nameKey(withDigraphs(name)).replaceAll(' ', '')}`,
    `w ${bare.join('')}`,
    `w ${bare.filter((word) => !SMALL_WORDS.has(word)).join('')}`,
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
