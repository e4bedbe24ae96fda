import type { MemoryError } from '../domain/errors.ts';
import type { Embedder } from '../domain/ports/models.ts';
import type { EmbeddingFormName } from './http/embedding-forms.ts';
import { createHttpEmbedder } from './http/http-embedder.ts';
import type { ServerSettings } from './http/model-server.ts';
import { createLocalEmbedder, type LocalEmbedderSettings } from './local-embedder.ts';

export interface EmbeddingServerSettings extends ServerSettings {
  readonly form: EmbeddingFormName;
  /** Numbers of a vector; null asks the server. */
  readonly dimensions: number | null;
}

export interface EmbedderSettings extends LocalEmbedderSettings {
  /** The server that embeds; null computes in this process. */
  readonly server: EmbeddingServerSettings | null;
}

export interface OpenEmbedder {
  readonly embedder: Embedder;
  /** Why it does not work for now, although it may later; null when it works. */
  readonly failure: MemoryError | null;
  close(): Promise<void>;
}

/** The embedder of the settings. Throws MODEL_UNAVAILABLE, saying what to do, when there can be none. */
export async function createEmbedder(settings: EmbedderSettings): Promise<OpenEmbedder> {
  const { server, model, batchSize } = settings;
  if (server !== null) {
    return { ...(await createHttpEmbedder({ ...server, model, batchSize })), close: async () => undefined };
  }
  const embedder = await createLocalEmbedder(settings);
  return { embedder, failure: null, close: () => embedder.close() };
}
