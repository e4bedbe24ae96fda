import { classOf } from '../../text/lexicon.ts';
import { splitSentences } from '../../text/sentences.ts';
import { personMeant, sexOfPronoun } from './person-meant.ts';
import { type QuotationPlace, toldBefore } from './quotation-place.ts';
import { NAME, NOBODY, PRONOUN } from './saying-words.ts';

const PRONOUN_SUBJECT = new RegExp(String.raw`^(?<pronoun>${PRONOUN})\s\p{Ll}`, 'u');
const NAMED_SUBJECT = new RegExp(String.raw`^(?<name>${NAME})(?=,?\s\p{Ll})`, 'u');

/** A whole sentence of speech that stands alone is said by whom the sentence before it tells of: `Ada sat down. "I am late."` */
export function subjectBefore(place: QuotationPlace, after: string): string | null {
  const { text, span, people, previousEnd } = place;
  const isAlone = /[.!?…]["”’»“«']$/u.test(text.slice(span.start, span.end)) && !/^\s*\p{Ll}/u.test(after);
  const told = text.slice(previousEnd, span.start);
  if (!isAlone || !/[.!?…][ \t]*$/u.test(told)) return null;
  const sentence = splitSentences(told).at(-1);
  if (sentence === undefined) return null;
  const words = told.slice(sentence.start, sentence.end);
  const pronoun = PRONOUN_SUBJECT.exec(words)?.groups?.pronoun;
  if (pronoun !== undefined)
    return personMeant(toldBefore(place, previousEnd + sentence.start), people, sexOfPronoun(pronoun));
  const name = NAMED_SUBJECT.exec(words)?.groups?.name;
  if (name === undefined || NOBODY.test(name)) return null;
  if (people.names.has(name) || classOf((name.split(' ')[0] ?? '').toLowerCase()) === 'FIRST_NAME')
    return name;
  return people.byWord.get(name) ?? null;
}
