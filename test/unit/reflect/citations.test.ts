import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCitations } from '../../../src/reflect/agent/citations.ts';
import { memoryOf } from '../../support/reflect-ports.ts';

const A = memoryOf('0b6a2f9e-1111-4222-8333-444455556666', 'Bob moved to Rome.');
const B = memoryOf('b', 'Bob likes tea.');
const find = (mark: string) => {
  const name = mark.replace(/[[\]() ]/gu, '');
  return name === 'm1' || name === A.id ? A : name === 'm2' ? B : null;
};
const places = (answer: string, listed: string[] = []) => {
  const { text, citations, invented } = readCitations(answer, listed, find);
  return {
    text,
    cited: citations.map(({ memory, start, end }) => [
      memory.id === A.id ? 'A' : 'B',
      text.slice(start, end),
    ]),
    invented,
  };
};

describe('the marks of an answer', () => {
  test.each<[string, object]>([
    [
      'Bob moved [m1]. He likes tea [m2].',
      {
        text: 'Bob moved. He likes tea.',
        cited: [
          ['A', 'Bob moved.'],
          ['B', 'He likes tea.'],
        ],
        invented: [],
      },
    ],
    [
      'Bob moved. [m1] He likes tea.',
      { text: 'Bob moved. He likes tea.', cited: [['A', 'Bob moved.']], invented: [] },
    ],
    [
      'Both [m1, m2].',
      {
        text: 'Both.',
        cited: [
          ['A', 'Both.'],
          ['B', 'Both.'],
        ],
        invented: [],
      },
    ],
    ['Twice [m1][m1].', { text: 'Twice.', cited: [['A', 'Twice.']], invented: [] }],
    [
      'By id [0b6a2f9e-1111-4222-8333-444455556666].',
      { text: 'By id.', cited: [['A', 'By id.']], invented: [] },
    ],
    ['Made up [m9] (m8).', { text: 'Made up.', cited: [], invented: ['m9', 'm8'] }],
    ['[m1] Before.', { text: 'Before.', cited: [['A', 'Before.']], invented: [] }],
    ['Doubled [[m1]].', { text: 'Doubled.', cited: [['A', 'Doubled.']], invented: [] }],
    ['Doubled ([m1]).', { text: 'Doubled.', cited: [['A', 'Doubled.']], invented: [] }],
    [
      'Nested [[m2]m1]. More.',
      {
        text: 'Nested. More.',
        cited: [
          ['B', 'Nested.'],
          ['A', 'Nested.'],
        ],
        invented: [],
      },
    ],
    ['(As he said [m1].)', { text: '(As he said.)', cited: [['A', '(As he said.)']], invented: [] }],
    ['See [1] and [sic].', { text: 'See [1] and [sic].', cited: [], invented: [] }],
    ['', { text: '', cited: [], invented: [] }],
  ])('%s', (answer, expected) => {
    expect(places(answer)).toEqual(expected);
  });

  test('that are only listed are cited for the whole answer', () => {
    expect(places('Bob moved [m1]. He likes tea.', ['m1', 'm2', 'm7']).cited).toEqual([
      ['A', 'Bob moved.'],
      ['B', 'Bob moved. He likes tea.'],
    ]);
    expect(places('x', ['m7', 'all of them']).invented).toEqual(['m7', 'all of them']);
  });

  test('never leave the text, and never cite what was not retrieved', () => {
    const piece = fc.constantFrom(
      'Bob moved',
      '. ',
      ' [m1]',
      '[m2, m9]',
      '\n',
      ' (m1) ',
      '🐦',
      '[',
      ']',
      'm1',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const { text, citations } = readCitations(pieces.join(''), [], find);
        for (const { memory, quote, start, end } of citations) {
          expect([A, B]).toContain(memory);
          expect(memory.text).toContain(quote);
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
        expect(text).not.toMatch(/\[m\d\]/u);
      }),
      { numRuns: 1000 },
    );
  });
});
