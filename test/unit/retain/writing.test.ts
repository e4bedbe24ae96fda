import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { OutdatedRetain } from '../../../src/domain/outdated-retain.ts';
import type { Embedder, Llm } from '../../../src/domain/ports/models.ts';
import type { RetainStore, RetainWrite, StagedBatch } from '../../../src/domain/ports/retain-store.ts';
import { COMPARED_NEW_MEMORIES, EMBED_BATCH } from '../../../src/retain/limits.ts';
import { retain } from '../../../src/retain/retain.ts';
import type { RetainPorts } from '../../../src/retain/types.ts';
import { emptyBank } from './empty-bank.ts';
import { counter, fact, item, request } from './requests.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const NOW = Date.UTC(2024, 5, 1, 12);
const BATCH = 50;

/** A store that takes batches of fifty, and what it was handed. */
function stagingStore(rest: { readonly publish?: () => void } = {}) {
  const batches: { readonly chunkIds: readonly string[]; readonly memoryIds: readonly string[] }[] = [];
  const progress: number[] = [];
  const published: RetainWrite[] = [];
  let closed = 0;
  const store: RetainStore = {
    ...emptyBank(NOW),
    writeRetain: async () => {
      throw new Error('a large retain is staged');
    },
    memoriesPerWrite: BATCH,
    stage: async () => ({
      async put({ chunks, memories }: StagedBatch, done) {
        expect(memories.every(({ embedding }) => embedding !== null)).toBe(true);
        batches.push({ chunkIds: chunks.map(({ id }) => id), memoryIds: memories.map(({ id }) => id) });
        progress.push(done);
      },
      async publish(write, operation) {
        rest.publish?.();
        published.push(write);
        return { operation, bookmarks: [] };
      },
      close: async () => void closed++,
    }),
  };
  return { store, batches, progress, published, closed: () => closed };
}

/** An embedder that keeps count of the vectors that somebody still holds. */
function countedEmbedder() {
  const vectors: WeakRef<Float32Array>[] = [];
  const texts: string[] = [];
  const embedder: Embedder = {
    model: 'counted',
    dimensions: 8,
    embed: async (given) =>
      given.map((text) => {
        const vector = new Float32Array(8).map((_, i) => Math.sin(text.length * (i + 1) + vectors.length));
        vectors.push(new WeakRef(vector));
        texts.push(text);
        return { vector };
      }),
  };
  const held = async () => {
    // A WeakRef keeps its target until the running job ends.
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
    return vectors.filter((vector) => vector.deref() !== undefined).length;
  };
  return { embedder, texts, held };
}

function portsOf(store: RetainStore, embedder: Embedder): RetainPorts {
  const countTokens = (text: string) => text.length;
  return { store, embedder, llm: null, countTokens, clock: () => NOW, newId: counter('id') };
}

const turns = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    item(`Alice: turn ${i} ${'of many words '.repeat(20)}`, { documentId: `d${i % 3}` }),
  );

test('of a large retain no more vectors are held than are compared with and under way', async () => {
  const { store, published } = stagingStore();
  const { embedder, texts, held } = countedEmbedder();
  const counts: number[] = [];
  let lookUps = 0;
  const nearestByMeaning: RetainStore['nearestByMeaning'] = async (_, vectors) => {
    // Collecting garbage takes a while: one look-up in eight is looked behind.
    if (++lookUps % 8 === 0) counts.push(await held());
    return vectors.map(() => []);
  };
  const facts = 3 * COMPARED_NEW_MEMORIES;
  const items = Array.from({ length: facts / 10 }, (_, i) =>
    item('said', {
      facts: Array.from({ length: 10 }, (_, n) => fact(`Fact ${n} of item ${i} is told.`)),
    }),
  );
  await retain(request(items), portsOf({ ...store, nearestByMeaning }, embedder));
  expect(texts).toHaveLength(facts);
  expect(counts.length).toBeGreaterThan(3);
  expect(Math.max(...counts)).toBeGreaterThan(BATCH);
  expect(Math.max(...counts)).toBeLessThanOrEqual(COMPARED_NEW_MEMORIES + 4 * BATCH + 16 * EMBED_BATCH);
  const memories = published[0]?.documents.flatMap((document) => document.memories) ?? [];
  expect(memories).toHaveLength(facts);
  expect(memories.every(({ embedding, tokenVectors }) => embedding === null && tokenVectors === null)).toBe(
    true,
  );
}, 30_000);

test('each memory and each chunk comes in one batch, the chunk no later than its memories', async () => {
  const { store, batches, published, closed } = stagingStore();
  await retain(request(turns(230)), portsOf(store, countedEmbedder().embedder));
  expect(Math.max(...batches.map(({ memoryIds }) => memoryIds.length))).toBe(BATCH);
  const documents = published[0]?.documents ?? [];
  const sorted = (ids: readonly string[]) => [...ids].sort();
  expect(sorted(batches.flatMap(({ memoryIds }) => memoryIds))).toEqual(
    sorted(documents.flatMap(({ memories }) => memories.map(({ id }) => id))),
  );
  expect(sorted(batches.flatMap(({ chunkIds }) => chunkIds))).toEqual(
    sorted(documents.flatMap(({ chunks }) => chunks.map(({ id }) => id))),
  );
  const chunkOf = new Map(documents.flatMap((d) => d.memories.map(({ id, chunkId }) => [id, chunkId])));
  const there = new Set<string>();
  for (const { chunkIds, memoryIds } of batches) {
    for (const id of chunkIds) there.add(id);
    for (const id of memoryIds) expect(there).toContain(chunkOf.get(id));
  }
  expect(closed()).toBe(1);
});

