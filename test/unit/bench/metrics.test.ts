import { describe, expect, it, test } from 'vitest';
import {
  meanQuality,
  ndcgAt,
  percentile,
  rankingQuality,
  recallAt,
  reciprocalRank,
} from '../../bench/metrics.ts';

describe('the quality of a ranking, worked by hand', () => {
  const ranking = ['x', 'a', 'y', 'b', 'z', 'c'];
  const relevant = new Set(['a', 'b', 'c', 'missing']);

  it('recall is the share of the relevant found among the first k', () => {
    expect([1, 2, 5, 6, 10].map((k) => recallAt(k, ranking, relevant))).toEqual([0, 0.25, 0.5, 0.75, 0.75]);
  });

  it('the reciprocal rank is one over the place of the first relevant one', () => {
    expect(reciprocalRank(ranking, relevant)).toBe(1 / 2);
    expect(reciprocalRank(['x'], relevant)).toBe(0);
  });

  it('nDCG divides by what the best ranking of four would gain', () => {
    // Places 2, 4, 6: 1/log2(3) + 1/log2(5) + 1/log2(7) = 0.6309 + 0.4307 + 0.3562 = 1.4178
    // Best, places 1 to 4: 1 + 0.6309 + 0.5 + 0.4307 = 2.5616
    expect(ndcgAt(10, ranking, relevant)).toBeCloseTo(1.4178 / 2.5616, 4);
  });

  it('nDCG of a perfect ranking is 1, also when more is relevant than fits', () => {
    expect(ndcgAt(2, ['a', 'b', 'x'], relevant)).toBe(1);
    expect(ndcgAt(10, ['a', 'b', 'c', 'missing'], relevant)).toBe(1);
  });

  it('hit@10 does not see the eleventh place', () => {
    const eleven = [...'qwertyuiop', 'a'];
    expect(rankingQuality(eleven, relevant)).toMatchObject({
      hitAt10: 0,
      recallAt10: 0,
      recallAt20: 0.25,
      reciprocalRank: 1 / 11,
    });
  });

  it('means are over questions, not over evidence', () => {
    const perfect = rankingQuality(['a'], new Set(['a']));
    const miss = rankingQuality(['x'], relevant);
    expect(meanQuality([perfect, miss, miss, miss])).toMatchObject({
      recallAt5: 0.25,
      hitAt10: 0.25,
      ndcgAt10: 0.25,
    });
    expect(meanQuality([]).recallAt10).toBe(0);
  });
});

describe('percentiles', () => {
  it('are samples: the nearest rank', () => {
    const samples = [15, 20, 35, 40, 50];
    expect([0.05, 0.3, 0.4, 0.5, 1].map((p) => percentile(samples, p))).toEqual([15, 20, 20, 35, 50]);
  });

  it('do not depend on the order of the samples', () => {
    expect(percentile([100, 9, 20], 0.5)).toBe(20);
  });
});

test('counts a turn that several facts stand for once', () => {
  expect(recallAt(3, ['a', 'a', 'b'], new Set(['a', 'c']))).toBe(0.5);
  expect(ndcgAt(3, ['a', 'a', 'b'], new Set(['a']))).toBe(1);
});
