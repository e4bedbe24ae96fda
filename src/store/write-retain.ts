import type { BankRef } from '../domain/bank.ts';
import { MemoryError } from '../domain/errors.ts';
import { FAR_FUTURE, type Instant } from '../domain/instant.ts';
import { OutdatedRetain } from '../domain/outdated-retain.ts';
import type {
  NewMemory,
  OperationRecord,
  RetainWrite,
  StoredOperation,
} from '../domain/ports/retain-store.ts';
import { textKeyOf } from '../domain/text-key.ts';
import { documentEnds, moveBehind, wholeText } from './appended.ts';
import { lockBankOrThrow } from './bank-lock.ts';
import { CHANGES_KEPT } from './change-log.ts';
import type { Database, WriteTransaction } from './database.ts';
import { type Drawn, settleDerived, withDerived } from './derived.ts';
import { exactTerms } from './exact-terms.ts';
import { forgetAnswers } from './operation-statements.ts';
import { writeEntities } from './put-entities.ts';
import { type Removed, removeDocumentContents, removeLoosened } from './removal.ts';
import { findStandingOperation } from './retain-statements.ts';
import { hasUnknown, keysOfWrite } from './standing.ts';
import { supersede } from './supersede.ts';
import {
  finishRetain,
  linkCausal,
  linkSemantic,
  linkTemporal,
  type MemoryParams,
  putChunks,
  putDocuments,
  putMemories,
  putSources,
  putTagSets,
} from './write-statements.ts';

/** A retain with the bank that it goes to. */
export interface RetainJob {
  readonly bank: BankRef;
  readonly write: RetainWrite;
  readonly operation: OperationRecord;
}

/** Writes a retain in one transaction. */
export async function writeWhole(database: Database, job: RetainJob): Promise<StoredOperation> {
  const { value, bookmarks } = await database.write((transaction) =>
    inPlaceOf(transaction, job, () => putContents(transaction, job)),
  );
  return { operation: value, bookmarks };
}

/**
 * The operation that stands after the transaction: an earlier one, with nothing written, or the job's own. In between
 * the old documents go, `putMemoriesOf` brings the new memories, and what has lost its last memory goes as well.
 */
export async function inPlaceOf(
  transaction: WriteTransaction,
  job: RetainJob,
  putMemoriesOf: () => Promise<void>,
): Promise<OperationRecord> {
  const { bank, write, operation } = job;
  // Statements that need nothing of one another's answers are sent together: the server takes them in order.
  const [, [standing]] = await Promise.all([
    lockBankOrThrow(transaction, bank, operation.createdAt),
    transaction.run(findStandingOperation, {
      bankId: bank.id,
      operationId: operation.id,
      idempotencyKey: operation.idempotencyKey,
    }),
  ]);
  if (standing !== undefined) return { ...standing, kind: 'RETAIN', fence: null };

  const documentIds = write.documents
    .filter(({ named, updateMode }) => named && updateMode === 'REPLACE')
    .map(({ documentId }) => documentId);
  const replaced = await withDerived(
    transaction,
    { bankId: bank.id, at: operation.createdAt, documentIds },
    () => removeDocumentContents(transaction, bank.id, documentIds, write.keptIds),
  );
  const ends = await documentEnds(transaction, bank.id, write.documents);
  const memories = write.documents.flatMap((document) => document.memories);
  await Promise.all([
    transaction.run(putDocuments, {
      bankId: bank.id,
      documents: write.documents.map((document) => ({
        id: document.documentId,
        named: document.named,
        ...wholeText(document, ends),
        answers: document.answers,
      })),
      at: operation.createdAt,
    }),
    refuseOutdated(transaction, bank.id, write),
    putMemoriesOf(),
    putSourcesOf(transaction, job),
    moveBehind(transaction, bank.id, { documents: write.documents, ends }),
    putTagSetsOf(transaction, bank, memories),
    putLinks(transaction, bank.id, write),
    writeEntities(transaction, { bank, ...write, at: operation.createdAt }),
  ]);
  const superseded = await putSupersessionsOf(transaction, job);
  const at = operation.createdAt;
  await removeLoosened(transaction, { bankId: bank.id, at }, replaced);
  // What holds again supports again what was drawn from it.
  const settled = await settleDerived(transaction, { bankId: bank.id, at, memoryIds: replaced.memoryIds });
  await finish(transaction, job, {
    ...replaced,
    movedIds: [...replaced.movedIds, ...superseded.movedIds, ...settled.movedIds],
    deletedIds: [...replaced.deletedIds, ...superseded.deletedIds],
  });
  return operation;
}

async function putContents(
  transaction: WriteTransaction,
  { bank, write, operation }: RetainJob,
): Promise<void> {
  const chunks = write.documents.flatMap(({ documentId, chunks }) =>
    chunks.map((chunk) => ({ ...chunk, documentId })),
  );
  const memories = write.documents.flatMap((document) => document.memories);
  await Promise.all([
    transaction.run(putChunks, { bankId: bank.id, chunks }),
    memories.length === 0
      ? null
      : transaction.run(putMemories, {
          bankId: bank.id,
          bankKey: bank.key,
          state: 'ACTIVE',
          at: operation.createdAt,
          farFuture: FAR_FUTURE,
          memories: memories.map(memoryParams),
        }),
  ]);
}

