import type { BankRef } from '../domain/bank.ts';
import { MemoryError } from '../domain/errors.ts';
import type { Instant } from '../domain/instant.ts';
import { lockBank } from './bank-statements.ts';
import type { WriteTransaction } from './database.ts';

/**
 * True when the bank is there and writable; it is then locked until the transaction ends.
 * Writes into one bank come one after the other: each is short, and so there are neither deadlocks nor an entity that
 * one write removes as an orphan while another ties a memory to it.
 */
export async function tryLockBank(
  transaction: WriteTransaction,
  bankId: string,
  at: Instant,
): Promise<boolean> {
  const [bank] = await transaction.run(lockBank, { bankId, at });
  return bank?.state === 'ACTIVE';
}

/** Locks the very bank that `bank` was read from. Throws CONFLICT when it is gone, being deleted, or was made anew. */
export async function lockBankOrThrow(
  transaction: WriteTransaction,
  bank: BankRef,
  at: Instant,
): Promise<void> {
  const [found] = await transaction.run(lockBank, { bankId: bank.id, at });
  if (found?.state !== 'ACTIVE' || found.bankKey !== bank.key) throw bankIsClosed(bank.id, found?.state);
}

/** What a writer is told about a bank that is there and cannot be written. */
export function bankIsClosed(bankId: string, state: string | undefined): MemoryError {
  if (state !== 'IMPORTING') return bankIsGoing(bankId);
  return new MemoryError(
    'CONFLICT',
    `A copy is being imported into bank "${bankId}". Wait until that is over; an interrupted import goes on when the same file is imported again, and deleteBank gives it up.`,
    { details: { bankId } },
  );
}

/** What a writer is told about a bank that is being deleted. */
export function bankIsGoing(bankId: string): MemoryError {
  return new MemoryError(
    'CONFLICT',
    `Bank "${bankId}" is being deleted. Wait until deleteBank has answered, then write again to start it anew.`,
    { details: { bankId } },
  );
}
