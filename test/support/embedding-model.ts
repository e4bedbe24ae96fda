import { resolve } from 'node:path';
import type { LocalEmbedderSettings } from '../../src/models/local-embedder.ts';

/** The real embedding model: where set-up puts it, or in the folder that EMBEDDING_MODEL_PATH names. */
export function embeddingModel(): LocalEmbedderSettings {
  const model = 'Xenova/all-MiniLM-L6-v2';
  const cache = process.env.MNEME_CACHE ?? process.env.MNEME_HOME ?? '.mneme';
  return {
    model,
    modelPath: resolve(process.env.EMBEDDING_MODEL_PATH ?? `${cache}/models/${model}`),
    dtype: 'fp32',
    threads: 1,
    allowHub: false,
    batchSize: 32,
  };
}
