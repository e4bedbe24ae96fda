import type { BankRef } from '../domain/bank.ts';
import { FAR_FUTURE } from '../domain/instant.ts';
import type { Claim } from '../domain/operation.ts';
import type {
  NewLink,
  RetainWrite,
  StagedBatch,
  StagedOperation,
  Staging,
} from '../domain/ports/retain-store.ts';
import { lockBankOrThrow } from './bank-lock.ts';
import type { Database, WriteTransaction } from './database.ts';
import { renew } from './operation-statements.ts';
import { claimIsLost, inPlaceOf, memoryParams, putLinks } from './write-retain.ts';
import {
  discardOperation,
  discardStaged,
  dropStaged,
  findAbandoned,
  publishStaged,
  putMemories,
  removeStagedLinks,
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
/** Chunks removed in one transaction; each has a few memories, each memory some twenty links. */
const CHUNKS_PER_REMOVAL = 100;
/** Links written in one transaction. */
const LINKS_PER_TRANSACTION = 10_000;

interface Lease extends Claim {
  readonly leaseMs: number;
}

/** A retain that is being staged. */
interface StagedJob {
  readonly bank: BankRef;
  readonly operation: StagedOperation;
  readonly lease: Lease;
  readonly isAwaited: boolean;
}

/**
 * Begins a retain that is too large for one transaction: batches that no reader sees, then one transaction that makes
 * them visible and removes what they replace. Dies it in between, only unseen memories are left, to be swept.
 */
export async function openStaging(
  database: Database,
  { bank, operation }: { readonly bank: BankRef; readonly operation: StagedOperation },
): Promise<Staging> {
  const { id, fence } = operation;
  const isAwaited = fence === null;
  const lease = isAwaited
    ? { id, fence: AWAITED_FENCE, leaseMs: AWAITED_LEASE_MS }
    : { id, fence, leaseMs: BACKGROUND_LEASE_MS };
  const job: StagedJob = { bank, operation, lease, isAwaited };
  const stagedIds = new Set<string>();
  let isLinked = false;
  let isPublished = false;
  await begin(database, job);
  return {
    async put(batch, progress) {
      await stage(database, job, { batch, progress });
      for (const memory of batch.memories) stagedIds.add(memory.id);
    },
    async publish(write, record) {
      if (isLinked) await unlinkStaged(database, id);
      isLinked = true;
      const kept = new Set(write.documents.flatMap(({ memories }) => memories.map((memory) => memory.id)));
      // Links between two staged memories are as unseen as their ends, so they need not wait for the last transaction.
      const isInner = ({ sourceId, targetId }: NewLink) => kept.has(sourceId) && kept.has(targetId);
      await stageLinks(database, bank, linksWhere(write, isInner));
      const droppedIds = [...stagedIds].filter((each) => !kept.has(each));
      const outer = { ...write, ...linksWhere(write, (link) => !isInner(link)) };
      const whole = { bank, write: outer, operation: { ...record, fence: lease.fence } };
      const { value, bookmarks } = await database.write((transaction) =>
        inPlaceOf(transaction, whole, () => show(transaction, job, { droppedIds, memories: kept.size })),
      );
      isPublished = value.id === id;
      return { operation: value, bookmarks };
    },
    async close() {
      // In the background whoever has it next, or the sweep, tidies up: it may be another's already.
      if (!isPublished && isAwaited) await discard(database, id);
    },
  };
}

/** Makes the staged memories visible but for the dropped ones, which go. */
async function show(
  transaction: WriteTransaction,
  { bank, operation }: StagedJob,
  { droppedIds, memories }: { readonly droppedIds: readonly string[]; readonly memories: number },
): Promise<void> {
  const bankId = bank.id;
  const { id: operationId, createdAt: at } = operation;
  // Both are sent at once: what is written next ties others' memories to these chunks.
  const [, [visible]] = await Promise.all([
    droppedIds.length > 0 && transaction.run(dropStaged, { bankId, ids: [...droppedIds] }),
    transaction.run(publishStaged, { bankId, operationId, at }),
  ]);
  if (visible?.memories !== memories) throw claimIsLost(operationId);
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
async function begin(database: Database, { bank, operation, lease, isAwaited }: StagedJob): Promise<void> {
  const { requestHash, createdAt: at } = operation;
  await database.write(async (transaction) => {
    await lockBankOrThrow(transaction, bank, at);
    if (isAwaited) await transaction.run(startStaging, { ...lease, bankId: bank.id, requestHash, at });
    else await renewIn(transaction, lease, 0);
  });
  if (!isAwaited) await discard(database, lease.id);
}

async function stage(
  database: Database,
  { bank, operation, lease }: StagedJob,
  { batch, progress }: { readonly batch: StagedBatch; readonly progress: number },
): Promise<void> {
  const { id, createdAt: at } = operation;
  const bankId = bank.id;
  const memories = batch.memories.map(memoryParams);
  await database.write(async (transaction) => {
    await lockBankOrThrow(transaction, bank, at);
    await renewIn(transaction, lease, progress);
    await Promise.all([
      transaction.run(stageChunks, { bankId, operationId: id, chunks: [...batch.chunks] }),
      transaction.run(putMemories, {
        ...{ bankId, bankKey: bank.key, state: 'STAGED', at, farFuture: FAR_FUTURE, memories },
      }),
    ]);
  });
}

/** Renews the lease in the transaction, which so fails when the operation was cancelled or taken over. */
async function renewIn(transaction: WriteTransaction, lease: Lease, progress: number): Promise<void> {
  const [renewed] = await transaction.run(renew, { ...lease, progress });
  if (renewed === undefined) throw claimIsLost(lease.id);
}

type Links = Pick<RetainWrite, 'temporal' | 'semantic' | 'causal'>;

function linksWhere({ temporal, semantic, causal }: Links, holds: (link: NewLink) => boolean): Links {
  return {
    temporal: temporal.filter(holds),
    semantic: semantic.filter(holds),
    causal: causal.filter(holds),
  };
}

async function stageLinks(database: Database, bank: BankRef, links: Links): Promise<void> {
  for (const kind of ['temporal', 'semantic', 'causal'] as const) {
    for (let from = 0; from < links[kind].length; from += LINKS_PER_TRANSACTION) {
      const some = {
        temporal: [],
        semantic: [],
        causal: [],
        [kind]: links[kind].slice(from, from + LINKS_PER_TRANSACTION),
      };
      await database.write((transaction) => putLinks(transaction, bank.id, some));
    }
  }
}

/** Removes the links of an earlier attempt. */
async function unlinkStaged(database: Database, operationId: string): Promise<void> {
  for (;;) {
    const [gone] = await database.run(removeStagedLinks, { operationId, limit: LINKS_PER_TRANSACTION });
    if (gone === undefined || gone.links === 0) return;
  }
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
