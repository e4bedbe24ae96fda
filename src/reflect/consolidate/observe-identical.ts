import type { ObservationWrite, StandingObservation } from '../../domain/ports/consolidate-store.ts';
import { stableId } from '../stable-id.ts';
import { bestWorded } from './best-worded.ts';
import type { Cluster, Surroundings } from './cluster.ts';
import { summariseEvidence } from './summarise-evidence.ts';

/** Facts from which on something is repeated. */
export const LEAST_EVIDENCE = 2;

/**
 * The observations that near-identical facts make, in the words of the best-worded of them, without those that stand
 * as they should. Pure; needs no model.
 */
export function observeIdentical(
  bankId: string,
  { observations }: Pick<Surroundings, 'observations'>,
  clusters: readonly Cluster[],
): readonly ObservationWrite[] {
  return clusters.flatMap((cluster) => {
    const write = writeOf(bankId, cluster, observations);
    return write === null || stands(write, observations.get(write.id)) ? [] : [write];
  });
}

function writeOf(
  bankId: string,
  { members, observationIds }: Cluster,
  observations: Surroundings['observations'],
): ObservationWrite | null {
  const best = bestWorded(members);
  const [first] = members;
  if (best === null || first === undefined || members.length < LEAST_EVIDENCE) return null;
  const [standingId, ...absorbedIds] = observationIds;
  const id = standingId ?? observationId(bankId, first.fact.tagKey, first.fact.id);
  const standing = observations.get(id);
  const evidence = standing?.evidenceIds ?? [];
  const facts = members.map(({ fact }) => fact);
  // An observation of the same facts keeps its words, which a language model may have found.
  const keepsWords = evidence.length === facts.length && facts.every((fact) => evidence.includes(fact.id));
  return {
    id,
    readAt: standing?.updatedAt ?? null,
    tags: first.fact.tags,
    tagKey: first.fact.tagKey,
    wording: keepsWords ? null : { factId: best.fact.id },
    ...summariseEvidence(facts),
    absorbedIds,
  };
}

/** The id of an observation that begins with a fact: the same one, whichever process makes it. */
export function observationId(bankId: string, tagKey: string, firstFactId: string): string {
  return stableId(['OBSERVATION', bankId, tagKey, firstFactId]);
}

/** True when an observation needs no write. */
export function stands(write: ObservationWrite, standing: StandingObservation | undefined): boolean {
  return (
    standing !== undefined &&
    write.wording === null &&
    write.absorbedIds.length === 0 &&
    write.proofCount === standing.proofCount &&
    write.mentionedAt === standing.mentionedAt &&
    write.occurred?.start === standing.occurred?.start &&
    write.occurred?.end === standing.occurred?.end &&
    write.occurred?.precision === standing.occurred?.precision
  );
}
