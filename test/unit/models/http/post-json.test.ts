import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MemoryError } from '../../../../src/domain/errors.ts';
import type { ServerSettings } from '../../../../src/models/http/model-server.ts';
import { createPostJson } from '../../../../src/models/http/post-json.ts';
import {
  type Behaviour,
  cut,
  cutHalfway,
  drip,
  flood,
  hang,
  type ModelServer,
  respond,
  right,
  startModelServer,
} from '../../../support/model-server.ts';

const KEY = 'sk-very-secret';
const ROLE = { name: 'reranking server', settings: 'RERANKER', path: '/rerank' };
const BODY = { query: 'tea', texts: ['green tea', 'coffee'] };
const RIGHT = [
  { index: 0, score: 1 },
  { index: 1, score: 0 },
];

let server: ModelServer;
let waits: number[];
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  waits = [];
});

function post(change: Partial<ServerSettings> = {}, signal: AbortSignal | null = null) {
  const settings: ServerSettings = {
    baseUrl: `${server.url}/tei`,
    apiKey: KEY,
    timeoutMs: 10_000,
    retries: 2,
    concurrency: 1,
    backoffMs: 100,
    ...change,
  };
  const send = createPostJson(settings, ROLE, async (ms) => void waits.push(ms));
  return send({ body: BODY, maxBytes: 10_000, signal });
}

/** The failure of a call, with the requests that it cost. */
async function failureOf(...args: Parameters<typeof post>): Promise<{ error: MemoryError; tries: number }> {
  const before = server.requests.length;
  try {
    await post(...args);
  } catch (error) {
    if (error instanceof MemoryError) return { error, tries: server.requests.length - before };
    throw error;
  }
  throw new Error('the call succeeded');
}

describe('a request to a model server', () => {
  it('posts JSON with the key as a bearer token', async () => {
    expect(await post()).toEqual(RIGHT);
    const sent = server.requests.at(-1);
    expect(sent).toMatchObject({ path: '/tei/rerank', body: BODY });
    expect(sent?.headers).toMatchObject({
      authorization: `Bearer ${KEY}`,
      'content-type': 'application/json',
    });
  });

  it('sends no key where there is none', async () => {
    await post({ apiKey: null });
    expect(server.requests.at(-1)?.headers.authorization).toBeUndefined();
  });

  it.each([['/tei/'], ['/tei/rerank'], ['/tei/rerank/']])('takes the address with %s', async (path) => {
    expect(await post({ baseUrl: server.url + path })).toEqual(RIGHT);
  });

  it.each<[string, Behaviour]>([
    ['429', respond(429)],
    ['500', respond(500, '<h1>Internal Server Error</h1>')],
    ['503', respond(503, { error: 'loading' })],
    ['a connection cut off before the answer', cut],
    ['a connection cut off within the answer', cutHalfway],
  ])('is tried again after %s, at growing distances', async (_what, failure) => {
    server.next(failure, failure, right);
    expect(await post()).toEqual(RIGHT);
    expect(waits).toHaveLength(2);
    const [first = 0, second = 0] = waits;
    expect(first).toBeGreaterThan(49);
    expect(first).toBeLessThanOrEqual(100);
    expect(second).toBeGreaterThan(99);
    expect(second).toBeLessThanOrEqual(200);
  });

  it('waits as long as Retry-After asks for, in seconds', async () => {
    server.next(respond(429, '', { 'retry-after': '3' }), right);
    await post();
    expect(waits).toEqual([3000]);
  });

  it('waits as long as Retry-After asks for, as a date', async () => {
    server.next(respond(503, '', { 'retry-after': new Date(Date.now() + 5000).toUTCString() }), right);
    await post();
    expect(waits[0]).toBeGreaterThan(3000);
    expect(waits[0]).toBeLessThanOrEqual(5000);
  });

  it('is not tried again when Retry-After asks for more than its time', async () => {
    server.next(respond(429, '', { 'retry-after': '3600' }));
    const { error, tries } = await failureOf();
    expect(error).toMatchObject({ code: 'RATE_LIMITED', retryable: true });
    expect([tries, waits]).toEqual([1, []]);
  });

  it('is given up after its retries', async () => {
    server.next(respond(500), respond(502), respond(500));
    const { error, tries } = await failureOf();
    expect(error).toMatchObject({ code: 'MODEL_UNAVAILABLE', details: { status: 500 } });
    expect(tries).toBe(3);
  });

  it.each([
    [400, 'RERANKER_MODEL'],
    [401, 'RERANKER_API_KEY'],
    [403, 'RERANKER_API_KEY'],
    [404, 'RERANKER_BASE_URL'],
    [413, 'RERANKER_BATCH_SIZE'],
    [422, 'RERANKER_BATCH_SIZE'],
  ])('is not tried again after %i, and its failure says what to correct', async (status, setting) => {
    server.next(respond(status, { message: 'no' }));
    const { error, tries } = await failureOf();
    expect(error).toMatchObject({ code: 'MODEL_UNAVAILABLE', details: { status } });
    expect(error.message).toContain(`(${status})`);
    expect(error.message).toContain(setting);
    expect(tries).toBe(1);
  });

  it('does not follow a redirect', async () => {
    server.next(respond(302, '', { location: `${server.url}/tei/rerank` }));
    const { error, tries } = await failureOf();
    expect(error.message).toContain('RERANKER_BASE_URL');
    expect(tries).toBe(1);
  });

  it.each([
    ['OpenAI', { error: { message: `no ${KEY}`, type: 'invalid_request_error', code: 'model_not_found' } }],
    ['TEI', { error: 'a text of somebody', error_type: 'model_not_found' }],
    ['Alibaba', { code: 'model_not_found', message: 'a text of somebody' }],
  ])('names the failure as %s does, and quotes nothing else of the answer', async (_who, body) => {
    server.next(respond(400, body));
    const { error } = await failureOf();
    expect(error.message).toContain('(400, model_not_found)');
    expect(JSON.stringify(error) + error.message + error.stack).not.toMatch(/secret|somebody/);
  });

  it('takes a name that is a sentence for none', async () => {
    server.next(respond(400, { code: `Bearer ${KEY} is wrong` }));
    expect((await failureOf()).error.message).toContain('(400)');
  });

  it.each<[string, Behaviour]>([
    ['says nothing', hang],
    ['drips', drip],
  ])('ends with its time when the server %s', async (_how, behaviour) => {
    server.next(behaviour);
    const { error, tries } = await failureOf({ timeoutMs: 40 });
    expect(error).toMatchObject({ code: 'MODEL_UNAVAILABLE', retryable: true });
    expect(error.message).toContain('did not answer within 40 ms');
    expect(tries).toBe(1);
    await server.requests.at(-1)?.abandoned;
  });

  it('reads no further than an answer can reach', async () => {
    server.next(flood);
    const { error } = await failureOf();
    expect(error).toMatchObject({ code: 'MODEL_OUTPUT_INVALID' });
    await server.requests.at(-1)?.abandoned;
  });

  it.each([
    ['an HTML page', '<!doctype html><title>Sign in</title>'],
    ['half an object', '[{"index": 0,'],
    ['NaN', '[{"index": 0, "score": NaN}]'],
    ['nothing', ''],
  ])('refuses %s with status 200, without quoting it', async (_what, text) => {
    server.next(respond(200, text));
    const { error, tries } = await failureOf();
    expect(error).toMatchObject({ code: 'MODEL_OUTPUT_INVALID', retryable: false });
    expect(error.message).not.toContain('Sign in');
    expect(tries).toBe(1);
  });

  it('names a server that is not there', async () => {
    const gone = await startModelServer();
    await gone.close();
    const { error } = await failureOf({ baseUrl: gone.url });
    expect(error.code).toBe('MODEL_UNAVAILABLE');
    expect(error.message).toMatch(/ECONNREFUSED.*RERANKER_BASE_URL/);
    expect(waits).toHaveLength(2);
  });
});

