import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { MemoryError } from '../../../src/domain/errors.ts';
import type { Memory } from '../../../src/domain/memory.ts';
import type { Operation } from '../../../src/domain/ports/read-store.ts';
import { Mailbox } from '../../../src/feed/mailbox.ts';
import type { MemoryChange } from '../../../src/feed/memory-feed.ts';
import { startTestServer, type TestServer } from '../../support/http-server.ts';
import { type StubUseCases, stubUseCases } from '../../support/stub-use-cases.ts';
import { eventStream, websocketClient } from '../../support/subscriptions.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function start(useCases: StubUseCases, options: Parameters<typeof startTestServer>[1] = {}) {
  server = await startTestServer(stubUseCases(useCases), options);
  return server;
}

function operation(progress: number): Operation {
  return {
    ...{ id: 'o', bankId: 'b', kind: 'RETAIN', state: progress < 1 ? 'RUNNING' : 'SUCCEEDED', progress },
    ...{ createdAt: 0, finishedAt: null, receipt: null, error: null },
  } as Operation;
}

const PROGRESS = 'subscription { operation(id: "o") { state progress } }';
/** An operation that is half done, then done. */
const going: StubUseCases = {
  listenToOperation: async () => {
    const mailbox = new Mailbox<Operation>(9, () => undefined);
    mailbox.push(operation(0.5));
    mailbox.push(operation(1));
    mailbox.end();
    return mailbox;
  },
};
const TOLD = [
  { data: { operation: { state: 'RUNNING', progress: 0.5 } } },
  { data: { operation: { state: 'SUCCEEDED', progress: 1 } } },
];

/** A listener that nobody tells anything, and whether it is still there. */
function silent() {
  const state = { isGone: false, mailbox: null as Mailbox<Operation> | null };
  const useCases: StubUseCases = {
    listenToOperation: async () => {
      state.mailbox = new Mailbox<Operation>(9, () => {
        state.isGone = true;
      });
      return state.mailbox;
    },
  };
  return { state, useCases };
}

