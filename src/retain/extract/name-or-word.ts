import { classOf, isAmbiguousName, isAmbiguousNoun, knownFirstName } from '../../text/lexicon.ts';
import { ABSTRACT_NAMES, MATTER_NAMES, NAMES_TOO, PERSON_LEADS } from '../../text/name-words.ts';
import type { NameRun } from './name-runs.ts';
import { predicateOf } from './predicate.ts';
import { doesSomething, owns, standsAsPlace, sure, type Verdict } from './verdict.ts';

const TIMES = /^(?:may|april|avril|june|julio|august|summer|autumn)$/u;
/** What whatever there is much of does: "Joy filled the house", "June brought rain". */
const HAPPENS =
  /^(?:fills?|filled|breaks?|broke|brings?|brought|covers?|covered|grows?|grew|spreads?|falls?|fell|rises?|rose|comes|came|marks|marked|ends|ended|begins|began|lasts|lasted|remains|remained|fades|faded|pass|passes|passed|turns|turned|matters|mattered|springs|sprang|costs?|blooms|bloomed|shines?|shone|saw|disappeared|vanished|dies|lies|lay)$/u;
/** Words behind which a lone word with a capital is somebody. */
const LEADS = /^(?:with|to|from|by|for|did|does|mit|avec|con)$/u;
/** "Plans for May" are no plans for somebody. */
const LEADS_TIME_TOO = /^(?:with|did|does)$/u;
/** What may stand behind somebody's name where he does nothing: "with Rich and Ann", but "to Rich people". */
const GOES_ON =
  /^(?:and|or|but|about|at|in|on|for|to|from|with|after|before|who|because|since|when|while|if|as|that|today|tomorrow|yesterday|again|und|et|y)$/u;
/** Forms of being and having of other languages, in which the English words are none. */
const FOREIGN_VERB =
  /^(?:ist|war|hat|hatte|wird|kann|muss|wohnt|arbeitet|est|était|avait|habite|travaille|es|era|fue|está|tiene|vive|trabaja|va)$/u;

/**
 * Whether a name that is an everyday word as well names somebody: "Bob is the CTO", "May said", but "Mark the date", "Art is
 * long", "in May". Null for every other word, and where nothing tells.
 */
export function nameOrWord(run: NameRun, key: string): Verdict | 'NO_NAME' | null {
  const isNameToo = NAMES_TOO.has(key);
  if (run.words.length > 1 || !(isNameToo || isAmbiguousName(key))) return null;
  if (!isNameToo && run.shapes[0] !== 'CAPITAL') return null;
  const known = classOf(key);
  if (known === 'PERSON' || (known === 'DATE' && !isNameToo)) return null;
  if (isTime(run, key)) return 'NO_NAME';
  if (run.opensSentence) return isSubject(run, key) ? sure('PERSON') : 'NO_NAME';
  if (key === 'will' || owns(run)) return sure('PERSON');
  const [before = ''] = run.before;
  const goesOn = run.after === null || GOES_ON.test(run.after) || predicateOf(run.following) !== null;
  const leads = TIMES.test(key) ? LEADS_TIME_TOO : LEADS;
  const led = (leads.test(before) || PERSON_LEADS.has(before)) && run.left.endsWith(' ') && goesOn;
  if (isNameToo) return led || isSubject(run, key) ? sure('PERSON') : 'NO_NAME';
  return led && known === 'COMMON' && !standsAsPlace(run) ? { type: 'PERSON', sure: false } : null;
}

/** "Will it rain?", "in May": where a name that is a word, too, is not what is meant, whoever is called so. */
export function isPlainWord(run: NameRun): boolean {
  const key = run.name.toLowerCase();
  if (!NAMES_TOO.has(key)) return false;
  const isVerb = /^(?:will|may|hope)$/u.test(key) && run.opensSentence && run.after !== null;
  return isTime(run, key) || (isVerb && !isSubject(run, key) && run.after !== 'and');
}

/** "in May", "the first of June", "June 2019". */
function isTime(run: NameRun, key: string): boolean {
  const dated =
    /^(?:in|since|by|until|till|of|last|next|this|early|mid|late|on|before|after|during|every|each|from|to|the|\d.*)$/u;
  return TIMES.test(key) && (dated.test(run.before[0] ?? '') || /^\d/u.test(run.after ?? ''));
}

/** True where the word does or is what only somebody does or is, or what its meaning as a word does not allow. */
function isSubject(run: NameRun, key: string): boolean {
  if (owns(run) || (key === 'will' && run.possessive)) return true;
  if (run.possessive) return false;
  if (FOREIGN_VERB.test(run.after ?? '')) return !TIMES.test(key) && key !== 'art';
  if (run.after === 'and') return isSubjectWith(run, key);
  const told = predicateOf(run.following);
  const isAbstract = ABSTRACT_NAMES.has(key);
  if (told !== 'ANY') return told === 'PERSON' || (told === 'ACTOR' && !isAbstract);
  if (isAbstract || MATTER_NAMES.has(key)) return doesSomething(run) && !HAPPENS.test(run.after ?? '');
  // Without an article "Frank was", "Bob can" and "Sue has" tell of nobody else.
  return doesSomething(run) || NAMES_TOO.has(key) || !isAmbiguousNoun(key);
}

/** "Crystal and Lily met", "Bill and I". */
function isSubjectWith({ following: [, other = '', ...rest] }: NameRun, key: string): boolean {
  if (other === 'I' || classOf(key) === 'FIRST_NAME' || key === 'will') return true;
  return /^\p{Lu}/u.test(other) && (knownFirstName(other.toLowerCase()) || predicateOf(rest) === 'PERSON');
}
