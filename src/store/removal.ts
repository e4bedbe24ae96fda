import type { WriteTransaction } from './database.ts';
import { removeContents, removeOrphans, removeUnusedTagSets } from './removal-statements.ts';

/** What may have lost its last memory: looked at again when everything else of the transaction is written. */
export interface Loosened {
  readonly entityIds: readonly string[];
  readonly tagKeys: readonly string[];
}

/** What a removal took away, and what it loosened. */
export interface Removed extends Loosened {
  readonly memories: number;
  readonly chunks: number;
  readonly links: number;
}

/** What a removal takes that finds nothing. */
export const NOTHING_REMOVED: Removed = { memories: 0, chunks: 0, links: 0, entityIds: [], tagKeys: [] };

/** Removes chunks and memories of the given documents; the documents stay. */
export async function removeDocumentContents(
  transaction: WriteTransaction,
  bankId: string,
  documentIds: readonly string[],
): Promise<Removed> {
  if (documentIds.length === 0) return NOTHING_REMOVED;
  const [removed] = await transaction.run(removeContents, { bankId, documentIds: [...documentIds] });
  return removed ?? NOTHING_REMOVED;
}

/** Removes the loosened entities and tag sets that no memory holds any more; answers with the number of entities. */
export async function removeLoosened(
  transaction: WriteTransaction,
  bankId: string,
  loosened: Loosened,
): Promise<number> {
  if (loosened.tagKeys.length > 0) {
    await transaction.run(removeUnusedTagSets, { bankId, tagKeys: [...loosened.tagKeys] });
  }
  if (loosened.entityIds.length === 0) return 0;
  const [orphans] = await transaction.run(removeOrphans, { bankId, entityIds: [...loosened.entityIds] });
  return orphans?.entities ?? 0;
}
