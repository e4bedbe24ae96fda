import { describe, expect, it } from 'vitest';
import type { Reranker } from '../../../src/domain/ports/models.ts';
import type { RecallStore } from '../../../src/domain/ports/recall-store.ts';
import { liftBoosted } from '../../../src/recall/lift-boosted.ts';
import { recall } from '../../../src/recall/recall.ts';
import { calibrate } from '../../../src/recall/rerankers/cross-encode.ts';
import { rerankInput } from '../../../src/recall/rerankers/rerank-input.ts';
import { spreadBases } from '../../../src/recall/rerankers/spread-by-rank.ts';
import { DEFAULT_RECALL_SETTINGS } from '../../../src/recall/settings.ts';
import { day, judged, NOW, ports, request, store } from './small-world.ts';

const found = store({
  searchSemantic: async () => [
    { memoryId: 'a', score: 0.9 },
    { memoryId: 'b', score: 0.8 },
    { memoryId: 'c', score: 0.7 },
  ],
});

function keywordOnly(...ids: string[]): Pick<RecallStore, 'searchSemantic' | 'searchKeyword'> {
  return {
    searchSemantic: async () => [],
    searchKeyword: async () => ids.map((memoryId, index) => ({ memoryId, score: 9 - index })),
  };
}

function reranker(scores: readonly number[], calibration: Reranker['calibration'] = 'LOGIT'): Reranker {
  return { model: 'unit', calibration, score: async () => scores };
}

describe('calibration', () => {
  it('takes logits through the sigmoid: 0 → 0.5, 2 → 0.881, −2 → 0.119', () => {
    expect([0, 2, -2].map((raw) => Number(calibrate(raw, 'LOGIT').toFixed(3)))).toEqual([0.5, 0.881, 0.119]);
  });

  it('takes logits that happen to lie in [0, 1] through the sigmoid all the same', () => {
    expect(calibrate(0.9, 'LOGIT')).toBeCloseTo(0.7109, 4);
  });

  it('passes scores that are calibrated already', () => {
    expect(calibrate(0.9, 'UNIT')).toBe(0.9);
  });

  it('survives huge logits', () => {
    expect(calibrate(800, 'LOGIT')).toBe(1);
    expect(calibrate(-800, 'LOGIT')).toBe(0);
  });
});

describe('without a reranker', () => {
  const places = (count: number) => Array.from({ length: count }, (_, index) => ({ fusedRank: index + 1 }));

  it('spreads the bases over [0.1, 1] by RRF place: of 100, the tenth has 10 ^ −½', () => {
    const bases = spreadBases(places(100));
    expect(bases[0]).toBe(1);
    expect(bases[9]).toBeCloseTo(0.316_23, 5);
    expect(bases[99]).toBeCloseTo(0.1, 10);
  });

  it('takes the cosine for the relevance, never below 0, and 0 where there is none', async () => {
    const cosines = new Map([
      ['b', 0.7],
      ['c', -0.2],
    ]);
    const result = await recall(
      request({ reranker: 'NONE' }),
      ports({ store: { ...found, measureCosines: async () => cosines, ...keywordOnly('b', 'c', 'd') } }),
      DEFAULT_RECALL_SETTINGS,
    );
    expect(result.hits.map(({ scores }) => scores.relevance)).toEqual([0.7, 0, 0]);
  });

  it('leaves the best of 300 in front of the third whatever recency says, and lets it reorder equals', () => {
    const bases = spreadBases(places(300));
    const [first = 0, , third = 0] = bases;
    expect(first * 0.92).toBeGreaterThan(third * 1.1);
    expect((bases[99] ?? 0) * 0.92).toBeLessThan((bases[100] ?? 0) * 1.1);
  });

  it('gives equal sums the same base, so that the date decides between them', () => {
    const spread = spreadBases([{ fusedRank: 1 }, { fusedRank: 1 }, { fusedRank: 3 }]);
    expect(spread.map((base) => Number(base.toFixed(10)))).toEqual([1, 1, 0.1]);
  });

  it('gives a single candidate the whole base', () => {
    expect(spreadBases(places(1))).toEqual([1]);
  });
});

describe('a strategy boost after reranking', () => {
  const ranked = ['s1', 's2', 's3', 's4', 'g5'].map((id, index) =>
    judged(id, {
      base: 0.9 - index / 10,
      foundBy: [{ strategy: id.startsWith('g') ? 'GRAPH' : 'SEMANTIC', rank: 1, score: 1 }],
    }),
  );

  it.each([
    [1.5, 4, 0.6],
    [2, 3, 0.7],
    [4, 2, 0.8],
  ])('by %f lifts a hit at place 5 to the base at place %i', (divisor, _place, base) => {
    const lifted = liftBoosted(ranked, new Map([['GRAPH', divisor]]));
    expect(lifted[4]?.base).toBeCloseTo(base, 10);
  });

  it('on the graph arm leaves the best semantic hit where it is', () => {
    const lifted = liftBoosted(ranked, new Map([['GRAPH', 4]]));
    expect(lifted.slice(0, 4).map(({ base }) => base)).toEqual(ranked.slice(0, 4).map(({ base }) => base));
  });
});

