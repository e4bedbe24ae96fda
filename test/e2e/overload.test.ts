import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, createApp } from '../../src/app.ts';
import { graphqlRequest } from '../../src/cli/graphql-client.ts';
import { loadSettings } from '../../src/config.ts';
import { createLogger } from '../../src/observe/logger.ts';
import { testServer } from '../support/database.ts';
import { until } from '../support/mneme-process.ts';
import { type Behaviour, type ModelServer, right, startModelServer } from '../support/model-server.ts';

const CONCURRENT = 3;
const WAITING = 20;
const CALLERS = 300;
const BANK = 'overload';
const RETAIN = `mutation ($bank: ID!) {
  retain(input: { bankId: $bank, mode: VERBATIM, items: [{ content: "Alice plants tomatoes." }] }) { memories { id } }
}`;
const RECALL = `query ($bank: ID!, $query: String!, $trace: Boolean!) {
  recall(input: { bankId: $bank, query: $query, trace: $trace }) {
    hits { memory { text } }
    trace { phases { name } }
  }
}`;

let models: ModelServer;
let app: App;
let url: string;

beforeAll(async () => {
  models = await startModelServer();
  const settings = loadSettings({
    ...process.env,
    PORT: '0',
    EMBEDDING_PROVIDER: 'openai',
    EMBEDDING_BASE_URL: `${models.url}/v1`,
    // The tests share a database, which takes vectors of one model only.
    EMBEDDING_MODEL: 'words',
    EMBEDDING_SAME_AS: 'Xenova/all-MiniLM-L6-v2',
    EMBEDDING_TIMEOUT_MS: '300000',
    RERANKER_ALLOW_HUB: 'false',
    RECALL_MAX_CONCURRENT: String(CONCURRENT),
    RECALL_MAX_WAITING: String(WAITING),
  });
  const neo4j = { ...testServer(), maxConnections: 20 };
  app = await createApp({ ...settings, neo4j }, createLogger('silent'));
  ({ url } = await app.listen());
  await graphqlRequest(url, RETAIN, { bank: BANK });
});
afterAll(async () => {
  await app.close();
  await models.close();
});

interface Answer {
  readonly data: {
    readonly recall: { readonly hits: readonly { readonly memory: { readonly text: string } }[] };
  };
  readonly errors?: readonly { readonly extensions: Readonly<Record<string, unknown>> }[];
}

async function recall(index: number, signal: AbortSignal | null = null): Promise<Answer> {
  const variables = { bank: BANK, query: `Who plants tomatoes in garden ${index}?`, trace: index % 2 === 0 };
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: RECALL, variables }),
    signal,
  });
  return (await response.json()) as Answer;
}

/** What the gauge of recalls shows. */
async function load(): Promise<string> {
  const text = await (await fetch(new URL('/metrics', url))).text();
  const of = (state: string) =>
    new RegExp(`^mneme_recalls\\{state="${state}"\\} (\\d+)$`, 'm').exec(text)?.[1];
  return `${of('running')} running, ${of('waiting')} waiting`;
}

test('300 recalls at once all answer or are refused, and none hangs', async () => {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const held: Behaviour = (response, answer) => gate.then(() => right(response, answer));
  models.always(held);
  const leaver = new AbortController();

  const first = Array.from({ length: CONCURRENT }, (_, index) => recall(index));
  await until('the places are taken', async () => (await load()) === `${CONCURRENT} running, 0 waiting`);
  const leaving = recall(CONCURRENT, leaver.signal);
  await until('one waits', async () => (await load()) === `${CONCURRENT} running, 1 waiting`);
  leaver.abort();
  await expect(leaving).rejects.toThrow();
  await until(
    'who goes away leaves the queue',
    async () => (await load()) === `${CONCURRENT} running, 0 waiting`,
  );

  const rest = Array.from({ length: CALLERS - CONCURRENT }, (_, index) => recall(CONCURRENT + index));
  let refused = 0;
  for (const answer of rest) void answer.then(({ errors }) => (refused += errors === undefined ? 0 : 1));
  await until('the overload is refused at once', () => refused === CALLERS - CONCURRENT - WAITING);
  expect(await load()).toBe(`${CONCURRENT} running, ${WAITING} waiting`);

  open();
  const answers = await Promise.all([...first, ...rest]);
  const served = answers.filter(({ errors }) => errors === undefined);
  expect(served).toHaveLength(CONCURRENT + WAITING);
  for (const { data } of served) expect(data.recall.hits[0]?.memory.text).toBe('Alice plants tomatoes.');
  for (const { errors } of answers.filter((answer) => !served.includes(answer))) {
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryable: true });
  }
  expect(await load()).toBe('0 running, 0 waiting');
});
