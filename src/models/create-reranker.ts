import { MemoryError } from '../domain/errors.ts';
import type { Reranker } from '../domain/ports/models.ts';
import { type CrossEncoderSettings, createCrossEncoder } from './cross-encoder.ts';
import { createHttpReranker, type ScoreScale } from './http/http-reranker.ts';
import type { ServerSettings } from './http/model-server.ts';
import type { RerankFormName } from './http/rerank-forms.ts';

export interface RerankingServerSettings extends ServerSettings {
  readonly form: RerankFormName;
  readonly scores: ScoreScale;
}

export interface RerankerSettings extends CrossEncoderSettings {
  /** The server that reranks; null computes in this process. */
  readonly server: RerankingServerSettings | null;
}

export interface OpenReranker {
  /** Null where nobody can rerank: there is neither a server nor a model on disk. */
  readonly reranker: Reranker | null;
  /** Why it does not work for now; recalls do without it and name it. Null when it works. */
  readonly failure: MemoryError | null;
  close(): Promise<void>;
}

/** The cross-encoder of the settings. Throws MODEL_UNAVAILABLE when the files of a local one cannot be used. */
export async function createReranker(settings: RerankerSettings): Promise<OpenReranker> {
  const { server, model, batchSize } = settings;
  if (server !== null) {
    const reranker = createHttpReranker({ ...server, model, batchSize });
    return { reranker, failure: await failureOf(reranker), close: async () => undefined };
  }
  const reranker = await createCrossEncoder(settings);
  return { reranker, failure: null, close: async () => reranker?.close() };
}

/** Asks once, so that a wrong key or address is told at the start and not by the first recall. */
async function failureOf(reranker: Reranker): Promise<MemoryError | null> {
  try {
    await reranker.score('probe', ['probe']);
    return null;
  } catch (error) {
    if (error instanceof MemoryError) return error;
    throw error;
  }
}
