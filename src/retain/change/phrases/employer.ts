import { isPersonNoun } from '../../../text/lexicon.ts';
import type { ClaimPhrase } from './phrase.ts';

/** "The museum", as opposed to a name. */
const COMMON = /^\p{Ll}/u;
const SOMEBODY = /^(?:I$|\p{Lu}(?!he |ur ))/u;
/** What one works for that employs nobody. */
const NO_FIRM =
  /^(?:moment|time|day|night|weekend|future|best|cause|good|money|fun|first|same|while|other|team)(?!\p{L})/u;

/** For whom somebody works: "the museum" is a firm for people only, since a program works for "the web", too. */
export const employer: ClaimPhrase['slot'] = ({ subject, value }) => {
  if (!COMMON.test(value)) return 'EMPLOYER';
  const isSomebody = SOMEBODY.test(subject) || isPersonNoun(subject.split(' ').at(-1) ?? '');
  return isSomebody && !NO_FIRM.test(value) ? 'EMPLOYER' : null;
};
