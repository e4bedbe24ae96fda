import type { BankRef } from '../domain/bank.ts';
import { FAR_FUTURE, type Instant } from '../domain/instant.ts';
import type {
  NewMemory,
  OperationRecord,
  RetainWrite,
  StoredOperation,
} from '../domain/ports/retain-store.ts';
import { lockBankOrThrow } from './bank-lock.ts';
import type { Database, WriteTransaction } from './database.ts';
import { withDerived } from './derived.ts';
import { exactTerms } from './exact-terms.ts';
import { removeDocumentContents, removeLoosened } from './removal.ts';
import { findStandingOperation } from './retain-statements.ts';
import {
  finishRetain,
  linkCausal,
  linkSemantic,
  linkTemporal,
  type MemoryParams,
  putChunks,
  putDocuments,
  putEntities,
  putMemories,
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
  await lockBankOrThrow(transaction, bank, operation.createdAt);
  const [standing] = await transaction.run(findStandingOperation, {
    bankId: bank.id,
    operationId: operation.id,
    idempotencyKey: operation.idempotencyKey,
  });
  if (standing !== undefined) return { ...standing, kind: 'RETAIN' };

  const named = write.documents.filter((document) => document.named);
  const documentIds = named.map((document) => document.documentId);
  const replaced = await withDerived(
    transaction,
    { bankId: bank.id, at: operation.createdAt, documentIds },
    () => removeDocumentContents(transaction, bank.id, documentIds),
  );
  await transaction.run(putDocuments, {
    bankId: bank.id,
    documents: write.documents.map((document) => ({
      id: document.documentId,
      named: document.named,
      text: document.text,
      contentHash: document.contentHash,
    })),
    at: operation.createdAt,
  });
  await putMemoriesOf();
  await putTagSetsOf(transaction, job);
  await putEntitiesOf(transaction, job);
  await putLinks(transaction, bank.id, write);
  await removeLoosened(transaction, bank.id, replaced);
  await finish(transaction, operation);
  return operation;
}

async function putContents(
  transaction: WriteTransaction,
  { bank, write, operation }: RetainJob,
): Promise<void> {
  const chunks = write.documents.flatMap(({ documentId, chunks }) =>
    chunks.map((chunk) => ({ ...chunk, documentId })),
  );
  await transaction.run(putChunks, { bankId: bank.id, chunks });
  const memories = write.documents.flatMap((document) => document.memories);
  if (memories.length === 0) return;
  await transaction.run(putMemories, {
    bankId: bank.id,
    bankKey: bank.key,
    state: 'ACTIVE',
    at: operation.createdAt,
    farFuture: FAR_FUTURE,
    memories: memories.map(memoryParams),
  });
}

/** A memory as its statement takes it. */
export function memoryParams(memory: NewMemory): MemoryParams {
  return {
    ...memory,
    exactTerms: exactTerms(memory.text).join(' '),
    occurredStart: memory.occurred?.start ?? null,
    occurredEnd: memory.occurred?.end ?? null,
    datePrecision: memory.occurred?.precision ?? null,
    tags: [...memory.tags],
  };
}

async function putTagSetsOf(transaction: WriteTransaction, { bank, write }: RetainJob): Promise<void> {
  const memories = write.documents.flatMap((document) => document.memories);
  const sets = new Map(memories.map((memory) => [memory.tagKey, [...memory.tags]]));
  if (sets.size === 0) return;
  await transaction.run(putTagSets, {
    bankId: bank.id,
    bankKey: bank.key,
    tagSets: [...sets].map(([key, tags]) => ({ key, tags })),
  });
}

async function putEntitiesOf(transaction: WriteTransaction, { bank, write }: RetainJob): Promise<void> {
  if (write.entities.length === 0) return;
  await transaction.run(putEntities, {
    bankId: bank.id,
    bankKey: bank.key,
    entities: write.entities.map((entity) => ({
      ...entity,
      aliases: [...entity.aliases],
      aliasKeys: [...entity.aliasKeys],
      memoryIds: [...entity.memoryIds],
    })),
  });
}

/** Writes the links of a retain whose memories are there. */
export async function putLinks(
  transaction: WriteTransaction,
  bankId: string,
  links: Pick<RetainWrite, 'temporal' | 'semantic' | 'causal'>,
): Promise<void> {
  const { temporal, semantic, causal } = links;
  if (temporal.length > 0) await transaction.run(linkTemporal, { bankId, links: [...temporal] });
  if (semantic.length > 0) await transaction.run(linkSemantic, { bankId, links: [...semantic] });
  if (causal.length > 0) await transaction.run(linkCausal, { bankId, links: [...causal] });
}

async function finish(transaction: WriteTransaction, operation: OperationRecord): Promise<void> {
  const finishedAt: Instant = operation.finishedAt ?? operation.createdAt;
  await transaction.run(finishRetain, { ...operation, finishedAt, memoryIds: [...operation.memoryIds] });
}
