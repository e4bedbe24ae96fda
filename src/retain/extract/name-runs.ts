import { classOf, isAmbiguousName } from '../../text/lexicon.ts';
import {
  CODE_HEADS,
  NAME_ADJECTIVES,
  NAME_LINKS,
  NAMES_TOO,
  NOT_NAMES,
  NUMBERED_PLACES,
  TITLES,
} from '../../text/name-words.ts';
import { splitSentences } from '../../text/sentences.ts';
import { findWords, type Word } from '../../text/words.ts';
import { type Manner, mannerOf, POSSESSIVE, shapeOf, type WordShape } from './word-shape.ts';

/** A run of words that may be a name, with the words around it. */
export interface NameRun {
  /** The name as written, without a possessive ending. */
  readonly name: string;
  readonly words: readonly Word[];
  readonly shapes: readonly WordShape[];
  /** It begins a sentence, so its capital letter says nothing. */
  readonly opensSentence: boolean;
  /** Everything around it is in capital letters. */
  readonly shouted: boolean;
  /** "The" with a capital letter stood before it within the sentence: a title or a band. */
  readonly article: boolean;
  /** Only a comma, "and" or "or" is between it and the run before it. */
  readonly listed: boolean;
  readonly possessive: boolean;
  /** The title that stood before it, in lower case. */
  readonly title: string | null;
  /** Words before it in its sentence, nearest first, in lower case; at most three. */
  readonly before: readonly string[];
  /** The word after it, when only a space is between, in lower case. */
  readonly after: string | null;
  /** The characters right before and after it. */
  readonly left: string;
  readonly right: string;
}

/** Words of the longest name looked up in the word list. */
const LONGEST_LISTED = 4;
/** Characters before a name that show whether it opens a sentence. */
const LOOK_BACK = 12;
/** What is between the names of an enumeration. */
const LISTED = /^(?:\s*,\s*(?:and |or |& )?|\s+(?:and|or|&)\s+)(?:the )?$/u;

