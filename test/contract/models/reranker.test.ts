import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import { createReranker, type RerankerSettings } from '../../../src/models/create-reranker.ts';
import { type ModelServer, startModelServer } from '../../support/model-server.ts';
import { rerankerContract } from './reranker-contract.ts';

/** A model that counts shared words; see its maker beside it. */
const TINY: RerankerSettings = {
  model: 'tiny-cross-encoder',
  modelPath: fileURLToPath(new URL('../../support/fixtures/tiny-cross-encoder', import.meta.url)),
  dtype: 'fp32',
  threads: 1,
  allowHub: false,
  batchSize: 8,
  server: null,
};

async function open(settings: RerankerSettings, server: ModelServer | null) {
  const { reranker, failure, close } = await createReranker(settings);
  if (reranker === null || failure !== null) throw failure ?? new Error('the fixture is missing');
  return {
    reranker,
    close: async () => {
      await close();
      await server?.close();
    },
  };
}

describe('the local cross-encoder', () => {
  rerankerContract(() => open(TINY, null));
});

describe.each([
  ['Text Embeddings Inference', 'tei', '/tei'],
  ['Cohere, Jina, SiliconFlow and ZeroEntropy', 'cohere', '/v1'],
  ['Alibaba', 'cohere', '/compatible-api/v1/reranks'],
] as const)('a reranker in the form of %s', (_who, form, path) => {
  rerankerContract(async () => {
    const server = await startModelServer();
    const reach = {
      baseUrl: server.url + path,
      apiKey: 'key',
      timeoutMs: 10_000,
      retries: 0,
      concurrency: 2,
    };
    return open({ ...TINY, server: { form, scores: 'unit', ...reach } }, server);
  });
});