describe('a request that its caller gives up', () => {
  it('is not sent when that was before', async () => {
    const { error, tries } = await failureOf({}, AbortSignal.abort());
    expect(error.code).toBe('TIMEOUT');
    expect(tries).toBe(0);
  });

  it('is broken off at the server', async () => {
    server.next(hang);
    const abort = new AbortController();
    const before = server.requests.length;
    const failure = failureOf({}, abort.signal);
    await server.received(before + 1);
    abort.abort();
    expect((await failure).error.code).toBe('TIMEOUT');
    await server.requests.at(-1)?.abandoned;
  });

  it('ends in its pause between two tries', async () => {
    server.next(respond(429, '', { 'retry-after': '5' }));
    const abort = new AbortController();
    const settings = {
      baseUrl: `${server.url}/tei`,
      apiKey: null,
      timeoutMs: 10_000,
      retries: 2,
      concurrency: 1,
    };
    const send = createPostJson(settings, ROLE, async (_ms, signal) => {
      abort.abort();
      signal.throwIfAborted();
    });
    await expect(send({ body: BODY, maxBytes: 10_000, signal: abort.signal })).rejects.toMatchObject({
      code: 'TIMEOUT',
    });
  });
});

it('sends half a surrogate pair as the replacement character, which is all that UTF-8 has for it', async () => {
  const settings = {
    baseUrl: `${server.url}/tei`,
    apiKey: null,
    timeoutMs: 10_000,
    retries: 0,
    concurrency: 1,
  };
  const send = createPostJson(settings, ROLE);
  await send({ body: { query: 'a\uD800b', texts: ['\u{1F600}\uDC00'] }, maxBytes: 10_000, signal: null });
  expect(server.requests.at(-1)?.body).toEqual({ query: 'a\uFFFDb', texts: ['\u{1F600}\uFFFD'] });
});
