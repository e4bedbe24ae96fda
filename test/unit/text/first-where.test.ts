import { expect, test } from 'vitest';
import { firstWhere } from '../../../src/text/first-where.ts';

test.each([
  [[], 5, 0],
  [[5], 5, 0],
  [[4], 5, 1],
  [[1, 3, 5, 5, 8], 5, 2],
  [[1, 3, 5, 5, 8], 0, 0],
  [[1, 3, 5, 5, 8], 9, 5],
])('of %j the first that is at least %i stands at %i', (numbers, least, index) => {
  expect(firstWhere(numbers.length, (at) => (numbers[at] ?? 0) >= least)).toBe(index);
});
