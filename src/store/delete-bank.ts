import { type Deletion, NOTHING_DELETED } from '../domain/ports/admin-store.ts';
import {
  emptyAnswers,
  emptyChanges,
  emptyChunks,
  emptyDecisions,
  emptyDocuments,
  emptyEntities,
  emptyMemories,
  emptyOperations,
  emptyTagSets,
  findBanksDeleting,
  markBankDeleting,
  removeBank,
} from './bank-statements.ts';
import type { Database } from './database.ts';

/**
 * Removes a bank with everything in it: marked first, then emptied in batches, last the bank itself.
 * Marking waits for the write under way, and later writes see the mark, so nothing arrives behind the sweep.
 * @param limit nodes removed in one transaction
 */
export async function deleteWholeBank(database: Database, bankId: string, limit: number): Promise<Deletion> {
  const [marked] = await database.run(markBankDeleting, { bankId });
  if (marked === undefined) return NOTHING_DELETED;

  let links = 0;
  const memories = await untilEmpty(async () => {
    const [batch] = await database.run(emptyMemories, { bankId, limit });
    links += batch?.links ?? 0;
    return batch?.removed ?? 0;
  });
  const removed: number[] = [];
  for (const statement of [
    ...[emptyChunks, emptyEntities, emptyDocuments, emptyTagSets],
    // Without its operation no answer is kept any more.
    ...[emptyOperations, emptyAnswers, emptyChanges, emptyDecisions],
  ]) {
    removed.push(
      await untilEmpty(async () => {
        const [batch] = await database.run(statement, { bankId, limit });
        return batch?.removed ?? 0;
      }),
    );
  }
  await database.run(removeBank, { bankId });
  const [chunks = 0, entities = 0] = removed;
  return { deleted: true, memories, entities, chunks, links };
}

/** Finishes the deletions of banks that were interrupted; answers with how many. */
export async function resumeBankDeletions(database: Database, limit: number): Promise<number> {
  const banks = await database.run(findBanksDeleting, {});
  for (const { bankId } of banks) await deleteWholeBank(database, bankId, limit);
  return banks.length;
}

async function untilEmpty(removeSome: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let removed = await removeSome(); removed > 0; removed = await removeSome()) total += removed;
  return total;
}
