import type { Bank } from '../domain/bank.ts';
import { MemoryError } from '../domain/errors.ts';
import type { Instant } from '../domain/instant.ts';
import type {
  NewEntity,
  NewMemory,
  RetainStore,
  RetainWrite,
  StoredOperation,
} from '../domain/ports/retain-store.ts';
import { tagKeyOf } from '../domain/tags.ts';
import type { DraftDocument, DraftMemory } from './draft.ts';
import { type EmbeddedText, embedAndLookUp } from './embed.ts';
import { gatherEntities } from './entities.ts';
import { type ExtractedDocuments, extractDocuments } from './extract-documents.ts';
import { linksOf, nearInTime } from './find-links.ts';
import { groupIntoDocuments } from './group.ts';
import { CHUNK_CHARS, EMBED_BATCH } from './limits.ts';
import { operationOf } from './operation.ts';
import { keysOf, resolve } from './resolve.ts';
import type { ExtractionMode, RetainPorts, RetainRequest, RetainResult } from './types.ts';
import { validate } from './validate.ts';

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

/**
 * The memories made of a request's items, stored whole or not at all.
 * Throws BAD_USER_INPUT for what cannot be stored, CONFLICT for an idempotency key that another request used and for
 * a bank that is being deleted, MODEL_UNAVAILABLE, STORE_UNAVAILABLE, and LlmError when a language model fails.
 *
 * @param signal stops the extraction; what was extracted before is not stored
 */
export async function retain(
  request: RetainRequest,
  ports: RetainPorts,
  settings: RetainSettings = DEFAULT_RETAIN,
  signal: AbortSignal | null = null,
): Promise<RetainResult> {
  validate(request);
  const at = ports.clock();
  const bank = await ports.store.ensureBank(request.bankId, at);
  const earlier = await findEarlier(request, ports.store);
  if (earlier !== null) return resultOf(earlier, request);

  const { documents, usage } = await extract(request, { bank, at, ports, settings, signal });
  const memories = documents.flatMap((document) => document.memories);
  const { store, embedder } = ports;
  const except = store.findDocuments(bank, named(documents));
  const [entities, embedded, inTime] = await Promise.all([
    resolveEntities(memories, bank, ports),
    embedAndLookUp(
      memories.map((memory) => memory.fact.text),
      { bank, store, embedder, except, batch: settings.embedBatch },
    ),
    nearInTime(memories, { bank, store, except }),
  ]);
  const links = linksOf(memories, embedded, inTime);
  const write = { documents: documentWrites(documents, embedded), entities, ...links };
  const stored = await ports.store.writeRetain(
    bank,
    write,
    operationOf(request, documents, { at, finishedAt: ports.clock(), id: ports.newId(), usage }),
  );
  return resultOf(stored, request);
}

interface Surroundings {
  readonly bank: Bank;
  readonly at: Instant;
  readonly ports: RetainPorts;
  readonly settings: RetainSettings;
  readonly signal: AbortSignal | null;
}

async function findEarlier(request: RetainRequest, store: RetainStore): Promise<StoredOperation | null> {
  return request.idempotencyKey === null ? null : store.findOperation(request.bankId, request.idempotencyKey);
}

/** What the caller gets of an operation. Throws CONFLICT when it was another request's. */
function resultOf({ operation, bookmarks }: StoredOperation, request: RetainRequest): RetainResult {
  if (operation.requestHash !== request.requestHash) {
    throw new MemoryError(
      'CONFLICT',
      `idempotencyKey "${request.idempotencyKey}" was used for another request. Take a new key for a new request.`,
      { details: { operationId: operation.id } },
    );
  }
  return { operationId: operation.id, memoryIds: operation.memoryIds, bookmarks };
}

function extract(
  request: RetainRequest,
  { bank, at, ports, settings, signal }: Surroundings,
): Promise<ExtractedDocuments> {
  return extractDocuments(groupIntoDocuments(request.items, ports.newId), {
    mode: request.mode ?? settings.defaultMode,
    at,
    timezone: bank.timezone,
    chunkChars: settings.chunkChars,
    countTokens: ports.countTokens,
    newId: ports.newId,
    llm: ports.llm,
    signal,
  });
}

function named(documents: readonly DraftDocument[]): readonly string[] {
  return documents.filter((document) => document.named).map((document) => document.documentId);
}

async function resolveEntities(
  memories: readonly DraftMemory[],
  bank: Bank,
  { store, newId }: RetainPorts,
): Promise<readonly NewEntity[]> {
  const mentions = memories.flatMap((memory) => memory.fact.entities);
  const known = await store.findEntities(bank, keysOf(mentions));
  return gatherEntities(memories, resolve(mentions, known), newId);
}

function documentWrites(
  documents: readonly DraftDocument[],
  embedded: readonly EmbeddedText[],
): RetainWrite['documents'] {
  let next = 0;
  return documents.map((document) => ({
    ...document,
    memories: document.memories.map((draft) => newMemory(draft, embedded[next++])),
  }));
}

function newMemory(draft: DraftMemory, embedded: EmbeddedText | undefined): NewMemory {
  const { fact, id, documentId, chunkId, mentionedAt, context, tags, metadata, position, tokens, source } =
    draft;
  const { text, type, confidence, occurred, grounded } = fact;
  return {
    ...{ id, documentId, chunkId, text, type, confidence, occurred, mentionedAt, context },
    ...{ embedding: embedded?.vector ?? null, tokenVectors: embedded?.tokens ?? null },
    ...{ tags, tagKey: tagKeyOf(tags), metadata, position, tokens, grounded, source },
  };
}
