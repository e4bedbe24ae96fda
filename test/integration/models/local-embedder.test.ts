import { cpSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalEmbedder, type LocalEmbedder } from '../../../src/models/local-embedder.ts';
import { maxSim } from '../../../src/models/maxsim.ts';
import { embeddingModel } from '../../support/embedding-model.ts';

describe('the local embedder', () => {
  let embedder: LocalEmbedder;
  beforeAll(async () => {
    embedder = await createLocalEmbedder({ ...embeddingModel(), tokenVectors: true });
  });
  afterAll(() => embedder.close());

  it('reads the dimensions from the model', () => {
    expect(embedder.dimensions).toBe(384);
  });

  it('gives the vectors of the reference implementation', async () => {
    // First values that sentence-transformers/all-MiniLM-L6-v2's model card example gives for this sentence.
    const [embedding] = await embedder.embed(['This is an example sentence']);
    const expected = [0.0676569, 0.0634959, 0.0487131, 0.0793049, 0.0374481];
    expected.forEach((value, i) => {
      expect(embedding?.vector[i]).toBeCloseTo(value, 3);
    });
  });

  it('reads past 128 tokens, and no further than 256', async () => {
    const words = (count: number) => Array.from({ length: count }, () => 'apple').join(' ');
    const [short, middle, long, longer] = await embedder.embed([
      `${words(120)}`,
      `${words(120)} ${'ocean '.repeat(100)}`,
      `${words(300)} tail`,
      `${words(300)} ${'ocean '.repeat(100)}`,
    ]);
    const dot = (a: ArrayLike<number> = [], b: ArrayLike<number> = []) =>
      Array.from(a).reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
    expect(dot(short?.vector, middle?.vector)).toBeLessThan(0.95);
    expect(dot(long?.vector, longer?.vector)).toBeCloseTo(1, 5);
  });

  it('refuses a text in which the tokenizer finds nothing, naming its place', async () => {
    await expect(embedder.embed(['fine', '\u200B\u0001', 'fine too'])).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { index: 1 },
    });
  });

  it('gives the vectors of the words, without special tokens, from the same pass', async () => {
    const [river, money] = await embedder.embed(['the bank of the river', 'money in the bank']);
    // the 1996, bank 2924, of 1997, the 1996, river 2314 in the vocabulary of BERT, uncased.
    expect([...(river?.tokens?.ids ?? [])]).toEqual([1996, 2924, 1997, 1996, 2314]);
    expect(river?.tokens).toMatchObject({ count: 5, width: 128 });
    expect(money?.tokens?.count).toBe(4);
  });

  it('gives a word the same vector alone and beside longer texts, and a near one in another sentence', async () => {
    const [alone] = await embedder.embed(['Alice adopted a puppy'], { purpose: 'DOCUMENT' });
    const [among, other] = await embedder.embed([
      'Alice adopted a puppy',
      `A puppy was adopted by her. ${'So it goes. '.repeat(20)}`,
    ]);
    if (!alone?.tokens || !among?.tokens || !other?.tokens) throw new Error('token vectors are missing');
    const cosines = Array.from(maxSim(alone.tokens, [among.tokens, other.tokens]), (dot) => dot / 127 ** 2);
    for (const cosine of cosines.slice(0, alone.tokens.count)) expect(cosine).toBeGreaterThan(0.98);
    // The last word of the query, puppy, in the other sentence.
    expect(cosines.at(-1)).toBeGreaterThan(0.6);
  });

  it('has a vector for a text of which the vocabulary knows no word', async () => {
    const [embedding] = await embedder.embed(['\u{1F9C7}']);
    expect(embedding?.tokens?.count).toBe(1);
  });

  it('leaves the event loop free while it computes', async () => {
    const before = performance.eventLoopUtilization();
    const texts = Array.from(
      { length: 200 },
      (_, i) => `Sentence number ${i} speaks of many quiet evening walks.`,
    );
    await embedder.embed(texts);
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  });

  it('answers a repeated query from its cache', async () => {
    const [first] = await embedder.embed(['asked twice']);
    const [second] = await embedder.embed(['asked twice']);
    expect(second).toBe(first);
  });

  it('refuses work once it is closed', async () => {
    const closed = await createLocalEmbedder(embeddingModel());
    await closed.close();
    await expect(closed.embed(['late'])).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' });
  });
});

describe('a model that cannot be used', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'mneme-models-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is refused with the names of the missing files', async () => {
    const settings = { ...embeddingModel(), modelPath: join(folder, 'absent') };
    await expect(createLocalEmbedder(settings)).rejects.toMatchObject({
      code: 'MODEL_UNAVAILABLE',
      message: expect.stringContaining('onnx/model.onnx'),
    });
  });

  it('is refused when its weights are cut short, with the advice to fetch them anew', async () => {
    const { modelPath } = embeddingModel();
    const broken = join(folder, 'broken');
    cpSync(modelPath, broken, { recursive: true, dereference: true });
    truncateSync(join(broken, 'onnx/model.onnx'), 1_000_000);
    await expect(createLocalEmbedder({ ...embeddingModel(), modelPath: broken })).rejects.toMatchObject({
      code: 'MODEL_UNAVAILABLE',
      message: expect.stringContaining('delete that folder'),
    });
  });

  it('is refused when its tokenizer is no JSON', async () => {
    const { modelPath } = embeddingModel();
    const broken = join(folder, 'broken-tokenizer');
    cpSync(modelPath, broken, { recursive: true, dereference: true });
    truncateSync(join(broken, 'tokenizer.json'), 1_000);
    await expect(createLocalEmbedder({ ...embeddingModel(), modelPath: broken })).rejects.toMatchObject({
      code: 'MODEL_UNAVAILABLE',
    });
  });
});
