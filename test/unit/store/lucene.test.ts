import { expect, test } from 'vitest';
import { aliasClause, luceneQueries, MAX_CLAUSES, quote } from '../../../src/store/lucene.ts';

const BANK = { bankKey: 'k1', tagKeys: null };

test('words go in quoted, grammar stays out, and the bank adds no score', () => {
  expect(luceneQueries('What did the pipeline break?', BANK)).toEqual({
    text: '+bankKey:"k1"^0 +text:("pipeline" "break")',
    exact: '+bankKey:"k1"^0 +exactTerms:("pipeline" "break")',
    cjk: null,
  });
});

test('a word of grammar that is written as a name is looked up exactly', () => {
  expect(luceneQueries('What did Will say?', BANK).exact).toContain('("will" "say")');
  expect(luceneQueries('What will happen?', BANK).exact).toContain('("happen")');
});

test('a query of nothing but grammar is looked up exactly, word by word', () => {
  expect(luceneQueries('what was it', BANK)).toEqual({
    text: null,
    exact: '+bankKey:"k1"^0 +exactTerms:("what" "was" "it")',
    cjk: null,
  });
});

test('punctuation alone is no query', () => {
  expect(luceneQueries('?! "" \\ && ^~*', BANK)).toEqual({ text: null, exact: null, cjk: null });
});

test('visible tags go in too, untagged memories as those without a key', () => {
  expect(luceneQueries('x1', { bankKey: 'k1', tagKeys: ['', 'ab'] }).text).toBe(
    '+bankKey:"k1"^0 +(tagKey:"ab" (*:* -tagKey:*))^0 +text:("x1")',
  );
});

test('more tag keys than clauses are left to the filter after the index', () => {
  const tagKeys = Array.from({ length: 501 }, (_, at) => `t${at}`);
  expect(luceneQueries('x1', { bankKey: 'k1', tagKeys }).text).toBe('+bankKey:"k1"^0 +text:("x1")');
});

test('Chinese, Japanese and Korean go in as pairs of characters, so that a question finds a word inside it', () => {
  expect(luceneQueries('東京タワー', BANK).cjk).toBe('+bankKey:"k1"^0 +text:("東京" "京タ" "タワ" "ワー")');
  expect(luceneQueries('東京タワー', BANK).text).toBeNull();
});

test('quotes and backslashes of a text stay text', () => {
  expect(quote('a"b\\')).toBe('"a\\"b\\\\"');
  expect(aliasClause(['say "c#"'])).toBe('+aliasKeys:("say \\"c#\\"")');
});

test('a query of thousands of words is cut to the most telling ones and keeps what looks like an identifier', () => {
  const words = Array.from(
    { length: 5000 },
    (_, at) =>
      `${'abcdefghij'[at % 10]}${'klmno'[at % 5]}${String.fromCharCode(97 + (at % 26), 97 + ((at >> 4) % 26))}`,
  );
  const { text, exact } = luceneQueries([...words, 'x-99'].join(' '), BANK);
  expect(exact?.match(/"/g)?.length).toBeLessThanOrEqual(2 * MAX_CLAUSES + 2);
  expect(text?.match(/"/g)?.length).toBeLessThanOrEqual(2 * MAX_CLAUSES + 2);
  expect(exact).toContain('"x-99"');
});
