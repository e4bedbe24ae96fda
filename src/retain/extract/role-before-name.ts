import { isCommonNoun } from '../../text/common-nouns.ts';
import { classOf, isAmbiguousName, knownFirstName } from '../../text/lexicon.ts';
import { NOT_NAMES, TITLES } from '../../text/name-words.ts';

/** What people are called in a test or a thread, in words that the lexicon does not know. */
const ROLES = new Set(
  'participant tester respondent interviewee maintainer moderator requester requestor'.split(' '),
);

/** A label without "Participant" or "Tester" before the name; all other words of it are the speaker's as he is called: "Old Joe". */
export function withoutPart(label: string): string {
  const [part = '', ...name] = label.split(' ');
  return ROLES.has(part.toLowerCase()) && /^\p{Lu}/u.test(name[0] ?? '') ? name.join(' ') : label;
}

/** A name without the words before it that say what its bearer is: "Participant Ada Osei", "Nachbarin Ada Osei". */
export function withoutRole(name: string): string {
  const words = name.split(' ');
  let from = 0;
  while (from < words.length - 1 && isRole(words[from] ?? '', words[from + 1] ?? '')) from++;
  return words.slice(from).join(' ');
}

function isRole(word: string, next: string): boolean {
  const lower = word.toLowerCase().replace(/\.$/u, '');
  if (NOT_NAMES.has(next.toLowerCase())) return false;
  const following = classOf(next.toLowerCase());
  if (TITLES.has(lower) || !/^\p{Lu}\p{Ll}+$/u.test(word) || !/^\p{Lu}\p{Ll}/u.test(next)) return false;
  const isWord =
    ROLES.has(lower) || classOf(lower) === 'COMMON' || (classOf(lower) === null && isCommonNoun(lower));
  if (isWord && !isAmbiguousName(lower)) return following !== 'COMMON';
  // What a woman is called in German by what she does.
  return lower.endsWith('in') && classOf(lower) === null && knownFirstName(next.toLowerCase());
}
