import { classOf } from '../../text/lexicon.ts';
import {
  CODE_HEADS,
  EVENT_ENDINGS,
  KNOWN_ORGANIZATIONS,
  KNOWN_PLACES,
  NAME_ADJECTIVES,
  NAME_LINKS,
  NAMES_TOO,
  NOT_NAMES,
  NUMBERED_PLACES,
  ORGANIZATION_ENDINGS,
  ORGANIZATION_HEADS,
  TITLES,
} from '../../text/name-words.ts';
import type { Word } from '../../text/words.ts';
import { isFirstOfName } from './regnal.ts';
import { POSSESSIVE, type WordShape } from './word-shape.ts';

const INSTITUTIONS =
  /^(?:Hospital|School|College|Church|Cathedral|Academy|Hospice|Infirmary|University|Bakery|Garage)$/u;
const CALENDAR =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Spring|Summer|Autumn|Winter|First|Second|Third|Last|Next|Early|Late)$/u;
const STREET_AFTER_NAME = /^(?:gate|gata|gatan|vej|vei|veien|straat)$/u;
/** Words of the longest name looked up in the word list. */
const LONGEST_LISTED = 4;

/** The words of a sentence and how each is written. */
export interface Written {
  readonly words: readonly Word[];
  readonly shapes: readonly WordShape[];
}

/** True for shapes that a name may have. */
export function isNameShape(shape: WordShape | undefined): boolean {
  return shape !== undefined && shape !== 'LOWER' && shape !== 'NUMBER';
}

/** A word in lower case, without a possessive ending. */
export function lower(word: Word | undefined): string {
  return (word?.text ?? '').toLowerCase().replace(POSSESSIVE, '');
}

/** Index after the last word of the run that begins at `first`; `first` itself when none begins there. */
export function runEnd(sentence: string, { words, shapes }: Written, first: number): number {
  if (!isNameShape(shapes[first])) return first;
  const listed = listedName(sentence, { words, shapes }, first);
  if (
    listed === first &&
    isNoName(words[first], shapes[first]) &&
    !opensName(sentence, { words, shapes }, first) &&
    !opensCalendarName(sentence, { words, shapes }, first) &&
    !(shapes[first] === 'ACRONYM' && shapes[first + 1] === 'CAPITAL' && isNameEnding(lower(words[first + 1])))
  ) {
    return first;
  }
  if (shapes[first] === 'HANDLE') return first + 1;
  let end = Math.max(first + 1, listed);
  while (end < words.length) {
    const last = words[end - 1];
    if (
      last === undefined ||
      (POSSESSIVE.test(last.text) && !ownsInstitution(sentence, { words, shapes }, end))
    )
      break;
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

/** "St Brigid's Hospital". */
function ownsInstitution(sentence: string, { words, shapes }: Written, at: number): boolean {
  const last = words[at - 1];
  const next = words[at];
  if (last === undefined || next === undefined || shapes[at] !== 'CAPITAL') return false;
  return touches(sentence, last, next) && INSTITUTIONS.test(next.text);
}

/** "March Hare Press": a word of the calendar that begins an organisation's or an event's name. */
function opensCalendarName(sentence: string, { words, shapes }: Written, first: number): boolean {
  if (!CALENDAR.test(words[first]?.text ?? '') || shapes[first + 1] !== 'CAPITAL') return false;
  let end = first + 1;
  while (shapes[end] === 'CAPITAL' && touches(sentence, words[end - 1], words[end])) end++;
  return end > first + 1 && isNameEnding(lower(words[end - 1]));
}

function isNameEnding(word: string): boolean {
  return ORGANIZATION_ENDINGS.has(word) || EVENT_ENDINGS.has(word);
}

/** How many words, from `at` on, carry the run on: 0 when it ends before them. */
function linkedBy(sentence: string, { words, shapes }: Written, at: number): number {
  const last = words[at - 1];
  const word = words[at];
  if (last === undefined || word === undefined || !touches(sentence, last, word)) return 0;
  if (shapes[at] === 'HANDLE') return 0;
  if (/^\p{Lu}$/u.test(word.text) && (CODE_HEADS.has(lower(last)) || NUMBERED_PLACES.has(lower(last))))
    return 1;
  if (isFirstOfName(sentence, words, at)) return 1;
  // "Room 101a".
  if (NUMBERED_PLACES.has(lower(last)) && /^\d{1,4}\p{Ll}$/u.test(word.text)) return 1;
  if (isNameShape(shapes[at]))
    return isNoName(word, shapes[at]) && !(shapes[at] === 'CAPITAL' && isNameEnding(lower(word))) ? 0 : 1;
  // "Karl Johans gate".
  if (STREET_AFTER_NAME.test(word.text) && /s$/u.test(last.text)) return 1;
  if (shapes[at] === 'NUMBER')
    return /^\d{1,4}(?:\.\d+)*$/u.test(word.text) && takesNumber(sentence, last, word) ? 1 : 0;
  if (!NAME_LINKS.has(word.text)) return 0;
  const then = words[at + 1];
  const skip = then?.text === 'the' || then?.text === 'la' || then?.text === 'der' ? 2 : 1;
  const name = words[at + skip];
  const before = words[at + skip - 1];
  if (name === undefined || before === undefined || !touches(sentence, before, name)) return 0;
  // "Halima Bello of the University of Ibadan" and "Ward 7 of St Brigid's" are two names.
  if (word.text === 'of' && (ORGANIZATION_HEADS.has(lower(name)) || /\p{N}/u.test(last.text))) return 0;
  if (word.text === 'of' && isPerson(words[at - 2], last)) return 0;
  return shapes[at + skip] === 'CAPITAL' && !isNoName(name, 'CAPITAL') ? skip + 1 : 0;
}

/** "Petros Vlahos", as far as the given name is known. */
function isPerson(first: Word | undefined, last: Word): boolean {
  return first !== undefined && classOf(lower(first)) === 'FIRST_NAME' && /^\p{Lu}\p{Ll}/u.test(last.text);
}

/** True when nothing but a space, or the dot of an abbreviation or initial, is between two words. */
function touches(sentence: string, left: Word | undefined, right: Word | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  const gap = sentence.slice(left.end, right.start);
  if (gap === ' ' || gap === ' & ') return true;
  return (
    gap === '. ' &&
    (/^\p{Lu}(?:\.\p{Lu})*$/u.test(left.text) ||
      TITLES.has(left.text.toLowerCase()) ||
      /^(?:St|Mt|Ft|Jr|Sr)$/u.test(left.text))
  );
}

/** "Room 101" and "Windows 11", but not "Alice 30 minutes", "Rome 2019" and "Boeing 10:30". */
function takesNumber(sentence: string, name: Word, number: Word): boolean {
  if (/^(?:19|20)\d\d$/u.test(number.text)) return /^(?:room|suite|apartment|apt)$/u.test(lower(name));
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
  if (shape === 'ACRONYM')
    return NOT_NAMES.has(text) && !KNOWN_ORGANIZATIONS.has(text) && !KNOWN_PLACES.has(text) && text !== 'us';
  return !NAMES_TOO.has(text) && (NOT_NAMES.has(text) || NOT_NAMES.has(word.text.toLowerCase()));
}
