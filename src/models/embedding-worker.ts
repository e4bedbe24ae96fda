import { workerData } from 'node:worker_threads';
import type { Tensor } from '@huggingface/transformers';
import { loadTransformer } from './load-transformer.ts';
import { type ModelSource, modelFailure } from './model-source.ts';
import { padBatch, type TokenRow } from './pad-batch.ts';
import { type Pooling, pool } from './pool.ts';
import { type LoadedModel, serveJobs } from './serve-jobs.ts';

export interface EmbeddingSource extends ModelSource {
  readonly pooling: Pooling;
  /** Tokens that are read of a text, special tokens included. */
  readonly maxTokens: number;
}

export interface EmbeddingReady {
  readonly dimensions: number;
}

export interface EmbeddingJob {
  readonly texts: readonly string[];
}

/** One vector a text, in order; null where a text has none. */
export type EmbeddingResult = readonly (Float32Array<ArrayBuffer> | null)[];

/** [CLS] and [SEP] alone: a text without a single token of its own has no meaning to embed. */
const SPECIAL_TOKENS = 2;

/** The first tokens of a text and its closing special token, which the library's own truncation would cut off. */
function truncated(ids: readonly number[], limit: number): readonly number[] {
  return ids.length <= limit ? ids : [...ids.slice(0, limit - 1), ...ids.slice(-1)];
}

async function loadEmbedding(
  source: EmbeddingSource,
): Promise<LoadedModel<EmbeddingReady, EmbeddingJob, EmbeddingResult>> {
  const { tokenizer, model } = await loadTransformer(source, 'FEATURES');
  const limit = Math.min(source.maxTokens, tokenizer.model_max_length ?? source.maxTokens);

  function tokenize(texts: readonly string[]): readonly TokenRow[] {
    const encoded = tokenizer([...texts], { padding: false, return_tensor: false });
    return encoded.input_ids.map((ids) => ({ ids: truncated(ids, limit), types: null }));
  }

  async function run(job: EmbeddingJob): Promise<EmbeddingResult> {
    const rows = tokenize(job.texts);
    const output: { readonly last_hidden_state: Tensor } = await model(
      padBatch(rows, tokenizer.pad_token_id ?? 0),
    );
    const [, length = 0, width = 0] = output.last_hidden_state.dims;
    const values = output.last_hidden_state.data as Float32Array;
    return rows.map(({ ids }, r) =>
      ids.length <= SPECIAL_TOKENS
        ? null
        : pool({ values, offset: r * length * width, tokens: ids.length, width }, source.pooling),
    );
  }

  const [probe] = await run({ texts: ['probe'] });
  if (!probe) throw new Error('it gives no vector');
  return {
    ready: { dimensions: probe.length },
    run,
    transferables: (vectors) => vectors.flatMap((vector) => (vector === null ? [] : [vector.buffer])),
    dispose: async () => void (await model.dispose()),
  };
}

const source: EmbeddingSource = workerData;
await serveJobs({ load: () => loadEmbedding(source), translate: (error) => modelFailure(source, error) });
