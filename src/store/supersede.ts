import type { Instant } from '../domain/instant.ts';
import type { Supersession } from '../domain/ports/retain-store.ts';
import type { WriteTransaction } from './database.ts';
import { removeObservationsOf } from './derived.ts';
import { putSupersessions } from './write-statements.ts';

/** Lets memories take the place of others; observations that rest on what is replaced go. Answers with their ids. */
export async function supersede(
  transaction: WriteTransaction,
  { bankId, at }: { readonly bankId: string; readonly at: Instant },
  supersessions: readonly Supersession[],
): Promise<readonly string[]> {
  if (supersessions.length === 0) return [];
  const pairs = supersessions.map(({ winnerId, loserId }) => ({ winnerId, loserId }));
  await transaction.run(putSupersessions, { bankId, at, pairs });
  // Entities and sets of tags are still held by what was replaced.
  const memoryIds = pairs.map(({ loserId }) => loserId);
  return (await removeObservationsOf(transaction, { bankId, at, memoryIds })).deletedIds;
}
