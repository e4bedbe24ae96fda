import { describe, expect, it } from 'vitest';
import { MAX_QUERY_NAMES, queryNames } from '../../../src/recall/query-names.ts';
import { hasMeaning, queryText } from '../../../src/recall/query-text.ts';

describe('names that may stand in a query', () => {
  it('are its runs of one to four words, folded', () => {
    expect(queryNames('Does José know Bank of America?')).toEqual(
      expect.arrayContaining(['jose', 'bank of america']),
    );
  });

  it('count a possessive both ways', () => {
    expect(queryNames("Alice's brother at McDonald's")).toEqual(
      expect.arrayContaining(['alice', 'mcdonalds', 'mcdonald']),
    );
  });

  it('keep Will when he is written as a name, and leave the verb out', () => {
    expect(queryNames('What did Will say?')).toContain('will');
    expect(queryNames('what will she say?')).not.toContain('will');
  });

  it('keep the signs that tell languages apart', () => {
    expect(queryNames('Is it C# or C++ or .NET?')).toEqual(expect.arrayContaining(['c#', 'c++', '.net']));
  });

  it('are bounded for a query of 5,000 words', () => {
    const query = Array.from({ length: 5000 }, (_, index) => `word${index}`).join(' ');
    expect(queryNames(query)).toHaveLength(MAX_QUERY_NAMES);
  });
});

describe('the text of a query', () => {
  it('loses NUL and halves of surrogate pairs and is composed', () => {
    expect(queryText(' a\u0000b\uD83D cafe\u0301 ')).toBe('a b  caf\u00E9');
  });

  it.each(['', '   ', '\n\t', '\u0000', '\uD800'])('refuses %j, which asks nothing', (query) => {
    expect(() => queryText(query)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
  });

  it.each(['?!', '^~*?', '\\', '""', '&&'])(
    '%j is asked as it is, and holds no meaning to embed',
    (query) => {
      expect(queryText(query)).toBe(query);
      expect(hasMeaning(query)).toBe(false);
    },
  );

  it.each(['C++', '🐦', '7', 'кот', '東京', '<|endoftext|>'])('%j holds a meaning', (query) => {
    expect(hasMeaning(query)).toBe(true);
  });
});