test('the operation is told of each batch, further with each', async () => {
  const { store, progress } = stagingStore();
  await retain(request(turns(230)), portsOf(store, countedEmbedder().embedder));
  expect(progress).toHaveLength(5);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  expect(progress[0]).toBeGreaterThan(0.2);
  expect(progress.at(-1)).toBeLessThan(1);
});

test('what is decided anew embeds and writes nothing twice', async () => {
  let attempts = 0;
  const { store, batches, published } = stagingStore({
    publish: () => {
      if (++attempts < 3) throw new OutdatedRetain();
    },
  });
  const { embedder, texts } = countedEmbedder();
  await retain(request(turns(230)), portsOf(store, embedder));
  expect(attempts).toBe(3);
  expect(texts).toHaveLength(230);
  expect(batches.flatMap(({ memoryIds }) => memoryIds)).toHaveLength(230);
  expect(published[0]?.documents.flatMap(({ memories }) => memories)).toHaveLength(230);
});

test('a fact that somebody else has written meanwhile becomes a source of that, and no memory', async () => {
  const told = 'Alice Chen works at the harbour office in Hamburg.';
  let wasThere = false;
  const { store, batches, published } = stagingStore({
    publish: () => {
      if (wasThere) return;
      wasThere = true;
      throw new OutdatedRetain();
    },
  });
  const findStanding: RetainStore['findStanding'] = async (_, { repeatKeys }) =>
    wasThere
      ? repeatKeys.map((repeatKey) => ({
          ...{ id: 'theirs', text: told, tagKey: '', state: 'ACTIVE' as const, repeatKey, claimKey: null },
          ...{
            mentionedAt: 0,
            lastToldAt: 0,
            validUntil: Number.POSITIVE_INFINITY,
            documentIds: ['elsewhere'],
          },
        }))
      : [];
  const result = await retain(
    request([...turns(100), item('said', { facts: [fact(told)] })]),
    portsOf({ ...store, findStanding }, countedEmbedder().embedder),
  );
  const memories = published[0]?.documents.flatMap((document) => document.memories) ?? [];
  expect(batches.flatMap(({ memoryIds }) => memoryIds)).toHaveLength(101);
  expect(memories).toHaveLength(100);
  expect(published[0]?.sources.map(({ memoryId }) => memoryId)).toEqual(['theirs']);
  expect(result.memoryIds.at(-1)).toBe('theirs');
});

test('a retain that fails lets go of what it wrote', async () => {
  const { store, closed } = stagingStore({
    publish: () => {
      throw new Error('no answer');
    },
  });
  await expect(retain(request(turns(80)), portsOf(store, countedEmbedder().embedder))).rejects.toThrow(
    'no answer',
  );
  expect(closed()).toBe(1);
});

test('a verdict that was paid for holds when the retain is decided anew, as long as its memory does', async () => {
  const text = 'Alice Chen has moved her office to Rome.';
  const near = ['Alice Chen has her office in Paris.', 'Alice Chen has her desk in Oslo.'].map(
    (words, index) => ({
      ...{ memoryId: `known ${index}`, cosine: 0.9 - index / 100 },
      twin: {
        ...{ gistKey: null, text: words, tagKey: '', mentionedAt: 0, entityKeys: ['alice chen'] },
        documentIds: [],
      },
    }),
  );
  let attempts = 0;
  const { store, published } = stagingStore({
    publish: () => {
      if (++attempts < 3) throw new OutdatedRetain();
    },
  });
  const nearestByMeaning: RetainStore['nearestByMeaning'] = async (_, vectors) => vectors.map(() => near);
  const stillHold: RetainStore['stillHold'] = async () => new Map([['known 0', near[0]?.twin.text ?? '']]);
  let asked = 0;
  const llm: Llm = {
    model: 'judge',
    async complete({ schema }) {
      const isExtraction = schema.name === 'extracted_facts';
      if (!isExtraction) asked++;
      const answer = isExtraction
        ? {
            facts: Array.from({ length: BATCH + 1 }, (_, i) =>
              told(i === 0 ? text : `Fact ${i} is told here.`),
            ),
          }
        : { verdicts: [0, 1].map((pair) => ({ pair, verdict: 'REPLACED' })) };
      const checked = schema.check(answer);
      if (!('value' in checked)) throw new Error(checked.problem);
      return { value: checked.value, usage: { calls: 1, inputTokens: 0, outputTokens: 0 } };
    },
  };
  const ports = portsOf({ ...store, nearestByMeaning, stillHold }, countedEmbedder().embedder);
  const { memoryIds } = await retain(request([item('said')], { mode: 'LLM' }), { ...ports, llm });
  expect(attempts).toBe(3);
  expect(asked).toBe(1);
  expect(published[0]?.supersessions).toEqual([{ winnerId: memoryIds[0], loserId: 'known 0' }]);
});

function told(text: string) {
  const entities = text.startsWith('Alice') ? [{ name: 'Alice Chen', type: 'PERSON' }] : [];
  return { text, quote: 'said', type: 'WORLD', start: null, end: null, entities, causes: [] };
}
