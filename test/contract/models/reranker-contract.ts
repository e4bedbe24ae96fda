import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reranker } from '../../../src/domain/ports/models.ts';

export interface RerankerUnderTest {
  readonly reranker: Reranker;
  readonly close: () => Promise<void>;
}

/** What every reranker must do, run on each of them. */
export function rerankerContract(open: () => Promise<RerankerUnderTest>): void {
  let under: RerankerUnderTest;
  beforeAll(async () => {
    under = await open();
  });
  afterAll(() => under.close());

  const score = (query: string, ...documents: string[]) => under.reranker.score(query, documents);
  const DOCUMENTS = [
    'bob lives in paris',
    'alice works at google',
    'alice',
    'alice likes coffee and google works',
  ];

  it('gives one finite score a document, on the scale of its calibration', async () => {
    const scores = await score('where alice works', ...DOCUMENTS);
    expect(scores).toHaveLength(DOCUMENTS.length);
    for (const each of scores) {
      expect(Number.isFinite(each)).toBe(true);
      if (under.reranker.calibration === 'UNIT') expect(Math.abs(each - 0.5)).toBeLessThanOrEqual(0.5);
    }
  });

  it('answers in the order of the documents, of which the best is the one that answers', async () => {
    const [, best = 0, half = 0] = await score('where alice works', ...DOCUMENTS);
    expect(best).toBeGreaterThan(half);
    const reversed = await score('where alice works', ...DOCUMENTS.toReversed());
    expect(reversed.toReversed()).toEqual(await score('where alice works', ...DOCUMENTS));
  });

  it('judges a pair alike alone, among others, and in whichever batch', async () => {
    const [alone = 0] = await score('alice', 'alice works');
    const among = await score(
      'alice',
      ...new Array(20).fill('bob'),
      'alice works',
      ...new Array(20).fill('tea'),
    );
    expect(among[20]).toBeCloseTo(alone, 5);
  });

  it('serves simultaneous calls each with its own scores', async () => {
    const calls = ['alice', 'bob', 'alice', 'bob'].map((query) => score(query, 'alice works', 'bob lives'));
    const [first, second, third, fourth] = await Promise.all(calls);
    expect([third, fourth]).toEqual([first, second]);
    expect(first?.[0]).toBeGreaterThan(first?.[1] ?? 0);
    expect(second?.[1]).toBeGreaterThan(second?.[0] ?? 0);
  });

  it('judges nothing when there is nothing to judge', async () => {
    expect(await score('alice')).toEqual([]);
  });

  it('survives hostile text', async () => {
    const documents = ['a\uD800b', '[CLS] [SEP]', `w${'o'.repeat(5000)}rd`, '{{}} \\ `x` $1', 'a\u0000b', ''];
    expect(await score('alice \uDC00', ...documents)).toHaveLength(documents.length);
  });

  it('gives up when its signal is aborted', async () => {
    const given = under.reranker.score('alice', DOCUMENTS, { signal: AbortSignal.abort() });
    await expect(given).rejects.toMatchObject({ code: 'TIMEOUT' });
  });
}
