import { matching, type SlotPattern } from '../lexicon.ts';

const DIGITS: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};

/** Value of a number written in Chinese characters, up to 99 with 十, or digit by digit (二〇一九). */
export function hanNumber(text: string): number {
  if (!text.includes('十')) return Number([...text].map((character) => DIGITS[character] ?? 0).join(''));
  const [tens = '', ones = ''] = text.split('十');
  return (DIGITS[tens] ?? 1) * 10 + (DIGITS[ones] ?? 0);
}

/** A slot of figures or Chinese numerals. */
export function numeral(figures: string, characters: string): SlotPattern {
  return matching(`${figures}|${characters}`, (words) =>
    /^\d/.test(words) ? Number(words) : hanNumber(words),
  );
}

export const HAN_COUNT = '[一二两兩三四五六七八九]?十[一二三四五六七八九]?|[一二两兩三四五六七八九]';
export const HAN_MONTH = '十[一二]?|[一二三四五六七八九]';
export const HAN_DAY = '[二三]?十[一二三四五六七八九]?|[一二三四五六七八九]';
export const HAN_YEAR = '[一二][〇零一二三四五六七八九]{3}';
