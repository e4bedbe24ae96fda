import { describe, expect, it } from 'vitest';
import { findTables, isTableRule, rowWords } from '../../../src/text/tables.ts';

function read(text: string) {
  return findTables(text).map(({ start, end, columns, rows }) => ({
    whole: text.slice(start, end),
    columns,
    rows: rows.map((row) => text.slice(row.start, row.end)),
  }));
}

describe('findTables', () => {
  it('finds heads and rows, with and without outer signs, with either line break', () => {
    for (const line of ['\n', '\r\n'])
      for (const [head, rule, one, two] of [
        ['| Name | Role |', '|------|:----:|', '| Alice | CTO |', '| Bob | designer |'],
        ['Name | Role', '--- | ---', 'Alice | CTO', 'Bob | designer'],
      ] as const) {
        const table = [head, rule, one, two].join(line);
        expect(read(`Our team:${line}${line}${table}${line}${line}That is all | really.`)).toEqual([
          { whole: table, columns: ['Name', 'Role'], rows: [one, two] },
        ]);
      }
  });

  it('finds several tables, and one without rows', () => {
    const text = '| a | b |\n|--|--|\n\nSome words.\n\n| c |\n|---|\n| 1 |';
    expect(read(text).map(({ columns, rows }) => [columns, rows])).toEqual([
      [['a', 'b'], []],
      [['c'], ['| 1 |']],
    ]);
  });

  it.each([
    'cat notes.txt | grep Alice | sort',
    'Alice | CTO\nBob | designer',
    'Some words\n---\nmore words',
    'One | two | three\n--- | ---\nfour',
    '---|---',
    'No heads\n|---|---|\n| a | b |',
  ])('finds none in %j', (text) => {
    expect(findTables(text)).toEqual([]);
  });

  it('takes linear time', () => {
    const rows = '| a | b |\n'.repeat(50_000);
    expect(findTables(`| x | y |\n|--|--|\n${rows}`)[0]?.rows).toHaveLength(50_000);
    expect(isTableRule(`|${' --- |'.repeat(20_000)} x`)).toBe(false);
  });
});

describe('rowWords', () => {
  it('names the column of each cell', () => {
    expect(rowWords('| Alice |  | a \\| b |', ['Name', 'Role', 'Sign'])).toBe('Name: Alice; Sign: a | b');
    expect(rowWords('Alice | CTO | since May', ['Name', ''])).toBe('Name: Alice; CTO; since May');
  });
});
