import { nameKey } from '../text/name-key.ts';

/** Longest name looked for, in words: "Museum of Modern Art". */
const LONGEST_NAME_WORDS = 4;
/** Most names looked up: a bound on the work of a query that is a whole page. */
export const MAX_QUERY_NAMES = 1000;
const POSSESSIVE = /['’]s(?![\p{L}\p{N}])/giu;

/**
 * Words of grammar. Written in lower case they are never a name of their own ("will you", "in may"), though a name
 * may hold them ("Bank of America"); with a capital they may be one: "What did Will say?".
 */
const GRAMMAR = new Set(
  `a about after all also am an and any are as at be because been before being but by can could did do does doing
  during each ever few for from had has have having he her here hers him his how i if in into is it its just let like
  make many may me might mine more most much must my no nor not now of off on once only or other our out over own say
  said same shall she should since so some such tell than that the their them then there these they this those through
  to too under until up us very was we were what when where which while who whom whose why will with would you your`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/**
 * Folded names that may stand in `query`: every run of one to four words, single words first, at most
 * MAX_QUERY_NAMES. A possessive counts both ways: "McDonald's" may be the name, or McDonald's owner.
 */
export function queryNames(query: string): readonly string[] {
  const readings = [words(query), words(query.replace(POSSESSIVE, ''))];
  const notNames = lowerCaseGrammar(query);
  const names = new Set<string>();
  for (let length = 1; length <= LONGEST_NAME_WORDS; length++) {
    for (const reading of readings) {
      for (let first = 0; first + length <= reading.length; first++) {
        if (names.size === MAX_QUERY_NAMES) return [...names];
        const name = reading.slice(first, first + length).join(' ');
        if (!notNames.has(name)) names.add(name);
      }
    }
  }
  return [...names];
}

function words(text: string): readonly string[] {
  return nameKey(text)
    .split(' ')
    .filter((word) => word !== '');
}

function lowerCaseGrammar(query: string): ReadonlySet<string> {
  const written = query.match(/[\p{L}\p{N}]+/gu) ?? [];
  const capitalised = new Set(
    written.filter((word) => word !== word.toLowerCase()).map((word) => word.toLowerCase()),
  );
  return new Set([...GRAMMAR].filter((word) => !capitalised.has(word)));
}
