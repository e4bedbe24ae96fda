import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findQuote } from '../../../../src/retain/extract/find-quote.ts';

const TEXT =
  'Alice: I’ve  moved\nto “Rome” — the city. We met in the café on 5 May (why?).\nBob: 我昨天去了北京。 Ωmega';

function wordsAt(quote: string): string | null {
  const found = findQuote(TEXT, quote);
  return found === null ? null : TEXT.slice(found.start, found.end);
}

describe('a quote is found', () => {
  test.each<[string, string, string]>([
    ['as it stands', 'the city.', 'the city.'],
    ['with signs of patterns', 'on 5 May (why?)', 'on 5 May (why?)'],
    ['with other white space', ' moved to ', 'moved\nto'],
    ['in another case', 'WE MET IN', 'We met in'],
    ['with other quotation marks', `I've moved to "Rome"`, 'I’ve  moved\nto “Rome”'],
    ['with another dash', '- the city', '— the city'],
    ['with accents in another form', 'in the cafe\u0301 on', 'in the café on'],
    ['between quotation marks of its own', '"We met in the café"', 'We met in the café'],
    ['with its speaker before it', 'Carol: We met in', 'We met in'],
    ['with a mark at its end that is not there', 'We met in the café.', 'We met in the café'],
    ['with words left out', 'We met … 5 May', 'We met in the café on 5 May'],
    ['with words left out in brackets', 'moved [...] the city', 'moved\nto “Rome” — the city'],
    ['in Chinese', '我昨天去了北京', '我昨天去了北京'],
  ])('%s', (_, quote, words) => {
    expect(wordsAt(quote)).toBe(words);
  });

  test.each<[string, string]>([
    ['in another order', 'Rome moved to'],
    ['with another word', 'We met in the bar'],
    ['empty', ' '],
    ['of signs alone', '...'],
    ['of one letter', 'a'],
    ['with parts in another order', '5 May … We met'],
  ])('nowhere when it is %s', (_, quote) => {
    expect(wordsAt(quote)).toBeNull();
  });

  test('nowhere when its parts stand far apart', () => {
    const far = `Alice moved. ${'x '.repeat(400)} to Rome.`;
    expect(findQuote(far, 'Alice moved ... to Rome')).toBeNull();
  });

  test('wherever it was copied from', () => {
    fc.assert(
      fc.property(fc.nat(TEXT.length), fc.nat(TEXT.length), (a, b) => {
        const quote = TEXT.slice(Math.min(a, b), Math.max(a, b));
        fc.pre((quote.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 2);
        expect(wordsAt(quote)?.trim()).toBe(quote.trim());
        expect(wordsAt(quote.toUpperCase().replace(/\s+/gu, '  '))?.toUpperCase()).toBe(
          quote.trim().toUpperCase(),
        );
      }),
    );
  });
});
