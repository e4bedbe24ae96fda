import { workerData } from 'node:worker_threads';
import type { Tensor } from '@huggingface/transformers';
import { invariant } from '../domain/errors.ts';
import type { TokenVectors } from '../domain/ports/models.ts';
import { loadTransformer } from './load-transformer.ts';
import { type ModelDtype, type ModelSource, modelFailure } from './model-source.ts';
import { padBatch, type TokenRow } from './pad-batch.ts';
import { type Pooling, pool } from './pool.ts';
import { type LoadedModel, serveJobs } from './serve-jobs.ts';
import { createProjector, projectionFor } from './token-projection.ts';

export interface EmbeddingSource extends ModelSource {
  readonly pooling: Pooling;
  /** Tokens that are read of a text, special tokens included. */
  readonly maxTokens: number;
  /** Whether the tokens' own vectors come with each text's. */
  readonly tokenVectors: boolean;
}

export interface EmbeddingReady {
  readonly dimensions: number;
}

export interface EmbeddingJob {
  readonly texts: readonly string[];
}

/** What the model makes of one text. */
export interface EmbeddedText {
  readonly vector: Float32Array<ArrayBuffer>;
  readonly tokens?: TokenVectors;
}

/** One embedding a text, in order; null where a text has none. */
export type EmbeddingResult = readonly (EmbeddedText | null)[];

/**
 * Weights whose activations are quantised by the range of the whole batch, so that a text's vector depends on its
 * company (cosine 0.993 to itself in another batch, as far as from fp32). Each text is a batch of its own there: the
 * same text always gets the same vector, for a quarter more time a short query.
 */
const DYNAMIC_RANGE: ReadonlySet<ModelDtype> = new Set(['q8']);

/** The model's output for one text: a row of `width` numbers a token. */
interface HiddenText {
  readonly ids: readonly number[];
  readonly width: number;
  readonly hidden: Float32Array;
}

/** The first tokens of a text and its closing special token, which the library's own truncation would cut off. */
function truncated(ids: readonly number[], limit: number): readonly number[] {
  return ids.length <= limit ? ids : [...ids.slice(0, limit - 1), ...ids.slice(-1)];
}

async function loadEmbedding(
  source: EmbeddingSource,
): Promise<LoadedModel<EmbeddingReady, EmbeddingJob, EmbeddingResult>> {
  const { tokenizer, model } = await loadTransformer(source, 'FEATURES');
  const special = new Set<number>(tokenizer('', { return_tensor: false }).input_ids);
  const limit = Math.min(source.maxTokens, tokenizer.model_max_length ?? source.maxTokens);

  function tokenize(texts: readonly string[]): readonly TokenRow[] {
    const encoded = tokenizer([...texts], { padding: false, return_tensor: false });
    return encoded.input_ids.map((ids) => ({ ids: truncated(ids, limit), types: null }));
  }

  async function infer(rows: readonly TokenRow[]): Promise<readonly HiddenText[]> {
    const output: { readonly last_hidden_state: Tensor } = await model(
      padBatch(rows, tokenizer.pad_token_id ?? 0),
    );
    const [, length = 0, width = 0] = output.last_hidden_state.dims;
    const values = output.last_hidden_state.data as Float32Array;
    return rows.map(({ ids }, r) => {
      const start = r * length * width;
      return { ids, width, hidden: values.subarray(start, start + ids.length * width) };
    });
  }

  async function run(job: EmbeddingJob): Promise<readonly HiddenText[]> {
    const rows = tokenize(job.texts);
    if (!DYNAMIC_RANGE.has(source.dtype)) return infer(rows);
    const made: HiddenText[] = [];
    for (const row of rows) made.push(...(await infer([row])));
    return made;
  }

  const [probe] = await run({ texts: ['probe'] });
  invariant(probe !== undefined, 'a model answers each text');
  const projectTokens = source.tokenVectors
    ? createProjector(projectionFor(source.model, probe.width))
    : null;

  function embedded({ ids, width, hidden }: HiddenText): EmbeddedText | null {
    const kept = ids.map((id) => !special.has(id));
    if (!kept.includes(true)) return null;
    const vector = pool({ hidden, tokens: ids.length, width }, source.pooling);
    if (vector === null) return null;
    return projectTokens === null ? { vector } : { vector, tokens: projectTokens({ ids, kept, hidden }) };
  }

  return {
    ready: { dimensions: probe.width },
    run: async (job) => (await run(job)).map(embedded),
    transferables: (texts) => texts.flatMap((text) => (text === null ? [] : [text.vector.buffer])),
    dispose: async () => void (await model.dispose()),
  };
}

const source: EmbeddingSource = workerData;
await serveJobs({ load: () => loadEmbedding(source), translate: (error) => modelFailure(source, error) });
