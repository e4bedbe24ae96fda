import { randomUUID } from 'node:crypto';
import type { Memory } from '../../../src/domain/memory.ts';
import type { RecallResult } from '../../../src/recall/types.ts';
import { createEntityCuration } from '../../../src/retain/resolve/curate-entities.ts';
import { DEFAULT_RETAIN, retain } from '../../../src/retain/retain.ts';
import type { Database } from '../../../src/store/database.ts';
import { createEntityStore } from '../../../src/store/entity-store.ts';
import { DEFAULT_SCHEMA, migrate } from '../../../src/store/migrate.ts';
import { createReadStore } from '../../../src/store/read-store.ts';
import { createRetainStore } from '../../../src/store/retain-store.ts';
import { createAdminStore } from '../../../src/store/write-store.ts';
import { type GraphqlAnswer, startTestServer } from '../../support/http-server.ts';
import { stubEmbedder } from '../../support/stub-embedder.ts';
import { stubUseCases } from '../../support/stub-use-cases.ts';

/** The moment at which everything in these tests is retained. */
export const NOW = Date.UTC(2025, 5, 18, 10);

export interface TestApi {
  readonly url: string;
  /** The answer's `data`, of any shape; throws with its errors. */
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of what it asks for
  ask(query: string, variables?: unknown): Promise<any>;
  /** The answer as it is. */
  post(query: string, variables?: unknown): Promise<GraphqlAnswer>;
  /** The answer to a body that is sent as it is. */
  postBody(body: string): Promise<GraphqlAnswer>;
  /** Names of the statements that a call sends. */
  statementsOf(call: () => Promise<unknown>): Promise<string[]>;
  close(): Promise<void>;
}

/** The API over a real database, with the retain pipeline; recall answers with what `hits` names. */
export async function openApi(
  database: Database,
  hits: () => readonly string[] = () => [],
): Promise<TestApi> {
  await migrate(database, { ...DEFAULT_SCHEMA, dimensions: 384 });
  const ports = {
    store: createRetainStore(database),
    embedder: stubEmbedder(),
    countTokens: (text: string) => text.split(/\s+/).length,
    clock: () => NOW,
    newId: randomUUID,
    llm: null,
  };
  const reads = createReadStore(database);
  const recall = async ({ bankId }: { readonly bankId: string }) =>
    recallOf([...(await reads.memories(bankId, hits())).values()]);
  const server = await startTestServer({
    ...stubUseCases({ recall }),
    entities: createEntityCuration(createEntityStore(database), () => NOW),
    reads,
    admin: createAdminStore(database),
    retain: (request) => retain(request, ports, DEFAULT_RETAIN),
  });
  return {
    url: server.url,
    post: (query, variables) => server.post(query, variables),
    postBody: (body) => server.postBody(body),
    close: () => server.close(),
    async ask(query, variables) {
      const { data, errors } = await server.post(query, variables);
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
      return data;
    },
    async statementsOf(call) {
      const names: string[] = [];
      database.onStatement = (name) => names.push(name);
      try {
        await call();
      } finally {
        database.onStatement = null;
      }
      return names;
    },
  };
}

/** An id that no other test uses. */
export function newBankId(): string {
  return `read-${randomUUID()}`;
}

/** A retain of ready facts, one document. */
export const RETAIN = `mutation Retain($input: RetainInput!) {
  retain(input: $input) { operation { id state } memories { id text } bookmarks }
}`;

function recallOf(memories: readonly Memory[]): RecallResult {
  const scores = {
    base: 1,
    relevance: 1,
    fused: 0.03,
    semantic: 1,
    keyword: null,
    graph: null,
    temporal: null,
    recencyBoost: 1,
    temporalBoost: 1,
    proofBoost: 1,
  };
  return {
    hits: memories.map((memory) => ({
      memoryId: memory.id,
      memory,
      score: 1,
      scores,
      foundBy: [],
      reason: 'test',
      path: [],
      tokens: 1,
      duplicateIds: [],
      chunkId: null,
    })),
    totalTokens: memories.length,
    window: null,
    reranker: 'NONE',
    chunks: [],
    degraded: [],
    trace: null,
  };
}
