import type { ToolLlm } from '../domain/ports/models.ts';
import { createHttpLlm } from './llm/http-llm.ts';
import { createRecordingLlm, createReplayingLlm } from './llm/recorded-llm.ts';
import type { LlmSettings } from './llm/settings.ts';

/** Where a language model's answers come from. */
export type LlmSource =
  | { readonly kind: 'ENDPOINT'; readonly endpoint: LlmSettings }
  | { readonly kind: 'RECORD'; readonly endpoint: LlmSettings; readonly folder: string }
  | { readonly kind: 'REPLAY'; readonly model: string; readonly folder: string };

/** The language model that is configured. Nothing is sent before the first question. */
export function createLlm(source: LlmSource): ToolLlm {
  if (source.kind === 'REPLAY') return createReplayingLlm(source.model, source.folder);
  const llm = createHttpLlm(source.endpoint);
  return source.kind === 'RECORD' ? createRecordingLlm(llm, source.folder) : llm;
}