/** Runs of words in a text that are written like names, in order. */
export function findNameRuns(text: string): readonly NameRun[] {
  if (!/[\p{Lu}\p{Lt}@#+]|\.\p{L}/u.test(text)) return [];
  return splitSentences(text).flatMap((sentence) => runsIn(text.slice(sentence.start, sentence.end)));
}

function runsIn(sentence: string): readonly NameRun[] {
  const words = findWords(sentence);
  const shapes = words.map((word) => shapeOf(word.text));
  const manner = mannerOf(words, shapes);
  const runs: NameRun[] = [];
  for (let first = 0; first < words.length; ) {
    const end = runEnd(sentence, { words, shapes }, first);
    if (end === first) {
      first++;
      continue;
    }
    const run = toRun(
      sentence,
      { words, shapes },
      { first, end, manner, since: runs.at(-1)?.words.at(-1)?.end ?? null },
    );
    if (run !== null) runs.push(run);
    first = end;
  }
  return runs;
}

interface Written {
  readonly words: readonly Word[];
  readonly shapes: readonly WordShape[];
}

function isNameShape(shape: WordShape | undefined): boolean {
  return shape !== undefined && shape !== 'LOWER' && shape !== 'NUMBER';
}

function lower(word: Word | undefined): string {
  return (word?.text ?? '').toLowerCase().replace(POSSESSIVE, '');
}

/** Index after the last word of the run that begins at `first`; `first` itself when none begins there. */
function runEnd(sentence: string, { words, shapes }: Written, first: number): number {
  if (!isNameShape(shapes[first])) return first;
  const listed = listedName(sentence, { words, shapes }, first);
  if (
    listed === first &&
    isNoName(words[first], shapes[first]) &&
    !opensName(sentence, { words, shapes }, first)
  ) {
    return first;
  }
  if (shapes[first] === 'HANDLE') return first + 1;
  let end = Math.max(first + 1, listed);
  while (end < words.length) {
    const last = words[end - 1];
    if (last === undefined || POSSESSIVE.test(last.text)) break;
    const step = linkedBy(sentence, { words, shapes }, end);
    if (step === 0) break;
    end += step;
  }
  return end;
}

/** Index after a name of several words that the word list knows ("New York"); `first` when none begins there. */
function listedName(sentence: string, { words, shapes }: Written, first: number): number {
  for (let end = Math.min(words.length, first + LONGEST_LISTED); end > first + 1; end--) {
    const last = words[end - 1];
    const head = words[first];
    if (last === undefined || head === undefined || !isNameShape(shapes[end - 1])) continue;
    const kind = classOf(sentence.slice(head.start, last.end).toLowerCase().replace(POSSESSIVE, ''));
    if (kind !== null && kind !== 'COMMON' && kind !== 'DATE') return end;
  }
  return first;
}

/** "Big Ben", "First National Bank": an adjective with a capital, right before a name. */
function opensName(sentence: string, { words, shapes }: Written, first: number): boolean {
  const word = words[first];
  const next = words[first + 1];
  if (word === undefined || next === undefined || !NAME_ADJECTIVES.has(lower(word))) return false;
  return touches(sentence, word, next) && shapes[first + 1] === 'CAPITAL' && !isNoName(next, 'CAPITAL');
}

/** How many words, from `at` on, carry the run on: 0 when it ends before them. */
function linkedBy(sentence: string, { words, shapes }: Written, at: number): number {
  const last = words[at - 1];
  const word = words[at];
  if (last === undefined || word === undefined || !touches(sentence, last, word)) return 0;
  if (shapes[at] === 'HANDLE') return 0;
  if (/^\p{Lu}$/u.test(word.text) && (CODE_HEADS.has(lower(last)) || NUMBERED_PLACES.has(lower(last))))
    return 1;
  if (isNameShape(shapes[at])) return isNoName(word, shapes[at]) ? 0 : 1;
  if (shapes[at] === 'NUMBER')
    return /^\d{1,4}(?:\.\d+)*$/u.test(word.text) && takesNumber(sentence, last, word) ? 1 : 0;
  if (!NAME_LINKS.has(word.text)) return 0;
  const then = words[at + 1];
  const skip = then?.text === 'the' || then?.text === 'la' || then?.text === 'der' ? 2 : 1;
  const name = words[at + skip];
  const before = words[at + skip - 1];
  if (name === undefined || before === undefined || !touches(sentence, before, name)) return 0;
  return shapes[at + skip] === 'CAPITAL' && !isNoName(name, 'CAPITAL') ? skip + 1 : 0;
}

/** True when nothing but a space, or the dot of an abbreviation or initial, is between two words. */
function touches(sentence: string, left: Word, right: Word): boolean {
  const gap = sentence.slice(left.end, right.start);
  if (gap === ' ' || gap === ' & ') return true;
  return (
    gap === '. ' &&
    (/^\p{Lu}$/u.test(left.text) ||
      TITLES.has(left.text.toLowerCase()) ||
      /^(?:St|Mt|Ft|Jr|Sr)$/u.test(left.text))
  );
}

/** "Room 101" and "Windows 11", but not "Alice 30 minutes", "Rome 2019" and "Boeing 10:30". */
function takesNumber(sentence: string, name: Word, number: Word): boolean {
  if (/^(?:19|20)\d\d$/u.test(number.text)) return false;
  if (
    /^[:%°€$]|^\s*(?:minutes?|hours?|days?|weeks?|months?|years?|times?|people|miles|km|am|pm|percent|dollars|euros)\b/u.test(
      sentence.slice(number.end, number.end + 10),
    )
  )
    return false;
  const known = classOf(lower(name));
  return (
    NUMBERED_PLACES.has(lower(name)) || (known !== 'FIRST_NAME' && known !== 'PLACE' && known !== 'DEMONYM')
  );
}

function isNoName(word: Word | undefined, shape: WordShape | undefined): boolean {
  if (word === undefined) return true;
  if (shape === 'SIGNED' || shape === 'HANDLE' || shape === 'MIXED') return false;
  const text = lower(word);
  if (/^\p{L}$/u.test(text)) return text === 'i' || text === 'a';
  if (shape === 'ACRONYM') return NOT_NAMES.has(text) && text !== 'us';
  return !NAMES_TOO.has(text) && (NOT_NAMES.has(text) || NOT_NAMES.has(word.text.toLowerCase()));
}

interface RunPlace {
  readonly first: number;
  readonly end: number;
  readonly manner: Manner;
  /** Where the run before it ended; null for the first. */
  readonly since: number | null;
}

function toRun(sentence: string, { words, shapes }: Written, place: RunPlace): NameRun | null {
  let { first } = place;
  let title: string | null = null;
  // "221B Baker Street": a house number is not part of the name.
  while (
    first < place.end - 1 &&
    /^\p{N}/u.test(words[first]?.text ?? '') &&
    shapes[first + 1] === 'CAPITAL'
  ) {
    first++;
  }
  while (
    first < place.end - 1 &&
    TITLES.has(lower(words[first]).replace(/\.$/u, '')) &&
    shapes[first] === 'CAPITAL'
  ) {
    title = lower(words[first]);
    first++;
  }
  const own = words.slice(first, place.end);
  const head = own[0];
  const last = own.at(-1);
  if (head === undefined || last === undefined) return null;
  const raw = sentence.slice(head.start, last.end);
  const name = raw.replace(POSSESSIVE, '');
  const before = words
    .slice(Math.max(0, first - 3), first)
    .reverse()
    .map(lower);
  const next = words[place.end];
  return {
    name,
    words: own,
    shapes: shapes.slice(first, place.end),
    opensSentence: title === null && (place.manner !== 'PROSE' || opens(sentence, head.start)),
    shouted: place.manner === 'SHOUTING',
    article: first > 1 && words[first - 1]?.text === 'The',
    listed: place.since !== null && LISTED.test(sentence.slice(place.since, head.start)),
    possessive: name !== raw,
    title:
      title ??
      (before[0] !== undefined && TITLES.has(before[0]) && !NOT_NAMES.has(before[0]) ? before[0] : null),
    before,
    after:
      next !== undefined && sentence.slice(last.end, next.start) === ' ' ? next.text.toLowerCase() : null,
    left: sentence.slice(Math.max(0, head.start - 2), head.start),
    right: sentence.slice(last.end, last.end + 1),
  };
}

/** At a sentence's beginning, after a colon, an opening quote, a bracket, a dash or a list mark. */
function opens(sentence: string, at: number): boolean {
  const before = sentence.slice(Math.max(0, at - LOOK_BACK), at);
  return (
    (at <= LOOK_BACK && /^[\s\-*•#>"“«_(]*$/u.test(before)) ||
    /[:;"“«‹„([—–|>*•_-]\s?[\s\-*•#>"“«_(]*$/u.test(before)
  );
}

/** True for a lone capital word that may be an everyday word: it needs other evidence to be a name. */
export function isAmbiguousWord(word: string): boolean {
  const key = word.toLowerCase();
  return isAmbiguousName(key) || classOf(key) === 'COMMON';
}
