import { movedConfidence, UNDECIDED } from '../domain/confidence.ts';
import type { Instant } from '../domain/instant.ts';
import type { WriteTransaction } from './database.ts';
import {
  cutEvidence,
  evidenceLeft,
  findDerived,
  removeObservations,
  removeUnderived,
  settleOpinions,
} from './derived-statements.ts';
import type { Loosened } from './removal.ts';

/** Why an opinion has another confidence, or holds no more, as its history tells. */
const EVIDENCE_CHANGED = 'What it rests on was changed, withdrawn, replaced, removed or restored.';

/** What a removal tells about the memories that it takes. */
type Taken = Loosened & {
  readonly memories: number;
  readonly deletedIds: readonly string[];
};

/** What became of what was drawn from memories. */
export type Drawn = Taken & {
  /** Opinions that have another confidence now, or hold no more, or again. */
  readonly movedIds: readonly string[];
};

const NOTHING: Drawn = {
  ...{ memories: 0, deletedIds: [], movedIds: [] },
  ...{ entityIds: [], tagKeys: [], memoryIds: [] },
};

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
  touched: TouchedMemories,
  remove: () => Promise<T>,
): Promise<T & Pick<Drawn, 'movedIds'>> {
  const { observationIds, opinionIds } = await derivedFrom(transaction, touched);
  const observations = await removeObservationsById(transaction, touched, observationIds);
  const removed = await remove();
  const opinions = await settleThese(transaction, touched, opinionIds);
  return together({ ...removed, movedIds: [] }, [observations, opinions]);
}

/**
 * What becomes of what was drawn from memories that change and stay, after they did: observations go, as in
 * `withDerived`; opinions are settled. What it loosens is the caller's to remove.
 * @param saysOther the memories have other words or tags, on which nothing rests that was drawn from the old ones
 */
export async function settleDerived(
  transaction: WriteTransaction,
  touched: TouchedMemories,
  { saysOther = false }: { readonly saysOther?: boolean } = {},
): Promise<Drawn> {
  const { bankId, memoryIds = [] } = touched;
  const { observationIds, opinionIds } = await derivedFrom(transaction, touched);
  const observations = await removeObservationsById(transaction, touched, observationIds);
  if (saysOther && opinionIds.length > 0) {
    await transaction.run(cutEvidence, { bankId, memoryIds: [...memoryIds] });
  }
  const opinions = await settleThese(transaction, touched, opinionIds);
  return together(observations, [opinions]);
}

/** Removes the observations that rest on memories; see `settleDerived`. */
export async function removeObservationsOf(
  transaction: WriteTransaction,
  touched: TouchedMemories,
): Promise<Drawn> {
  const { observationIds } = await derivedFrom(transaction, touched);
  return removeObservationsById(transaction, touched, observationIds);
}

interface DerivedIds {
  readonly observationIds: readonly string[];
  readonly opinionIds: readonly string[];
}

async function derivedFrom(
  transaction: WriteTransaction,
  { bankId, memoryIds = [], documentIds = [] }: TouchedMemories,
): Promise<DerivedIds> {
  if (memoryIds.length + documentIds.length === 0) return { observationIds: [], opinionIds: [] };
  const params = { bankId, memoryIds: [...memoryIds], documentIds: [...documentIds] };
  const derived = await transaction.run(findDerived, params);
  const idsOf = (wanted: 'OPINION' | 'OBSERVATION') =>
    derived.filter(({ type }) => type === wanted).map(({ id }) => id);
  return { observationIds: idsOf('OBSERVATION'), opinionIds: idsOf('OPINION') };
}

type InBank = Pick<TouchedMemories, 'bankId' | 'at'>;

/** Removes observations, and what was drawn from them. */
export async function removeObservationsById(
  transaction: WriteTransaction,
  { bankId, at }: InBank,
  ids: readonly string[],
): Promise<Drawn> {
  if (ids.length === 0) return NOTHING;
  return withDerived(transaction, { bankId, at, memoryIds: ids }, async () => {
    const [removed] = await transaction.run(removeObservations, { bankId, ids: [...ids] });
    return { ...NOTHING, ...removed };
  });
}

/**
 * Removes those of some opinions that nothing supports any more, and gives the others what is left of them. One whose
 * supporting memories are all withdrawn is withdrawn with them, and holds again with the first that is restored.
 */
async function settleThese(
  transaction: WriteTransaction,
  { bankId, at }: InBank,
  ids: readonly string[],
): Promise<Drawn> {
  if (ids.length === 0) return NOTHING;
  const [gone] = await transaction.run(removeUnderived, { bankId, ids: [...ids] });
  const left = await transaction.run(evidenceLeft, { bankId, ids: [...ids] });
  const moved = await transaction.run(settleOpinions, {
    ...{ bankId, at, reason: EVIDENCE_CHANGED },
    opinions: left.map(({ id, evidence }) => ({
      id,
      confidence: movedConfidence(UNDECIDED, evidence),
      evidence: evidence.length,
      isFounded: evidence.some(({ effect }) => effect === 'SUPPORTS'),
    })),
  });
  return { ...NOTHING, ...gone, movedIds: moved.map(({ id }) => id) };
}

function together<T extends Drawn>(removed: T, others: readonly Drawn[]): T {
  const all = [removed, ...others];
  const deletedIds = all.flatMap((one) => one.deletedIds);
  return {
    ...removed,
    memories: all.reduce((sum, { memories }) => sum + memories, 0),
    deletedIds,
    movedIds: [...new Set(all.flatMap(({ movedIds }) => movedIds))].filter((id) => !deletedIds.includes(id)),
    entityIds: [...new Set(all.flatMap(({ entityIds }) => entityIds))],
    tagKeys: [...new Set(all.flatMap(({ tagKeys }) => tagKeys))],
  };
}
