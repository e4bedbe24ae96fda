import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likenessOf, sayingOf } from '../../../src/text/saying.ts';

const SAME: readonly (readonly [string, string, string])[] = [
  ['case', 'Alice moved to Lisbon', 'ALICE moved to lisbon'],
  ['punctuation', 'Alice: I moved to Lisbon, in March!', 'Alice - I moved to Lisbon (in March).'],
  ['space', 'Alice  moved\n\tto Lisbon ', 'Alice moved to Lisbon'],
  ['width', 'Ａｌｉｃｅ　ｍｏｖｅｄ in ２０２４', 'Alice moved in 2024'],
  ['width of kana with its marks', 'ﾘｽﾎﾞﾝに引っ越した', 'リスボンに引っ越した'],
  ['composition', 'Jose\u0301 left', 'José left'],
  ['articles', 'The office is in an old house', 'Office is in old house'],
  ['an article in front', 'A friend of Bob came', 'friend of Bob came'],
  ['sounds', 'Oh, um, Bob left', 'Bob left'],
  ['apostrophes', 'Bob doesn’t smoke', "Bob doesn't smoke"],
  ['hyphens', 'a follow-up e-mail', 'a follow up e mail'],
  ['space between letters that need none', '我 爱 你', '我爱你'],
  ['the selector of a colour', 'Thanks ❤️', 'Thanks ❤'],
];

const DIFFERENT: readonly (readonly [string, string, string])[] = [
  ['numbers', 'The meeting is in Room 101', 'The meeting is in Room 102'],
  ['a digit of many', 'The account is 4471 2209 1180', 'The account is 4471 2209 1181'],
  ['decimals', 'It costs 1.5 euros', 'It costs 15 euros'],
  ['signs', 'It was -5 degrees', 'It was 5 degrees'],
  ['per cent', 'It grew by 50%', 'It grew by 50'],
  ['currencies', 'It costs $5', 'It costs €5'],
  ['powers', 'about 10² of them', 'about 102 of them'],
  ['times', 'at 10:30', 'at 10 30'],
  ['negation', 'Alice likes tea', 'Alice does not like tea'],
  ['short negation', "Alice does like tea and doesn't smoke", "Alice doesn't like tea and does smoke"],
  ['negation in Chinese', '他喜欢茶', '他不喜欢茶'],
  ['speakers', 'Alice: I like tea', 'Bob: I like tea'],
  [
    'one other word in many',
    `Alice bought apples ${'and more '.repeat(40)}`,
    `Alice bought pears ${'and more '.repeat(40)}`,
  ],
  ['order', 'Alice gave Bob the book', 'Bob gave Alice the book'],
  ['directions', 'The train from Rome to Paris', 'The train from Paris to Rome'],
  ['prepositions', 'He flew to Paris', 'He flew from Paris'],
  ['tense', 'Alice is the manager', 'Alice was the manager'],
  ['questions', 'Alice moved to Lisbon?', 'Alice moved to Lisbon.'],
  ['signs of names', 'She writes C++', 'She writes C#'],
  ['a dot of names', 'She knows .NET', 'She knows net'],
  ['letters of names', 'Plan A failed', 'The plan failed'],
  ['marks', 'She got an A in maths', 'She got an in maths'],
  ['grades', 'An A. That is good', 'An. That is good'],
  ['pictures', 'Fine 😀', 'Fine 😢'],
  ['accents', 'He is a résumé writer', 'He is a resume writer'],
];

describe('what is said', () => {
  it.each(SAME)('is the same for texts that differ in %s', (_what, a, b) => {
    expect(sayingOf(a)).toBe(sayingOf(b));
    expect(likenessOf(a)).toBe(likenessOf(b));
  });

  it.each(DIFFERENT)('differs for texts that differ in %s', (_what, a, b) => {
    expect(sayingOf(a)).not.toBe(sayingOf(b));
  });

  it('of a text without words is the text', () => {
    expect(sayingOf(' … ')).toBe('…');
    expect(sayingOf('…')).not.toBe(sayingOf('—'));
  });
});

describe('the likeness of texts', () => {
  const anyText = fc.string({ unit: 'grapheme' });
  const word = fc.constantFrom(
    'Alice',
    'tea',
    'likes',
    'not',
    '5',
    'İstanbul',
    'ｔｅａ',
    'Größe',
    '茶',
    "don't",
    '€',
  );
  const gap = fc.constantFrom(' ', '  ', ', ', ' – ', '; ', ' the ', ' an ', ' oh, ', '\u3000');
  const written = fc.array(fc.tuple(word, gap, gap, fc.boolean()), { minLength: 1 });

  it('is the same wherever the saying is', () => {
    fc.assert(
      fc.property(written, (parts) => {
        const one = parts.map(([text, before]) => `${before}${text}`).join('');
        const other = parts
          .map(
            ([text, , before, isLoud]) =>
              `${before}${isLoud && text !== 'Größe' ? text.toUpperCase() : text}`,
          )
          .join('');
        expect(sayingOf(other)).toBe(sayingOf(one));
        expect(likenessOf(other)).toBe(likenessOf(one));
      }),
    );
  });

  it('does not depend on case, space and punctuation', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const ascii = text.replace(/[^ -~]/g, '');
        const shouted = ` ${ascii.toUpperCase()} ! `;
        expect(likenessOf(shouted)).toBe(likenessOf(ascii));
      }),
    );
  });

  it('differs for nearly all texts that differ', () => {
    const rooms = Array.from(
      { length: 1000 },
      (_, i) =>
        `memory of ${'abcdefghij'[i % 10]}${'klmnopqrst'[Math.floor(i / 10) % 10]}${'uvwxyzabcd'[Math.floor(i / 100)]}es`,
    );
    expect(new Set(rooms.map(likenessOf)).size).toBe(1000);
  });
});