async function overWebsocket(
  url: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<unknown[]> {
  const client = websocketClient(url);
  const results: unknown[] = [];
  for await (const result of client.iterate({ query, variables })) results.push(result);
  await client.dispose();
  return results;
}

async function overEvents(url: string, query: string, method: string): Promise<unknown[]> {
  const stream = await eventStream(url, query, { method });
  expect(stream.type).toContain('text/event-stream');
  const results: unknown[] = [];
  for await (const event of stream.events) results.push(event);
  return results;
}

describe('a subscription', () => {
  test('is told over a WebSocket, until it ends', async () => {
    const { url } = await start(going);
    expect(await overWebsocket(url, PROGRESS)).toEqual(TOLD);
  });

  test.each(['POST', 'GET'])('is told as server-sent events by %s, until it ends', async (method) => {
    const { url } = await start(going);
    expect(await overEvents(url, PROGRESS, method)).toEqual([
      ...TOLD.map((data) => ({ event: 'next', data })),
      { event: 'complete', data: null },
    ]);
  });

  test('that cannot begin tells why, with the code, by both ways', async () => {
    const { url } = await start({
      listenToOperation: async () => {
        throw new MemoryError('NOT_FOUND', 'There is no operation "o".', { details: { operationId: 'o' } });
      },
    });
    const answer = {
      errors: [
        {
          message: 'There is no operation "o".',
          extensions: { code: 'NOT_FOUND', retryable: false, details: { operationId: 'o' } },
        },
      ],
    };
    expect(await overWebsocket(url, PROGRESS)).toMatchObject([answer]);
    expect(await overEvents(url, PROGRESS, 'POST')).toMatchObject([
      { event: 'next', data: answer },
      { event: 'complete' },
    ]);
  });

  test('that fails midway tells why, and a failure that nobody foresaw only in the log', async () => {
    const { url, log } = await start({
      listenToOperation: async () => {
        const mailbox = new Mailbox<Operation>(9, () => undefined);
        mailbox.push(operation(0.5));
        mailbox.fail(new TypeError('secret'));
        return mailbox;
      },
    });
    const [first, last] = await overWebsocket(url, PROGRESS);
    expect(first).toEqual(TOLD[0]);
    expect(last).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
    expect(JSON.stringify(last)).not.toContain('secret');
    expect(log.join()).toContain('secret');
  });
});

describe('what is refused before it runs', () => {
  const deep = `subscription { memoryChanged(bankId: "b") { memory { entities { memories { nodes { entities { memories { nodes {
    entities { name } } } } } } } } } }`;

  test.each([
    ['no GraphQL', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', 'subscription { operations { id } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['what is nested too deeply', deep, 'BAD_USER_INPUT'],
    ['a query', '{ bank(id: "b") { id } }', 'BAD_REQUEST'],
  ])('is %s, by both ways', async (_, query, code) => {
    const { url } = await start({}, { limits: { maxDepth: 6 } });
    const stream = await eventStream(url, query);
    expect(stream.status).toBe(400);
    const answer = JSON.parse(await stream.text());
    expect(answer.errors[0].extensions).toMatchObject({ code, retryable: false });
    await expect(overWebsocket(url, query)).rejects.toMatchObject([{ extensions: { code } }]);
  });

  test('are variables that do not fit', async () => {
    const { url } = await start({});
    const query = 'subscription ($id: ID!) { operation(id: $id) { id } }';
    expect(await overWebsocket(url, query)).toMatchObject([
      { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
    ]);
  });

  test('is a page of another origin that opens a WebSocket', async () => {
    const { url } = await start(going);
    const listen = async (origin: string) => {
      const client = websocketClient(url, origin);
      const results: unknown[] = [];
      for await (const result of client.iterate({ query: PROGRESS })) results.push(result);
      return results;
    };
    await expect(listen('https://elsewhere.example')).rejects.toBeDefined();
    await expect(listen('null')).rejects.toBeDefined();
    expect(await listen(new URL(url).origin)).toEqual(TOLD);
  });
});

test('a client that accepts events for everything still gets its queries answered as JSON', async () => {
  const { url } = await start({ parseTime: () => null });
  const stream = await eventStream(url, '{ parseTime(text: "room 101") { reason } }', {
    accept: 'application/json, text/event-stream',
  });
  expect(stream.type).toContain('application/json');
  expect(JSON.parse(await stream.text())).toEqual({ data: { parseTime: null } });
});

describe('nothing is left behind', () => {
  test('when a client of server-sent events goes away', async () => {
    const { state, useCases } = silent();
    const { url } = await start(useCases);
    const stream = await eventStream(url, PROGRESS);
    expect(state.isGone).toBe(false);
    stream.close();
    await vi.waitFor(() => expect(state.isGone).toBe(true));
  });

  test('when a client ends one subscription, or its whole connection', async () => {
    for (const whole of [false, true]) {
      const { state, useCases } = silent();
      const { url } = await start(useCases);
      const client = websocketClient(url);
      const stop = client.subscribe(
        { query: PROGRESS },
        { next: () => {}, error: () => {}, complete: () => {} },
      );
      await vi.waitFor(() => expect(state.mailbox).not.toBeNull());
      if (whole) client.terminate();
      else stop();
      await vi.waitFor(() => expect(state.isGone).toBe(true));
      await client.dispose();
      await server?.close();
    }
  });

  test('when the server stops: it does not wait for those who listen', async () => {
    const { state, useCases } = silent();
    const { url, close } = await start(useCases);
    server = null;
    const stream = await eventStream(url, PROGRESS);
    await vi.waitFor(() => expect(state.mailbox).not.toBeNull());
    const client = websocketClient(url);
    const ended = new Promise((resolve) => {
      client.subscribe(
        { query: PROGRESS },
        { next: () => {}, error: resolve, complete: () => resolve(null) },
      );
    });
    await close();
    await ended;
    const events = [];
    for await (const event of stream.events) events.push(event);
    expect(events).toEqual([{ event: 'complete', data: null }]);
    expect(state.isGone).toBe(true);
  });
});

test('JSON values come over a WebSocket as they were stored', async () => {
  const metadata = '{"n":12345678901234567890,"b":[1.50,"q\\"\\\\"],"10":1,"9":2}';
  const memory = { id: 'm', bankId: 'b', metadata } as unknown as Memory;
  const { url } = await start({
    listenToMemories: async () => {
      const mailbox = new Mailbox<MemoryChange>(9, () => undefined);
      mailbox.push({ bankId: 'b', kind: 'CREATED', memoryId: 'm', memory, at: 0 });
      mailbox.end();
      return mailbox;
    },
  });
  const texts: string[] = [];
  const socket = new WebSocket(url.replace('http', 'ws'), 'graphql-transport-ws');
  socket.on('message', (data) => texts.push(String(data)));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send('{"type":"connection_init"}');
  await vi.waitFor(() => expect(texts).toHaveLength(1));
  const query = 'subscription { memoryChanged(bankId: "b") { kind at memory { metadata } } }';
  socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query } }));
  await vi.waitFor(() => expect(texts.length).toBeGreaterThan(1));
  expect(texts[1]).toContain(`"metadata":${metadata}`);
  expect(texts[1]).toContain('"at":"1970-01-01T00:00:00.000Z"');
  socket.close();
});
