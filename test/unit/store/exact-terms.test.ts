import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactTerms } from '../../../src/store/exact-terms.ts';

test.each([
  ['He writes C#, (F#!) and C++.', 'he writes c# f# and c++'],
  ['She knows .NET; it helps', 'she knows .net it helps'],
  ['It runs on node.js, fine', 'it runs on node.js node js fine'],
  ['What did Will say? Will’s plan', 'what did will say will plan'],
  ['José, ＡＢＣ and O’Brien', 'jose abc and obrien'],
  ['root causes/solutions', 'root causes/solutions causes solutions'],
  [
    'id 550e8400-e29b-41d4-a716-446655440000;',
    'id 550e8400-e29b-41d4-a716-446655440000 550e8400 e29b 41d4 a716 446655440000',
  ],
  ['mail bob@example.com.', 'mail bob@example.com bob example.com example com'],
  ['version 3.2.1', 'version 3.2.1'],
  ['Wren🐦 sings', 'wren 🐦 sings'],
  ['^~*? \\ && || ... ', ''],
  ['', ''],
])('%j is cut into %j', (text, terms) => {
  expect(exactTerms(text).join(' ')).toBe(terms);
});

test('composed and decomposed accents give the same terms', () => {
  expect(exactTerms('café'.normalize('NFD'))).toEqual(exactTerms('café'.normalize('NFC')));
});

test('no term holds white space, is empty, or is longer than Lucene keeps, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      for (const term of exactTerms(text)) {
        expect(term).not.toMatch(/\s/u);
        expect(term.length).toBeGreaterThan(0);
        expect(term.length).toBeLessThanOrEqual(255);
      }
    }),
  );
});

test('a word of a query is found in a text however the two are punctuated', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('C#', '.NET', 'node.js', 'C++', 'Alice', 'a@b.org', 'https://x.org/a?b=1'),
      fc.constantFrom('', '"', '(', '«'),
      fc.constantFrom('', ',', '.', '!', ')', '"', '?"', '…'),
      (word, before, after) => {
        const [wanted] = exactTerms(word);
        expect(exactTerms(`we saw ${before}${word}${after} there`)).toContain(wanted);
      },
    ),
  );
});
