import { MemoryError } from '../domain/errors.ts';
import { FAR_FUTURE, type Instant } from '../domain/instant.ts';
import type {
  DocumentWrite,
  NewChunk,
  NewLink,
  NewMemory,
  StoredOperation,
} from '../domain/ports/retain-store.ts';
import { lockBankOrThrow } from './bank-lock.ts';
import type { Database } from './database.ts';
import { inPlaceOf, memoryParams, putLinks, type RetainJob } from './write-retain.ts';
import {
  discardOperation,
  discardStaged,
  findAbandoned,
  publishStaged,
  putMemories,
  renewLease,
  stageChunks,
  startStaging,
} from './write-statements.ts';

/**
 * How long a retain may stay silent before others take it for dead. It speaks with each batch; the longest silence
 * is that of its last transaction, well below a minute for the largest retain.
 */
const LEASE_MS = 10 * 60_000;
/** Chunks removed in one transaction; each has a few memories, each memory some twenty links. */
const CHUNKS_PER_REMOVAL = 100;
/** Links written in one transaction. */
const LINKS_PER_TRANSACTION = 10_000;

export interface StagingOptions {
  /** Memories staged in one transaction. */
  readonly batch: number;
  readonly clock: () => Instant;
}

interface StagedChunk extends NewChunk {
  readonly documentId: string;
}

interface Batch {
  readonly chunks: readonly StagedChunk[];
  readonly memories: readonly NewMemory[];
}

/**
 * Writes a retain that is too large for one transaction: batches that no reader sees, then one transaction that makes
 * them visible and removes what they replace. Dies it in between, only unseen memories are left, to be swept.
 */
export async function writeStaged(
  database: Database,
  job: RetainJob,
  options: StagingOptions,
): Promise<StoredOperation> {
  const operationId = job.operation.id;
  let published = false;
  try {
    await stage(database, job, options);
    const { value, bookmarks } = await database.write((transaction) =>
      inPlaceOf(transaction, withoutInnerLinks(job), async () => {
        const [visible] = await transaction.run(publishStaged, {
          bankId: job.bank.id,
          operationId,
          at: job.operation.createdAt,
        });
        if (visible?.memories !== countMemories(job)) throw takenForDead();
      }),
    );
    published = value.id === operationId;
    return { operation: value, bookmarks };
  } finally {
    if (!published) await discard(database, operationId);
  }
}

/** Removes what dead retains left; answers with how many memories. */
export async function sweepAbandoned(database: Database, at: Instant): Promise<number> {
  let memories = 0;
  for (const { operationId } of await database.run(findAbandoned, { at })) {
    memories += await discard(database, operationId);
  }
  return memories;
}

async function stage(database: Database, job: RetainJob, { batch, clock }: StagingOptions): Promise<void> {
  const { bank, operation } = job;
  await database.write(async (transaction) => {
    const at = clock();
    await lockBankOrThrow(transaction, bank, at);
    const { id, requestHash } = operation;
    await transaction.run(startStaging, { id, bankId: bank.id, requestHash, at, lease: at + LEASE_MS });
  });
  const batches = batchesOf(job.write.documents, batch);
  for (const [index, { chunks, memories }] of batches.entries()) {
    await database.write(async (transaction) => {
      await lockBankOrThrow(transaction, bank, clock());
      const progress = (0.9 * (index + 1)) / batches.length;
      const lease = clock() + LEASE_MS;
      const [renewed] = await transaction.run(renewLease, { id: operation.id, lease, progress });
      if (renewed === undefined) throw takenForDead();
      await transaction.run(stageChunks, { bankId: bank.id, operationId: operation.id, chunks: [...chunks] });
      await transaction.run(putMemories, {
        bankId: bank.id,
        bankKey: bank.key,
        state: 'STAGED',
        at: operation.createdAt,
        farFuture: FAR_FUTURE,
        memories: memories.map(memoryParams),
      });
    });
  }
  await stageLinks(database, job);
}

/** Links between two staged memories are as unseen as their ends, so they need not wait for the last transaction. */
async function stageLinks(database: Database, { bank, write }: RetainJob): Promise<void> {
  const isInner = innerTo(write.documents);
  for (const kind of ['temporal', 'semantic', 'causal'] as const) {
    const links = write[kind].filter(isInner);
    for (let from = 0; from < links.length; from += LINKS_PER_TRANSACTION) {
      const some = {
        temporal: [],
        semantic: [],
        causal: [],
        [kind]: links.slice(from, from + LINKS_PER_TRANSACTION),
      };
      await database.write((transaction) => putLinks(transaction, bank.id, some));
    }
  }
}

function withoutInnerLinks(job: RetainJob): RetainJob {
  const isInner = innerTo(job.write.documents);
  const outer = <T extends NewLink>(links: readonly T[]): readonly T[] =>
    links.filter((link) => !isInner(link));
  const { temporal, semantic, causal } = job.write;
  return {
    ...job,
    write: { ...job.write, temporal: outer(temporal), semantic: outer(semantic), causal: outer(causal) },
  };
}

function innerTo(documents: readonly DocumentWrite[]): (link: NewLink) => boolean {
  const own = new Set(documents.flatMap((document) => document.memories.map((memory) => memory.id)));
  return (link) => own.has(link.sourceId) && own.has(link.targetId);
}

/** Whole chunks with their memories, about `size` memories each. */
function batchesOf(documents: readonly DocumentWrite[], size: number): readonly Batch[] {
  const batches: { chunks: StagedChunk[]; memories: NewMemory[] }[] = [];
  let open: { chunks: StagedChunk[]; memories: NewMemory[] } | undefined;
  for (const { documentId, chunks, memories } of documents) {
    const byChunk = new Map<string, NewMemory[]>(chunks.map((chunk) => [chunk.id, []]));
    for (const memory of memories) byChunk.get(memory.chunkId)?.push(memory);
    for (const chunk of chunks) {
      if (open === undefined || open.memories.length >= size || open.chunks.length >= size) {
        open = { chunks: [], memories: [] };
        batches.push(open);
      }
      open.chunks.push({ ...chunk, documentId });
      open.memories.push(...(byChunk.get(chunk.id) ?? []));
    }
  }
  return batches;
}

async function discard(database: Database, operationId: string): Promise<number> {
  let memories = 0;
  for (;;) {
    const [gone] = await database.run(discardStaged, { operationId, limit: CHUNKS_PER_REMOVAL });
    if (gone === undefined || gone.chunks === 0) break;
    memories += gone.memories;
  }
  await database.run(discardOperation, { operationId });
  return memories;
}

function countMemories({ write }: RetainJob): number {
  return write.documents.reduce((sum, document) => sum + document.memories.length, 0);
}

function takenForDead(): MemoryError {
  return new MemoryError(
    'STORE_UNAVAILABLE',
    'The retain was silent for so long that it was given up, and nothing of it was written. Send it again.',
  );
}
