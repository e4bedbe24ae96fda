import { movedConfidence, UNDECIDED } from '../domain/confidence.ts';
import type { Instant } from '../domain/instant.ts';
import type { WriteTransaction } from './database.ts';
import {
  evidenceLeft,
  findDerived,
  removeObservations,
  removeUnderived,
  settleOpinions,
} from './derived-statements.ts';
import type { Loosened } from './removal.ts';

/** What a removal tells about the memories that it takes. */
type Taken = Loosened & {
  readonly memories: number;
  readonly deletedIds: readonly string[];
};

const NOTHING: Taken = { memories: 0, deletedIds: [], entityIds: [], tagKeys: [], memoryIds: [] };

/** Memories that go or change: by their ids, or those of documents. */
export interface TouchedMemories {
  readonly bankId: string;
  readonly at: Instant;
  readonly memoryIds?: readonly string[];
  readonly documentIds?: readonly string[];
}

/**
 * What `remove` takes away, and with it what was drawn from that. Observations go: their words may be those of what is
 * removed; what else they rested on is marked, and makes a new one. Opinions go that rested on nothing else, and fade
 * otherwise.
 */
export async function withDerived<T extends Taken>(
  transaction: WriteTransaction,
  from: TouchedMemories,
  remove: () => Promise<T>,
): Promise<T> {
  const { bankId, at, memoryIds = [], documentIds = [] } = from;
  const params = { bankId, memoryIds: [...memoryIds], documentIds: [...documentIds] };
  const derived = await transaction.run(findDerived, params);
  const observationIds = derived.filter(({ type }) => type === 'OBSERVATION').map(({ id }) => id);
  const opinionIds = derived.filter(({ type }) => type === 'OPINION').map(({ id }) => id);
  const observations = await removeObservationsById(transaction, { bankId, at }, observationIds);
  const removed = await remove();
  const opinions = await settleThese(transaction, { bankId, at }, opinionIds);
  return together(removed, [observations, opinions]);
}

/** Removes the observations that rest on memories which change; see `withDerived`. What it loosens is the caller's to remove. */
export async function removeObservationsOf(
  transaction: WriteTransaction,
  touched: TouchedMemories,
): Promise<Taken> {
  const { bankId, at, memoryIds = [], documentIds = [] } = touched;
  const params = { bankId, memoryIds: [...memoryIds], documentIds: [...documentIds] };
  const derived = await transaction.run(findDerived, params);
  const ids = derived.filter(({ type }) => type === 'OBSERVATION').map(({ id }) => id);
  return removeObservationsById(transaction, { bankId, at }, ids);
}

interface InBank {
  readonly bankId: string;
  readonly at: Instant;
}

/** Removes observations, and what was drawn from them. */
export async function removeObservationsById(
  transaction: WriteTransaction,
  { bankId, at }: InBank,
  ids: readonly string[],
): Promise<Taken> {
  if (ids.length === 0) return NOTHING;
  return withDerived(transaction, { bankId, at, memoryIds: ids }, async () => {
    const [removed] = await transaction.run(removeObservations, { bankId, ids: [...ids] });
    return { ...NOTHING, ...removed };
  });
}

/** Removes those of some opinions that nothing supports any more, and gives the others what is left of them. */
async function settleThese(
  transaction: WriteTransaction,
  { bankId, at }: InBank,
  ids: readonly string[],
): Promise<Taken> {
  if (ids.length === 0) return NOTHING;
  const [gone] = await transaction.run(removeUnderived, { bankId, ids: [...ids] });
  const left = await transaction.run(evidenceLeft, { bankId, ids: [...ids] });
  const opinions = left.map(({ id, evidence }) => ({
    id,
    confidence: movedConfidence(UNDECIDED, evidence),
    evidence: evidence.length,
  }));
  await transaction.run(settleOpinions, { bankId, at, opinions });
  return { ...NOTHING, ...gone };
}

function together<T extends Taken>(removed: T, others: readonly Taken[]): T {
  const all = [removed, ...others];
  return {
    ...removed,
    memories: all.reduce((sum, { memories }) => sum + memories, 0),
    deletedIds: all.flatMap(({ deletedIds }) => deletedIds),
    entityIds: [...new Set(all.flatMap(({ entityIds }) => entityIds))],
    tagKeys: [...new Set(all.flatMap(({ tagKeys }) => tagKeys))],
  };
}
