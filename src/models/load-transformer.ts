import {
  AutoModel,
  AutoModelForSequenceClassification,
  AutoTokenizer,
  env,
  type PreTrainedModel,
  type PreTrainedTokenizer,
} from '@huggingface/transformers';
import { locateModel, type ModelSource } from './model-source.ts';

export interface Transformer {
  readonly tokenizer: PreTrainedTokenizer;
  readonly model: PreTrainedModel;
}

/**
 * The tokenizer and the ONNX session of a model, from disk or the hub. Whatever it throws is for the caller to
 * translate. Transformers.js keeps its paths in a global, which is why this runs in a thread of its own.
 */
export async function loadTransformer(
  source: ModelSource,
  task: 'FEATURES' | 'CLASSIFICATION',
): Promise<Transformer> {
  const location = locateModel(source);
  env.allowLocalModels = true;
  env.allowRemoteModels = location.allowRemote;
  env.localModelPath = location.localModelPath;
  env.cacheDir = location.cacheDir;
  const loader = task === 'FEATURES' ? AutoModel : AutoModelForSequenceClassification;
  const tokenizer = await AutoTokenizer.from_pretrained(location.id);
  const model = await loader.from_pretrained(location.id, {
    dtype: source.dtype,
    device: 'cpu',
    session_options: { intraOpNumThreads: source.threads, interOpNumThreads: 1 },
  });
  return { tokenizer, model };
}
