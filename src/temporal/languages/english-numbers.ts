import { oneOf } from '../lexicon.ts';

const TENS = oneOf(numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10));
const ONES = oneOf(numbered('one two three four five six seven eight nine', 1));
const BELOW_TWENTY = oneOf({
  ...numbered('one two three four five six seven eight nine ten eleven twelve thirteen', 1),
  ...numbered('fourteen fifteen sixteen seventeen eighteen nineteen', 14),
  a: 1,
  an: 1,
  'a couple of': 2,
  'a couple': 2,
  'couple of': 2,
  couple: 2,
  'a dozen': 12,
  'a hundred': 100,
});
const ORDINAL_ONES = oneOf(numbered('first second third fourth fifth sixth seventh eighth ninth', 1));
const ORDINAL_REST = oneOf({
  ...numbered(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth',
    1,
  ),
  ...numbered('fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth', 14),
  twentieth: 20,
  thirtieth: 30,
});

/** Words in order, each one step more than the one before. */
export function numbered(words: string, from: number, step = 1): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, from + index * step]));
}

/** "two", "a couple of", "twenty-one", as the source of a regular expression: tens and ones are not spelled out pair by pair. */
export const COUNT_SOURCE = `(?:${TENS.source})(?:[\\s-](?:${ONES.source}))?|${BELOW_TWENTY.source}`;
export const ORDINAL_SOURCE = `(?:twenty|thirty)[\\s-](?:${ORDINAL_ONES.source})|${ORDINAL_REST.source}`;

/** Value of a number in words; undefined when they are none. */
export function countOf(words: string): number | undefined {
  return numberIn(words, BELOW_TWENTY.read, ONES.read);
}

/** Place of an ordinal in words, from 1. */
export function placeOf(words: string): number | undefined {
  return numberIn(words, ORDINAL_REST.read, ORDINAL_ONES.read);
}

type Read = (words: string) => number | string | undefined;

function numberIn(words: string, whole: Read, ones: Read): number | undefined {
  const value = whole(words);
  if (value !== undefined) return Number(value);
  const [ten = '', one] = words.split(/[\s-]/);
  const tens = TENS.read(ten);
  if (tens === undefined) return undefined;
  return Number(tens) + (one === undefined ? 0 : Number(ones(one) ?? Number.NaN));
}
