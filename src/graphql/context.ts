import type { Instant } from '../domain/instant.ts';
import type { AdminStore } from '../domain/ports/admin-store.ts';
import type { Operation, ReadStore } from '../domain/ports/read-store.ts';
import type { StoreCall } from '../domain/ports/recall-store.ts';
import type { TimeExpression, TimeReference } from '../domain/time.ts';
import type { BankTransfer } from '../domain/transfer.ts';
import type { MemoryChange } from '../feed/memory-feed.ts';
import type { RecallRequest, RecallResult, WhyNot } from '../recall/types.ts';
import type { AcceptedConsolidation } from '../reflect/consolidate/in-background.ts';
import type { ReflectEvent, Reflection, ReflectRequest } from '../reflect/types.ts';
import type { MemoryUpdate } from '../retain/change/update-memory.ts';
import type { EntityCuration } from '../retain/resolve/curate-entities.ts';
import type { RetainRequest, RetainResult } from '../retain/types.ts';
import { createLoaders, type Loaders } from './loaders.ts';

/** A write that was made, with bookmarks that let later reads see it. */
export interface Written {
  readonly bookmarks: readonly string[];
}

/** Everything that the API can do, as its resolvers see it. */
export interface UseCases {
  recall(request: RecallRequest, signal: AbortSignal): Promise<RecallResult>;
  whyNot(request: RecallRequest, memoryId: string, signal: AbortSignal): Promise<WhyNot>;
  retain(request: RetainRequest): Promise<RetainResult>;
  updateMemory(update: MemoryUpdate): Promise<Written>;
  invalidateMemory(memory: {
    readonly bankId: string;
    readonly id: string;
    readonly reason: string | null;
  }): Promise<Written>;
  restoreMemory(memory: { readonly bankId: string; readonly id: string }): Promise<Written>;
  /** Accepts a consolidation, which the operation carries out. Throws NOT_FOUND. */
  consolidate(bankId: string): Promise<AcceptedConsolidation>;
  reflect(request: ReflectRequest, signal: AbortSignal): Promise<Reflection>;
  /** The same, telling each step as it is taken; to stop listening is to stop it. */
  listenToReflection(request: ReflectRequest, signal: AbortSignal): AsyncIterableIterator<ReflectEvent>;
  /** Writes the request down and answers; some process carries it out. */
  acceptRetain(request: RetainRequest): Promise<RetainResult>;
  cancelOperation(id: string): Promise<void>;
  retryOperation(id: string): Promise<void>;
  /** How an operation goes on, until it is over. */
  listenToOperation(id: string): Promise<AsyncIterableIterator<Operation>>;
  /** What happens to the memories of a bank from now on. */
  listenToMemories(bankId: string): Promise<AsyncIterableIterator<MemoryChange>>;
  readonly entities: EntityCuration;
  readonly reads: ReadStore;
  readonly admin: AdminStore;
  readonly transfer: BankTransfer;
  parseTime(text: string, reference: TimeReference): TimeExpression | null;
  clock(): Instant;
}

/** What one request carries through its resolvers. */
export interface GraphqlContext {
  readonly useCases: UseCases;
  readonly loaders: Loaders;
  /** Names the request in answers and logs. */
  readonly requestId: string;
  /** Aborts when the caller went away. */
  readonly signal: AbortSignal;
  /** How reads are made now: they stop with the request and see the writes whose bookmarks are known. */
  storeCall(): StoreCall;
  /** Lets later reads of this request see the writes of these bookmarks. */
  addBookmarks(bookmarks: readonly string[]): void;
}

/** The context of one request. */
export function createContext(
  useCases: UseCases,
  request: { readonly requestId: string; readonly signal: AbortSignal },
): GraphqlContext {
  const bookmarks = new Set<string>();
  const storeCall = (): StoreCall =>
    bookmarks.size === 0 ? { signal: request.signal } : { signal: request.signal, bookmarks: [...bookmarks] };
  return {
    useCases,
    loaders: createLoaders(useCases.reads, storeCall),
    ...request,
    storeCall,
    addBookmarks: (added) => {
      for (const bookmark of added) bookmarks.add(bookmark);
    },
  };
}
