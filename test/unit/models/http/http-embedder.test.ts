import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemoryError } from '../../../../src/domain/errors.ts';
import type { Embedder } from '../../../../src/domain/ports/models.ts';
import { createHttpEmbedder, type HttpEmbedderSettings } from '../../../../src/models/http/http-embedder.ts';
import {
  type Behaviour,
  changed,
  cut,
  flood,
  hang,
  type ModelServer,
  respond,
  startModelServer,
  together,
} from '../../../support/model-server.ts';

type Form = HttpEmbedderSettings['form'];
const PATH: Record<Form, string> = { tei: '/tei', openai: '/v1' };

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

function settings(form: Form, change: Partial<HttpEmbedderSettings> = {}): HttpEmbedderSettings {
  return {
    form,
    model: 'embed-1',
    baseUrl: server.url + PATH[form],
    apiKey: null,
    dimensions: null,
    batchSize: 4,
    timeoutMs: 10_000,
    retries: 2,
    concurrency: 2,
    backoffMs: 1,
    ...change,
  };
}

async function open(form: Form, change: Partial<HttpEmbedderSettings> = {}): Promise<Embedder> {
  return (await createHttpEmbedder(settings(form, change))).embedder;
}

const sent = () => server.requests.at(-1)?.body;
const wordOf = (count: number) => `word${count}`;

/** What a server of either form says, with its list of vectors changed. */
function withVectors(form: Form, change: (vectors: unknown[]) => unknown[]): Behaviour {
  if (form === 'tei') return changed((right) => change(right as unknown[]));
  return changed((right) => {
    const { data } = right as { data: { embedding: unknown }[] };
    return {
      data: change(data.map(({ embedding }) => embedding)).map((embedding, index) => ({ index, embedding })),
    };
  });
}

describe('a request for embeddings', () => {
  it('has the form of TEI', async () => {
    const embedder = await open('tei');
    await embedder.embed(['one', 'two']);
    expect(sent()).toEqual({ inputs: ['one', 'two'], normalize: true, truncate: true });
  });

  it('has the form of OpenAI', async () => {
    const embedder = await open('openai');
    await embedder.embed(['one', 'two']);
    expect(sent()).toEqual({ model: 'embed-1', input: ['one', 'two'], encoding_format: 'float' });
  });

  it('asks a server of the OpenAI form for the configured dimensions', async () => {
    await open('openai', { dimensions: 384 });
    expect(sent()).toMatchObject({ dimensions: 384 });
  });
});

describe.each<Form>(['tei', 'openai'])('an embedder over a server of the form %s', (form) => {
  it('learns its dimensions from the server', async () => {
    const { embedder, failure } = await createHttpEmbedder(settings(form));
    expect([embedder.dimensions, embedder.model, failure]).toEqual([384, 'embed-1', null]);
  });

  it('sends no more texts at once than a batch has, and answers in the order of the call', async () => {
    const embedder = await open(form);
    const before = server.requests.length;
    const texts = Array.from({ length: 10 }, (_, i) => wordOf(i));
    const made = await embedder.embed(texts);
    expect(server.requests.length - before).toBe(3);
    const [ninth] = await embedder.embed([wordOf(9)]);
    expect(made[9]?.vector).toEqual(ninth?.vector);
    expect(made[8]?.vector).not.toEqual(ninth?.vector);
  });

  it('has no more requests under way than its concurrency', async () => {
    const quiet = await startModelServer();
    try {
      const embedder = await open(form, { baseUrl: quiet.url + PATH[form], concurrency: 3, batchSize: 1 });
      quiet.always(together(3));
      const texts = Array.from({ length: 12 }, (_, i) => wordOf(i));
      await Promise.all(texts.map((text) => embedder.embed([text])));
      expect(quiet.busiest).toBe(3);
    } finally {
      await quiet.close();
    }
  });

  it('lets the queries that wait together share a request', async () => {
    const embedder = await open(form, { concurrency: 1 });
    const before = server.requests.length;
    await Promise.all(['a1', 'a2', 'a3', 'a4', 'a5'].map((text) => embedder.embed([text])));
    expect(server.requests.length - before).toBe(2);
  });

  it('asks once for a question that is repeated', async () => {
    const embedder = await open(form);
    const first = await embedder.embed(['again']);
    const before = server.requests.length;
    expect(await embedder.embed(['again'])).toEqual(first);
    expect(server.requests.length).toBe(before);
  });

  it('scales vectors to unit length', async () => {
    const embedder = await open(form);
    server.next(withVectors(form, () => [[3, 4, ...new Array(382).fill(0)]]));
    const [made] = await embedder.embed(['long']);
    expect(Array.from(made?.vector.slice(0, 3) ?? [])).toEqual([3, 4, 0].map((n) => Math.fround(n / 5)));
    expect(made?.tokens).toBeUndefined();
  });

  it('refuses a text whose vector points nowhere, naming its place', async () => {
    const embedder = await open(form);
    server.next(withVectors(form, ([first]) => [first, new Array(384).fill(0)]));
    await expect(embedder.embed(['fine', 'void'])).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { index: 1 },
    });
  });

  it.each<[string, (vectors: unknown[]) => unknown[]]>([
    ['a vector of another size', (vectors) => [...vectors.slice(1), [1, 2, 3]]],
    ['an empty vector', (vectors) => [...vectors.slice(1), []]],
    ['a vector with null in it', ([first]) => [first, [null, ...new Array(383).fill(1)]]],
    ['a vector with a word in it', ([first]) => [first, ['0.5', ...new Array(383).fill(1)]]],
    ['null for a vector', ([first]) => [first, null]],
    ['a vector too few', (vectors) => vectors.slice(1)],
    ['a vector too many', (vectors) => [...vectors, vectors[0]]],
    ['no vectors', () => []],
  ])('refuses %s', async (_what, change) => {
    const embedder = await open(form);
    server.next(withVectors(form, change));
    await expect(embedder.embed(['one', 'two'])).rejects.toMatchObject({ code: 'MODEL_OUTPUT_INVALID' });
  });

  it.each<[string, Behaviour]>([
    ['an object of another form', respond(200, { embeddings: [[1, 2]] })],
    ['null', respond(200, null)],
    ['an HTML page', respond(200, '<html>')],
    ['more than its vectors can hold', flood],
  ])('refuses %s', async (_what, behaviour) => {
    const embedder = await open(form);
    server.next(behaviour);
    await expect(embedder.embed(['one'])).rejects.toMatchObject({ code: 'MODEL_OUTPUT_INVALID' });
  });

  it('goes on after a failure', async () => {
    const embedder = await open(form, { retries: 0 });
    server.next(cut);
    await expect(embedder.embed(['once more'])).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' });
    expect(await embedder.embed(['once more'])).toHaveLength(1);
  });

  it('breaks off the request of a call that is given up', async () => {
    const embedder = await open(form);
    const before = server.requests.length;
    server.next(hang);
    const abort = new AbortController();
    const given = embedder.embed(['given up'], { signal: abort.signal });
    await server.received(before + 1);
    abort.abort();
    await expect(given).rejects.toMatchObject({ code: 'TIMEOUT' });
    await server.requests.at(-1)?.abandoned;
  });
});

