import { classOf, sexOfGivenName } from '../../text/lexicon.ts';
import { TITLES } from '../../text/name-words.ts';
import { readPersonName } from '../../text/person-name.ts';
import { splitSentences } from '../../text/sentences.ts';
import { withoutRole } from './role-before-name.ts';

/** The sex that a pronoun tells; null when it tells none. */
export type Sex = 'MALE' | 'FEMALE' | null;

const CAPITALISED = /(?<!\p{L})\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)*/gu;
const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+){0,3}`;
/** Whoever has a title or is somebody's kin is a person: "Mrs. Comeau", "his brother Veit", and so is "Ana Ruiz, who". */
const TITLED = new RegExp(String.raw`(?<!\p{L})(?<title>\p{L}{2,12})\.?[ ](?=(?<name>${NAME}))`, 'gu');
const WHO = new RegExp(String.raw`(?<!\p{L})(?<name>${NAME}), who(?:se)?(?!\p{L})`, 'gu');
/** "a man called Tipene", "Der Wirt hieß Anselm". */
const CALLED =
  /(?<!\p{L})(?:named|called|namens|hieß|heißt|nommée?|s['’]appelle|llamad[oa]|se llama(?:ba)?)\s(?<name>\p{Lu}[\p{L}\p{M}'’-]+)/gu;
/** What people are to each other, in front of a name. */
const KIN = new Set(
  'brother sister mother father cousin nephew niece son daughter neighbour neighbor colleague boss friend wife husband aunt uncle bruder schwester mutter vater cousine neffe nichte sohn tochter nachbar nachbarin chef chefin kollege kollegin freund freundin onkel tante frère sœur mère père voisin voisine oncle collègue ami amie hermano hermana madre padre primo prima vecino vecina amigo amiga irmão irmã mãe pai'.split(
    ' ',
  ),
);
/** A word right before a name, which may be a title. */
const TITLE_BEFORE = /\p{L}+\.?[ ]$/u;
const LONGEST_TITLE = 12;
/** How far back the person is looked for, in UTF-16 units. */
export const NEAR = 600;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
/** A shorter part of a name may be any word. */
const LEAST_PART = 3;
const MASCULINE = /^(?:he|his|him|er|sein|il|él|ele)$/iu;
const FEMININE = /^(?:she|her|elle|ella|ela)$/iu;

/** The sex that a pronoun of the third person tells. */
export function sexOfPronoun(pronoun: string): Sex {
  return MASCULINE.test(pronoun) ? 'MALE' : FEMININE.test(pronoun) ? 'FEMALE' : null;
}

/** People whose names are known. */
export interface People {
  readonly names: ReadonlySet<string>;
  /** A name by its first or last word: who was named in full is called by one of them afterwards. */
  readonly byWord: ReadonlyMap<string, string>;
  /** Names of writings without spaces. */
  readonly unspaced: readonly string[];
}

/** The people of these names, as they are written. */
export function peopleOf(names: Iterable<string>): People {
  const all = new Set([...names].map(withoutRole));
  const byWord = new Map<string, string>();
  for (const name of all) {
    const words = name.match(WORD) ?? [];
    for (const word of new Set([words[0] ?? '', words.at(-1) ?? '']))
      if (word.length >= LEAST_PART && !byWord.has(word)) byWord.set(word, name);
  }
  return { names: all, byWord, unspaced: [...all].filter((name) => /\p{Lo}/u.test(name)) };
}

/**
 * The person whom a pronoun behind a text means: the first one whom the nearest sentence with a fitting person names,
 * for that is mostly who it tells of; null when there is none.
 * @param people names that are known to be of people, beside the usual given names
 */
export function personMeant(before: string, people: People, sex: Sex = null): string | null {
  const near = before.slice(-NEAR);
  const named = namedIn(near, people);
  for (const { start, end } of splitSentences(near).toReversed()) {
    const first = named
      .filter(({ at }) => at >= start && at < end)
      .sort((a, b) => a.at - b.at)
      .find((one) => mayBeOf(sex, one));
    if (first !== undefined) return first.name;
  }
  return null;
}

/** False for somebody who is known to be of the other sex. */
function mayBeOf(sex: Sex, { name, title }: Named): boolean {
  if (sex === null) return true;
  const own = sexOf(name, title);
  return own === null || own === sex;
}

interface Named {
  readonly name: string;
  readonly at: number;
  /** The word right before it, which may be a title, with the space between; empty without one. */
  readonly title: string;
}

/** Where people are named in a text. */
function namedIn(text: string, people: People): readonly Named[] {
  const named: Named[] = [];
  const push = (name: string, at: number) => {
    const title = TITLE_BEFORE.exec(text.slice(Math.max(0, at - LONGEST_TITLE), at))?.[0] ?? '';
    named.push({ name, at, title });
  };
  for (const match of text.matchAll(WORD)) {
    const name = people.byWord.get(match[0]);
    if (name !== undefined) push(name, match.index);
  }
  for (const name of people.unspaced) {
    const at = text.lastIndexOf(name);
    if (at !== -1) push(name, at);
  }
  for (const match of text.matchAll(CALLED)) {
    const name = match.groups?.name ?? '';
    push(name, match.index + match[0].length - name.length);
  }
  for (const match of [...text.matchAll(TITLED), ...text.matchAll(WHO)]) {
    const { title, name = '' } = match.groups ?? {};
    const word = title?.toLowerCase() ?? '';
    if (title === undefined || TITLES.has(word) || KIN.has(word))
      push(name, match.index + (title === undefined ? 0 : match[0].length));
  }
  for (const match of text.matchAll(CAPITALISED)) {
    const words = match[0].split(' ');
    const first = words.findIndex((word) => classOf(word.toLowerCase()) === 'FIRST_NAME');
    const before = words.slice(0, Math.max(first, 0)).join(' ');
    if (first !== -1)
      push(words.slice(first).join(' '), match.index + (before === '' ? 0 : before.length + 1));
  }
  return named;
}

function sexOf(name: string, title: string): Sex {
  const read = readPersonName(`${title}${name}`);
  return read?.sex ?? sexOfGivenName(read?.given ?? '');
}
