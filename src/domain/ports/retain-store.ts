import type { Bank, BankRef } from '../bank.ts';
import type { EntityType } from '../entity.ts';
import type { Instant } from '../instant.ts';
import type { DatedInterval, Interval } from '../interval.ts';
import type { CausalKind } from '../link.ts';
import type { FactType } from '../memory.ts';

/** An entity already in the bank, as resolution sees it. */
export interface KnownEntity {
  readonly id: string;
  readonly name: string;
  readonly nameKey: string;
  readonly type: EntityType;
  readonly sense: number;
  readonly aliasKeys: readonly string[];
}

export interface NewMemory {
  readonly id: string;
  readonly chunkId: string;
  readonly text: string;
  readonly type: FactType;
  readonly confidence: number | null;
  readonly embedding: Float32Array;
  readonly occurred: DatedInterval | null;
  readonly mentionedAt: Instant;
  readonly context: string | null;
  readonly tags: readonly string[];
  readonly tagKey: string;
  readonly metadata: string | null;
  readonly position: number;
  readonly tokens: number;
  readonly grounded: boolean;
  /** Where it stands in its chunk, as UTF-16 offsets, and the words there. */
  readonly source: { readonly start: number; readonly end: number; readonly quote: string };
  /** Identities of the entities it mentions; see NewEntity.key. */
  readonly entityKeys: readonly string[];
}

/** An entity to be found again or made: `key` is JSON of [nameKey, type, sense], its identity within the bank. */
export interface NewEntity {
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly nameKey: string;
  readonly type: EntityType;
  readonly sense: number;
  readonly aliases: readonly string[];
  readonly aliasKeys: readonly string[];
  readonly firstSeen: Instant;
  readonly lastSeen: Instant;
}

export interface NewChunk {
  readonly id: string;
  readonly text: string;
  readonly contentHash: string;
  readonly position: number;
  readonly tokens: number;
}

export interface NewLink {
  readonly sourceId: string;
  readonly targetId: string;
  readonly weight: number;
}

/** Everything that one document becomes, written whole or not at all, in the place of what it was before. */
export interface DocumentWrite {
  readonly documentId: string;
  readonly text: string;
  readonly contentHash: string;
  readonly chunks: readonly NewChunk[];
  readonly memories: readonly NewMemory[];
  readonly entities: readonly NewEntity[];
  readonly temporal: readonly NewLink[];
  readonly semantic: readonly NewLink[];
  readonly causal: readonly (NewLink & { readonly kind: CausalKind })[];
}

export interface OperationRecord {
  readonly id: string;
  readonly bankId: string;
  readonly kind: 'RETAIN';
  readonly idempotencyKey: string | null;
  readonly requestHash: string;
  readonly state: 'PENDING' | 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED';
  readonly createdAt: Instant;
  readonly finishedAt: Instant | null;
  /** JSON text of a Receipt. */
  readonly receipt: string | null;
  readonly memoryIds: readonly string[];
}

export interface Deletion {
  readonly deleted: boolean;
  readonly memories: number;
  readonly entities: number;
  readonly chunks: number;
  readonly links: number;
}

/** The reads and writes of retaining and deleting. All throw STORE_UNAVAILABLE. */
export interface RetainStore {
  /** The bank, made when it is missing. CONFLICT while it is being deleted. */
  ensureBank(bankId: string, at: Instant): Promise<Bank>;
  findOperation(bankId: string, idempotencyKey: string): Promise<OperationRecord | null>;
  /** Entities of the bank with one of these keys as their name or alias. */
  findEntities(bank: BankRef, nameKeys: readonly string[]): Promise<readonly KnownEntity[]>;
  /** For each vector, the active memories of the bank with cosine ≥ `minCosine`, best first, at most `limit`. */
  nearestByMeaning(
    bank: BankRef,
    vectors: readonly Float32Array[],
    options: { readonly minCosine: number; readonly limit: number; readonly exceptDocuments: readonly string[] },
  ): Promise<readonly (readonly { readonly memoryId: string; readonly cosine: number }[])[]>;
  /** For each interval, the active dated memories of the bank that start nearest to it, within `hours`, at most `limit`. */
  nearestInTime(
    bank: BankRef,
    intervals: readonly Interval[],
    options: { readonly hours: number; readonly limit: number; readonly exceptDocuments: readonly string[] },
  ): Promise<readonly (readonly { readonly memoryId: string; readonly hours: number }[])[]>;
  /** Writes all the documents of one retain and its operation: all or nothing. Answers with bookmarks. */
  writeRetain(
    bank: BankRef,
    documents: readonly DocumentWrite[],
    operation: OperationRecord,
  ): Promise<{ readonly bookmarks: readonly string[] }>;
}
