import { nameKey } from '../../text/name-key.ts';

/** The name before the colon with which a turn of a transcript begins: "Alice: I left." */
const SPEAKER = /^\s*([^\s:][^:\n]{0,59}):\s/u;
/** A name has at most so many words; more before a colon are a sentence. */
const SPEAKER_WORDS = 4;
/** A remark in brackets after the text, such as the caption of a picture. */
const ASIDE = /\s*(?:\([^()]*\)|\[[^[\]]*\])\s*$/u;
/** The end of a question in Latin, CJK, Arabic and Greek writing, with the marks that may close it. */
const QUESTION_END = /[?？؟;][\s"'”’»)\]]*$/u;
const GREEK = /\p{Script=Greek}/u;

/** The folded name of a turn's speaker; null where a text does not begin with one. */
export function speakerOf(text: string): string | null {
  const name = SPEAKER.exec(text)?.[1];
  if (name === undefined || name.split(/\s+/u).length > SPEAKER_WORDS) return null;
  return nameKey(name);
}

/** True when a text ends in a question, a remark in brackets left aside: it asks for what another one may tell. */
export function onlyAsks(text: string): boolean {
  const said = text.replace(ASIDE, '');
  const end = QUESTION_END.exec(said)?.[0];
  if (end === undefined) return false;
  return !end.startsWith(';') || GREEK.test(said);
}
