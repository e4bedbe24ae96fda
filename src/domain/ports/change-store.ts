import type { Bank, BankRef } from '../bank.ts';
import type { Instant } from '../instant.ts';
import type { Memory } from '../memory.ts';
import type { NewMemory, RetainWrite } from './retain-store.ts';

/** A memory as a change of it reads it. */
export interface ChangeableMemory
  extends Pick<
    Memory,
    | 'text'
    | 'type'
    | 'confidence'
    | 'occurred'
    | 'mentionedAt'
    | 'updatedAt'
    | 'context'
    | 'tags'
    | 'metadata'
    | 'grounded'
    | 'position'
  > {
  readonly documentId: string;
  /** See NewMemory. */
  readonly claimKey: string | null;
  /** It is known again when it is told again. */
  readonly isKeyed: boolean;
  /** It rests on other memories: an observation, or an opinion that a reflection formed. */
  readonly isDerived: boolean;
}

/** What of a memory can be written anew. */
export type MemoryContents = Omit<
  NewMemory,
  | 'id'
  | 'documentId'
  | 'chunkId'
  | 'mentionedAt'
  | 'position'
  | 'source'
  | 'embedding'
  | 'tokenVectors'
  | 'draftKey'
>;

/** A memory that claims something else than before. */
export interface ReclaimedMemory extends Pick<RetainWrite, 'supersessions' | 'standingIds'> {
  /** Of what it claimed: what that alone replaced, or was replaced by, is so no longer. */
  readonly formerKey: string | null;
}

/** A memory's new contents, and what is tied to them. */
export interface MemoryRewrite extends Pick<RetainWrite, 'entities' | 'temporal' | 'semantic'> {
  readonly memoryId: string;
  /** `updatedAt` of the memory as it was read. */
  readonly readAt: Instant;
  readonly reason: string | null;
  readonly contents: MemoryContents;
  /** Of a new text; null leaves the vectors as they are. */
  readonly vectors: Pick<NewMemory, 'embedding' | 'tokenVectors'> | null;
  /** What follows where it claims something else now; null where it claims what it did. */
  readonly reclaimed: ReclaimedMemory | null;
  /** Which of its ties are cut, and made anew as given. */
  readonly relinks: { readonly entities: boolean; readonly meaning: boolean; readonly time: boolean };
}

/** What a change of a memory answers: whether it was made, and bookmarks that let a later read see it. */
export interface Changed {
  readonly changed: boolean;
  readonly bookmarks: readonly string[];
}

/** Changes of single memories, each whole or not at all. All throw STORE_UNAVAILABLE. */
export interface ChangeStore {
  /** Null also while it is being deleted. */
  findBank(bankId: string): Promise<Bank | null>;
  findMemory(bankId: string, memoryId: string): Promise<ChangeableMemory | null>;
  /** Not changed when the memory is not as it was read, or another one claims the same since. CONFLICT while the bank is being deleted. */
  rewriteMemory(bank: BankRef, rewrite: MemoryRewrite, at: Instant): Promise<Changed>;
  /** Withdraws a memory; what it had replaced holds again. Not changed when it was withdrawn before. */
  invalidateMemory(
    bank: BankRef,
    memoryId: string,
    change: { readonly reason: string | null; readonly at: Instant },
  ): Promise<Changed>;
  /** Lets a withdrawn or replaced memory hold again. Not changed when it holds. */
  restoreMemory(bank: BankRef, memoryId: string, at: Instant): Promise<Changed>;
}
