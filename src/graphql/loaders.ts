import DataLoader from 'dataloader';
import type { Bank } from '../domain/bank.ts';
import type { Entity } from '../domain/entity.ts';
import type { EntitySummary } from '../domain/entity-summary.ts';
import type { OpenInterval } from '../domain/interval.ts';
import type { LinkKind } from '../domain/link.ts';
import type { Memory, MemoryVersion } from '../domain/memory.ts';
import type {
  BankLink,
  BankStats,
  ById,
  Chunk,
  Document,
  EntityDecision,
  Listed,
  ListedIds,
  Operation,
  Page,
  ReadStore,
  RelatedEntity,
  SeenTags,
  Source,
  Supersessions,
} from '../domain/ports/read-store.ts';
import type { StoreCall } from '../domain/ports/recall-store.ts';

/** Something in a bank. */
export interface BankKey {
  readonly bankId: string;
  readonly id: string;
}

/** Something in a bank, and the arguments of the field that is asked of it. */
export interface FieldKey<A> extends BankKey {
  readonly args: A;
}

type WithoutArgs<T> = (bankId: string, ids: readonly string[], call: StoreCall) => Promise<ById<T>>;
type WithArgs<T, A> = (bankId: string, ids: readonly string[], args: A, call: StoreCall) => Promise<ById<T>>;

export type Loaders = ReturnType<typeof createLoaders>;

export interface LinksArgs {
  readonly kinds: readonly LinkKind[];
  readonly page: Page;
}

export interface MemoriesOfEntityArgs {
  readonly window: OpenInterval | null;
  readonly page: Page;
}

/**
 * The loaders of one request. Every nested field goes through one: what many parents ask in the same moment is one
 * statement, whatever their number.
 * @param storeCall asked for each statement, so that it sees the bookmarks known by then
 */
export function createLoaders(reads: ReadStore, storeCall: () => StoreCall) {
  const byId = <T>(load: WithoutArgs<T>) => idLoader<T>(load, storeCall);
  const byField = <T, A>(load: WithArgs<T, A>) => fieldLoader<T, A>(load, storeCall);
  return {
    banks: plainLoader<Bank>((ids) => reads.banks(ids, storeCall())),
    bankStats: plainLoader<BankStats>((ids) => reads.bankStats(ids, storeCall())),
    operations: plainLoader<Operation>((ids) => reads.operations(ids, storeCall())),
    memories: byId<Memory>((...a) => reads.memories(...a)),
    entities: byId<Entity>((...a) => reads.entities(...a)),
    documents: byId<Document>((...a) => reads.documents(...a)),
    documentTexts: byId<string>((...a) => reads.documentTexts(...a)),
    chunks: byId<Chunk>((...a) => reads.chunks(...a)),
    entitiesOfMemory: byId<readonly string[]>((...a) => reads.entitiesOfMemories(...a)),
    evidenceOfMemory: byId<readonly string[]>((...a) => reads.evidenceOfMemories(...a)),
    sourcesOfMemory: byId<readonly Source[]>((...a) => reads.sourcesOfMemories(...a)),
    versionsOfMemory: byId<readonly MemoryVersion[]>((...a) => reads.versionsOfMemories(...a)),
    supersessionsOfMemory: byId<Supersessions>((...a) => reads.supersessionsOfMemories(...a)),
    linksOfMemory: byField<Listed<BankLink>, LinksArgs>((...a) => reads.linksOfMemories(...a)),
    linkCountOfMemory: byField<number, readonly LinkKind[]>((...a) => reads.countLinksOfMemories(...a)),
    memoriesOfEntity: byField<ListedIds, MemoriesOfEntityArgs>((...a) => reads.memoriesOfEntities(...a)),
    memoryCountOfEntity: byField<number, OpenInterval | null>((...a) => reads.countMemoriesOfEntities(...a)),
    mentionsOfEntity: byId<number>((...a) => reads.countMentions(...a)),
    relatedOfEntity: byField<readonly RelatedEntity[], number>((...a) => reads.relatedEntities(...a)),
    summaryOfEntity: byField<EntitySummary, SeenTags>((...a) => reads.entitySummaries(...a)),
    decisionsOfEntity: byField<readonly EntityDecision[], number>((...a) => reads.decisionsOfEntities(...a)),
    chunksOfDocument: byField<ListedIds, Page>((...a) => reads.chunksOfDocuments(...a)),
    chunkCountOfDocument: byId<number>((...a) => reads.countChunksOfDocuments(...a)),
    memoriesOfDocument: byField<ListedIds, Page>((...a) => reads.memoriesOfDocuments(...a)),
    memoryCountOfDocument: byId<number>((...a) => reads.countMemoriesOfDocuments(...a)),
  };
}

export interface FieldLoader<K extends BankKey, T> {
  /** The value, or null when there is none. */
  load(key: K): Promise<T | null>;
}

/** One statement for each bank and each set of arguments that is asked for: one, as a rule. */
function fieldLoader<T, A>(load: WithArgs<T, A>, storeCall: () => StoreCall): FieldLoader<FieldKey<A>, T> {
  return new DataLoader<FieldKey<A>, T | null, string>(
    async (keys) => {
      const groups = new Map<string, { readonly key: FieldKey<A>; readonly ids: string[] }>();
      for (const key of keys) {
        const group = groups.get(groupOf(key));
        if (group === undefined) groups.set(groupOf(key), { key, ids: [key.id] });
        else group.ids.push(key.id);
      }
      const loaded = await Promise.all(
        [...groups].map(
          async ([name, { key, ids }]) => [name, await load(key.bankId, ids, key.args, storeCall())] as const,
        ),
      );
      const values = new Map(loaded);
      return keys.map((key) => values.get(groupOf(key))?.get(key.id) ?? null);
    },
    { cacheKeyFn: (key) => JSON.stringify([key.id, groupOf(key)]) },
  );
}

function groupOf({ bankId, args }: FieldKey<unknown>): string {
  return JSON.stringify([bankId, args]);
}

/** Things that are found by their id alone, without arguments. */
function idLoader<T>(load: WithoutArgs<T>, storeCall: () => StoreCall): FieldLoader<BankKey, T> {
  const loader = fieldLoader<T, null>((bankId, ids, _args, call) => load(bankId, ids, call), storeCall);
  return { load: ({ bankId, id }) => loader.load({ bankId, id, args: null }) };
}

/** Things whose ids are unique in all banks. */
function plainLoader<T>(load: (ids: readonly string[]) => Promise<ById<T>>): DataLoader<string, T | null> {
  return new DataLoader(async (ids) => {
    const values = await load(ids);
    return ids.map((id) => values.get(id) ?? null);
  });
}
