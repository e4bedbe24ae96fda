import { movedConfidence, UNDECIDED } from '../domain/confidence.ts';
import type { Instant } from '../domain/instant.ts';
import type { WriteTransaction } from './database.ts';
import { evidenceLeft, findDerived, removeUnderived, settleOpinions } from './derived-statements.ts';
import type { Removed } from './removal.ts';

const NOTHING = { memories: 0, entityIds: [], tagKeys: [], deletedIds: [] };

/** What `remove` takes away, and after it the opinions that rested on that alone; those that rest on more fade to it. */
export async function withDerived<T extends Removed>(
  transaction: WriteTransaction,
  from: {
    readonly bankId: string;
    readonly at: Instant;
    readonly memoryIds?: readonly string[];
    readonly documentIds?: readonly string[];
  },
  remove: () => Promise<T>,
): Promise<T> {
  const { bankId, at, memoryIds = [], documentIds = [] } = from;
  const params = { bankId, memoryIds: [...memoryIds], documentIds: [...documentIds] };
  const derived = (await transaction.run(findDerived, params)).map(({ id }) => id);
  const removed = await remove();
  if (derived.length === 0) return removed;
  const gone = (await transaction.run(removeUnderived, { bankId, ids: derived }))[0] ?? NOTHING;
  const left = await transaction.run(evidenceLeft, { bankId, ids: derived });
  const opinions = left.map(({ id, evidence }) => ({
    id,
    confidence: movedConfidence(UNDECIDED, evidence),
    evidence: evidence.length,
  }));
  await transaction.run(settleOpinions, { bankId, at, opinions });
  return {
    ...removed,
    memories: removed.memories + gone.memories,
    deletedIds: [...removed.deletedIds, ...gone.deletedIds],
    entityIds: [...new Set([...removed.entityIds, ...gone.entityIds])],
    tagKeys: [...new Set([...removed.tagKeys, ...gone.tagKeys])],
  };
}
