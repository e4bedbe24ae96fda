import { classOf, isAmbiguousName } from '../../text/lexicon.ts';
import { NAME_LINKS, NAMES_TOO, NOT_NAMES, NUMBERED_PLACES, TITLES } from '../../text/name-words.ts';
import { splitSentences } from '../../text/sentences.ts';
import { findWords, type Word } from '../../text/words.ts';

export type WordShape = 'LOWER' | 'CAPITAL' | 'ACRONYM' | 'MIXED' | 'SIGNED' | 'HANDLE' | 'NUMBER';

/** A run of words that may be a name, with the words around it. */
export interface NameRun {
  /** The name as written, without a possessive ending. */
  readonly name: string;
  readonly words: readonly Word[];
  readonly shapes: readonly WordShape[];
  /** It begins a sentence, so its capital letter says nothing. */
  readonly opensSentence: boolean;
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

const SIGNED = /(?:\+\+?|#)$|^\.\p{L}|\.(?:js|io|net|ai|py|rs|ts)$/iu;
const POSSESSIVE = /['’]s?$/iu;

/** How a word is written. */
export function shapeOf(word: string): WordShape {
  if (word.startsWith('@')) return 'HANDLE';
  if (/^[\d.,/:–-]+$/u.test(word)) return 'NUMBER';
  if (SIGNED.test(word) && /\p{L}/u.test(word)) return 'SIGNED';
  const bare = word.replace(POSSESSIVE, '');
  if (/^\p{Lu}[\p{Lu}\p{N}.&/-]+s?$/u.test(bare) && /\p{Lu}.*\p{Lu}|\p{Lu}.*\p{N}/u.test(bare))
    return 'ACRONYM';
  if (/^\p{Lu}/u.test(bare) || /^\p{Lt}/u.test(bare))
    return /^\p{Lu}\p{Ll}+\p{N}/u.test(bare) ? 'MIXED' : 'CAPITAL';
  if (/^\p{Ll}+\p{Lu}/u.test(bare) || (/\p{N}/u.test(bare) && /\p{Lu}/u.test(bare))) return 'MIXED';
  return 'LOWER';
}

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
    const run = toRun(sentence, { words, shapes }, { first, end, manner });
    if (run !== null) runs.push(run);
    first = end;
  }
  return runs;
}

interface Written {
  readonly words: readonly Word[];
  readonly shapes: readonly WordShape[];
}

type Manner = 'PROSE' | 'TITLE_CASE' | 'SHOUTING';

/** Headlines and shouting capitalise everything: there a capital letter says nothing. */
function mannerOf(words: readonly Word[], shapes: readonly WordShape[]): Manner {
  if (words.length < 4) return 'PROSE';
  const capital = shapes.filter((shape) => shape === 'CAPITAL' || shape === 'ACRONYM').length;
  const shouted = words.filter((word) => /^\p{Lu}[\p{Lu}'’]*$/u.test(word.text)).length;
  if (shouted > words.length * 0.6) return 'SHOUTING';
  return capital > words.length * 0.75 ? 'TITLE_CASE' : 'PROSE';
}

function isNameShape(shape: WordShape | undefined): boolean {
  return shape !== undefined && shape !== 'LOWER' && shape !== 'NUMBER';
}

function lower(word: Word | undefined): string {
  return (word?.text ?? '').toLowerCase().replace(POSSESSIVE, '');
}

/** Index after the last word of the run that begins at `first`; `first` itself when none begins there. */
function runEnd(sentence: string, { words, shapes }: Written, first: number): number {
  if (!isNameShape(shapes[first]) || isNoName(words[first], shapes[first])) return first;
  if (shapes[first] === 'HANDLE') return first + 1;
  let end = first + 1;
  while (end < words.length) {
    const last = words[end - 1];
    if (last === undefined || POSSESSIVE.test(last.text)) break;
    const step = linkedBy(sentence, { words, shapes }, end);
    if (step === 0) break;
    end += step;
  }
  return end;
}

/** How many words, from `at` on, carry the run on: 0 when it ends before them. */
function linkedBy(sentence: string, { words, shapes }: Written, at: number): number {
  const last = words[at - 1];
  const word = words[at];
  if (last === undefined || word === undefined || !touches(sentence, last, word)) return 0;
  if (shapes[at] === 'HANDLE') return 0;
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
}

function toRun(sentence: string, { words, shapes }: Written, place: RunPlace): NameRun | null {
  let { first } = place;
  let title: string | null = null;
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
  return /(?:^|[:;"“«‹„([—–|>*•_-]\s?)[\s\-*•#>"“«_(]*$/u.test(sentence.slice(0, at));
}

/** True for a lone capital word that may be an everyday word: it needs other evidence to be a name. */
export function isAmbiguousWord(word: string): boolean {
  const key = word.toLowerCase();
  return isAmbiguousName(key) || classOf(key) === 'COMMON';
}
