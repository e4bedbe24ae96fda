import { FAR_FUTURE, type Instant } from '../domain/instant.ts';
import type { WriteTransaction } from './database.ts';
import { removeContents, removeOrphans, removeUnusedTagSets, settleMemories } from './removal-statements.ts';

/** What may have lost its last memory, source or successor: looked at again when everything else of the transaction is written. */
export interface Loosened {
  readonly entityIds: readonly string[];
  readonly tagKeys: readonly string[];
  readonly memoryIds: readonly string[];
}

/** What a removal took away, and what it loosened. */
export interface Removed extends Loosened {
  readonly memories: number;
  readonly chunks: number;
  readonly links: number;
  /** The memories that are gone. */
  readonly deletedIds: readonly string[];
}

/** What a removal takes that finds nothing. */
export const NOTHING_REMOVED: Removed = {
  ...{ memories: 0, chunks: 0, links: 0, deletedIds: [] },
  ...{ entityIds: [], tagKeys: [], memoryIds: [] },
};

/** Removes chunks and memories of the given documents, but for kept ones; the documents stay. */
export async function removeDocumentContents(
  transaction: WriteTransaction,
  bankId: string,
  documentIds: readonly string[],
  keptIds: readonly string[] = [],
): Promise<Removed> {
  if (documentIds.length === 0) return NOTHING_REMOVED;
  const [removed] = await transaction.run(removeContents, {
    bankId,
    documentIds: [...documentIds],
    keptIds: [...keptIds],
  });
  return removed ?? NOTHING_REMOVED;
}

/**
 * Removes the loosened entities and tag sets that no memory holds any more, and settles the loosened memories; answers
 * with the number of entities.
 */
export async function removeLoosened(
  transaction: WriteTransaction,
  bank: { readonly bankId: string; readonly at: Instant },
  loosened: Loosened,
): Promise<number> {
  const { bankId, at } = bank;
  if (loosened.memoryIds.length > 0) {
    const ids = [...new Set(loosened.memoryIds)];
    await transaction.run(settleMemories, { bankId, ids, at, farFuture: FAR_FUTURE });
  }
  if (loosened.tagKeys.length > 0) {
    await transaction.run(removeUnusedTagSets, { bankId, tagKeys: [...loosened.tagKeys] });
  }
  if (loosened.entityIds.length === 0) return 0;
  const [orphans] = await transaction.run(removeOrphans, { bankId, entityIds: [...loosened.entityIds] });
  return orphans?.entities ?? 0;
}