/** A memory as its statement takes it. */
export function memoryParams(memory: NewMemory): MemoryParams {
  return {
    ...memory,
    textKey: textKeyOf(memory.text),
    exactTerms: exactTerms(memory.text).join(' '),
    occurredStart: memory.occurred?.start ?? null,
    occurredEnd: memory.occurred?.end ?? null,
    datePrecision: memory.occurred?.precision ?? null,
    tags: [...memory.tags],
  };
}

/** Throws OutdatedRetain when a fact was written since the write was decided that it repeats, replaces or is replaced by. */
async function refuseOutdated(
  transaction: WriteTransaction,
  bankId: string,
  write: RetainWrite,
): Promise<void> {
  if (await hasUnknown(transaction, { bankId, keys: keysOfWrite(write), known: write.standingIds }))
    throw new OutdatedRetain();
}

async function putSourcesOf(
  transaction: WriteTransaction,
  { bank, write, operation }: RetainJob,
): Promise<void> {
  if (write.sources.length === 0) return;
  const sources = write.sources.map(({ source, occurred, memoryId, chunkId, position, mentionedAt }) => ({
    ...{ memoryId, chunkId, position, mentionedAt, ...source },
    occurredStart: occurred?.start ?? null,
    occurredEnd: occurred?.end ?? null,
    datePrecision: occurred?.precision ?? null,
  }));
  const [put] = await transaction.run(putSources, { bankId: bank.id, at: operation.createdAt, sources });
  if (put?.added !== sources.length) throw new OutdatedRetain();
}

async function putSupersessionsOf(
  transaction: WriteTransaction,
  { bank, write, operation }: RetainJob,
): Promise<Pick<Drawn, 'deletedIds' | 'movedIds'>> {
  const pairs = write.supersessions.map(({ winnerId, loserId }) => ({ winnerId, loserId }));
  return supersede(transaction, { bankId: bank.id, at: operation.createdAt }, pairs);
}

/** Makes the tag sets of memories where they are not there yet. */
export async function putTagSetsOf(
  transaction: WriteTransaction,
  bank: BankRef,
  memories: readonly Pick<NewMemory, 'tagKey' | 'tags'>[],
): Promise<void> {
  const sets = new Map(memories.map((memory) => [memory.tagKey, [...memory.tags]]));
  if (sets.size === 0) return;
  await transaction.run(putTagSets, {
    bankId: bank.id,
    bankKey: bank.key,
    tagSets: [...sets].map(([key, tags]) => ({ key, tags })),
  });
}

/** Writes the links of a retain whose memories are there. */
export async function putLinks(
  transaction: WriteTransaction,
  bankId: string,
  links: Pick<RetainWrite, 'temporal' | 'semantic' | 'causal'>,
): Promise<void> {
  const { temporal, semantic, causal } = links;
  await Promise.all([
    temporal.length > 0 && transaction.run(linkTemporal, { bankId, links: [...temporal] }),
    semantic.length > 0 && transaction.run(linkSemantic, { bankId, links: [...semantic] }),
    causal.length > 0 && transaction.run(linkCausal, { bankId, links: [...causal] }),
  ]);
}

async function finish(
  transaction: WriteTransaction,
  { write, operation }: RetainJob,
  replaced: Removed & Pick<Drawn, 'movedIds'>,
): Promise<void> {
  const finishedAt: Instant = operation.finishedAt ?? operation.createdAt;
  const { bankId, id: operationId, fence } = operation;
  const [[finished]] = await Promise.all([
    transaction.run(finishRetain, {
      ...operation,
      finishedAt,
      memoryIds: [...operation.memoryIds],
      updatedIds: [...updatedBy({ write, operation }, replaced)],
      deletedIds: [...replaced.deletedIds],
      kept: CHANGES_KEPT,
    }),
    fence !== null && transaction.run(forgetAnswers, { bankId, operationId }),
  ]);
  if (finished === undefined) throw claimIsLost(operation.id);
}

/** The memories that were there before and are told again, replaced, or lose a source or a successor. */
function updatedBy(
  { write, operation }: Pick<RetainJob, 'write' | 'operation'>,
  replaced: Removed & Pick<Drawn, 'movedIds'>,
): Set<string> {
  const updated = new Set([
    ...operation.memoryIds,
    ...replaced.memoryIds,
    ...replaced.movedIds.filter((id) => !replaced.deletedIds.includes(id)),
    ...write.sources.map(({ memoryId }) => memoryId),
    ...write.supersessions.map(({ loserId }) => loserId),
  ]);
  for (const { memories } of write.documents) for (const { id } of memories) updated.delete(id);
  return updated;
}

/** What a writer is told whose operation was cancelled, or claimed by another process since. */
export function claimIsLost(operationId: string): MemoryError {
  return new MemoryError(
    'CONFLICT',
    'The operation was cancelled, or another process has taken it over. Nothing was written here.',
    { details: { operationId } },
  );
}
