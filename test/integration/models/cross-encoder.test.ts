import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CrossEncoder, createCrossEncoder } from '../../../src/models/cross-encoder.ts';

/** A model that counts shared words: logit = Σ (count in query × count in document) − 2; reads 32 tokens. */
const TINY = {
  model: 'tiny-cross-encoder',
  modelPath: fileURLToPath(new URL('../../support/fixtures/tiny-cross-encoder', import.meta.url)),
  dtype: 'fp32',
  threads: 1,
  allowHub: false,
  batchSize: 2,
} as const;

describe('the cross-encoder', () => {
  let reranker: CrossEncoder;
  beforeAll(async () => {
    const made = await createCrossEncoder(TINY);
    if (made === null) throw new Error('the fixture is missing');
    reranker = made;
  });
  afterAll(() => reranker.close());

  it('returns raw logits in the order of the documents and leaves the sigmoid to its caller', async () => {
    const documents = [
      'bob lives in paris',
      'alice works at google',
      'alice',
      'alice likes coffee and google works',
    ];
    expect(await reranker.score('where alice works', documents)).toEqual([-2, 0, -1, 0]);
    expect(reranker.calibration).toBe('LOGIT');
  });

  it('judges a pair alike alone and among longer ones', async () => {
    const [alone] = await reranker.score('alice tea', ['alice likes tea']);
    const among = await reranker.score('alice tea', [
      'tea '.repeat(20),
      'alice likes tea',
      'bob the dog in berlin',
    ]);
    expect(among[1]).toBe(alone);
    expect(among[0]).toBe(18);
  });

  it('cuts the end of a long document, never the query', async () => {
    // [CLS] alice tea [SEP] leaves 27 words and [SEP]: of 40 × tea the model sees 27.
    expect(await reranker.score('alice tea', ['tea '.repeat(40)])).toEqual([25]);
    expect(await reranker.score('alice tea', [`${'bob '.repeat(40)}tea`])).toEqual([-2]);
  });

  it('leaves a document half of the room when the query is endless', async () => {
    const [score] = await reranker.score('tea '.repeat(200), ['tea']);
    // 16 words of the query at most, and one of the document.
    expect(score).toBe(14);
  });

  it('judges nothing when there is nothing to judge', async () => {
    expect(await reranker.score('alice', [])).toEqual([]);
  });

  it('gives up between batches when its signal is aborted', async () => {
    const abort = new AbortController();
    const documents = Array.from({ length: 400 }, () => 'alice works at google');
    const judged = reranker.score('alice', documents, { signal: abort.signal });
    abort.abort();
    await expect(judged).rejects.toMatchObject({ code: 'TIMEOUT' });
  });

  it('is null when its weights are not on disk and the hub is not allowed', async () => {
    expect(await createCrossEncoder({ ...TINY, dtype: 'q8' })).toBeNull();
  });
});
