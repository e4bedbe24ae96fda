import { describe, expect, test } from 'vitest';
import { FAR_FUTURE } from '../../../src/domain/instant.ts';
import { givenFacts } from '../../../src/retain/given-facts.ts';
import { fact } from './requests.ts';

const CONTENT = 'Notes. Alice  joined\nGoogle in spring. Bob left (why?).';

test('a fact is grounded by its quote, without one by its own text, and else stands for the whole content', () => {
  const facts = [
    fact('Alice works at Google', { quote: 'Alice joined Google' }),
    fact('Bob left'),
    fact('Carol stayed'),
    fact('Bob left', { quote: 'Bob departed' }),
  ];
  expect(givenFacts(facts, CONTENT, 'UTC').map(({ start, end, grounded }) => [start, end, grounded])).toEqual(
    [
      [7, 27, true],
      [39, 47, true],
      [0, CONTENT.length, false],
      [0, CONTENT.length, false],
    ],
  );
});

const utc = (...parts: [number, number, number?, number?, number?]) => Date.UTC(...parts);

describe('a date is as exact as the borders of the calendar that it keeps', () => {
  test.each([
    ['a year', utc(2024, 0), utc(2025, 0), 'YEAR'],
    ['a decade', utc(1990, 0), utc(2000, 0), 'YEAR'],
    ['a month', utc(2024, 1), utc(2024, 2), 'MONTH'],
    ['a season', utc(2024, 2), utc(2024, 5), 'MONTH'],
    ['29 February', utc(2024, 1, 29), utc(2024, 2, 1), 'DAY'],
    ['an hour', utc(2024, 2, 1, 15), utc(2024, 2, 1, 16), 'HOUR'],
    ['ten minutes', utc(2024, 2, 1, 15, 10), utc(2024, 2, 1, 15, 20), 'MINUTE'],
    ['something that began on a day and goes on', utc(2024, 0), FAR_FUTURE, 'DAY'],
  ] as const)('%s', (_, occurredStart, occurredEnd, precision) => {
    const [made] = givenFacts([fact('f', { occurredStart, occurredEnd })], 'c', 'UTC');
    expect(made?.occurred).toEqual({ start: occurredStart, end: occurredEnd, precision });
  });
});

test('a start alone is a whole day at midnight of its timezone, and else a minute', () => {
  const midnightInBerlin = utc(2024, 2, 30, 23);
  const occurred = (occurredStart: number) =>
    givenFacts([fact('f', { occurredStart })], 'c', 'Europe/Berlin')[0]?.occurred;
  // The clock goes forward on 31 March 2024: that day has 23 hours.
  expect(occurred(midnightInBerlin)).toEqual({
    start: midnightInBerlin,
    end: midnightInBerlin + 23 * 3_600_000,
    precision: 'DAY',
  });
  expect(occurred(utc(2024, 2, 31, 0))).toMatchObject({ end: utc(2024, 2, 31, 0, 1), precision: 'MINUTE' });
  expect(occurred(utc(9999, 11, 31, 0))?.end).toBeLessThanOrEqual(FAR_FUTURE);
});
