import { MemoryError } from '../domain/errors.ts';
import { addUsage, LlmError, NO_USAGE } from '../domain/llm-error.ts';
import type { Llm, LlmUsage } from '../domain/ports/models.ts';
import {
  type CutDocument,
  cutDocument,
  type DraftDocument,
  type DraftOptions,
  draftDocument,
  type ModelFacts,
} from './draft.ts';
import { extractLlm, type LlmExtraction } from './extract/llm.ts';
import type { SourceDocument } from './group.ts';
import { passagesOf } from './passages.ts';
import { rememberAnswers } from './remember-answers.ts';
import type { ExtractionMode } from './types.ts';
import { inSlices } from './work.ts';

export interface ExtractDocumentsOptions extends DraftOptions {
  /** Null when none is configured. */
  readonly llm: Llm | null;
  /** JSON of what the model answered about these documents before. */
  readonly answers: readonly string[];
  /** Stops what is being extracted. */
  readonly signal: AbortSignal | null;
}

/** The documents with their facts, and what a language model took for them. */
export interface ExtractedDocuments {
  readonly documents: readonly DraftDocument[];
  readonly usage: LlmUsage;
}

/** What to set where no language model is. */
const HOW_TO_CONFIGURE =
  'mode LLM needs a language model, and none is configured. Set LLM_BASE_URL (an OpenAI-compatible endpoint), LLM_MODEL and, where it asks for one, LLM_API_KEY; or retain with mode RULES, which needs no model.';

/**
 * Documents cut into chunks and their facts extracted, all of them or none.
 * Throws BAD_USER_INPUT for mode LLM without a language model, and LlmError when one passage fails for good.
 */
export async function extractDocuments(
  sources: readonly SourceDocument[],
  options: ExtractDocumentsOptions,
): Promise<ExtractedDocuments> {
  const { mode, llm, signal } = options;
  requireLlm(mode, llm);
  const cut = sources.map((source) => cutDocument(source, options));
  const found = mode === 'LLM' && llm !== null ? await askForFacts(cut, { ...options, llm, signal }) : [];
  const documents: DraftDocument[] = [];
  for (const [index, document] of cut.entries())
    documents.push(await inSlices(draftDocument(document, found[index] ?? null, options), signal));
  return {
    documents,
    usage: found.reduce((sum, { usage }) => addUsage(sum, usage), NO_USAGE),
  };
}

/** Throws BAD_USER_INPUT for mode LLM where there is none. */
export function requireLlm(mode: ExtractionMode, llm: Llm | null): void {
  if (mode === 'LLM' && llm === null)
    throw new MemoryError('BAD_USER_INPUT', HOW_TO_CONFIGURE, { details: { field: 'mode' } });
}

/** What the model finds in each document. The first failure stops the calls of all others. */
async function askForFacts(
  documents: readonly CutDocument[],
  { llm: asked, answers, signal: given, ...times }: ExtractDocumentsOptions & { readonly llm: Llm },
): Promise<readonly (LlmExtraction & ModelFacts)[]> {
  const failure = new AbortController();
  const signal = given === null ? failure.signal : AbortSignal.any([given, failure.signal]);
  const extract = async ({ source, pieces, chunks }: CutDocument) => {
    const starts = chunks.map(({ start }) => start);
    const llm = rememberAnswers(asked, answers);
    const found = await extractLlm(passagesOf(source, pieces, starts), { ...times, llm, signal });
    return { ...found, answers: llm.remembered() };
  };
  try {
    return await Promise.all(documents.map(extract));
  } catch (error) {
    failure.abort(error);
    throw error instanceof LlmError ? withAdvice(error) : error;
  }
}

function withAdvice(error: LlmError): LlmError {
  const { reason, usage, details } = error;
  const again = error.retryable ? 'Retain again later, or' : 'Retain';
  const message = `${error.message} Nothing was stored. ${again} with mode RULES, which needs no model.`;
  return new LlmError(reason, message, { usage, details, cause: error });
}
