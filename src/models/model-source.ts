import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { MemoryError } from '../domain/errors.ts';

/** Weights of a model: full precision, or dynamically quantised to int8. */
export type ModelDtype = 'fp32' | 'q8';

/** Where a model comes from and how it runs. */
export interface ModelSource {
  /** Name at the hub, e.g. `Xenova/all-MiniLM-L6-v2`. */
  readonly model: string;
  /** Absolute folder with config.json, tokenizer.json, tokenizer_config.json and onnx/. */
  readonly modelPath: string;
  readonly dtype: ModelDtype;
  /** Threads of one inference, ≥ 1. */
  readonly threads: number;
  /** Whether what is not on disk may be downloaded from the hub. */
  readonly allowHub: boolean;
}

/** File of the weights within the model's folder, as the hub's ONNX repositories name it. */
export function weightsFile(dtype: ModelDtype): string {
  return dtype === 'q8' ? 'onnx/model_quantized.onnx' : 'onnx/model.onnx';
}

/** Files that are missing in the model's folder; empty when it is complete. */
export function missingFiles(source: ModelSource): readonly string[] {
  const needed = ['config.json', 'tokenizer.json', 'tokenizer_config.json', weightsFile(source.dtype)];
  return needed.filter((file) => !existsSync(join(source.modelPath, file)));
}

/** How Transformers.js is told where the model is. */
export interface ModelLocation {
  /** Folder that holds the model's folder. */
  readonly localModelPath: string;
  /** Name of the model's folder in it, or its name at the hub. */
  readonly id: string;
  readonly allowRemote: boolean;
  /** Where downloads go: `<cacheDir>/<model>/…`, which is the model's own folder when that ends in its name. */
  readonly cacheDir: string;
}

/**
 * Where to load the model from: its folder when that is complete, else the hub when it is allowed.
 * Throws MODEL_UNAVAILABLE, naming what is missing, when neither will do.
 */
export function locateModel(source: ModelSource): ModelLocation {
  const missing = missingFiles(source);
  const folder = resolve(source.modelPath);
  if (missing.length === 0) {
    return {
      localModelPath: dirname(folder),
      id: basename(folder),
      allowRemote: false,
      cacheDir: dirname(folder),
    };
  }
  if (!source.allowHub) {
    throw new MemoryError(
      'MODEL_UNAVAILABLE',
      `The model ${source.model} is not complete: ${folder} lacks ${missing.join(', ')}. ` +
        'Put the files there, name another folder, or allow the download from the hub.',
      { details: { model: source.model, missing } },
    );
  }
  const named = sep + source.model.split('/').join(sep);
  const root = folder.endsWith(named) ? folder.slice(0, -named.length) : folder;
  return { localModelPath: root, id: source.model, allowRemote: true, cacheDir: root };
}

/** The error of a model whose files are there but cannot be used, or that failed while it ran. */
export function modelFailure(source: ModelSource, cause: unknown): MemoryError {
  if (cause instanceof MemoryError) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new MemoryError(
    'MODEL_UNAVAILABLE',
    `The model ${source.model} cannot be loaded (${reason}). ` +
      `If its files in ${source.modelPath} are damaged, delete that folder and start again to fetch them anew.`,
    { details: { model: source.model }, cause },
  );
}