describe('what a reranker reads', () => {
  it('is dated by the occurrence', () => {
    expect(rerankInput({ occurred: day(2024, 3, 9), mentionedAt: NOW }, 'Alice left.', 'UTC')).toBe(
      '[Date: 2024-03-09] Alice left.',
    );
  });

  it('is dated by the mention when nothing says when it happened', () => {
    expect(rerankInput({ occurred: null, mentionedAt: NOW }, 'Alice left.', 'UTC')).toBe(
      '[Date: 2025-06-18] Alice left.',
    );
  });

  it('has the day of the asker’s timezone, and four digits in every year', () => {
    const late = { occurred: null, mentionedAt: Date.UTC(2025, 5, 18, 23) };
    expect(rerankInput(late, 'x', 'Asia/Tokyo')).toBe('[Date: 2025-06-19] x');
    const year = new Date(0).setUTCFullYear(812, 4, 2);
    expect(rerankInput({ occurred: null, mentionedAt: year }, 'x', 'UTC')).toBe('[Date: 0812-05-02] x');
  });
});

describe('reranking in a recall', () => {
  it('orders by the reranker and reports its calibrated score as relevance', async () => {
    const result = await recall(
      request(),
      ports({ store: found, crossEncoder: reranker([-2, 0, 2]) }),
      DEFAULT_RECALL_SETTINGS,
    );
    expect(result.hits.map(({ memoryId }) => memoryId)).toEqual(['c', 'b', 'a']);
    expect(result.hits[0]?.scores.relevance).toBeCloseTo(0.881, 3);
    expect(result.reranker).toBe('CROSS_ENCODER');
    expect(result.degraded).toEqual([]);
  });

  it('sends the dated texts of the candidates in fused order', async () => {
    const seen: (readonly string[])[] = [];
    const crossEncoder: Reranker = {
      ...reranker([]),
      score: async (_query, documents) => {
        seen.push(documents);
        return documents.map(() => 0);
      },
    };
    await recall(request(), ports({ store: found, crossEncoder }), DEFAULT_RECALL_SETTINGS);
    expect(seen).toEqual([
      ['[Date: 2025-06-18] text of a', '[Date: 2025-06-18] text of b', '[Date: 2025-06-18] text of c'],
    ]);
  });

  it.each([
    ['fails', { ...reranker([]), score: () => Promise.reject(new Error('no session')) }],
    ['gives a number that is none', reranker([1, Number.NaN, 1])],
    ['gives too few scores', reranker([1])],
    ['is not there', null],
  ])('answers by RRF and names it when a wanted cross-encoder %s', async (_how, crossEncoder) => {
    const told: string[] = [];
    const result = await recall(
      request({ reranker: 'CROSS_ENCODER' }),
      ports({ store: found, crossEncoder, onDegraded: (part) => told.push(part) }),
      DEFAULT_RECALL_SETTINGS,
    );
    expect(result.hits.map(({ memoryId }) => memoryId)).toEqual(['a', 'b', 'c']);
    expect(result.reranker).toBe('NONE');
    expect(result.degraded).toEqual(['CROSS_ENCODER']);
    expect(told).toEqual(['CROSS_ENCODER']);
  });

  it('lets minScore cut by the reranker’s relevance', async () => {
    const crossEncoder = reranker([-2, 0, 2]);
    const result = await recall(
      request({ minScore: 0.5 }),
      ports({ store: found, crossEncoder }),
      DEFAULT_RECALL_SETTINGS,
    );
    expect(result.hits.map(({ memoryId }) => memoryId)).toEqual(['c', 'b']);
  });

  it('lets minScore cut by the cosine with NONE', async () => {
    const result = await recall(
      request({ minScore: 0.75 }),
      ports({ store: found }),
      DEFAULT_RECALL_SETTINGS,
    );
    expect(result.hits.map(({ memoryId }) => memoryId)).toEqual(['a', 'b']);
  });

  it('answers a question about something unknown with nothing, however few memories there are', async () => {
    const result = await recall(
      request({ minScore: 0.95, maxTokens: 1 }),
      ports({ store: found }),
      DEFAULT_RECALL_SETTINGS,
    );
    expect(result.hits).toEqual([]);
    expect(result.totalTokens).toBe(0);
  });
});
