import type { Bank } from '../bank.ts';
import type { BankChanges, BankInput } from '../bank-input.ts';
import type { DirectiveChanges } from '../directive.ts';
import type { Instant } from '../instant.ts';

/** What a deletion took away. Links are those stored between two memories. */
export interface Deletion {
  /** False when there was nothing to delete. */
  readonly deleted: boolean;
  readonly memories: number;
  readonly entities: number;
  readonly chunks: number;
  readonly links: number;
}

export const NOTHING_DELETED: Deletion = { deleted: false, memories: 0, entities: 0, chunks: 0, links: 0 };

/** Administration of banks, and deletions. All throw STORE_UNAVAILABLE. */
export interface AdminStore {
  /** The new bank; without an id it gets a UUID. Throws BAD_USER_INPUT, or CONFLICT when the id is taken. */
  createBank(input: BankInput, at: Instant): Promise<Bank>;
  /** The bank after the change. Throws BAD_USER_INPUT, or NOT_FOUND when it is missing or being deleted. */
  updateBank(id: string, changes: BankChanges): Promise<Bank>;
  /**
   * The bank after one of its directives was set, changed or removed; see `changeDirectives`.
   * Throws BAD_USER_INPUT, or NOT_FOUND for a missing bank, or when there is no directive to remove.
   */
  setDirective(bankId: string, changes: DirectiveChanges, at: Instant): Promise<Bank>;
  /**
   * Marks the bank, so that readers and writers no longer see it, empties it in batches and removes it.
   * When interrupted, call it again: it goes on. The counts are those of the last call.
   */
  deleteBank(id: string): Promise<Deletion>;
  /**
   * Deletes one memory with its links and the entities that nobody else mentions. The document keeps its text; one
   * whose id the caller did not choose goes with its last memory.
   */
  deleteMemory(bankId: string, memoryId: string, at: Instant): Promise<Deletion>;
  /** Deletes a document with its chunks, memories, their links and the entities that nobody else mentions. */
  deleteDocument(bankId: string, documentId: string, at: Instant): Promise<Deletion>;
  /** Finishes the deletions of banks that were interrupted; answers with how many. For the start of the process. */
  resumeDeletions(): Promise<number>;
  /** Removes what retains left behind that died before they were done; answers with how many memories. */
  sweepAbandonedRetains(): Promise<number>;
}
