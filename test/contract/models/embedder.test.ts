import { describe } from 'vitest';
import { createLocalEmbedder } from '../../../src/models/local-embedder.ts';
import { embeddingModel } from '../../support/embedding-model.ts';
import { stubEmbedder } from '../../support/stub-embedder.ts';
import { embedderContract } from './embedder-contract.ts';

describe('the stub embedder', () => {
  embedderContract(async () => ({ embedder: stubEmbedder(), close: async () => undefined }));
});

describe('the local embedder', () => {
  embedderContract(async () => {
    const embedder = await createLocalEmbedder(embeddingModel());
    return { embedder, close: () => embedder.close() };
  });
});
