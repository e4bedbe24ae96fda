import { classOf, isAmbiguousName } from '../../text/lexicon.ts';
import { FEMALE_TITLES, MALE_TITLES } from '../../text/name-forms.ts';
import { NOT_NAMES, TITLES } from '../../text/name-words.ts';
import { splitSentences } from '../../text/sentences.ts';
import { findWords, type Word } from '../../text/words.ts';
import { isNameShape, lower, runEnd, type Written } from './run-extent.ts';
import { type Manner, mannerOf, POSSESSIVE, shapeOf, type WordShape } from './word-shape.ts';
import { type YearsBeside, yearsBeside } from './years-beside.ts';

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
  /** The name with the title right before it, as written; null without one. */
  readonly titled: string | null;
  /** Words before it in its sentence, nearest first, in lower case; at most six. */
  readonly before: readonly string[];
  /** The word after it, when only a space is between, in lower case. */
  readonly after: string | null;
  /** The words after it as far as only spaces are between them, as written; at most six. */
  readonly following: readonly string[];
  /** The characters right before and after it. */
  readonly left: string;
  readonly right: string;
  /** Years that may be part of its name, which leaves them out. */
  readonly years: YearsBeside;
}

/** Words before a name that tell what it is. */
const WORDS_BEFORE = 6;
/** Words behind a name that tell what it does or is. */
const WORDS_AFTER = 6;
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
    shapes[first] === 'CAPITAL' &&
    isNameShape(shapes[first + 1])
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
    .slice(Math.max(0, first - WORDS_BEFORE), first)
    .reverse()
    .map(lower);
  const following = wordsAfter(sentence, words, place.end);
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
    titled: withTitle(sentence, words.slice(0, place.end), own.length),
    before,
    after: following[0]?.toLowerCase() ?? null,
    following,
    left: sentence.slice(Math.max(0, head.start - 2), head.start),
    right: sentence.slice(last.end, last.end + 1),
    years: yearsBeside(sentence, words, { first, end: place.end }),
  };
}

/** "Mr. Smith": the last words, as many as the name has, with a title before them. */
function withTitle(sentence: string, words: readonly Word[], length: number): string | null {
  const title = words.at(-length - 1);
  const head = words.at(-length);
  const last = words.at(-1);
  if (title === undefined || head === undefined || last === undefined) return null;
  const isTitle =
    TITLES.has(lower(title)) || MALE_TITLES.has(lower(title)) || FEMALE_TITLES.has(lower(title));
  if (!isTitle || !/^\.? $/u.test(sentence.slice(title.end, head.start))) return null;
  return sentence.slice(title.start, last.end).replace(POSSESSIVE, '');
}

function wordsAfter(sentence: string, words: readonly Word[], end: number): readonly string[] {
  const after: string[] = [];
  for (let at = end; at < Math.min(words.length, end + WORDS_AFTER); at++) {
    const [left, right] = [words[at - 1], words[at]];
    if (left === undefined || right === undefined || sentence.slice(left.end, right.start) !== ' ') break;
    after.push(right.text);
  }
  return after;
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
