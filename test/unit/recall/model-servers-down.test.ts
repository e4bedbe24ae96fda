import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MemoryError } from '../../../src/domain/errors.ts';
import type { Embedder, Reranker } from '../../../src/domain/ports/models.ts';
import { createHttpEmbedder } from '../../../src/models/http/http-embedder.ts';
import { createHttpReranker, type ScoreScale } from '../../../src/models/http/http-reranker.ts';
import { recall } from '../../../src/recall/recall.ts';
import { DEFAULT_RECALL_SETTINGS } from '../../../src/recall/settings.ts';
import type { RecallPorts } from '../../../src/recall/types.ts';
import {
  type Behaviour,
  cut,
  drip,
  flood,
  hang,
  type ModelServer,
  respond,
  right,
  startModelServer,
} from '../../support/model-server.ts';
import { ports, request, store } from './small-world.ts';

/** Enough for a server that answers, on a busy machine too. */
const PATIENT_MS = 5000;
const MISBEHAVIOURS: readonly { how: string; behaviour: Behaviour; timeoutMs: number }[] = [
  { how: 'breaks off', behaviour: cut, timeoutMs: PATIENT_MS },
  { how: 'says nothing', behaviour: hang, timeoutMs: 40 },
  { how: 'drips', behaviour: drip, timeoutMs: 40 },
  { how: 'floods', behaviour: flood, timeoutMs: PATIENT_MS },
  { how: 'fails', behaviour: respond(500, '<h1>Oops</h1>'), timeoutMs: PATIENT_MS },
  { how: 'is busy', behaviour: respond(429, '', { 'retry-after': '60' }), timeoutMs: PATIENT_MS },
  { how: 'refuses the key', behaviour: respond(401), timeoutMs: PATIENT_MS },
  { how: 'answers with a page', behaviour: respond(200, '<html>'), timeoutMs: PATIENT_MS },
  { how: 'answers with nonsense', behaviour: respond(200, [[1, null, 3]]), timeoutMs: PATIENT_MS },
];

const found = store({
  searchSemantic: async () => [{ memoryId: 'near', score: 0.9 }],
  searchKeyword: async () => [
    { memoryId: 'word', score: 2 },
    { memoryId: 'near', score: 1 },
  ],
});

let embedding: ModelServer;
let reranking: ModelServer;
beforeEach(async () => {
  [embedding, reranking] = await Promise.all([startModelServer(), startModelServer()]);
});
afterEach(() => Promise.all([embedding.close(), reranking.close()]));

async function embedder(timeoutMs = PATIENT_MS): Promise<Embedder> {
  const reach = { baseUrl: `${embedding.url}/tei`, apiKey: null, timeoutMs, concurrency: 4 };
  const opened = await createHttpEmbedder({
    ...reach,
    form: 'tei',
    model: 'm',
    dimensions: 384,
    batchSize: 32,
    retries: 1,
    backoffMs: 1,
  });
  return opened.embedder;
}

function reranker(timeoutMs = PATIENT_MS, scores: ScoreScale = 'unit'): Reranker {
  const reach = { baseUrl: `${reranking.url}/tei`, apiKey: null, timeoutMs, concurrency: 4 };
  return createHttpReranker({
    ...reach,
    form: 'tei',
    model: 'm',
    scores,
    batchSize: 128,
    retries: 1,
    backoffMs: 1,
  });
}

async function ask(change: Partial<RecallPorts>) {
  const told: [string, unknown][] = [];
  const onDegraded = (part: string, error: unknown) => told.push([part, error]);
  const result = await recall(
    request(),
    ports({ store: found, onDegraded, ...change }),
    DEFAULT_RECALL_SETTINGS,
  );
  return { ...result, ids: result.hits.map(({ memoryId }) => memoryId), told };
}

describe.each(MISBEHAVIOURS)('while a server $how', ({ behaviour, timeoutMs }) => {
  it('of embeddings, a recall answers by words and names the semantic arm', async () => {
    const made = await embedder(timeoutMs);
    embedding.always(behaviour);
    const { ids, degraded, told } = await ask({ embedder: made });
    expect(ids).toEqual(['word', 'near']);
    expect(degraded).toEqual(['SEMANTIC']);
    expect(told).toEqual([['SEMANTIC', expect.any(MemoryError)]]);
  });

  it('of scores, a recall answers by fused rank and names the cross-encoder', async () => {
    reranking.always(behaviour);
    const { ids, degraded, told, ...answer } = await ask({ crossEncoder: reranker(timeoutMs) });
    expect(ids).toEqual(['near', 'word']);
    expect(degraded).toEqual(['CROSS_ENCODER']);
    expect(answer.reranker).toBe('NONE');
    expect(told).toEqual([['CROSS_ENCODER', expect.any(MemoryError)]]);
  });
});

describe('a recall over model servers', () => {
  it('answers by words while both are down, and wholly when they are back', async () => {
    const servers = { embedder: await embedder(), crossEncoder: reranker() };
    embedding.always(cut);
    reranking.always(cut);
    const down = await ask(servers);
    expect(down.ids).toEqual(['word', 'near']);
    expect(down.degraded).toEqual(['SEMANTIC', 'CROSS_ENCODER']);
    embedding.always(right);
    reranking.always(right);
    const back = await ask(servers);
    expect(back.degraded).toEqual([]);
    expect(back.reranker).toBe('CROSS_ENCODER');
  });

  it.each([
    ['unit', 0.7, 0.7],
    ['logit', 0.7, 0.6682],
    ['cosine', -0.7, 0],
  ] as const)(
    'takes a score on the scale %s from %f to the relevance %f',
    async (scores, score, relevance) => {
      reranking.always(
        respond(
          200,
          [0, 1].map((index) => ({ index, score })),
        ),
      );
      const { hits } = await ask({ crossEncoder: reranker(PATIENT_MS, scores) });
      expect(hits[0]?.scores.relevance).toBeCloseTo(relevance, 4);
    },
  );

  it('ends with TIMEOUT when its caller goes away while a server says nothing', async () => {
    const made = await embedder();
    const probes = embedding.requests.length;
    embedding.always(hang);
    const abort = new AbortController();
    const world = ports({ store: found, embedder: made });
    const answer = recall(request(), world, DEFAULT_RECALL_SETTINGS, abort.signal);
    await embedding.received(probes + 1);
    abort.abort();
    await expect(answer).rejects.toMatchObject({ code: 'TIMEOUT' });
    await embedding.requests.at(-1)?.abandoned;
  });
});
