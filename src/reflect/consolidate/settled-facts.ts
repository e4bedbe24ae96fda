import type {
  MarkedFact,
  ObservationWrite,
  SeenFact,
  StandingFact,
} from '../../domain/ports/consolidate-store.ts';
import { type Cluster, MOST_EVIDENCE, type Surroundings } from './cluster.ts';

/**
 * The facts that need not be looked at again once a batch is written: its own, and what was found to say the same as one
 * of them. Whatever else may say the same as these has to say the same as that one too, and so is among its near facts,
 * as long as all of those were found and the cluster has room.
 * @param nearLimit how many near facts were asked for around each
 */
export function settledFacts(
  marked: readonly MarkedFact[],
  clusters: readonly Cluster[],
  { near }: Pick<Surroundings, 'near'>,
  { writes, nearLimit }: { readonly writes: readonly ObservationWrite[]; readonly nearLimit: number },
): readonly SeenFact[] {
  const own = new Map(marked.map(({ id, updatedAt }) => [id, updatedAt]));
  const isWhole = ({ fact }: Cluster['members'][number]): boolean =>
    own.has(fact.id) && (near.get(fact.id)?.length ?? nearLimit) < nearLimit;
  const settled = new Map<string, SeenFact>();
  for (const { id, updatedAt } of marked) settled.set(id, { id, updatedAt, observationId: null });
  for (const { members } of clusters) {
    const takesAll = members.length < MOST_EVIDENCE && members.some(isWhole);
    for (const { fact } of members) {
      const readAt = own.get(fact.id) ?? (takesAll ? fact.updatedAt : null);
      // Found near what it said when its mark was read: what changed since is looked at again.
      if (readAt !== null) settled.set(fact.id, { ...seenFact(fact, writes), updatedAt: readAt });
    }
  }
  return [...settled.values()];
}

/** A fact as it was looked at, with the observation that it stands in after the writes. */
export function seenFact(fact: StandingFact, writes: readonly ObservationWrite[]): SeenFact {
  const { id, updatedAt, observationId } = fact;
  const made = writes.find(({ evidence }) => evidence.some((one) => one.id === id));
  const isLeft = !writes.some(
    (write) => write.id === observationId || write.absorbedIds.includes(observationId ?? ''),
  );
  return { id, updatedAt, observationId: made?.id ?? (isLeft ? observationId : null) };
}
