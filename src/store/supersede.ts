import type { Instant } from '../domain/instant.ts';
import type { Supersession } from '../domain/ports/retain-store.ts';
import type { WriteTransaction } from './database.ts';
import { type Drawn, settleDerived } from './derived.ts';
import { putSupersessions } from './write-statements.ts';

/** Lets memories take the place of others; answers with what becomes of what was drawn from those. */
export async function supersede(
  transaction: WriteTransaction,
  { bankId, at }: { readonly bankId: string; readonly at: Instant },
  supersessions: readonly Supersession[],
): Promise<Pick<Drawn, 'deletedIds' | 'movedIds'>> {
  if (supersessions.length === 0) return { deletedIds: [], movedIds: [] };
  const pairs = supersessions.map(({ winnerId, loserId }) => ({ winnerId, loserId }));
  await transaction.run(putSupersessions, { bankId, at, pairs });
  // Entities and sets of tags are still held by what was replaced.
  const memoryIds = pairs.map(({ loserId }) => loserId);
  return settleDerived(transaction, { bankId, at, memoryIds });
}
