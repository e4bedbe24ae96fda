import { expect, test } from 'vitest';
import { MemoryError } from '../../../src/domain/errors.ts';
import type { Embedder } from '../../../src/domain/ports/models.ts';
import { type EmbedContext, type EmbeddedText, embedAndLookUp } from '../../../src/retain/embed.ts';

const bank = { id: 'bank', key: 'k1' };

function embedder(vectorOf: (text: string) => Float32Array): Embedder {
  return {
    model: 'two numbers',
    dimensions: 2,
    embed: async (texts) => texts.map((text) => ({ vector: vectorOf(text) })),
  };
}

function context(rest: Partial<EmbedContext>): EmbedContext {
  return {
    bank,
    store: {
      nearestByMeaning: async (_, vectors) =>
        vectors.map((vector) => [{ memoryId: `near ${vector[0]}`, cosine: 0.8, twin: null }]),
    },
    embedder: embedder((text) => Float32Array.of(text.length, 0)),
    except: Promise.resolve([]),
    keptIds: [],
    twinCosine: 0.94,
    batch: 2,
    signal: null,
    progress: () => undefined,
    ...rest,
  };
}

/** All answers of all batches. */
async function answers(texts: readonly string[], given: EmbedContext): Promise<readonly EmbeddedText[]> {
  const all: EmbeddedText[] = [];
  for await (const batch of embedAndLookUp(texts, given)) all.push(...batch);
  return all;
}

test('every text gets its vector and its neighbours, in order, over several batches', async () => {
  const embedded = await answers(['a', 'bb', 'ccc', 'dddd', 'eeeee'], context({}));
  expect(embedded.map(({ vector, near }) => [vector?.[0], near[0]?.memoryId])).toEqual(
    [1, 2, 3, 4, 5].map((length) => [length, `near ${length}`]),
  );
});

test('a text without a vector does not lose the others', async () => {
  const refusing = embedder((text) => {
    if (text === '!!!') throw new MemoryError('BAD_USER_INPUT', 'no words');
    return Float32Array.of(text.length, 0);
  });
  const embedded = await answers(
    ['a', '!!!', 'ccc', '!!!', 'eeeee'],
    context({ embedder: refusing, batch: 5 }),
  );
  expect(embedded.map(({ vector, near }) => [vector?.[0] ?? null, near[0]?.memoryId ?? null])).toEqual([
    [1, 'near 1'],
    [null, null],
    [3, 'near 3'],
    [null, null],
    [5, 'near 5'],
  ]);
});

test('both forms of an accented letter are embedded alike', async () => {
  const seen: string[] = [];
  const listening = embedder((text) => {
    seen.push(text);
    return Float32Array.of(1, 0);
  });
  await answers(['Jose\u0301', 'Jos\u00e9'], context({ embedder: listening }));
  expect(seen).toEqual(['Jos\u00e9', 'Jos\u00e9']);
});

test.each([
  ['the wrong size', Float32Array.of(1, 0, 0)],
  ['a number that is none', Float32Array.of(Number.NaN, 1)],
])('a vector of %s is refused', async (_, vector) => {
  await expect(answers(['a'], context({ embedder: embedder(() => vector) }))).rejects.toMatchObject({
    code: 'MODEL_OUTPUT_INVALID',
  });
});

test('a vector of zeros counts as none', async () => {
  const zero = embedder(() => Float32Array.of(0, 0));
  expect(await answers(['a'], context({ embedder: zero }))).toEqual([
    { vector: null, tokens: null, near: [] },
  ]);
});

test('a model that is down fails the whole', async () => {
  const down = embedder(() => {
    throw new MemoryError('MODEL_UNAVAILABLE', 'down');
  });
  await expect(answers(['a', 'b'], context({ embedder: down }))).rejects.toMatchObject({
    code: 'MODEL_UNAVAILABLE',
  });
});
