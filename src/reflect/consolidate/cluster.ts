import type { NearFact, StandingFact, StandingObservation } from '../../domain/ports/consolidate-store.ts';
import { areNearIdentical, type WordedFact, wordedFact } from './near-identical.ts';

/** Facts that one observation rests on at most: what is told more often is carried by these. */
export const MOST_EVIDENCE = 100;

/** What a batch of consolidation looks at. */
export interface Surroundings {
  /** Facts to be looked at. */
  readonly marked: readonly StandingFact[];
  /** Facts near to each, best first, by its id. */
  readonly near: ReadonlyMap<string, readonly NearFact[]>;
  /** Everything that is marked, near, or stands in an observation with one of these, by id. */
  readonly facts: ReadonlyMap<string, StandingFact>;
  readonly observations: ReadonlyMap<string, StandingObservation>;
}

/** Facts that say the same, and the observations that they had. */
export interface Cluster {
  readonly members: readonly WordedFact[];
  /** In order: the first one stays, the others go into it. */
  readonly observationIds: readonly string[];
}

/**
 * The clusters of near-identical facts that marked facts stand in, those of one fact included. A cluster grows by the
 * clusters of near facts, as long as every fact says the same as every other; so a chain of small differences never
 * joins what differs, and two observations that say the same become one. The same surroundings give the same clusters.
 */
export function clusterFacts({ marked, near, facts, observations }: Surroundings): readonly Cluster[] {
  const clusterOf = new Map<string, Cluster>();
  const worded = new Map<string, WordedFact>();
  const wordsOf = (fact: StandingFact): WordedFact => {
    const known = worded.get(fact.id) ?? wordedFact(fact);
    worded.set(fact.id, known);
    return known;
  };
  const standing = (fact: StandingFact): Cluster => {
    const known = clusterOf.get(fact.id);
    if (known !== undefined) return known;
    const made = startCluster(fact, facts, observations, wordsOf);
    for (const member of made.members) clusterOf.set(member.fact.id, made);
    return made;
  };
  for (const fact of [...marked].sort(firstMentioned)) {
    for (const { memoryId } of near.get(fact.id) ?? []) {
      const other = facts.get(memoryId);
      if (other === undefined || other.tagKey !== fact.tagKey) continue;
      const [own, its] = [standing(fact), standing(other)];
      if (own === its || !fitTogether(own, its)) continue;
      const joined = join(own, its);
      for (const member of joined.members) clusterOf.set(member.fact.id, joined);
    }
  }
  return [...new Set(marked.map(standing))];
}

function startCluster(
  fact: StandingFact,
  facts: Surroundings['facts'],
  observations: Surroundings['observations'],
  wordsOf: (fact: StandingFact) => WordedFact,
): Cluster {
  const observation = fact.observationId === null ? undefined : observations.get(fact.observationId);
  if (observation === undefined) return { members: [wordsOf(fact)], observationIds: [] };
  const members = observation.evidenceIds.flatMap((id) => facts.get(id) ?? []);
  return { members: members.map(wordsOf), observationIds: [observation.id] };
}

function fitTogether(a: Cluster, b: Cluster): boolean {
  if (a.members.length + b.members.length > MOST_EVIDENCE) return false;
  return a.members.every((one) => b.members.every((other) => areNearIdentical(one, other)));
}

function join(a: Cluster, b: Cluster): Cluster {
  return {
    members: [...a.members, ...b.members].sort((x, y) => firstMentioned(x.fact, y.fact)),
    observationIds: [...a.observationIds, ...b.observationIds].sort(),
  };
}

/** The order in which facts are looked at. */
export function firstMentioned(a: StandingFact, b: StandingFact): number {
  return a.mentionedAt - b.mentionedAt || (a.id < b.id ? -1 : 1);
}
