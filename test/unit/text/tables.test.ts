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

  it('finds one whose line of dashes is short, as shells and editors draw it', () => {
    for (const [rule, frame] of [
      ['|-|-|', ''],
      ['|:-|-:|', ''],
      ['| - | - |', ''],
      ['------+------', ''],
      ['+------+-----+', '+------+-----+'],
    ] as const) {
      const table = [frame, '| Name | Role |', rule, '| Alice | CTO |', frame].join('\n').trim();
      expect(read(`Look:\n\n${table}\n\nThat is it.`)).toEqual([
        { whole: table, columns: ['Name', 'Role'], rows: ['| Alice | CTO |'] },
      ]);
    }
  });

  it('finds one that is quoted, and none that goes on in another depth of quotation', () => {
    const [heads, rule, row] = ['| Name | Role |', '|---|---|', '| Alice | CTO |'];
    for (const sign of ['> ', '>', '>> ', '> > ']) {
      const table = [heads, rule, row].map((line) => `${sign}${line}`).join('\n');
      expect(read(`${table}\n| other | table |`)).toEqual([
        { whole: table, columns: ['Name', 'Role'], rows: [sign.endsWith(' ') ? ` ${row}` : row] },
      ]);
    }
  });

  it('finds rows alone where all are closed and have as many cells', () => {
    const rows = ['| Alice | CTO |', '| Bob |  |', '| Carl | cook |'];
    expect(read(`Who is who:\n${rows.join('\n')}\nThat is all.`)).toEqual([
      { whole: rows.join('\n'), columns: [], rows },
    ]);
  });

  it('finds those outside of code', () => {
    const table = '| a | b |\n|---|---|\n| 1 | 2 |';
    for (const code of ['```sh\nls | sort\n```', '```ls | sort```', '~~~\n| x | y |\n~~~'])
      expect(read(`${code}\n\n${table}\n\n${code}`)).toEqual([
        { whole: table, columns: ['a', 'b'], rows: ['| 1 | 2 |'] },
      ]);
  });

  it.each([
    'cat notes.txt | grep Alice | sort',
    'Alice | CTO\nBob | designer',
    'Some words\n---\nmore words',
    'One | two | three\n--- | ---\nfour',
    '---|---',
    'No heads\n|---|---|\n| a | b |',
    '```\n| Name | Role |\n|---|---|\n| Alice | CTO |\n```',
    '~~~md\n| Name | Role |\n|---|---|\n| Alice | CTO |\n~~~\nMore.',
    '> ```\n> | Name | Role |\n> |---|---|\n> | Alice | CTO |\n> ```',
    '````\n```\n````\n````\n| a | b |\n|---|---|\n```\n| 1 | 2 |\n````',
    '| only | one line |',
    '| one |\n| cell |',
    '| two | cells |\n| and | then | three |',
    '| closed | row |\nopen | row',
    'the norm |x| of x\n|y| is smaller',
    'a | b\n- | -',
    '> | quoted | heads |\n|---|---|',
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
