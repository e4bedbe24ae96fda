import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestServer } from '../support/http-server.ts';
import { cut, type ModelServer, right, startModelServer } from '../support/model-server.ts';
import { startApi } from './start-api.ts';

const RETAIN = `mutation ($bank: ID!) {
  retain(input: { bankId: $bank, items: [
    { content: "Alice works at Google in Zurich." }
    { content: "Bob grows tomatoes on his balcony." }
  ] }) { memories { text } }
}`;
const RECALL = `query ($bank: ID!) {
  recall(input: { bankId: $bank, query: "Where does Alice work in Zurich?" }) {
    hits { memory { text } scores { relevance } } reranker degraded
  }
}`;

let server: ModelServer;
let api: TestServer | null = null;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(async () => {
  await api?.close();
  api = null;
  await server.close();
});

/** Settings of a Mneme whose models are on the server. */
const byServer = (change: Readonly<Record<string, string>> = {}) => ({
  EMBEDDING_PROVIDER: 'openai',
  EMBEDDING_BASE_URL: `${server.url}/v1`,
  // The tests share a database, which takes vectors of one model only.
  EMBEDDING_MODEL: 'words',
  EMBEDDING_SAME_AS: 'Xenova/all-MiniLM-L6-v2',
  EMBEDDING_RETRIES: '0',
  RERANKER_PROVIDER: 'cohere',
  RERANKER_BASE_URL: `${server.url}/v1`,
  RERANKER_MODEL: 'words',
  RERANKER_RETRIES: '0',
  ...change,
});

// biome-ignore lint/suspicious/noExplicitAny: the shape of an answer is what the test is about
async function ask(query: string, bank: string): Promise<any> {
  const answer = await api?.post(query, { bank });
  return { ...answer?.data, errors: answer?.errors };
}

test('models on a server serve a whole memory, and a recall goes on by name while they are down', async () => {
  api = await startApi(byServer());
  await ask('mutation ($bank: ID!) { deleteBank(id: $bank) { deleted } }', 'model-servers');
  expect((await ask(RETAIN, 'model-servers')).retain.memories).toHaveLength(2);

  const { recall } = await ask(RECALL, 'model-servers');
  expect(recall.hits[0].memory.text).toContain('Google');
  // "[Date: …] Alice works at Google in Zurich." has three of the question's six words.
  expect(recall.hits[0].scores.relevance).toBeCloseTo(3 / 6, 5);
  expect([recall.reranker, recall.degraded]).toEqual(['CROSS_ENCODER', []]);

  server.always(cut);
  const down = await ask(RECALL.replace('in Zurich', 'now'), 'model-servers');
  expect(down.recall.hits[0].memory.text).toContain('Google');
  expect([down.recall.reranker, down.recall.degraded]).toEqual(['NONE', ['SEMANTIC', 'CROSS_ENCODER']]);
  // What is known already needs no vector, so something new is told.
  const [refused] = (await ask(RETAIN.replaceAll('Zurich', 'Geneva'), 'model-servers')).errors;
  expect(refused.extensions).toMatchObject({ code: 'MODEL_UNAVAILABLE', retryable: true });

  server.always(right);
  expect((await ask(RECALL, 'model-servers')).recall.degraded).toEqual([]);
});

test('Mneme starts without its embedding server when it knows the dimensions, and only then', async () => {
  server.always(cut);
  await expect(startApi(byServer())).rejects.toMatchObject({
    code: 'MODEL_UNAVAILABLE',
    message: expect.stringContaining('EMBEDDING_DIMENSIONS'),
  });
  api = await startApi(byServer({ EMBEDDING_DIMENSIONS: '384' }));
  server.always(right);
  expect((await ask(RETAIN, 'model-servers-late')).retain.memories).toHaveLength(2);
});
