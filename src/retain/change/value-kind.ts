import { DAY_TIME, HOUR } from './when-words.ts';

const DAY_OR_HOUR = new RegExp(`^${DAY_TIME}$`, 'iu');
const ONLY_HOUR = new RegExp(`^${HOUR}$`, 'iu');
const CURRENCY = String.raw`(?:\p{Sc}|CHF|EUR|USD|GBP|CAD|AUD|JPY|SEK|NOK|DKK|PLN)`;
const UNIT =
  'thousand|million|billion|bn|percent|degrees?|dollars?|euros?|pounds?|francs?|franken|people|hours?|days?|weeks?|months?|years?|seconds?|minutes?|requests?|users?|calls?|points?|pages?|items?|seats?|rooms?|met(?:re|er)s?|miles?|lit(?:re|er)s?|grams?|kilos?|k|m|km|kg|g|cm|ms|[kmgt]b';
/** "980 euros a month". */
const EACH =
  '(?: ?/ ?| (?:a|an|per|each|every|pro|im|par|al|a la|por) )(?:second|minute|hour|day|night|week|month|quarter|year|person|head|seat|user|piece|kg|kilo|lit(?:re|er)|stunde|tag|nacht|woche|monat|jahr|person|stück|heure|jour|nuit|semaine|mois|an|personne|hora|día|noche|semana|mes|año|persona)';
const AMOUNT = new RegExp(
  String.raw`^(?:${CURRENCY}\s?)?\d[\d.,'’]*\s?(?:(?:thousand|million|billion|bn)\s?)?(?:${UNIT}|${CURRENCY}|%)?(?:${EACH})?$`,
  'iu',
);
/** Numbers of telephones and accounts, versions, passwords with digits, addresses of mail and of pages. */
const CODE = /^(?:\+?\d[\d\s()/-]*\d|(?=\S*\d)[\p{L}\p{N}._/+-]+|[^\s@]+@[^\s@]+\.[^\s@]+|https?:\/\/\S+)$/u;
/** A name; or the number and the name of a street. */
const CAPITAL = /^(?:\d+\p{L}? )?\p{Lu}/u;

/** What kind of value something is: a day, an hour, an amount, a number that counts nothing, a name, or anything else. */
export function kindOf(value: string): 'DAY' | 'HOUR' | 'AMOUNT' | 'CODE' | 'NAME' | 'OTHER' {
  if (ONLY_HOUR.test(value)) return 'HOUR';
  if (DAY_OR_HOUR.test(value)) return 'DAY';
  if (AMOUNT.test(value)) return 'AMOUNT';
  if (CODE.test(value)) return 'CODE';
  return CAPITAL.test(value) ? 'NAME' : 'OTHER';
}

/** When something is: an hour says nothing of the day, and ends none. Null for what is no time. */
export function timeSlot(value: string): string | null {
  const kind = kindOf(value);
  if (kind === 'HOUR') return 'WHEN HOUR';
  return kind === 'DAY' ? 'WHEN' : null;
}
