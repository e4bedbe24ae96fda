import { MemoryError } from '../domain/errors.ts';
import type { CallOptions, Reranker } from '../domain/ports/models.ts';
import type { ClassifierJob, ClassifierResult, ClassifierSource } from './classifier-worker.ts';
import { type ModelSource, missingFiles } from './model-source.ts';
import { ModelThread } from './model-thread.ts';

export interface CrossEncoderSettings extends ModelSource {
  /** Pairs judged at once, ≥ 1. */
  readonly batchSize: number;
  /** Tokens of a pair, special tokens included; DEFAULT_PAIR_TOKENS when absent. */
  readonly maxTokens?: number;
}

/** A reranker that owns a thread. */
export interface CrossEncoder extends Reranker {
  close(): Promise<void>;
}

/** What the MS MARCO cross-encoders were trained with, and the most that BERT has positions for. */
export const DEFAULT_PAIR_TOKENS = 512;
/** Pairs that may wait: about a minute of a MiniLM cross-encoder on two cores. */
const WAITING_PAIRS = 10_000;

function checkAborted(signal: AbortSignal | undefined): void {
  if (!signal?.aborted) return;
  throw new MemoryError('TIMEOUT', 'Reranking was given up before it was done.', { cause: signal.reason });
}

/**
 * A cross-encoder over any ONNX model for sequence classification, or null when its files are not on disk and the hub
 * is not allowed. Throws MODEL_UNAVAILABLE when its files are there but cannot be used.
 */
export async function createCrossEncoder(settings: CrossEncoderSettings): Promise<CrossEncoder | null> {
  if (!settings.allowHub && missingFiles(settings).length > 0) return null;
  const source: ClassifierSource = { ...settings, maxTokens: settings.maxTokens ?? DEFAULT_PAIR_TOKENS };
  const thread = new ModelThread<null, ClassifierJob, ClassifierResult>('classifier-worker', source);
  await thread.start();
  let waiting = 0;

  async function judge(query: string, documents: readonly string[], signal?: AbortSignal): Promise<number[]> {
    const scores = documents.map(() => 0);
    const order = documents.map((_, i) => i);
    order.sort((a, b) => (documents[a]?.length ?? 0) - (documents[b]?.length ?? 0));
    for (let start = 0; start < order.length; start += settings.batchSize) {
      checkAborted(signal);
      const batch = order.slice(start, start + settings.batchSize);
      const logits = await thread.run({ query, documents: batch.map((i) => documents[i] ?? '') });
      batch.forEach((i, b) => {
        scores[i] = logits[b] ?? Number.NaN;
      });
    }
    return scores;
  }

  async function score(
    query: string,
    documents: readonly string[],
    options: CallOptions = {},
  ): Promise<readonly number[]> {
    if (waiting >= WAITING_PAIRS) {
      throw new MemoryError('RATE_LIMITED', 'Too many memories wait to be reranked; try again in a moment.');
    }
    waiting += documents.length;
    try {
      return await judge(query, documents, options.signal);
    } finally {
      waiting -= documents.length;
    }
  }

  return {
    model: settings.model,
    calibration: 'LOGIT',
    score,
    close: () => thread.close(),
  };
}
