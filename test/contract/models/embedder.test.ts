import { describe } from 'vitest';
import { createEmbedder } from '../../../src/models/create-embedder.ts';
import { embeddingModel } from '../../support/embedding-model.ts';
import { startModelServer } from '../../support/model-server.ts';
import { stubEmbedder } from '../../support/stub-embedder.ts';
import { embedderContract } from './embedder-contract.ts';

describe('the stub embedder', () => {
  embedderContract(async () => ({ embedder: stubEmbedder(), close: async () => undefined }));
});

describe('the local embedder', () => {
  embedderContract(async () => {
    const { embedder, close } = await createEmbedder({ ...embeddingModel(), server: null });
    return { embedder, close };
  });
});

describe.each([
  ['Text Embeddings Inference', 'tei', '/tei'],
  ['OpenAI', 'openai', '/v1'],
] as const)('an embedder in the form of %s', (_who, form, path) => {
  embedderContract(async () => {
    const server = await startModelServer();
    const reach = {
      baseUrl: server.url + path,
      apiKey: 'key',
      timeoutMs: 10_000,
      retries: 0,
      concurrency: 2,
    };
    const opened = await createEmbedder({
      ...embeddingModel(),
      server: { form, dimensions: null, ...reach },
    });
    return {
      embedder: opened.embedder,
      close: async () => {
        await opened.close();
        await server.close();
      },
    };
  });
});
