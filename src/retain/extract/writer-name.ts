import { classOf } from '../../text/lexicon.ts';
import { NAMES_TOO, NOT_NAMES } from '../../text/name-words.ts';

/** A full stop belongs to a name behind an initial and within; behind a word it ends the sentence, save at the very end. */
const PART = String.raw`(?:\p{Lu}\.(?:-?\p{Lu}\.)*|\p{Lu}[\p{L}\p{M}'’-]*(?:\.(?=[\p{L}-]))?[\p{L}\p{M}'’-]*)`;
/** The name of whoever writes, with a title before it, as part of a regular expression. */
export const NAME = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Mme|Prof|St|Ste|Fr|Hr)\.[ ])?${PART}(?:[ ](?:(?:de|da|dos|del|van|von|der|den|bin|al|el|la|i|y|St\.)[ ]){0,2}${PART}){0,3}`;

/** True for what can be somebody's name: no word of the language, of a people or of the calendar. */
export function isWriterName(name: string): boolean {
  const first = name.split(' ')[0]?.toLowerCase() ?? '';
  if (NAMES_TOO.has(first)) return true;
  const known = classOf(name.toLowerCase());
  return name !== '' && !NOT_NAMES.has(first) && known !== 'DEMONYM' && known !== 'PLACE' && known !== 'DATE';
}
