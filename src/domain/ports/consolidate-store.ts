import type { Bank, BankRef } from '../bank.ts';
import type { Instant } from '../instant.ts';
import type { DatedInterval } from '../interval.ts';
import type { TokenVectors } from './models.ts';

/** A fact that holds, as consolidation sees it. */
export interface StandingFact {
  readonly id: string;
  readonly text: string;
  readonly tags: readonly string[];
  /** See `tagKeyOf`. */
  readonly tagKey: string;
  readonly occurred: DatedInterval | null;
  readonly mentionedAt: Instant;
  readonly updatedAt: Instant;
  /** How often it was told, ≥ 1. */
  readonly proofCount: number;
  /** Length of `text` in cl100k_base tokens. */
  readonly tokens: number;
  readonly entityIds: readonly string[];
  /** The observation that rests on it; null for none. A fact supports one at most. */
  readonly observationId: string | null;
  /** True while it is to be looked at. */
  readonly isMarked: boolean;
}

/** An observation as it stands. */
export interface StandingObservation {
  readonly id: string;
  readonly text: string;
  readonly occurred: DatedInterval | null;
  readonly mentionedAt: Instant;
  readonly updatedAt: Instant;
  readonly proofCount: number;
  readonly evidenceIds: readonly string[];
}

/** A fact that was made or changed since it was last looked at. */
export interface MarkedFact {
  readonly id: string;
  readonly updatedAt: Instant;
  /** False for what was superseded or withdrawn meanwhile. */
  readonly holds: boolean;
}

export interface NearFact {
  readonly memoryId: string;
  /** In [−1, 1]. */
  readonly cosine: number;
}

/** The words of an observation, when they are not those of one of its facts. */
export interface ObservationWords {
  readonly text: string;
  readonly tokens: number;
  /** Null when the model has no vector for the text. */
  readonly embedding: Float32Array | null;
  readonly tokenVectors: TokenVectors | null;
}

/** An observation to be made, or brought up to date. */
export interface ObservationWrite {
  readonly id: string;
  /** `updatedAt` of the observation as it was read; null for a new one. */
  readonly readAt: Instant | null;
  readonly tags: readonly string[];
  readonly tagKey: string;
  /** Whose words it takes: those of a fact, by its id, or its own; null keeps what it has. */
  readonly wording: { readonly factId: string } | ObservationWords | null;
  readonly occurred: DatedInterval | null;
  readonly mentionedAt: Instant;
  readonly proofCount: number;
  /** All of its facts, as they were read. */
  readonly evidence: readonly Pick<StandingFact, 'id' | 'updatedAt'>[];
  /** Observations whose facts it takes over, and which go. */
  readonly absorbedIds: readonly string[];
}

/** A fact that was looked at. */
export interface SeenFact {
  readonly id: string;
  /** As it was read. */
  readonly updatedAt: Instant;
  /** The observation that it stands in when the write is done; null when that is of no matter. */
  readonly observationId: string | null;
}

export interface ConsolidationWrite {
  readonly observations: readonly ObservationWrite[];
  /**
   * Facts that were looked at: their marks go, unless they changed since, lost the observation that they were seen in, or
   * stand in one that was refused.
   */
  readonly seen: readonly SeenFact[];
}

/** What became of a write. */
export interface ConsolidationWritten {
  /** Facts whose mark it took. */
  readonly settled: number;
  readonly created: number;
  readonly updated: number;
  readonly removed: number;
  /** Observations whose facts were changed or taken by another process since they were read; not written. */
  readonly refused: number;
}

/** The reads and writes of consolidation. All throw STORE_UNAVAILABLE. */
export interface ConsolidateStore {
  /** Null also while it is being deleted. */
  findBank(bankId: string): Promise<Bank | null>;
  /** Marks every fact of a bank whose facts were written before there were marks; later calls find that done. */
  markOldFacts(bank: BankRef): Promise<void>;
  /** Marked facts by id, from behind `after` and as many more as `skip` says. */
  findMarked(
    bank: BankRef,
    after: string,
    page: { readonly limit: number; readonly skip: number },
  ): Promise<readonly MarkedFact[]>;
  /** How many facts are marked. */
  countMarked(bank: BankRef): Promise<number>;
  /** The facts of the very same tags that are nearest to each fact and hold, best first. */
  findNear(
    bank: BankRef,
    ids: readonly string[],
    options: { readonly minCosine: number; readonly limit: number },
  ): Promise<ReadonlyMap<string, readonly NearFact[]>>;
  /** Those of the facts that hold. */
  loadFacts(bank: BankRef, ids: readonly string[]): Promise<readonly StandingFact[]>;
  loadObservations(bank: BankRef, ids: readonly string[]): Promise<readonly StandingObservation[]>;
  /** Writes observations in one transaction. CONFLICT when the bank is being deleted or was made anew. */
  write(bank: BankRef, write: ConsolidationWrite, at: Instant): Promise<ConsolidationWritten>;
}
