import { classOf } from '../../text/lexicon.ts';
import {
  KNOWN_ORGANIZATIONS,
  KNOWN_PLACES,
  KNOWN_PRODUCTS,
  PLACE_ENDINGS,
  PLACE_HEADS,
} from '../../text/name-words.ts';
import { PLACE_NAMES } from '../../text/place-names.ts';

/** What the word list knows as somebody's name may be a city's, where something is in it: "Austin", "Charlotte". */
const MAY_BE_PLACE: ReadonlySet<string | null> = new Set(['PLACE', 'FIRST_NAME', 'LAST_NAME', 'PERSON']);
/** "East London". */
const SIDE = /^(?:north|south|east|west|central|upper|lower|greater|downtown) /u;

/**
 * PLACE for the name of a place, OTHER for that of a firm or a program, and null for what may be either: one can move to
 * Rome, to Slack and to Marketing, and by the last two leaves no town.
 */
export function placeKind(name: string): 'PLACE' | 'OTHER' | null {
  const key = name.toLowerCase().replace(/\.$/u, '');
  if (KNOWN_ORGANIZATIONS.has(key) || KNOWN_PRODUCTS.has(key)) return 'OTHER';
  const words = key.split(' ');
  const isStreet =
    words.length > 1 && (PLACE_ENDINGS.has(words.at(-1) ?? '') || PLACE_HEADS.has(words[0] ?? ''));
  return isStreet || [key, key.replace(SIDE, '')].some(isPlace) ? 'PLACE' : null;
}

function isPlace(key: string): boolean {
  return PLACE_NAMES.has(key) || KNOWN_PLACES.has(key) || MAY_BE_PLACE.has(classOf(key));
}
