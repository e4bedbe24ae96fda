import type { Bank } from '../bank.ts';
import type { Entity, EntityType } from '../entity.ts';
import type { EntitySummary, RelatedEntity } from '../entity-summary.ts';
import type { Instant } from '../instant.ts';
import type { OpenInterval } from '../interval.ts';
import type { Link, LinkKind } from '../link.ts';
import type { FactType, Memory, MemoryState, MemoryVersion } from '../memory.ts';
import type { OperationState } from '../operation.ts';
import type { TagsMatch } from '../tags.ts';
import type { StoreCall } from './recall-store.ts';

export type { RelatedEntity } from '../entity-summary.ts';

/** A document without its text, which may be long and is read on demand. */
export interface Document {
  readonly id: string;
  readonly bankId: string;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

export interface Chunk {
  readonly id: string;
  readonly bankId: string;
  readonly documentId: string;
  readonly text: string;
  /** From 0. */
  readonly position: number;
}

/** Where a memory was read: UTF-16 offsets into the chunk's text, half-open. */
export interface Source {
  readonly bankId: string;
  readonly documentId: string;
  readonly chunkId: string;
  readonly start: number;
  readonly end: number;
  readonly quote: string;
}

/** What a memory replaced, by ids, and what replaced it. */
export interface Supersessions {
  readonly supersedes: readonly string[];
  readonly supersededBy: string | null;
}

/** A link together with the bank that its ends are in. */
export interface BankLink extends Link {
  readonly bankId: string;
}

/** Whose memories a reader may see. */
export interface SeenTags {
  /** Null for all. */
  readonly tags: readonly string[] | null;
  readonly tagsMatch: TagsMatch;
}

/** Two entities of a bank that may be one. */
export interface EntityPair {
  readonly bankId: string;
  readonly aId: string;
  readonly bId: string;
  /** In [0, 1]. */
  readonly score: number;
  readonly evidence: readonly string[];
  readonly decidedAt: Instant;
}

/** What was decided about an entity. */
export interface EntityDecision {
  readonly bankId: string;
  readonly kind: 'JOINED' | 'MERGED' | 'PAIR';
  readonly verdict: 'SAME' | 'DISTINCT' | 'DOUBTFUL';
  /** In [0, 1]. */
  readonly score: number;
  readonly evidence: readonly string[];
  readonly reason: string | null;
  readonly name: string | null;
  readonly otherId: string | null;
  readonly memoryIds: readonly string[];
  readonly decidedAt: Instant;
}

export interface BankStats {
  readonly memories: number;
  readonly byType: readonly { readonly type: FactType; readonly count: number }[];
  readonly entities: number;
  readonly documents: number;
  /** ENTITY counts mentions. */
  readonly links: readonly { readonly kind: LinkKind; readonly count: number }[];
  readonly lastWriteAt: Instant | null;
}

export interface Operation {
  readonly id: string;
  readonly bankId: string;
  readonly kind: string;
  readonly state: OperationState;
  /** Finished part, 0–1. */
  readonly progress: number;
  readonly createdAt: Instant;
  readonly finishedAt: Instant | null;
  /** JSON text of the receipt; null until it succeeded. */
  readonly receipt: string | null;
  /** JSON text of {code, message, retryable}; null unless it failed. */
  readonly error: string | null;
}

/** Values of a list's sort columns for one row: where the next page begins. Its shape belongs to the list. */
export type SortKey = readonly (string | number)[];

export interface Page {
  /** Rows at most, ≥ 1. */
  readonly first: number;
  /** The last row of the page before; null for the first page. */
  readonly after: SortKey | null;
}

/** One page of a list, in the list's order. */
export interface Listed<T> {
  readonly rows: readonly { readonly value: T; readonly key: SortKey }[];
  readonly hasNext: boolean;
}

/** Lists answer with ids, so that whoever needs the things themselves loads each of them once. */
export type ListedIds = Listed<string>;

export interface MemoryFilter {
  readonly types: readonly FactType[] | null;
  readonly states: readonly MemoryState[];
  /** Only what overlaps it; undated memories are outside. */
  readonly window: OpenInterval | null;
  readonly entityId: string | null;
  readonly documentId: string | null;
  readonly tags: readonly string[] | null;
  readonly tagsMatch: TagsMatch;
  /** `mentionedAt ≤ asOf < validUntil`. */
  readonly asOf: Instant | null;
}

export interface EntityFilter {
  readonly type: EntityType | null;
  /** Part of a name, folded as name keys are; null for all. */
  readonly search: string | null;
}

export interface GraphRequest {
  /** Ids of memories or entities; null starts from the memories mentioned last. */
  readonly around: readonly string[] | null;
  /** Steps, 0–3. */
  readonly depth: number;
  /** Nodes at most, 1–1000. */
  readonly first: number;
  readonly kinds: readonly LinkKind[];
}

export interface SubgraphEdge {
  readonly sourceId: string;
  readonly targetId: string;
  readonly kind: LinkKind;
  readonly weight: number;
}

/** A part of the graph by ids; both ends of every edge are among the nodes. */
export interface Subgraph {
  readonly bankId: string;
  readonly memoryIds: readonly string[];
  readonly entityIds: readonly string[];
  readonly edges: readonly SubgraphEdge[];
  readonly truncated: boolean;
}

/** Values by the id they belong to; ids without one are left out. */
export type ById<T> = ReadonlyMap<string, T>;

/** Lists whose every row belongs to one parent; each is read for many parents in one statement. */
export interface NestedReads {
  /** Entities that each memory mentions, by name, at most 100 each. */
  entitiesOfMemories(
    bankId: string,
    ids: readonly string[],
    call?: StoreCall,
  ): Promise<ById<readonly string[]>>;
  /** What each memory was drawn from, at most 100 each. */
  evidenceOfMemories(
    bankId: string,
    ids: readonly string[],
    call?: StoreCall,
  ): Promise<ById<readonly string[]>>;
  /** Where each memory was read, at most 100 each. */
  sourcesOfMemories(
    bankId: string,
    ids: readonly string[],
    call?: StoreCall,
  ): Promise<ById<readonly Source[]>>;
  /** What each memory was before its changes, oldest first, the last 100 each. */
  versionsOfMemories(
    bankId: string,
    ids: readonly string[],
    call?: StoreCall,
  ): Promise<ById<readonly MemoryVersion[]>>;
  /** What each memory replaced, at most 100, and what replaced it. */
  supersessionsOfMemories(
    bankId: string,
    ids: readonly string[],
    call?: StoreCall,
  ): Promise<ById<Supersessions>>;
  /** Links of each memory in either direction, strongest first. */
  linksOfMemories(
    bankId: string,
    ids: readonly string[],
    list: { readonly kinds: readonly LinkKind[]; readonly page: Page },
    call?: StoreCall,
  ): Promise<ById<Listed<BankLink>>>;
  countLinksOfMemories(
    bankId: string,
    ids: readonly string[],
    kinds: readonly LinkKind[],
    call?: StoreCall,
  ): Promise<ById<number>>;
  /** Active memories that mention each entity, last mentioned first. */
  memoriesOfEntities(
    bankId: string,
    ids: readonly string[],
    list: { readonly window: OpenInterval | null; readonly page: Page },
    call?: StoreCall,
  ): Promise<ById<ListedIds>>;
  countMemoriesOfEntities(
    bankId: string,
    ids: readonly string[],
    window: OpenInterval | null,
    call?: StoreCall,
  ): Promise<ById<number>>;
  /** How many memories mention each entity, in every state. */
  countMentions(bankId: string, ids: readonly string[], call?: StoreCall): Promise<ById<number>>;
  /** What was decided about each entity, last first. */
  decisionsOfEntities(
    bankId: string,
    ids: readonly string[],
    first: number,
    call?: StoreCall,
  ): Promise<ById<readonly EntityDecision[]>>;
  /** Entities mentioned together with each entity, most often first. */
  relatedEntities(
    bankId: string,
    ids: readonly string[],
    first: number,
    call?: StoreCall,
  ): Promise<ById<readonly RelatedEntity[]>>;
  /** The page of each entity from the memories that the reader may see. */
  entitySummaries(
    bankId: string,
    ids: readonly string[],
    seen: SeenTags,
    call?: StoreCall,
  ): Promise<ById<EntitySummary>>;
  chunksOfDocuments(
    bankId: string,
    ids: readonly string[],
    page: Page,
    call?: StoreCall,
  ): Promise<ById<ListedIds>>;
  countChunksOfDocuments(bankId: string, ids: readonly string[], call?: StoreCall): Promise<ById<number>>;
  memoriesOfDocuments(
    bankId: string,
    ids: readonly string[],
    page: Page,
    call?: StoreCall,
  ): Promise<ById<ListedIds>>;
  countMemoriesOfDocuments(bankId: string, ids: readonly string[], call?: StoreCall): Promise<ById<number>>;
}

/** Lists of a whole bank. */
export interface BankReads {
  /** By id. */
  listBanks(page: Page, call?: StoreCall): Promise<ListedIds>;
  countBanks(call?: StoreCall): Promise<number>;
  /** Last mentioned first. */
  listMemories(bankId: string, filter: MemoryFilter, page: Page, call?: StoreCall): Promise<ListedIds>;
  countMemories(bankId: string, filter: MemoryFilter, call?: StoreCall): Promise<number>;
  /** By name. */
  listEntities(bankId: string, filter: EntityFilter, page: Page, call?: StoreCall): Promise<ListedIds>;
  countEntities(bankId: string, filter: EntityFilter, call?: StoreCall): Promise<number>;
  /** Pairs that may be one, the likeliest first. */
  listEntityPairs(bankId: string, page: Page, call?: StoreCall): Promise<Listed<EntityPair>>;
  countEntityPairs(bankId: string, call?: StoreCall): Promise<number>;
  /** Last changed first. */
  listDocuments(bankId: string, page: Page, call?: StoreCall): Promise<ListedIds>;
  countDocuments(bankId: string, call?: StoreCall): Promise<number>;
  /** Newest first. */
  listOperations(
    bankId: string,
    states: readonly OperationState[],
    page: Page,
    call?: StoreCall,
  ): Promise<ListedIds>;
  countOperations(bankId: string, states: readonly OperationState[], call?: StoreCall): Promise<number>;
  /** Stored links, by the source's id. */
  listLinks(
    bankId: string,
    kinds: readonly LinkKind[],
    page: Page,
    call?: StoreCall,
  ): Promise<Listed<BankLink>>;
  countLinks(bankId: string, kinds: readonly LinkKind[], call?: StoreCall): Promise<number>;
  graph(bankId: string, request: GraphRequest, call?: StoreCall): Promise<Subgraph>;
}

/** Things by their ids: what does not exist is left out. A bank that is being deleted does not exist. */
export interface LookUps {
  banks(ids: readonly string[], call?: StoreCall): Promise<ById<Bank>>;
  bankStats(ids: readonly string[], call?: StoreCall): Promise<ById<BankStats>>;
  memories(bankId: string, ids: readonly string[], call?: StoreCall): Promise<ById<Memory>>;
  entities(bankId: string, ids: readonly string[], call?: StoreCall): Promise<ById<Entity>>;
  documents(bankId: string, ids: readonly string[], call?: StoreCall): Promise<ById<Document>>;
  documentTexts(bankId: string, ids: readonly string[], call?: StoreCall): Promise<ById<string>>;
  chunks(bankId: string, ids: readonly string[], call?: StoreCall): Promise<ById<Chunk>>;
  /** The entity with this name key, or alias key, that is mentioned most; null when there is none. */
  findEntity(bankId: string, nameKey: string, call?: StoreCall): Promise<Entity | null>;
  /** Without operations of banks that do not exist any more. */
  operations(ids: readonly string[], call?: StoreCall): Promise<ById<Operation>>;
}

/** Every read but recall's. All are read transactions; all throw STORE_UNAVAILABLE, or TIMEOUT on an aborted signal. */
export interface ReadStore extends LookUps, BankReads, NestedReads {}
