import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey } from '../../../src/text/name-key.ts';

const SAME: readonly (readonly string[])[] = [
  ['Wren', 'wren', ' WREN ', 'Wren 🐦', '🐦 Wren', 'Wren!', '"Wren"'],
  ['José', 'Jose', 'JOSÉ', 'Jose\u0301'],
  ['İstanbul', 'istanbul', 'İSTANBUL', 'Istanbul'],
  ['Straße', 'strasse', 'STRASSE', 'STRAẞE'],
  ['Ａｌｉｃｅ', 'Alice', 'Alice.'],
  ['Alice C.', 'alice c'],
  ['Acme Inc.', 'ACME Inc'],
  ['U.S.', 'US', 'u.s'],
  ['J. R. R. Tolkien', 'J.R.R. Tolkien', 'JRR Tolkien'],
  ["O'Brien", 'O’Brien', 'OBrien'],
  ['Jean-Luc', 'Jean Luc', 'jean  luc'],
  ['Johnson & Johnson', 'Johnson and Johnson'],
  ['Søren', 'Soren'],
  ['Łukasz', 'Lukasz'],
  ['Όλγα', 'ολγα'],
  ['Σίσυφος', 'ΣΊΣΥΦΟΣ'],
  ['GPT-4', 'GPT 4', 'gpt‑4'],
  ['مُحَمَّد', 'محمد'],
  ['Фёдор', 'Федор'],
  ['ガンダム', 'ｶﾞﾝﾀﾞﾑ'],
  ['Gore-Tex™', 'gore tex'],
  ['@alice', 'alice'],
  ['.NET', '.net', '(.NET)', '.NET.'],
  ['Node.js', 'node.js', 'node.js.'],
];

const DIFFERENT: readonly (readonly string[])[] = [
  ['C', 'C++', 'C#', 'C.NET', 'F#'],
  ['.NET', 'NET', 'NET.js'],
  ['Node.js', 'Node js', 'Nodejs'],
  ['Room 101', 'Room 102'],
  ['Project A', 'Project B'],
  ['Alice Chan', 'Alice Chen'],
  ['Java', 'JavaScript'],
  ['v3.2.1', 'v3.2.2'],
  ['東京', '京都', '東京都'],
  ['кит', 'кии', 'кий'],
  ['नमक', 'नमकी'],
  ['🐦', '🐤'],
];

describe('nameKey', () => {
  it.each(SAME.map((names) => [names]))('gives one key to %j', (names) => {
    expect(new Set(names.map(nameKey)).size).toBe(1);
  });

  it.each(DIFFERENT.map((names) => [names]))('keeps %j apart', (names) => {
    expect(new Set(names.map(nameKey)).size).toBe(names.length);
  });

  it.each([
    ['İstanbul', 'istanbul'],
    ['Straße', 'strasse'],
    ['Alice C.', 'alice c'],
    ['.NET', '.net'],
    ['C++', 'c++'],
    ['AT&T', 'at and t'],
    ['🐦', '🐦'],
    ['...', '...'],
    ['©', '©'],
    [' ™ ', '™'],
    ['田中さん', '田中さん'],
    ['A..B', 'a b'],
  ])('writes the key of %s as %s', (name, key) => {
    expect(nameKey(name)).toBe(key);
  });

  it('is its own key, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(nameKey(nameKey(name))).toBe(nameKey(name));
      }),
      { numRuns: 3000 },
    );
  });

  it('is its own key for names made of the signs it treats specially', () => {
    const signs = fc.string({ unit: fc.constantFrom(..."aBß.+#&'’ -İıςé1ゞﾞ\u0301🐦") });
    fc.assert(
      fc.property(signs, (name) => {
        expect(nameKey(nameKey(name))).toBe(nameKey(name));
      }),
      { numRuns: 3000 },
    );
  });

  it('is empty only for a blank name, lone surrogates included', () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 });
    fc.assert(
      fc.property(units, (codes) => {
        const name = String.fromCharCode(...codes);
        expect(nameKey(name) === '').toBe(name.trim() === '');
      }),
      { numRuns: 3000 },
    );
  });
});
