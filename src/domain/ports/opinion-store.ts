import type { BankRef } from '../bank.ts';
import type { EvidenceWeight } from '../confidence.ts';
import type { Instant } from '../instant.ts';
import type { TokenVectors } from './models.ts';

/** A memory that says something about an opinion. */
export interface OpinionEvidence extends EvidenceWeight {
  readonly memoryId: string;
}

/** An opinion to be made, or moved by what says more about it. */
export interface OpinionWrite {
  /** Of the opinion that it is; one that is not there is made under it. */
  readonly id: string;
  readonly text: string;
  /** Null when the model has no vector for the text. */
  readonly embedding: Float32Array | null;
  readonly tokenVectors: TokenVectors | null;
  /** Length of the text in cl100k_base tokens. */
  readonly tokens: number;
  /** Those of all of its evidence. */
  readonly tags: readonly string[];
  readonly evidence: readonly OpinionEvidence[];
}

/** Writes opinions. Throws STORE_UNAVAILABLE, and CONFLICT when the bank is being deleted. */
export interface OpinionStore {
  /**
   * Ids of the opinions that were made or moved, in order. Evidence counts once: what an opinion rests on already moves it
   * no more, so the same write twice is one. Evidence that is gone, or whose tags are not the opinion's, does not count,
   * and an opinion that is left without is not written.
   */
  writeOpinions(bank: BankRef, opinions: readonly OpinionWrite[], at: Instant): Promise<readonly string[]>;
}
