import { request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { MemoryError } from '../../../src/domain/errors.ts';
import type { RecallRequest } from '../../../src/recall/types.ts';
import { parseTime } from '../../../src/temporal/parse-time.ts';
import { startTestServer, type TestServer } from '../../support/http-server.ts';
import { stubUseCases } from '../../support/stub-use-cases.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const NOTHING_FOUND = {
  hits: [],
  totalTokens: 0,
  window: null,
  reranker: 'NONE' as const,
  chunks: [],
  degraded: [],
  trace: null,
};
const RECALL = '{ recall(input: { bankId: "b", query: "a secret question" }) { totalTokens } }';

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe('errors', () => {
  test('a name that no operation of the document has is refused, not a failure of ours', async () => {
    server = await startTestServer(stubUseCases({}));
    const body = JSON.stringify({ query: 'query Here { __typename }', operationName: 'Elsewhere' });
    const { status, errors } = await server.postBody(body);
    expect(status).toBe(400);
    expect(errors[0]?.message).toContain('Elsewhere');
  });

  test('that are expected pass with their code, message and details', async () => {
    const error = new MemoryError('MODEL_UNAVAILABLE', 'The embedder is not loaded.', {
      details: { model: 'm' },
    });
    server = await startTestServer(
      stubUseCases({
        recall: async () => {
          throw error;
        },
      }),
    );
    const answer = await server.post(RECALL, {}, { 'x-request-id': 'call-1' });
    expect(answer.status).toBe(200);
    expect(answer.errors).toEqual([
      {
        message: 'The embedder is not loaded.',
        locations: [{ line: 1, column: 3 }],
        path: ['recall'],
        extensions: {
          code: 'MODEL_UNAVAILABLE',
          retryable: true,
          details: { model: 'm' },
          requestId: 'call-1',
        },
      },
    ]);
  });

  test('that nobody foresaw are masked, and logged under their request id', async () => {
    server = await startTestServer(
      stubUseCases({
        recall: async () => {
          throw new Error('the password is swordfish');
        },
      }),
    );
    const { text, errors } = await server.post(RECALL, {}, { 'x-request-id': 'call-2' });
    expect(errors[0]?.extensions).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', requestId: 'call-2' });
    expect(text).not.toMatch(/swordfish|stack|\.ts/);
    expect(server.log.some((line) => line.includes('swordfish') && line.includes('call-2'))).toBe(true);
  });

  test.each([
    ['an unknown field', '{ bnak { id } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a syntax error', '{ bank(', 'GRAPHQL_PARSE_FAILED'],
    [
      'a fragment cycle',
      '{ bank(id: "b") { ...A } } fragment A on Bank { ...B } fragment B on Bank { ...A }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'a date that does not exist',
      '{ parseTime(text: "x", at: "2023-02-29") { start } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'an introspection bomb',
      `{ __schema { types { ${'fields { type { '.repeat(8)} name ${'} }'.repeat(8)} } } }`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['too many tokens', `{ ${'__typename '.repeat(6000)} }`, 'GRAPHQL_PARSE_FAILED'],
    [
      '500 aliases',
      `{ ${Array.from({ length: 500 }, (_, i) => `a${i}: __typename`).join(' ')} }`,
      'BAD_USER_INPUT',
    ],
  ])('refuse %s before anything runs', async (_name, query, code) => {
    server = await startTestServer(stubUseCases());
    const { status, errors, text } = await server.post(query);
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code, retryable: false });
    expect(text).not.toContain('Did you mean');
    expect(text).not.toContain('node_modules');
  });

  test('of a variable name the place of the wrong value', async () => {
    server = await startTestServer(stubUseCases());
    const { status, errors } = await server.post(
      'query ($input: RecallInput!) { recall(input: $input) { totalTokens } }',
      { input: { bankId: 'b', query: 'q', window: { start: '2025-06-31' } } },
    );
    expect(status).toBe(400);
    expect(errors[0]?.message).toContain('input.window.start');
    expect(errors[0]?.message).toContain('that day does not exist');
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

test('a phrase is read on the clock that its moment is written with', async () => {
  server = await startTestServer(stubUseCases({ parseTime }));
  const { data } = await server.post(
    '{ parseTime(text: "today", at: "2026-06-01T19:00-05:00") { start end } }',
  );
  expect(data).toEqual({
    parseTime: { start: '2026-06-01T05:00:00.000Z', end: '2026-06-02T05:00:00.000Z' },
  });
});

describe('bodies', () => {
  test('above the limit are answered with 413 in the form of GraphQL', async () => {
    server = await startTestServer(stubUseCases(), { maxBodyBytes: 10_000 });
    const { status, data, errors } = await server.post('{ __typename }', { filler: 'x'.repeat(10_000) });
    expect(status).toBe(413);
    expect(data).toBeNull();
    expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', retryable: false } });
  });

  test('may hold a long document in their variables, but no long operation', async () => {
    const contents: string[] = [];
    server = await startTestServer(
      stubUseCases({
        retain: async ({ items }) => {
          contents.push(...items.map(({ content }) => content));
          throw new MemoryError('CONFLICT', 'enough');
        },
      }),
    );
    const content = 'A sentence of the document. '.repeat(3_200);
    const retain =
      'mutation ($content: String!) { retain(input: { bankId: "b", items: [{ content: $content }] }) { bookmarks } }';
    expect((await server.post(retain, { content })).errors[0]?.message).toBe('enough');
    expect(contents).toEqual([content]);

    const { status, errors } = await server.post(`{ __typename } # ${'x'.repeat(900_000)}`);
    expect(status).toBe(400);
    expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    expect(errors[0]?.message).toContain('at most 100000');
  });

  test.each([
    ['no JSON', '{"query":'],
    ['a batch', '[{"query":"{ __typename }"}]'],
    ['JSON that is no object', '"{ __typename }"'],
    ['an object without a query', '{}'],
    ['nothing', ''],
  ])('that are %s are answered with 400', async (_name, body) => {
    server = await startTestServer(stubUseCases());
    const { status, errors } = await server.postBody(body);
    expect(status).toBe(400);
    expect(errors).toHaveLength(1);
  });

  test('of a form, which a foreign page could send, are refused', async () => {
    server = await startTestServer(stubUseCases());
    const body = JSON.stringify({ query: '{ __typename }' });
    const { status, errors } = await server.postBody(body, { 'content-type': 'text/plain' });
    expect(status).toBe(400);
    expect(errors[0]?.message).toContain('Cross-Site Request Forgery');
  });
});

describe('requests', () => {
  test('carry their own id, or get one', async () => {
    server = await startTestServer(stubUseCases());
    expect(
      (await server.post('{ __typename }', {}, { 'x-request-id': 'mine.1' })).headers.get('x-request-id'),
    ).toBe('mine.1');
    const given = await server.post('{ __typename }', {}, { 'x-request-id': 'two words' });
    expect(given.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('are logged without what they are about', async () => {
    server = await startTestServer(stubUseCases({ recall: async () => NOTHING_FOUND }));
    await server.post(`query Mine ${RECALL}`);
    const line = server.log.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'operation');
    expect(line).toMatchObject({ field: 'recall', operationName: 'Mine', errorCodes: [] });
    expect(server.log.join()).not.toContain('secret');
  });

  test('may be queries by GET, but no mutations', async () => {
    server = await startTestServer(stubUseCases());
    const get = async (query: string) => {
      const response = await fetch(`${server?.url}?query=${encodeURIComponent(query)}`, {
        headers: { accept: 'application/json', 'apollo-require-preflight': 'true' },
      });
      return response.status;
    };
    expect(await get('{ __typename }')).toBe(200);
    expect(await get('mutation { deleteBank(id: "b") { deleted } }')).toBe(405);
  });

  test('whose caller goes away are stopped', async () => {
    const started = deferred<RecallRequest>();
    const stopped = deferred<void>();
    server = await startTestServer(
      stubUseCases({
        recall: (recall, signal) => {
          started.resolve(recall);
          return new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => {
              stopped.resolve();
              reject(new MemoryError('TIMEOUT', 'gone'));
            });
          });
        },
      }),
    );
    const call = request(server.url, { method: 'POST', headers: { 'content-type': 'application/json' } });
    call.on('error', () => {});
    call.end(JSON.stringify({ query: RECALL }));
    await started.promise;
    call.destroy();
    await stopped.promise;
  });

  test('under way are answered before the server closes', async () => {
    const started = deferred<void>();
    const answer = deferred<typeof NOTHING_FOUND>();
    const own = await startTestServer(
      stubUseCases({
        recall: () => {
          started.resolve();
          return answer.promise;
        },
      }),
    );
    const answered = own.post(RECALL);
    await started.promise;
    const closed = own.close();
    answer.resolve(NOTHING_FOUND);
    expect((await answered).data).toEqual({ recall: { totalTokens: 0 } });
    await closed;
    await expect(fetch(own.at('/health/live'))).rejects.toThrow();
  });
});

test('two servers on one port: the second says so', async () => {
  server = await startTestServer(stubUseCases());
  const port = Number(new URL(server.url).port);
  await expect(startTestServer(stubUseCases(), { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
