import type { TimeMention } from '../../domain/time.ts';
import { classOf, isAmbiguousName, knownFirstName } from '../../text/lexicon.ts';
import { NOT_NAMES } from '../../text/name-words.ts';

const WORDS =
  'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December';
const WORD = new RegExp(`^(?:${WORDS})$`, 'u');
/** A word of the calendar beside another word with a capital. */
const WITH_SURNAME = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}'’-])(?<word>${WORDS}) (?<next>\p{Lu}\p{L}*\p{Ll}\p{L}*(?:-\p{Lu}\p{Ll}+)?)(?![\p{L}\p{M}-])`,
  'gu',
);
const AS_SURNAME = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}'’-])(?<given>\p{Lu}\p{Ll}+) (?<word>${WORDS})(?![\p{L}\p{M}-])`,
  'gu',
);
/** Words before a time. */
const LEADS_TIME =
  /(?:^|[^\p{L}])(?:on|in|last|next|this|that|past|coming|by|since|until|till|from|to|before|after|every|each|of|during|late|early|mid|for|through|throughout|between|around|the|an?|\d{1,2}(?:st|nd|rd|th)?)\s+$/iu;
/** Words between which and a family name nobody puts a day: "because Tuesday Wilkes". */
const LEADS_NAME = /(?:^|[^\p{L}])(?:and|with|because|that|when|if|while|than|as)\s$/u;
/** How far before a word those that lead it are looked for. */
const LOOK_BACK = 12;

/**
 * True where a word of the calendar and the capitalised word behind it are a name: "Sunday Ekong", not "Monday Alice came"
 * or "Monday Meeting".
 * @param before what stands before them
 */
export function isCalendarName(before: string, next: string): boolean {
  const lower = next.toLowerCase();
  if (LEADS_TIME.test(before.slice(-LOOK_BACK)) || WORD.test(next) || NOT_NAMES.has(lower)) return false;
  if (knownFirstName(lower)) return LEADS_NAME.test(before.slice(-LOOK_BACK));
  return classOf(lower) !== 'COMMON' && !isAmbiguousName(lower);
}

/** The words of the calendar that some texts use as names of people, in lower case: "Tuesday" beside "Tuesday Wilkes". */
export function calendarNamesIn(texts: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const text of texts) {
    for (const { index, groups } of text.matchAll(WITH_SURNAME))
      if (isCalendarName(text.slice(Math.max(0, index - LOOK_BACK), index), groups?.next ?? ''))
        names.add(groups?.word?.toLowerCase() ?? '');
    for (const { groups } of text.matchAll(AS_SURNAME))
      if (knownFirstName(groups?.given?.toLowerCase() ?? '')) names.add(groups?.word?.toLowerCase() ?? '');
  }
  return names;
}

/** "Dawn and Friday, their parrots": who is told of, is no day. */
const APPOSITION = /^, (?:his|her|their|my|our|your) \p{Ll}/u;
/** "Tuesday, his daughter, is six": who is told of right at a sentence's start. */
const SUBJECT = /^, (?:his|her|their|my|our|your) \p{Ll}+, \p{Ll}/u;
/** The rest of a title in quotation marks: "October Light". */
const TITLE_AFTER = /^(?: \p{Lu}\p{Ll}+){1,4}["”“»›]/u;
/** "They came from Friday's, on Mayfield Road": a house, not what belongs to a day. */
const HOUSE_BEFORE = /(?:^|[^\p{L}])(?:at|from|to|into|near|outside)\s$/iu;
const HOUSE_AFTER = /^['’]s(?=[,.;:!?]|$)/u;
/** "Sunday Supper Club", but "on Sunday Chess Club met". */
const ON_BEFORE = /(?:^|[^\p{L}])(?:on|last|next|this|every)\s$/iu;
const INSTITUTION_AFTER =
  /^ (?:\p{Lu}\p{Ll}+ ){0,3}(?:Club|Society|Group|Band|Choir|Orchestra|Market|Café|Cafe|Bar|Press|Records|Magazine|Times|School|League|House|Foundation|Books|Theatre|Inc|Ltd)(?![\p{L}])/u;

/**
 * The times of a text without those that are somebody's name there.
 * @param names words of the calendar that are names in this text or beside it
 */
export function withoutNames(
  text: string,
  times: readonly TimeMention[],
  names: ReadonlySet<string>,
): readonly TimeMention[] {
  return times.filter(({ start, end, text: words }) => {
    if (!WORD.test(words)) return true;
    const before = text.slice(Math.max(0, start - LOOK_BACK), start);
    const after = text.slice(end, end + 60);
    if (/["“„«‹]$/u.test(before) && TITLE_AFTER.test(after)) return false;
    if (/(?:^|[.!?\n]\s)$/u.test(before) && SUBJECT.test(after)) return false;
    if (HOUSE_AFTER.test(after) && HOUSE_BEFORE.test(before)) return false;
    if (INSTITUTION_AFTER.test(after) && !ON_BEFORE.test(before)) return false;
    if (LEADS_TIME.test(before)) return true;
    if (/(?:^|[^\p{L}])and $/u.test(before) && APPOSITION.test(after)) return false;
    return !names.has(words.toLowerCase()) || /^,? \d/u.test(after);
  });
}
