import type { ChangeStore } from '../../domain/ports/change-store.ts';
import type { RetainPorts } from '../types.ts';
import { bankOrThrow, noSuchMemory } from './update-memory.ts';

export interface WithdrawPorts extends Pick<RetainPorts, 'clock'> {
  readonly changes: ChangeStore;
}

interface OfMemory {
  readonly bankId: string;
  readonly id: string;
}

/**
 * Withdraws a memory as wrong: it is kept, and found no more. What it had replaced holds again. Twice is once.
 * Answers with bookmarks of the write. Throws NOT_FOUND, CONFLICT while the bank is being deleted.
 */
export async function invalidateMemory(
  memory: OfMemory & { readonly reason: string | null },
  { changes, clock }: WithdrawPorts,
): Promise<{ readonly bookmarks: readonly string[] }> {
  const bank = await bankOrThrow(memory.bankId, changes);
  const { reason, id } = memory;
  const { changed, bookmarks } = await changes.invalidateMemory(bank, id, { reason, at: clock() });
  if (!changed && (await changes.findMemory(memory.bankId, id)) === null) throw noSuchMemory(memory);
  return { bookmarks };
}

/**
 * Lets a memory hold again that was withdrawn, or that another one had replaced. One that was both is first replaced
 * again. Twice is once. Answers with bookmarks of the write. Throws NOT_FOUND, CONFLICT while the bank is being deleted.
 */
export async function restoreMemory(
  memory: OfMemory,
  { changes, clock }: WithdrawPorts,
): Promise<{ readonly bookmarks: readonly string[] }> {
  const bank = await bankOrThrow(memory.bankId, changes);
  const { changed, bookmarks } = await changes.restoreMemory(bank, memory.id, clock());
  if (!changed && (await changes.findMemory(memory.bankId, memory.id)) === null) throw noSuchMemory(memory);
  return { bookmarks };
}