describe('embeddings of the OpenAI form', () => {
  const data = (right: unknown) => (right as { data: { index: number }[] }).data;

  it('are taken by their indexes, in whatever order they come', async () => {
    const embedder = await open('openai');
    const alone = await Promise.all(['one', 'two', 'three'].map((text) => embedder.embed([text])));
    server.next(changed((right) => ({ data: [...data(right)].reverse() })));
    const made = await embedder.embed(['one', 'two', 'three'], { purpose: 'DOCUMENT' });
    expect(made.map(({ vector }) => vector)).toEqual(alone.map(([each]) => each?.vector));
  });

  it.each<[string, (items: { index: number }[]) => unknown[]]>([
    ['an index twice', (items) => items.map((item) => ({ ...item, index: 0 }))],
    ['an index beyond the texts', (items) => items.map((item) => ({ ...item, index: item.index + 1 }))],
    ['a broken index', (items) => items.map((item) => ({ ...item, index: item.index / 2 }))],
    ['no index', (items) => items.map(({ index: _, ...item }) => item)],
  ])('are refused with %s', async (_what, change) => {
    const embedder = await open('openai');
    server.next(changed((right) => ({ data: change(data(right)) })));
    await expect(embedder.embed(['one', 'two'])).rejects.toMatchObject({ code: 'MODEL_OUTPUT_INVALID' });
  });
});

describe('a start', () => {
  const failureOf = (change: Partial<HttpEmbedderSettings>) =>
    createHttpEmbedder(settings('tei', { retries: 0, ...change })).then(
      () => expect.unreachable('it started'),
      (error: MemoryError) => error,
    );

  it('is refused while the server that has to tell the dimensions is down, and says what helps', async () => {
    server.next(cut);
    const error = await failureOf({});
    expect(error.code).toBe('MODEL_UNAVAILABLE');
    expect(error.message).toMatch(/EMBEDDING_BASE_URL.*EMBEDDING_DIMENSIONS/);
  });

  it.each<[string, Behaviour, string]>([
    ['is cut off', cut, 'MODEL_UNAVAILABLE'],
    ['fails', respond(503), 'MODEL_UNAVAILABLE'],
    ['takes no more requests', respond(429), 'RATE_LIMITED'],
    ['says nothing', hang, 'MODEL_UNAVAILABLE'],
  ])(
    'succeeds with known dimensions while the server %s, and embeds later',
    async (_how, behaviour, code) => {
      server.next(behaviour);
      const timeoutMs = behaviour === hang ? 40 : 10_000;
      const { embedder, failure } = await createHttpEmbedder(
        settings('tei', { retries: 0, dimensions: 384, timeoutMs }),
      );
      expect(failure?.code).toBe(code);
      expect(embedder.dimensions).toBe(384);
      const [made] = await embedder.embed(['later']);
      expect(made?.vector).toHaveLength(384);
    },
  );

  it.each<[string, Behaviour, RegExp]>([
    ['the key is refused', respond(401), /EMBEDDING_API_KEY/],
    ['the address is wrong', respond(404), /EMBEDDING_BASE_URL/],
    [
      'the vectors have another size',
      respond(200, [[1, 0, 0]]),
      /3 numbers instead of 384.*EMBEDDING_DIMENSIONS/,
    ],
    ['the form is another', respond(200, { data: [] }), /EMBEDDING_PROVIDER/],
  ])('is refused with known dimensions when %s', async (_what, behaviour, message) => {
    server.next(behaviour);
    expect((await failureOf({ dimensions: 384 })).message).toMatch(message);
  });

  it('is refused with vectors that are larger than the index takes', async () => {
    server.next(respond(200, [new Array(5000).fill(1)]));
    expect((await failureOf({})).message).toMatch(/5000 numbers.*4096/);
  });
});
