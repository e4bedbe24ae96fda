import type { Instant } from '../domain/instant.ts';
import type { Supersession } from '../domain/ports/retain-store.ts';
import type { WriteTransaction } from './database.ts';
import { type Drawn, settleDerived } from './derived.ts';
import { putSupersessions, splitRetold } from './write-statements.ts';

/**
 * Lets memories take the place of others, up to where those were told again; answers with what becomes of what was drawn
 * from those, and with what was told again.
 */
export async function supersede(
  transaction: WriteTransaction,
  { bankId, at }: { readonly bankId: string; readonly at: Instant },
  supersessions: readonly Supersession[],
): Promise<Pick<Drawn, 'deletedIds' | 'movedIds'>> {
  if (supersessions.length === 0) return { deletedIds: [], movedIds: [] };
  const pairs = supersessions.map(({ winnerId, loserId }) => ({ winnerId, loserId }));
  const returns = await transaction.run(splitRetold, { bankId, at, pairs });
  await transaction.run(putSupersessions, { bankId, at, pairs });
  if (returns.length > 0) await transaction.run(putSupersessions, { bankId, at, pairs: returns });
  // Entities and sets of tags are still held by what was replaced.
  const memoryIds = [...pairs, ...returns].map(({ loserId }) => loserId);
  const { deletedIds, movedIds } = await settleDerived(transaction, { bankId, at, memoryIds });
  return {
    deletedIds,
    movedIds: [...movedIds, ...returns.flatMap(({ winnerId, loserId }) => [winnerId, loserId])],
  };
}
