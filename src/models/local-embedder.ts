import type { Embedder } from '../domain/ports/models.ts';
import { embedThroughQueue } from './embed-through-queue.ts';
import { EmbeddingQueue } from './embedding-queue.ts';
import type { EmbeddingJob, EmbeddingReady, EmbeddingResult, EmbeddingSource } from './embedding-worker.ts';
import type { ModelSource } from './model-source.ts';
import { ModelThread } from './model-thread.ts';
import type { Pooling } from './pool.ts';

export interface LocalEmbedderSettings extends ModelSource {
  /** Most texts of a batch, ≥ 1. */
  readonly batchSize: number;
  /** MEAN unless the model's card says otherwise (bge and gte take CLS). */
  readonly pooling?: Pooling;
  /** Tokens read of a text; DEFAULT_MAX_TOKENS when absent. */
  readonly maxTokens?: number;
  /** Whether the tokens' own vectors come with each text's; false when absent, since nothing else pays for them. */
  readonly tokenVectors?: boolean;
}

/** An embedder that owns a thread. */
export interface LocalEmbedder extends Embedder {
  /** Ends the thread; waiting texts fail with MODEL_UNAVAILABLE. */
  close(): Promise<void>;
}

/**
 * all-MiniLM-L6-v2 takes 512 tokens by its position embeddings, but was trained with 128 and is published with a
 * maximum of 256 (sentence_bert_config.json): what lies beyond would only blur the vector.
 */
export const DEFAULT_MAX_TOKENS = 256;
/** No 256 tokens of written language are longer; keeps the tokenizer from reading a whole book for its first page. */
const MAX_CHARS_PER_TOKEN = 32;
/** Measured on two cores: larger batches embed no more texts a second, and a query waits for the batch to end. */
const BATCH_TOKENS = 512;
/**
 * Measured on the turns of a conversation, sixteen at a time, in ms of processor time a text: 11.8 without this limit,
 * 10.3 with 1.2, 9.6 with 1.1, and 12 with 1.05, where most batches are of one text.
 */
const PADDED_SHARE = 1.15;
/** 200 waiting recalls must be served; five times as many are an overload. */
const WAITING_QUERIES = 1_000;
/** A retain is accepted while fewer texts wait: about a minute and a half of embedding on two cores. */
const WAITING_DOCUMENTS = 10_000;
/**
 * An embedder that computes in this process, in a thread of its own.
 * Throws MODEL_UNAVAILABLE, saying what is missing, when the model cannot be loaded.
 */
export async function createLocalEmbedder(settings: LocalEmbedderSettings): Promise<LocalEmbedder> {
  const maxTokens = settings.maxTokens ?? DEFAULT_MAX_TOKENS;
  const source: EmbeddingSource = {
    ...settings,
    pooling: settings.pooling ?? 'MEAN',
    maxTokens,
    tokenVectors: settings.tokenVectors ?? false,
  };
  const thread = new ModelThread<EmbeddingReady, EmbeddingJob, EmbeddingResult>('embedding-worker', source);
  const { dimensions } = await thread.start();
  const queue = new EmbeddingQueue((texts) => thread.run({ texts }), {
    batchTexts: settings.batchSize,
    batchTokens: BATCH_TOKENS,
    paddedShare: PADDED_SHARE,
    batches: 1,
    waitingTexts: { QUERY: WAITING_QUERIES, DOCUMENT: WAITING_DOCUMENTS },
  });
  const embed = embedThroughQueue(queue);

  return {
    model: settings.model,
    dimensions,
    embed: (texts, options) =>
      embed(
        texts.map((text) => text.slice(0, maxTokens * MAX_CHARS_PER_TOKEN)),
        options,
      ),
    close: () => thread.close(),
  };
}
