import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packChunks } from '../../../src/recall/chunks.ts';
import { compareResults } from '../../../src/recall/order.ts';
import { pack } from '../../../src/recall/pack.ts';
import { day, NOW } from './small-world.ts';

const sizes = (...all: number[]) =>
  all.map((tokens, index) => ({ memoryId: `m${index}`, memory: { tokens } }));
const idsOf = (packed: ReturnType<typeof pack>) => packed.results.map(({ memoryId }) => memoryId);

describe('packing', () => {
  it('returns the best result whole when nothing fits: three of 150 tokens into 80', () => {
    const packed = pack(sizes(150, 150, 150), 80, 600);
    expect(idsOf(packed)).toEqual(['m0']);
    expect(packed.totalTokens).toBe(150);
  });

  it('skips a result too long and goes on: 150, then 20, into 80', () => {
    const packed = pack(sizes(150, 20), 80, 600);
    expect(idsOf(packed)).toEqual(['m1']);
    expect(packed.totalTokens).toBe(20);
    expect(packed.skipped).toEqual([{ memoryId: 'm0', tokens: 150, left: 80 }]);
  });

  it('fills the budget to the last token', () => {
    expect(idsOf(pack(sizes(50, 40, 30, 0), 80, 600))).toEqual(['m0', 'm2', 'm3']);
  });

  it('does not look at more results than it may consider', () => {
    expect(idsOf(pack(sizes(100, 1, 1, 1), 80, 2))).toEqual(['m1']);
  });

  it('answers nothing with nothing', () => {
    expect(pack([], 80, 600)).toEqual({ results: [], totalTokens: 0, skipped: [] });
  });

  it('never exceeds its budget unless it returns one result', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(300), { maxLength: 40 }),
        fc.integer({ min: 1, max: 500 }),
        (tokens, budget) => {
          const packed = pack(sizes(...tokens), budget, 600);
          expect(packed.totalTokens).toBe(
            packed.results.reduce((sum, result) => sum + result.memory.tokens, 0),
          );
          expect(packed.results.length === 1 || packed.totalTokens <= budget).toBe(true);
          expect(packed.results.length > 0).toBe(tokens.length > 0);
          expect(packed.results.length + packed.skipped.length).toBe(tokens.length);
        },
      ),
    );
  });
});

describe('the order of results', () => {
  const result = (
    memoryId: string,
    score: number,
    occurred = day(2024, 1, 1) as ReturnType<typeof day> | null,
  ) => ({
    memoryId,
    score,
    memory: { occurred, mentionedAt: NOW },
  });

  it('is score, then date, then id', () => {
    const results = [
      result('d', 0.5),
      result('c', 0.5),
      result('b', 0.5, day(2024, 2, 1)),
      result('z', 0.9, day(1990, 1, 1)),
      result('undated', 0.5, null),
    ];
    expect([...results].sort(compareResults).map(({ memoryId }) => memoryId)).toEqual([
      'z',
      'undated',
      'b',
      'c',
      'd',
    ]);
  });

  it('is the same from whatever order the results come in', () => {
    const scores = fc.constantFrom(0.1, 0.5, 0.5000001);
    const dates = fc.constantFrom(null, day(2024, 1, 1), day(2024, 1, 2));
    const results = fc
      .array(fc.tuple(scores, dates), { maxLength: 12 })
      .map((list) => list.map(([score, date], index) => result(`m${index}`, score, date)));
    fc.assert(
      fc.property(
        results.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([list, shuffled]) => {
          expect([...shuffled].sort(compareResults)).toEqual([...list].sort(compareResults));
        },
      ),
    );
  });
});

describe('chunks of the hits', () => {
  const chunk = (id: string, tokens: number) => ({ id, documentId: 'd', text: id, position: 0, tokens });

  it('come once each, in the order of the hits, within their own limit', () => {
    const chunkOf = new Map([
      ['m1', chunk('big', 900)],
      ['m2', chunk('x', 60)],
      ['m3', chunk('x', 60)],
      ['m4', chunk('y', 40)],
      ['m5', chunk('z', 1)],
    ]);
    const packed = packChunks(['m1', 'm2', 'm3', 'm4', 'm5', 'without'], chunkOf, 100);
    expect(packed.chunks.map(({ id }) => id)).toEqual(['x', 'y']);
    expect([...packed.chunkIds]).toEqual([
      ['m2', 'x'],
      ['m3', 'x'],
      ['m4', 'y'],
    ]);
  });
});
