import { expect, test } from 'vitest';
import { linkScore } from '../../../src/domain/link-score.ts';

test.each([
  [1, 0.46],
  [2, 0.76],
  [3, 0.91],
])('%i shared entities score %f', (sharedEntities, score) => {
  expect(linkScore({ sharedEntities, semantic: 0, causal: 0 })).toBeCloseTo(score, 2);
});

test('a semantic and a causal link count on top, three in all at most', () => {
  expect(linkScore({ sharedEntities: 1, semantic: 0.8, causal: 1 })).toBeCloseTo(0.4621 + 1.8, 4);
  expect(linkScore({ sharedEntities: 1000, semantic: 1, causal: 1 })).toBe(3);
});
