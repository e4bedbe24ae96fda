import type { Word } from '../../text/words.ts';

/** "2023", "2023/24". */
const YEAR = /^(?:19|20)\d\d(?:[-/]\d{2,4})?$/u;
/** Words behind which a year is a date: "in 2023 Budget talks failed", "since 2019 Project Heron grew". */
const LEADS_DATE =
  /^(?:in|since|by|until|till|from|to|before|after|of|during|late|early|mid|end|around|between|through|year|summer|spring|autumn|fall|winter|im|seit|bis|ab|ende|anfang|mitte|en|depuis|desde|hasta|em|\d.*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)$/u;

/** The years that stand right before and right after some words; null where none does. */
export interface YearsBeside {
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * The years beside the words from `first` to before `end`, save those that are a date of their own.
 * @param sentence where the words stand
 */
export function yearsBeside(
  sentence: string,
  words: readonly Word[],
  { first, end }: { readonly first: number; readonly end: number },
): YearsBeside {
  const head = words[first];
  const last = words[end - 1];
  const left = words[first - 1];
  const right = words[end];
  const isBefore =
    left !== undefined &&
    head !== undefined &&
    YEAR.test(left.text) &&
    sentence.slice(left.end, head.start) === ' ' &&
    !LEADS_DATE.test(words[first - 2]?.text.toLowerCase() ?? '');
  const isAfter =
    right !== undefined &&
    last !== undefined &&
    YEAR.test(right.text) &&
    sentence.slice(last.end, right.start) === ' ' &&
    !/^(?:[:%°€$]|-\d)/u.test(sentence.slice(right.end));
  return { before: isBefore ? left.text : null, after: isAfter ? right.text : null };
}
