import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STRATEGIES } from '../../../src/domain/ranked.ts';
import { fuse, ranksOf } from '../../../src/recall/fuse.ts';
import { prefilter } from '../../../src/recall/prefilter.ts';
import { DEFAULT_RECALL_SETTINGS } from '../../../src/recall/settings.ts';
import { arm } from './small-world.ts';

const { fusion } = DEFAULT_RECALL_SETTINGS;

describe('reciprocal rank fusion', () => {
  it('gives a memory at #1 and #5 the sum 1/61 + 1/65 = 0.0318', () => {
    const fused = fuse([arm('SEMANTIC', 'a'), arm('KEYWORD', 'b', 'c', 'd', 'e', 'a')], [], fusion);
    expect(fused[0]?.memoryId).toBe('a');
    expect(fused[0]?.fused).toBeCloseTo(0.0318, 4);
    expect(fused[0]?.fused).toBe(1 / 65 + 1 / 61);
  });

  it('counts a graph hit by its strength', () => {
    const graph = { ...arm('GRAPH'), hits: [{ memoryId: 'a', score: 0.5, strength: 0.125 }] };
    expect(fuse([graph], [], fusion)[0]?.fused).toBe(0.125 / 61);
  });

  it('puts a memory that two arms found before one that a single arm found first', () => {
    const fused = fuse([arm('SEMANTIC', 'a', 'b'), arm('KEYWORD', 'c', 'b')], [], fusion);
    expect(fused.map(({ memoryId }) => memoryId)).toEqual(['b', 'a', 'c']);
    expect(fused[0]?.foundBy).toEqual([
      { strategy: 'SEMANTIC', rank: 2, score: 0.5 },
      { strategy: 'KEYWORD', rank: 2, score: 0.5 },
    ]);
  });

  it('lets equal sums share the better place', () => {
    const fused = fuse([arm('SEMANTIC', 'a', 'b'), arm('KEYWORD', 'c', 'd')], [], fusion);
    expect(fused.map(({ memoryId, fusedRank }) => [memoryId, fusedRank])).toEqual([
      ['a', 1],
      ['c', 1],
      ['b', 3],
      ['d', 3],
    ]);
  });

  it('lets hits of equal score share the last of their places: the arm prefers none of them', () => {
    expect(ranksOf([0.9, 0.5, 0.5, 0.5, 0.1, 0.1].map((score) => ({ score })))).toEqual([1, 4, 4, 4, 6, 6]);
    const hub = { ...arm('GRAPH'), hits: ['h1', 'h2', 'h3'].map((memoryId) => ({ memoryId, score: 0.2 })) };
    const fused = fuse([arm('SEMANTIC', 'h3', 'h2', 'h1'), hub], [], fusion);
    expect(fused.map(({ memoryId }) => memoryId)).toEqual(['h3', 'h2', 'h1']);
    expect(fused[0]?.fused).toBe(1 / 63 + 1 / 61);
  });

  it('keeps the link over which the graph arm arrived', () => {
    const link = { kind: 'CAUSES', weight: 1, sourceId: 's', targetId: 'a', viaEntityId: null } as const;
    const graph = { ...arm('GRAPH'), hits: [{ memoryId: 'a', score: 0.4, arrivedBy: link }] };
    expect(fuse([arm('KEYWORD', 'a'), graph], [], fusion)[0]?.path).toBe(link);
  });

  it('does not depend on the order of the arms', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 10 });
    const arms = fc
      .tuple(ids, ids, ids, ids)
      .map((lists) => STRATEGIES.map((name, i) => arm(name, ...(lists[i] ?? []))));
    fc.assert(
      fc.property(arms, fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (inOrder, order) => {
        const shuffled = order.flatMap((i) => inOrder[i] ?? []);
        const view = (list: ReturnType<typeof fuse>) =>
          list.map((c) => [c.memoryId, c.fused, c.fusedRank, c.cutScore]);
        expect(view(fuse(shuffled, [], fusion))).toEqual(view(fuse(inOrder, [], fusion)));
      }),
    );
  });
});

describe('the cut before reranking', () => {
  const fused = fuse(
    [arm('SEMANTIC', 's1', 's2', 's3'), arm('GRAPH', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8')],
    [{ strategy: 'GRAPH', level: 'HIGH' }],
    fusion,
  );

  it('divides the ranks of a boosted arm: #8 at HIGH counts as #2 and survives beside it', () => {
    const eighth = fused.find(({ memoryId }) => memoryId === 'g8');
    expect(eighth?.cutScore).toBe(1 / 62);
    expect(eighth?.fused).toBe(1 / 68);
    expect(prefilter(fused, 10).map(({ memoryId }) => memoryId)).not.toContain('s3');
    expect(prefilter(fused, 10).map(({ memoryId }) => memoryId)).toContain('g8');
  });

  it('keeps the best semantic hit when the graph arm is boosted', () => {
    expect(prefilter(fused, 5).map(({ memoryId }) => memoryId)).toContain('s1');
  });

  it('leaves what it keeps in the order of the plain fusion', () => {
    const places = prefilter(fused, 6).map(({ memoryId }) => fused.findIndex((c) => c.memoryId === memoryId));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).toHaveLength(6);
  });
});
