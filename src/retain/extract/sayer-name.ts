import { classOf } from '../../text/lexicon.ts';
import { NOT_NAMES } from '../../text/name-words.ts';
import type { People } from './person-meant.ts';

/** A word of the language is no name, unless it is known as one. */
export function isSayerName(name: string, people: People): boolean {
  if (people.names.has(name)) return true;
  const first = (name.split(' ')[0] ?? '').toLowerCase();
  const known = classOf(first);
  if (NOT_NAMES.has(first) || known === 'DATE' || known === 'PLACE') return false;
  return name.includes(' ') || known !== 'COMMON';
}
