import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Embedder } from '../../../src/domain/ports/models.ts';

export interface EmbedderUnderTest {
  readonly embedder: Embedder;
  readonly close: () => Promise<void>;
}

function cosine(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? Number.NaN), 0);
}

/** What every embedder must do, run on each of them. */
export function embedderContract(open: () => Promise<EmbedderUnderTest>): void {
  let under: EmbedderUnderTest;
  beforeAll(async () => {
    under = await open();
  });
  afterAll(() => under.close());

  const vectors = async (...texts: string[]) =>
    (await under.embedder.embed(texts)).map((embedding) => embedding.vector);
  const vectorOf = async (text: string) => {
    const [vector] = await vectors(text);
    return vector ?? new Float32Array();
  };

  it('gives unit-length finite vectors of its dimensions', async () => {
    for (const vector of await vectors('Alice works at Google.', 'x', '日本語', '!?! 42')) {
      expect(vector).toHaveLength(under.embedder.dimensions);
      expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
    }
  });

  it('answers in the order of the texts, whatever their length', async () => {
    const texts = ['a long text about a dog that runs through the park with its friend', 'tea', 'two words'];
    const together = await vectors(...texts);
    for (const [i, text] of texts.entries()) {
      expect(cosine(await vectorOf(text), together[i] ?? new Float32Array())).toBeCloseTo(1, 4);
    }
  });

  it('brings texts that share their meaning nearer than others', async () => {
    const query = await vectorOf('Where does the dog sleep?');
    const near = await vectorOf('The dog sleeps in the kitchen.');
    const far = await vectorOf('Quarterly revenue grew by nine percent.');
    expect(cosine(query, near)).toBeGreaterThan(cosine(query, far) + 0.2);
  });

  it('gives the same text the same vector, alone or at once with others', async () => {
    const simultaneous = await Promise.all(Array.from({ length: 20 }, () => vectorOf('the same text')));
    const [first = new Float32Array()] = simultaneous;
    for (const vector of simultaneous) expect(cosine(first, vector)).toBeCloseTo(1, 5);
  });

  it.each(['', '   ', '\n\t'])('refuses a text without words: %j', async (text) => {
    await expect(under.embedder.embed(['fine', text])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('gives nothing for no texts', async () => {
    expect(await under.embedder.embed([])).toEqual([]);
  });

  it('survives hostile text', async () => {
    const texts = ['a\uD800b', '[CLS] [SEP] [MASK]', `w${'o'.repeat(5000)}rd`, '{{}} \\ `x` $1', 'a\u0000b'];
    expect(await under.embedder.embed(texts)).toHaveLength(texts.length);
  });

  it('gives up when its signal is aborted', async () => {
    await expect(under.embedder.embed(['never'], { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'TIMEOUT',
    });
  });
}
