import { MemoryError } from '../domain/errors.ts';

/** C0 and C1 controls but tab and line ends: no meaning in a question, and NUL is refused by some readers. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/gu;
const LONE_SURROGATES = /\p{Cs}/gu;
/** What a model can find meaning in: a letter, a digit, or a picture. */
const MEANING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/**
 * The query in a form that every model and store accepts: composed, without control characters and halves of
 * surrogate pairs. Throws BAD_USER_INPUT when nothing is left.
 */
export function queryText(query: string): string {
  const text = query.replace(CONTROLS, ' ').replace(LONE_SURROGATES, ' ').normalize('NFC').trim();
  if (text === '') throw new MemoryError('BAD_USER_INPUT', 'query is empty: ask for something in words.');
  return text;
}

/** False for a text of punctuation alone: embedding it would find noise and call it a match. */
export function hasMeaning(text: string): boolean {
  return MEANING.test(text);
}
