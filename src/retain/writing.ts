import type { BankRef } from '../domain/bank.ts';
import type { Embedder } from '../domain/ports/models.ts';
import type {
  NewMemory,
  OperationRecord,
  RetainStore,
  RetainWrite,
  StagedOperation,
  Staging,
  StoredOperation,
} from '../domain/ports/retain-store.ts';
import { Comparison } from './comparison.ts';
import type { DraftDocument } from './draft.ts';
import { rememberEmbeddings } from './remember-embeddings.ts';

/** Share of a retain that is done when all its batches are written. */
const WRITTEN = 0.95;

/**
 * Where the new memories of a retain go as soon as they are embedded, until everything is decided: a small retain holds
 * them, a large one writes them unseen and forgets their vectors.
 */
export interface Writing {
  readonly embedder: Embedder;
  /** What the facts were compared with so far. */
  readonly comparison: Comparison;
  /** Takes new memories. `progress` is the share of the whole retain that is done. */
  put(memories: readonly NewMemory[], progress: number): Promise<void>;
  /** The memories that were put, as `store` takes them. */
  readonly memories: ReadonlyMap<string, NewMemory>;
  /** See RetainStore.writeRetain. */
  store(write: RetainWrite, operation: OperationRecord): Promise<StoredOperation>;
  /** Prepares for the same facts to be decided anew; what is embedded is not embedded again. */
  again(): void;
  /** Lets go of what was not stored. */
  close(): Promise<void>;
}

export interface WritingContext {
  readonly bank: BankRef;
  readonly store: RetainStore;
  readonly embedder: Embedder;
  readonly operation: StagedOperation;
}

/** Opens the writing of documents, by their size. Throws CONFLICT as `RetainStore.stage` does. */
export async function openWriting(
  documents: readonly DraftDocument[],
  context: WritingContext,
): Promise<Writing> {
  const facts = documents.reduce((sum, { memories }) => sum + memories.length, 0);
  return facts <= context.store.memoriesPerWrite
    ? heldWriting(context)
    : stagedWriting(documents, context, await context.store.stage(context.bank, context.operation));
}

function heldWriting({ bank, store, embedder }: WritingContext): Writing {
  const memories = new Map<string, NewMemory>();
  let comparison = new Comparison();
  return {
    embedder: rememberEmbeddings(embedder),
    memories,
    get comparison() {
      return comparison;
    },
    async put(some) {
      for (const memory of some) memories.set(memory.id, memory);
    },
    store: (write, operation) => store.writeRetain(bank, write, operation),
    again() {
      memories.clear();
      comparison = new Comparison();
    },
    close: async () => undefined,
  };
}

/** Writes batches while others are embedded, one batch at a time. */
function stagedWriting(
  documents: readonly DraftDocument[],
  { store, embedder }: WritingContext,
  staging: Staging,
): Writing {
  const chunks = documents.flatMap(({ documentId, chunks }) =>
    chunks.map((chunk) => ({ ...chunk, documentId })),
  );
  const comparison = new Comparison();
  const memories = new Map<string, NewMemory>();
  let waiting: NewMemory[] = [];
  let staged: Promise<void> = Promise.resolve();

  /** The chunks that are not staged yet, up to the last one that the memories need. */
  function chunksOf(some: readonly NewMemory[]) {
    const needed = new Set(some.map(({ chunkId }) => chunkId));
    const last = chunks.findLastIndex(({ id }) => needed.has(id));
    return chunks.splice(0, last + 1);
  }
  async function stage(progress: number, more: typeof chunks = []): Promise<void> {
    await staged;
    const some = waiting;
    waiting = [];
    staged = staging.put({ chunks: [...chunksOf(some), ...more], memories: some }, progress);
    // Whoever comes next is told.
    staged.catch(() => undefined);
  }
  return {
    embedder,
    comparison,
    memories,
    async put(some, progress) {
      for (const memory of some) {
        waiting.push(memory);
        memories.set(memory.id, { ...memory, embedding: null, tokenVectors: null });
        if (waiting.length >= store.memoriesPerWrite) await stage(progress);
      }
    },
    async store(write, operation) {
      if (waiting.length + chunks.length > 0) await stage(WRITTEN, chunks.splice(0));
      await staged;
      return staging.publish(write, operation);
    },
    again: () => comparison.again(),
    async close() {
      await staged.catch(() => undefined);
      await staging.close();
    },
  };
}
