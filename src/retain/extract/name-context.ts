import { classOf } from '../../text/lexicon.ts';
import {
  NOT_PLACE_IN,
  ORGANIZATION_PARTS,
  ORGANIZATION_VERBS,
  PERSON_LEADS,
  PLACE_LEADS,
  PRODUCT_FOLLOWERS,
  PRODUCT_LEADS,
  WORK_WORDS,
} from '../../text/name-words.ts';
import { typeByLead } from './name-place.ts';
import { isAmbiguousWord, type NameRun } from './name-runs.ts';
import { doesSomething, firstWord, owns, standsAsPlace, sure, type Verdict } from './verdict.ts';

/** Somebody who does or owns what people do and own, or is greeted. */
export function personContext(run: NameRun): Verdict | null {
  if (run.words.length > 3 || / (?:of|the) /u.test(run.name)) return null;
  const before = run.before[0] ?? '';
  if (owns(run)) return sure('PERSON');
  if (ORGANIZATION_VERBS.has(run.after ?? '') && run.words.length === 1 && !run.opensSentence) return null;
  if (doesSomething(run) && !BELONGS.test(before) && !(run.opensSentence && isAbstract(run)))
    return sure('PERSON');
  if (run.opensSentence) return null;
  if (PERSON_LEADS.has(before) && run.left.endsWith(' ') && !run.left.startsWith(',')) return sure('PERSON');
  if (before === 'with' && run.words.length === 1) return { type: 'PERSON', sure: false };
  const called = run.left === ', ' && /^[.!?]?$/u.test(run.right) && run.words.length === 1;
  return called && run.before.length > 0 ? { type: 'PERSON', sure: false } : null;
}

/** What stands behind these words does nothing itself: "a user from Nanaimo wrote", "line 8 to Leiden runs". */
const BELONGS = /^(?:from|to|of|in|at|near|by|on|via)$/u;
/** "works at X", "joined X", "X's CEO". */
export function organizationContext(run: NameRun): Verdict | null {
  const [before, before2, before3] = run.before;
  if (run.opensSentence) return null;
  const works = WORK_WORDS.has(before2 ?? '') || WORK_WORDS.has(before3 ?? '');
  if ((before === 'at' || before === 'for' || before === 'of') && works) return sure('ORGANIZATION');
  if (before === 'of' && ORGANIZATION_PARTS.has(before2 ?? '')) return sure('ORGANIZATION');
  if (before === 'at' || (before === 'the' && before2 === 'at' && run.words.length > 1))
    return { type: 'ORGANIZATION', sure: true };
  const employs = /^(?:joined|joining|join|quit)$/u;
  if (
    employs.test(before ?? '') ||
    (before === 'by' && /^(?:employed|hired)$/u.test(before2 ?? '')) ||
    (before === 'by' && employs.test(before2 ?? ''))
  )
    return sure('ORGANIZATION');
  return run.possessive &&
    /^(?:ceo|cto|employees|headquarters|hq|office|shares|customers)$/u.test(run.after ?? '')
    ? sure('ORGANIZATION')
    : null;
}

/** "moved to X", "visited X". */
export function placeContext(run: NameRun): Verdict | null {
  if (run.opensSentence) return null;
  return standsAsPlace(run) || PLACE_LEADS.has(run.before[0] ?? '')
    ? { type: 'LOCATION', sure: run.shapes[0] === 'CAPITAL' }
    : null;
}

/** What is done with a drug or a program: "was prescribed X", "restarted X". */
const DOSED =
  /^(?:prescribe|prescribes|prescribed|taken|restart|restarts|restarted|reinstalled|reboot|rebooted)$/u;

/** "uses X", "written in X", "the X app". */
export function productContext(run: NameRun): Verdict | null {
  if (run.opensSentence) return null;
  const led = PRODUCT_LEADS.has(run.before[0] ?? '') || PRODUCT_LEADS.has(run.before[1] ?? '');
  const coded = run.before[0] === 'in' && NOT_PLACE_IN.has(run.before[1] ?? '');
  const dosed = run.words.length === 1 && !run.possessive && DOSED.test(run.before[0] ?? '');
  return led || dosed || coded || PRODUCT_FOLLOWERS.has(run.after ?? '') ? sure('PRODUCT') : null;
}

/** "Joost van Dael". */
const NAME_PARTICLE = /^\p{Lu}\p{Ll}+ (?:van|von|van der|van den|ter|bin|ibn|zu) \p{Lu}\p{Ll}+$/u;

/** Two capitalised words that are no everyday words are a person's name more often than anything else. */
export function severalWords(run: NameRun): Verdict | 'NO_NAME' | null {
  if (run.words.length < 2) return null;
  if (run.opensSentence && isAmbiguousWord(firstWord(run))) return null;
  const led = typeByLead(run);
  if (led !== null) return { type: led, sure: false };
  if (NAME_PARTICLE.test(run.name)) return { type: 'PERSON', sure: false };
  const plain = run.shapes.every((shape) => shape === 'CAPITAL') && run.words.length === 2;
  if (plain && /^(?:behind|beyond|near|between)$/u.test(run.before[0] ?? ''))
    return { type: 'LOCATION', sure: false };
  const words = run.words.map((word) => word.text.toLowerCase());
  if (
    plain &&
    words.every(
      (word) =>
        !isAmbiguousWord(word) && !/(?:ing|tion|ness|ment|ity|ism|ics|ive|al|ic|ed|er|s)$/u.test(word),
    )
  ) {
    return { type: 'PERSON', sure: false };
  }
  // An unknown word before a word that only looks like one of English: "Torvald Ness", "Holm Jäger".
  const [first = '', last = ''] = words;
  if (
    plain &&
    classOf(first) === null &&
    !GERMAN_KIN.test(first) &&
    /[^s]$/u.test(first) &&
    !ABSTRACT.test(first) &&
    mayBeSurname(last)
  )
    return { type: 'PERSON', sure: false };
  return { type: 'CONCEPT', sure: false };
}
/** Nouns before a German name: "Bruder Veit" is Veit. */
const GERMAN_KIN =
  /^(?:bruder|schwester|mutter|vater|sohn|tochter|cousine?|nachbar(?:in)?|kolleg(?:e|in)|freund(?:in)?|chef(?:in)?|katze|hund)$/u;
const ABSTRACT = /(?:ing|tion|ness|ment|ity|ism|ics|ive|ic|ed)$/u;

function mayBeSurname(word: string): boolean {
  const known = classOf(word);
  return (
    known === 'LAST_NAME' ||
    known === 'FIRST_NAME' ||
    (known === null && !/(?:ing|tion|ment|ity|ism|ics)$/u.test(word))
  );
}

/** Words formed so are activities and qualities, rarely names: "Networking helped". */
function isAbstract(run: NameRun): boolean {
  return (
    /(?:ing|tion|sion|ness|ment|ity|ism|ics|ship|ance|ence|ology)$/u.test(run.name) ||
    isAmbiguousWord(firstWord(run))
  );
}
