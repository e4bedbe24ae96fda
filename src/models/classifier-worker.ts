import { workerData } from 'node:worker_threads';
import type { Tensor } from '@huggingface/transformers';
import { loadTransformer } from './load-transformer.ts';
import { type ModelSource, modelFailure } from './model-source.ts';
import { padBatch, type TokenRow } from './pad-batch.ts';
import { relevanceLogit, relevantLabel } from './relevance-logit.ts';
import { type LoadedModel, serveJobs } from './serve-jobs.ts';

export interface ClassifierSource extends ModelSource {
  /** Tokens of a pair, special tokens included. */
  readonly maxTokens: number;
}

/** One batch of pairs of the query and a document. */
export interface ClassifierJob {
  readonly query: string;
  readonly documents: readonly string[];
}

/** One logit a document, in order. */
export type ClassifierResult = readonly number[];

/** A query may fill half of a pair; only what is longer is cut, the rest of the room is the document's. */
const QUERY_SHARE = 0.5;

/** The pair without the end of its document, which stands last, but with its closing special token. */
function truncated<T>(pair: readonly T[], limit: number): readonly T[] {
  return pair.length <= limit ? pair : [...pair.slice(0, limit - 1), ...pair.slice(-1)];
}

async function loadClassifier(
  source: ClassifierSource,
): Promise<LoadedModel<null, ClassifierJob, ClassifierResult>> {
  const { tokenizer, model } = await loadTransformer(source, 'CLASSIFICATION');
  const limit = Math.min(source.maxTokens, tokenizer.model_max_length ?? source.maxTokens);
  const labels: Readonly<Record<string, string>> = Object(model.config).id2label ?? {};

  function shortQuery(query: string): string {
    const most = Math.floor(limit * QUERY_SHARE);
    const { input_ids } = tokenizer(query, { return_tensor: false, add_special_tokens: false });
    return input_ids.length <= most
      ? query
      : query.slice(0, Math.floor((query.length * most) / input_ids.length));
  }

  function tokenize(job: ClassifierJob): readonly TokenRow[] {
    const query = shortQuery(job.query);
    const pairs = tokenizer(
      job.documents.map(() => query),
      { text_pair: [...job.documents], padding: false, return_tensor: false, return_token_type_ids: true },
    );
    return pairs.input_ids.map((ids, i) => {
      const types = pairs.token_type_ids?.[i];
      return { ids: truncated(ids, limit), types: types === undefined ? null : truncated(types, limit) };
    });
  }

  async function run(job: ClassifierJob): Promise<ClassifierResult> {
    const output: { readonly logits: Tensor } = await model(
      padBatch(tokenize(job), tokenizer.pad_token_id ?? 0),
    );
    const [rows = 0, width = 1] = output.logits.dims;
    const values = output.logits.data as Float32Array;
    const label = relevantLabel(labels, width);
    return Array.from({ length: rows }, (_, r) =>
      relevanceLogit(values.subarray(r * width, (r + 1) * width), label),
    );
  }

  await run({ query: 'probe', documents: ['probe'] });
  return { ready: null, run, transferables: () => [], dispose: async () => void (await model.dispose()) };
}

const source: ClassifierSource = workerData;
await serveJobs({ load: () => loadClassifier(source), translate: (error) => modelFailure(source, error) });
