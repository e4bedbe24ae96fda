import type { BankRef } from '../bank.ts';
import type { Instant } from '../instant.ts';
import type { BankRecord, NodeKind, Properties } from '../transfer.ts';

/** A bank as it is copied. */
export interface CopiedBank extends BankRef {
  /** Everything that it carries beside its ids and what the store keeps for itself. */
  readonly properties: Properties;
  readonly lastWriteAt: Instant | null;
}

/** Some records of a bank, and where to go on; null at the end. */
export interface RecordPage {
  readonly records: readonly BankRecord[];
  readonly next: string | null;
}

/** An import under way: which file, and how much of it is written. */
export interface ImportState extends BankRef {
  readonly importId: string;
  /** Lines written, the first one included. */
  readonly lines: number;
  /** Hash of those lines. */
  readonly hash: string;
  /** True when the bank holds the whole copy already. */
  readonly isDone: boolean;
}

/** A piece of an import, written whole or not at all. */
export interface ImportBatch {
  readonly records: readonly BankRecord[];
  /** Lines and their hash when this piece is written. */
  readonly lines: number;
  readonly hash: string;
}

/** Reads and writes of whole banks. All throw STORE_UNAVAILABLE. */
export interface TransferStore {
  /** Null when there is none, or it is being deleted or imported. */
  findBank(bankId: string): Promise<CopiedBank | null>;
  /** Nodes of one kind with the ties that lead to kinds before it, by their ids. */
  readNodes(bank: BankRef, kind: NodeKind, after: string): Promise<RecordPage>;
  /** Versions of memories, and ties between them, by the ids of the memories. */
  readMemoryTies(bank: BankRef, after: string): Promise<RecordPage>;
  /**
   * The bank, ready to take an import: new, empty, or left by an interrupted one of the same file.
   * Throws CONFLICT for any other.
   */
  beginImport(
    bankId: string,
    copy: { readonly importId: string; readonly properties: Properties; readonly hash: string },
    at: Instant,
  ): Promise<ImportState>;
  /** Writes the next piece; answers with the number of ties made. Throws CONFLICT when another process imports too. */
  writeBatch(state: ImportState, batch: ImportBatch, at: Instant): Promise<{ readonly ties: number }>;
  /** Lets everybody see the bank. */
  finishImport(state: ImportState, at: Instant): Promise<void>;
}
