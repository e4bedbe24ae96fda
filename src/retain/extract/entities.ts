import type { EntityMention, EntityType } from '../../domain/entity.ts';
import { writesNounsWithCapitals } from '../../text/language.ts';
import { nameKey } from '../../text/name-key.ts';
import type { TextSpan } from '../../text/sentences.ts';
import { areJoinedNames } from './are-joined-names.ts';
import { findTitles, maskAddresses, type QuotedTitle } from './masks.ts';
import { isPlainWord } from './name-or-word.ts';
import { findNameRuns, type NameRun } from './name-runs.ts';
import { nameSense } from './name-sense.ts';
import { judgeRun } from './name-type.ts';
import { withYear } from './name-year.ts';
import { type Titled, type TitledName, titledName } from './titled-name.ts';
import { sure, type Verdict } from './verdict.ts';

/** Names that are known from elsewhere (speakers, other parts of the document), by their key. */
export type KnownNames = ReadonlyMap<string, EntityType>;

const NOBODY: KnownNames = new Map();
/** Longest name kept: longer ones are headlines. */
const LONGEST_NAME = 80;

interface Found {
  readonly name: string;
  readonly key: string;
  readonly verdict: Verdict | null;
  /** It is a word here, though somebody may be called so. */
  readonly isWord: boolean;
  /** What the words beside it alone tell of it; null where they do not. */
  readonly sense: EntityType | null;
  /** The name with its title, where that tells a man from a woman: "Mr. Smith". */
  readonly titled: TitledName | null;
}

/**
 * The people, organisations, places, products and concepts that a text names, in order, each once.
 *
 * Found by how they are written (capital letters that do not only open a sentence, acronyms, versions, `C#`, `.NET`,
 * `@handles`), by compromise's word list, and by the words around them; pronouns, weekdays, months, kinship words and
 * greetings are none. In scripts without case nothing is found but what is `known`. A name that is part of a longer
 * one in the text ("Alice" beside "Alice Chen") is that one. Linear in the length of the text.
 */
export function findEntities(text: string, known: KnownNames = NOBODY): readonly EntityMention[] {
  return entitiesAmong(readNames(text), known);
}

/** What is written in a text like names, read once to be looked at with whatever is known. */
export interface NamesRead {
  readonly text: string;
  readonly titles: readonly QuotedTitle[];
  readonly found: readonly Found[];
}

/** What stands in no text. */
export const NO_NAMES: NamesRead = { text: '', titles: [], found: [] };

/** What is written in a text like names: all of `findEntities` that does not depend on what is known. */
export function readNames(text: string): NamesRead {
  const titles = findTitles(text);
  return { text, titles, found: judge(findNameRuns(withoutTitles(maskAddresses(text), titles))) };
}

/** The entities of a text whose names were read: see `findEntities`. */
export function entitiesAmong(
  { text, titles, found }: NamesRead,
  known: KnownNames = NOBODY,
): readonly EntityMention[] {
  const types = new Map<string, EntityType>();
  for (const { key, verdict } of found)
    if (verdict?.sure === true && !types.has(key)) types.set(key, verdict.type);
  const doubted = found.some(({ verdict }) => verdict?.sure === false) && writesNounsWithCapitals(text);
  const named = new Map<string, EntityMention>();
  for (const { name, key, verdict, isWord, sense, titled } of found) {
    if (isWord) continue;
    if (titled !== null && known.has(titled.key)) {
      for (const one of [titled, ...titled.beside])
        if (!named.has(one.key)) named.set(one.key, { name: one.name, type: 'PERSON' });
      continue;
    }
    const guess = doubted && verdict?.sure === false ? null : (verdict?.type ?? null);
    const type = sense ?? known.get(key) ?? types.get(key) ?? guess;
    if (type === null || key === '' || name.length > LONGEST_NAME) continue;
    const place = sense === null ? key : mentionKey(named, key, type);
    if (!named.has(place)) named.set(place, { name, type });
  }
  for (const { name } of titles)
    if (!named.has(nameKey(name))) named.set(nameKey(name), { name, type: 'PRODUCT' });
  if (/\p{Lo}/u.test(text)) addUncased(text, known, named);
  return withoutParts(named, text);
}

/** The names with their titles, by key, of those of one name whom their titles tell apart: "Mr. Smith" and "Mrs. Smith". */
export function toldApartByTitle(names: readonly NamesRead[]): ReadonlySet<string> {
  const byName = new Map<string, Map<string, Titled>>();
  for (const { key, titled } of names.flatMap(({ found }) => found)) {
    if (titled === null) continue;
    const all = byName.get(key) ?? new Map<string, Titled>();
    for (const one of [titled, ...titled.beside]) all.set(one.key, one);
    byName.set(key, all);
  }
  const apart = [...byName.values()].filter(
    (all) => new Set([...all.values()].map(({ sex }) => sex)).size > 1,
  );
  return new Set(apart.flatMap((all) => [...all.keys()]));
}

/**
 * The key of a mention among others: its name's, save where another thing bears the name: "Jordan said he flew to Jordan".
 * @param key the name's
 */
export function mentionKey(named: ReadonlyMap<string, EntityMention>, key: string, type: EntityType): string {
  const other = named.get(key);
  return other === undefined || other.type === type ? key : `${key}\u0000${type}`;
}

/** A name that is sure only by its capital takes the type of the name that it is listed with: "Tom, Dick and Wren". */
function judge(runs: readonly NameRun[]): readonly Found[] {
  const found: Found[] = [];
  runs.forEach((run, index) => {
    const sense = nameSense(run);
    const told = sense === null ? judgeRun(run) : sense === 'NO_NAME' ? null : sure(sense);
    const { name, verdict } = withYear(run, told);
    const before = run.listed ? found[index - 1]?.verdict : undefined;
    const like = verdict?.sure === false && before != null && before.type !== 'OTHER' ? before : verdict;
    const isWord = sense === 'NO_NAME' || (verdict === null && isPlainWord(run));
    found.push({
      name,
      key: nameKey(name),
      verdict: like,
      isWord,
      sense: sense === 'NO_NAME' ? null : sense,
      titled: titledName(run),
    });
  });
  return found;
}

function withoutTitles(text: string, titles: readonly TextSpan[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of titles) {
    parts.push(text.slice(from, start), ' '.repeat(end - start));
    from = end;
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(from);
}

/** Known names in scripts without case: "田中" is found where it stands. */
function addUncased(text: string, known: KnownNames, named: Map<string, EntityMention>): void {
  for (const [key, type] of known) {
    if (!named.has(key) && /^\p{Lo}{2,}$/u.test(key) && text.includes(key))
      named.set(key, { name: key, type });
  }
}

/**
 * "Alice" goes where "Alice Chen" is: a given or family name beside one full name means the same person, unless the two are
 * joined: "Sam and Sam Okoye met".
 */
function withoutParts(named: ReadonlyMap<string, EntityMention>, text: string): readonly EntityMention[] {
  const fullNames = new Map<string, string[]>();
  for (const [key, { type, name }] of named) {
    if (type !== 'PERSON' || !key.includes(' ')) continue;
    for (const part of new Set(key.split(' '))) fullNames.set(part, [...(fullNames.get(part) ?? []), name]);
  }
  return [...named]
    .filter(([key, { name, type }]) => {
      const [full, ...others] = type === 'PERSON' ? (fullNames.get(key) ?? []) : [];
      return full === undefined || others.length > 0 || areJoinedNames(name, full, text);
    })
    .map(([, mention]) => mention);
}
