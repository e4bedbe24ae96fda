import type { Bank } from '../domain/bank.ts';
import type { Instant } from '../domain/instant.ts';
import { addUsage } from '../domain/llm-error.ts';
import { OutdatedRetain } from '../domain/outdated-retain.ts';
import type { Llm } from '../domain/ports/models.ts';
import { decide } from './decide.ts';
import { findEarlier, resultOf } from './earlier.ts';
import { type ExtractedDocuments, extractDocuments } from './extract-documents.ts';
import { groupIntoDocuments } from './group.ts';
import { keepAnswers } from './keep-answers.ts';
import { CHUNK_CHARS, EMBED_BATCH } from './limits.ts';
import { withoutEchoes } from './loop/without-echoes.ts';
import { operationOf } from './operation.ts';
import type {
  Assignment,
  ExtractionMode,
  RetainPorts,
  RetainRequest,
  RetainResult,
  RetainRun,
} from './types.ts';
import { validate } from './validate.ts';
import { openWriting, type Writing } from './writing.ts';

export interface RetainSettings {
  /** What a request without a mode is extracted by. */
  readonly defaultMode: ExtractionMode;
  /** Largest chunk, in UTF-16 units. */
  readonly chunkChars: number;
  /** Texts that are embedded together. */
  readonly embedBatch: number;
}

export const DEFAULT_RETAIN: RetainSettings = {
  defaultMode: 'RULES',
  chunkChars: CHUNK_CHARS,
  embedBatch: EMBED_BATCH,
};

const IN_FOREGROUND: RetainRun = { signal: null, assignment: null };

/**
 * How often a retain is decided anew because another one wrote the same facts meanwhile. Of so many that come at once one
 * is written in each round, so this is how many may.
 */
const MOST_ATTEMPTS = 50;

/**
 * The memories made of a request's items, stored whole or not at all.
 * Throws BAD_USER_INPUT for what cannot be stored, CONFLICT for an idempotency key that another request used and for
 * a bank that is being deleted, MODEL_UNAVAILABLE, STORE_UNAVAILABLE, and LlmError when a language model fails.
 *
 * @param run a retain in the background has an operation already, which is as old as its request
 */
export async function retain(
  request: RetainRequest,
  given: RetainPorts,
  settings: RetainSettings = DEFAULT_RETAIN,
  run: RetainRun = IN_FOREGROUND,
): Promise<RetainResult> {
  const { signal, assignment } = run;
  validate(request);
  const at = assignment?.operation.createdAt ?? given.clock();
  const bank = await given.store.ensureBank(request.bankId, at);
  const earlier = assignment === null ? await findEarlier(request, given.store) : null;
  if (earlier !== null) return resultOf(earlier, request);

  const isAsked = isAskedBy(request, settings);
  const ports = isAsked ? { ...given, llm: await keptLlm(bank, given, assignment) } : given;
  const { documents, usage } = await extract(request, { bank, at, ports, settings, signal });
  assignment?.progress(DONE.extracted);
  const { store, embedder, newId } = ports;
  // What is decided again is not judged again.
  const judge = isAsked && ports.llm !== null ? { llm: ports.llm, judged: new Map() } : null;
  const { id = newId(), fence = null } = assignment?.operation ?? {};
  const operation = { id, fence, requestHash: request.requestHash, createdAt: at };
  const writing = await openWriting(documents, { bank, store, embedder, operation });
  const context = {
    ...{ bank, ports: { store, newId }, writing, embedBatch: settings.embedBatch, judge },
    ...{ signal, progress: embeddedOf(run) },
  };
  let spent = usage;
  try {
    const stored = await decidedAnew(writing, async () => {
      const decision = await decide(documents, context);
      signal?.throwIfAborted();
      spent = addUsage(spent, decision.usage);
      const facts = { at, finishedAt: ports.clock(), id, fence, usage: spent, decision };
      return writing.store(decision.write, operationOf(request, documents, facts));
    });
    return resultOf(stored, request);
  } finally {
    await writing.close();
  }
}

function modeOf(request: RetainRequest, settings: RetainSettings): ExtractionMode {
  return request.mode ?? settings.defaultMode;
}

/** True for a retain in which a language model reads: others make no call. */
function isAskedBy(request: RetainRequest, settings: RetainSettings): boolean {
  return modeOf(request, settings) === 'LLM' && request.items.some(({ facts }) => facts === null);
}

/** The language model of a retain; in the background what it answers outlives the process. */
async function keptLlm(
  bank: Bank,
  { llm, store }: Pick<RetainPorts, 'llm' | 'store'>,
  assignment: Assignment | null,
): Promise<Llm | null> {
  if (llm === null || assignment === null) return llm;
  const { operation } = assignment;
  const kept = await store.keptAnswers(bank, operation.id);
  return keepAnswers(llm, { kept, keep: (answer) => store.keepAnswer(operation, answer) });
}

/** The first answer of `attempt` that no other write has made outdated. Throws CONFLICT when there is none. */
async function decidedAnew<T>(writing: Writing, attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof OutdatedRetain) || attempts >= MOST_ATTEMPTS) throw error;
      writing.again();
    }
  }
}

/** Share of the work that is done when everything is extracted, and when everything is embedded. */
const DONE = { extracted: 0.2, embedded: 0.9 };

/** Tells a retain's operation how much of it is embedded, and answers with how much is done. */
function embeddedOf({ assignment }: RetainRun): (share: number) => number {
  return (share) => {
    const done = DONE.extracted + share * (DONE.embedded - DONE.extracted);
    assignment?.progress(done);
    return done;
  };
}

interface Surroundings {
  readonly bank: Bank;
  readonly at: Instant;
  readonly ports: RetainPorts;
  readonly settings: RetainSettings;
  readonly signal: AbortSignal | null;
}

async function extract(
  request: RetainRequest,
  { bank, at, ports, settings, signal }: Surroundings,
): Promise<ExtractedDocuments> {
  const grouped = groupIntoDocuments(request.items, ports.newId);
  const documents = await withoutEchoes(grouped, { bank, store: ports.store });
  const mode = modeOf(request, settings);
  const replaced = documents.filter(({ named, updateMode }) => named && updateMode === 'REPLACE');
  const isAsked = mode === 'LLM' && ports.llm !== null && replaced.length > 0;
  const ids = replaced.map(({ documentId }) => documentId);
  return extractDocuments(documents, {
    mode,
    answers: isAsked ? await ports.store.findAnswers(bank, ids) : [],
    at,
    timezone: bank.timezone,
    chunkChars: settings.chunkChars,
    countTokens: ports.countTokens,
    newId: ports.newId,
    llm: ports.llm,
    signal,
  });
}
