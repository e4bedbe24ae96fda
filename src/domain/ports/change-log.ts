import type { Instant } from '../instant.ts';

/** What one transaction did to a bank's memories. */
export interface BankChange {
  /** Its place in the bank's log: each is one higher than the one before. */
  readonly sequence: number;
  readonly at: Instant;
  readonly createdIds: readonly string[];
  readonly updatedIds: readonly string[];
  readonly deletedIds: readonly string[];
}

export interface BankLog {
  /** Another one for a bank of the same id that was made anew. */
  readonly bankKey: string;
  /** Place of the newest change; 0 before the first. */
  readonly last: number;
  /** In order. Where the first is not the next one, what lay between was dropped as old. */
  readonly changes: readonly BankChange[];
}

/** The logs of what changed in banks. All throw STORE_UNAVAILABLE. */
export interface ChangeLog {
  /**
   * By bank; one that does not exist is left out.
   * @param cursors where each log is read from; null reads no changes, but says where the log ends
   */
  readChanges(
    cursors: readonly { readonly bankId: string; readonly after: number | null }[],
  ): Promise<ReadonlyMap<string, BankLog>>;
}
