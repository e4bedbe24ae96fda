import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { graphqlRequest } from '../../src/cli/graphql-client.ts';
import { testServer } from '../support/database.ts';
import { endpointOf, type MnemeProcess, spawnMneme } from '../support/mneme-process.ts';
import { type EventStream, eventStream } from '../support/subscriptions.ts';

/** Two starts of the API, each of which costs seconds on an idle machine. */
const SLOW = 600_000;

const processes: MnemeProcess[] = [];
const streams: EventStream[] = [];
let one = '';
let other = '';

beforeAll(async () => {
  const { uri, user, password, database } = testServer();
  for (let count = 0; count < 2; count++) {
    processes.push(
      spawnMneme({
        ...{ NEO4J_URI: uri, NEO4J_USER: user, NEO4J_PASSWORD: password, NEO4J_DATABASE: database ?? '' },
        ...{ PORT: '0', LOG_LEVEL: 'warn', EMBEDDING_ALLOW_HUB: 'false' },
      }),
    );
  }
  const [first = '', second = ''] = await Promise.all(processes.map(endpointOf));
  one = first;
  other = second;
}, SLOW);
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGTERM');
  await Promise.all(processes.map(({ ended }) => ended));
});

const RETAIN = `mutation ($input: RetainInput!) {
  retain(input: $input) { memories { id } operation { id state } bookmarks }
}`;
interface Retained {
  readonly retain: {
    readonly memories: readonly { readonly id: string }[];
    readonly operation: { readonly id: string; readonly state: string };
    readonly bookmarks: readonly string[];
  };
}

function retain(endpoint: string, bankId: string, content: string, more: object = {}): Promise<Retained> {
  return graphqlRequest(endpoint, RETAIN, {
    input: { bankId, mode: 'VERBATIM', items: [{ content }], ...more },
  });
}

async function recalled(endpoint: string, bankId: string, bookmarks: readonly string[]): Promise<unknown> {
  const query = `query ($input: RecallInput!) { recall(input: $input) { hits { memory { text } } } }`;
  const input = { bankId, query: 'Where does Alice live?', bookmarks };
  const { recall } = await graphqlRequest<{ recall: { hits: readonly { memory: { text: string } }[] } }>(
    endpoint,
    query,
    { input },
  );
  return recall.hits.map(({ memory }) => memory.text);
}

/** The data of the next event of a stream. */
async function nextOf(stream: EventStream): Promise<Record<string, Record<string, unknown>>> {
  const { value, done } = await stream.events.next();
  if (done || value === undefined) throw new Error('the stream ended');
  const { data } = value.data as { data: Record<string, Record<string, unknown>> };
  return data;
}

async function listen(endpoint: string, query: string): Promise<EventStream> {
  const stream = await eventStream(endpoint, query);
  streams.push(stream);
  return stream;
}

test('who listens at one process hears what another one writes', { timeout: SLOW }, async () => {
  const bankId = `two-heard-${Date.now()}`;
  await retain(one, bankId, 'Bob: I like tea.');
  const stream = await listen(
    other,
    `subscription { memoryChanged(bankId: "${bankId}") { kind memory { text } } }`,
  );
  await retain(one, bankId, 'Alice: I live in Rome.');
  expect(await nextOf(stream)).toEqual({
    memoryChanged: { kind: 'CREATED', memory: { text: 'Alice: I live in Rome.' } },
  });
});

test('an operation that one process took in is followed at another', { timeout: SLOW }, async () => {
  const bankId = `two-operation-${Date.now()}`;
  const { operation } = (await retain(one, bankId, 'Alice: I live in Rome.', { async: true })).retain;
  const stream = await listen(other, `subscription { operation(id: "${operation.id}") { state } }`);
  let state: unknown = null;
  while (state !== 'SUCCEEDED') state = (await nextOf(stream)).operation?.state;
  expect(await recalled(other, bankId, [])).toEqual(['Alice: I live in Rome.']);
});

test('what one process remembers is not what it answers when another one changed it', {
  timeout: SLOW,
}, async () => {
  const bankId = `two-changed-${Date.now()}`;
  const { memories, bookmarks } = (await retain(one, bankId, 'Alice: I live in Rome.')).retain;
  expect(await recalled(other, bankId, bookmarks)).toEqual(['Alice: I live in Rome.']);
  const [memory] = memories;
  const update = `mutation ($bankId: ID!, $id: ID!) {
    updateMemory(input: { bankId: $bankId, id: $id, text: "Alice: I live in Oslo." }) { id }
  }`;
  await graphqlRequest(one, update, { bankId, id: memory?.id });
  expect(await recalled(other, bankId, [])).toEqual(['Alice: I live in Oslo.']);
  await graphqlRequest(
    one,
    `mutation ($bankId: ID!, $id: ID!) { deleteMemory(bankId: $bankId, id: $id) { deleted } }`,
    {
      bankId,
      id: memory?.id,
    },
  );
  expect(await recalled(other, bankId, [])).toEqual([]);
});
