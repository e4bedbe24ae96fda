import { FAR_FUTURE } from '../domain/instant.ts';
import type { Claim } from '../domain/operation.ts';
import type {
  DocumentWrite,
  NewChunk,
  NewLink,
  NewMemory,
  StoredOperation,
} from '../domain/ports/retain-store.ts';
import { lockBankOrThrow } from './bank-lock.ts';
import type { Database, WriteTransaction } from './database.ts';
import { renew } from './operation-statements.ts';
import { claimIsLost, inPlaceOf, memoryParams, putLinks, type RetainJob } from './write-retain.ts';
import {
  discardOperation,
  discardStaged,
  findAbandoned,
  publishStaged,
  putMemories,
  stageChunks,
  startStaging,
} from './write-statements.ts';

/**
 * How long a retain that somebody waits for may stay silent before others take it for dead. It speaks with each batch;
 * the longest silence is that of its last transaction, well below a minute for the largest retain.
 */
const AWAITED_LEASE_MS = 10 * 60_000;
/** In the background whoever claimed the operation renews its lease besides. */
const BACKGROUND_LEASE_MS = 30_000;
/** Of a retain that somebody waits for: nobody else ever claims it. */
const AWAITED_FENCE = 1;
/** Share of the work that is done before the first batch is staged, and when the last one is. */
const DONE = { before: 0.9, after: 0.99 };
/** Chunks removed in one transaction; each has a few memories, each memory some twenty links. */
const CHUNKS_PER_REMOVAL = 100;
/** Links written in one transaction. */
const LINKS_PER_TRANSACTION = 10_000;

interface Lease extends Claim {
  readonly leaseMs: number;
}

export interface StagingOptions {
  /** Memories staged in one transaction. */
  readonly batch: number;
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
  given: RetainJob,
  { batch }: StagingOptions,
): Promise<StoredOperation> {
  const { id, fence } = given.operation;
  const isAwaited = fence === null;
  const lease = isAwaited
    ? { id, fence: AWAITED_FENCE, leaseMs: AWAITED_LEASE_MS }
    : { id, fence, leaseMs: BACKGROUND_LEASE_MS };
  const job = { ...given, operation: { ...given.operation, fence: lease.fence } };
  let published = false;
  try {
    await begin(database, job, { lease, isAwaited });
    await stage(database, job, { lease, batch });
    const { value, bookmarks } = await database.write((transaction) =>
      inPlaceOf(transaction, withoutInnerLinks(job), async () => {
        const [visible] = await transaction.run(publishStaged, {
          bankId: job.bank.id,
          operationId: id,
          at: job.operation.createdAt,
        });
        if (visible?.memories !== countMemories(job)) throw claimIsLost(id);
      }),
    );
    published = value.id === id;
    return { operation: value, bookmarks };
  } finally {
    // In the background whoever has it next, or the sweep, tidies up: it may be another's already.
    if (!published && isAwaited) await discard(database, id);
  }
}

/** Removes what dead retains left; answers with how many memories. */
export async function sweepAbandoned(database: Database): Promise<number> {
  let memories = 0;
  for (const { operationId } of await database.run(findAbandoned, {})) {
    memories += await discard(database, operationId);
  }
  return memories;
}

/** Records the operation; one that was claimed is recorded already, and may have been staged in part by a dead process. */
async function begin(
  database: Database,
  { bank, operation }: RetainJob,
  { lease, isAwaited }: { readonly lease: Lease; readonly isAwaited: boolean },
): Promise<void> {
  const { requestHash, createdAt: at } = operation;
  await database.write(async (transaction) => {
    await lockBankOrThrow(transaction, bank, at);
    if (isAwaited) await transaction.run(startStaging, { ...lease, bankId: bank.id, requestHash, at });
    else await renewIn(transaction, lease, DONE.before);
  });
  if (!isAwaited) await discard(database, lease.id);
}

async function stage(
  database: Database,
  job: RetainJob,
  { lease, batch }: { readonly lease: Lease; readonly batch: number },
): Promise<void> {
  const { bank, operation } = job;
  const { id, createdAt: at } = operation;
  const batches = batchesOf(job.write.documents, batch);
  for (const [index, { chunks, memories }] of batches.entries()) {
    const progress = DONE.before + ((DONE.after - DONE.before) * (index + 1)) / batches.length;
    await database.write(async (transaction) => {
      await lockBankOrThrow(transaction, bank, at);
      await renewIn(transaction, lease, progress);
      await transaction.run(stageChunks, { bankId: bank.id, operationId: id, chunks: [...chunks] });
      await transaction.run(putMemories, {
        bankId: bank.id,
        bankKey: bank.key,
        state: 'STAGED',
        at,
        farFuture: FAR_FUTURE,
        memories: memories.map(memoryParams),
      });
    });
  }
  await stageLinks(database, job);
}

/** Renews the lease in the transaction, which so fails when the operation was cancelled or taken over. */
async function renewIn(transaction: WriteTransaction, lease: Lease, progress: number): Promise<void> {
  const [renewed] = await transaction.run(renew, { ...lease, progress });
  if (renewed === undefined) throw claimIsLost(lease.id);
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
