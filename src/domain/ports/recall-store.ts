import type { BankRef } from '../bank.ts';
import type { Instant } from '../instant.ts';
import type { DatedInterval, OpenInterval } from '../interval.ts';
import type { Link } from '../link.ts';
import type { FactType, Memory, MemoryState } from '../memory.ts';
import type { ArmHit } from '../ranked.ts';
import type { TagsMatch } from '../tags.ts';
import type { TokenVectors } from './models.ts';

/** What binds every arm before its limit: whatever lies outside is invisible to the recall. */
export interface Scope {
  readonly bank: BankRef;
  readonly types: readonly FactType[];
  readonly states: readonly MemoryState[];
  /** Keys of the tag sets that are visible; null when tags do not matter. An empty list matches nothing. */
  readonly tagKeys: readonly string[] | null;
  /** The caller's own window: only dated memories that overlap it. Null when there is none. */
  readonly window: OpenInterval | null;
  /** `mentionedAt ≤ asOf < validUntil`; null for now. */
  readonly asOf: Instant | null;
}

export interface StoreCall {
  readonly signal?: AbortSignal;
  /** Bookmarks of earlier writes that this read must see. */
  readonly bookmarks?: readonly string[];
}

/** A seed of spreading activation. */
export interface Seed {
  readonly memoryId: string;
  /** In [0, 1]; the cosine of a semantic seed. */
  readonly activation: number;
}

/** An entity that a query names. */
export interface NamedEntity {
  readonly entityId: string;
  /** What it passes on to each memory that mentions it, in ]0, 1]: `1 / (1 + ln(mentions / 2))`. */
  readonly weight: number;
}

/** As seeds, the memories of a scope nearest to a vector; the activation of each is its cosine. */
export interface NearestSeeds {
  readonly vector: Float32Array;
  readonly most: number;
  readonly minCosine: number;
}

export interface GraphQuery {
  readonly seeds: readonly Seed[] | NearestSeeds;
  /** Memories of these are seeds too. */
  readonly named: readonly NamedEntity[];
  readonly scoring: 'ACTIVATION' | 'LINKS';
}

/** A graph hit and the relationship over which its strongest activation arrived (null for a seed). */
export interface GraphHit extends ArmHit {
  readonly arrivedBy: Link | null;
}

export interface KnownBank extends BankRef {
  /** IANA name. */
  readonly timezone: string;
}

export interface FoundBank {
  readonly bank: KnownBank;
  readonly named: readonly NamedEntity[];
}

/** A memory to be loaded; with a version, what the process remembers of that version will do. */
export interface MemoryRef {
  readonly memoryId: string;
  /** See ArmHit. */
  readonly version: Instant | null;
}

/**
 * One candidate as it stands in the store: the memory, which is what a hit shows in the end, and what judging needs
 * beside it.
 */
export interface Candidate extends Memory {
  /** Its id, under the name that every step of a recall uses. */
  readonly memoryId: string;
  readonly documentId: string;
  /** Vectors of the text's tokens; null when they were not asked for, and where there are none. */
  readonly tokenVectors: TokenVectors | null;
}

/** A memory with what decides whether a search may see it, and how near it is to a query. */
export interface ScopedMemory {
  readonly type: FactType;
  readonly state: MemoryState;
  readonly tags: readonly string[];
  /** See `tagKeyOf`. */
  readonly tagKey: string;
  readonly occurred: DatedInterval | null;
  readonly mentionedAt: Instant;
  /** First moment at which it no longer holds; FAR_FUTURE while it holds. */
  readonly validUntil: Instant;
  /** To the query's vector, in [−1, 1]; null without a vector on either side. */
  readonly cosine: number | null;
}

/** The keyword arm's query: plain text; escaping is the store's affair. */
export interface KeywordQuery {
  readonly text: string;
}

/** The reads of a recall. All are read transactions; all throw STORE_UNAVAILABLE, or TIMEOUT on an aborted signal. */
export interface RecallStore {
  /** The bank as it was when the process last found it, or null: as a rule it still is, `findBank` tells. */
  knownBank(bankId: string): KnownBank | null;
  /** The bank, and the entities that folded names mean in it, by their own name or an alias; null without the bank. */
  findBank(bankId: string, nameKeys: readonly string[], call?: StoreCall): Promise<FoundBank | null>;
  /** Keys of the bank's tag sets that `tags` under `match` can see; '' stands for untagged memories. */
  resolveTagKeys(
    bank: BankRef,
    tags: readonly string[],
    match: TagsMatch,
    call?: StoreCall,
  ): Promise<readonly string[]>;
  /** Nearest by cosine, best first, all ≥ `minCosine`. */
  searchSemantic(
    query: { readonly vector: Float32Array; readonly minCosine: number },
    scope: Scope,
    limit: number,
    call?: StoreCall,
  ): Promise<readonly ArmHit[]>;
  /** BM25 over the full-text indexes, best first. */
  searchKeyword(
    query: KeywordQuery,
    scope: Scope,
    limit: number,
    call?: StoreCall,
  ): Promise<readonly ArmHit[]>;
  /** Spreading activation from the seeds, strongest first; the seeds stay in the list. */
  searchGraph(query: GraphQuery, scope: Scope, limit: number, call?: StoreCall): Promise<readonly GraphHit[]>;
  /** Memories overlapping `window`, nearest by cosine first, then what links from them reach inside the window. */
  searchTemporal(
    query: { readonly vector: Float32Array; readonly window: OpenInterval },
    scope: Scope,
    limit: number,
    call?: StoreCall,
  ): Promise<readonly (ArmHit & { readonly occurredStart: Instant })[]>;
  /** The given memories, in any order; ids that do not exist are left out. */
  loadCandidates(
    bank: BankRef,
    memories: readonly MemoryRef[],
    call?: StoreCall & { readonly tokenVectors?: boolean },
  ): Promise<readonly Candidate[]>;
  /** Cosine in [−1, 1] of each of the memories to `vector`, by id; without those that have no embedding. */
  measureCosines(
    bank: BankRef,
    ids: readonly string[],
    vector: Float32Array,
    call?: StoreCall,
  ): Promise<ReadonlyMap<string, number>>;
  /** What stands at most so many places before and after the given memories in their documents, without themselves. */
  findNeighbours(
    ids: readonly string[],
    reach: { readonly before: number; readonly after: number },
    scope: Scope,
    call?: StoreCall,
  ): Promise<readonly MemoryRef[]>;
  /** First moment at which anything in the bank occurred; null for an undated bank. Closes a window's open start. */
  firstOccurrence(bank: BankRef, call?: StoreCall): Promise<Instant | null>;
  /** One memory of the bank in whatever state, for an explanation; null when there is none. */
  findMemory(
    bank: BankRef,
    memoryId: string,
    vector: Float32Array | null,
    call?: StoreCall,
  ): Promise<ScopedMemory | null>;
  /** The chunk each memory came from, by memory id: for `includeChunks`. */
  loadChunks(
    bank: BankRef,
    memoryIds: readonly string[],
    call?: StoreCall,
  ): Promise<ReadonlyMap<string, RecalledChunk>>;
}

export interface RecalledChunk {
  readonly id: string;
  readonly documentId: string;
  readonly text: string;
  readonly position: number;
  readonly tokens: number;
}
