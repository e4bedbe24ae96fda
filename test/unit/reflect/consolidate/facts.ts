import type { DatedInterval } from '../../../../src/domain/interval.ts';
import type {
  NearFact,
  StandingFact,
  StandingObservation,
} from '../../../../src/domain/ports/consolidate-store.ts';
import { tagKeyOf } from '../../../../src/domain/tags.ts';
import type { Surroundings } from '../../../../src/reflect/consolidate/cluster.ts';

/** A fact with an id and a text, and what `rest` adds. */
export function fact(id: string, text: string, rest: Partial<StandingFact> = {}): StandingFact {
  const tags = rest.tags ?? [];
  return {
    id,
    text,
    tags,
    tagKey: tagKeyOf(tags),
    occurred: null,
    mentionedAt: 0,
    updatedAt: 0,
    proofCount: 1,
    tokens: text.split(' ').length,
    entityIds: [],
    observationId: null,
    isMarked: true,
    ...rest,
  };
}

export function observation(
  id: string,
  evidenceIds: readonly string[],
  rest: Partial<StandingObservation> = {},
): StandingObservation {
  return {
    id,
    text: id,
    occurred: null,
    mentionedAt: 0,
    updatedAt: 0,
    proofCount: evidenceIds.length,
    evidenceIds,
    ...rest,
  };
}

export function onDay(year: number, month: number, day: number): DatedInterval {
  const start = Date.UTC(year, month - 1, day);
  return { start, end: start + 86_400_000, precision: 'DAY' };
}

/** Facts that are all marked and all near to each other, but for those of other tags. */
export function surroundingsOf(
  facts: readonly StandingFact[],
  observations: readonly StandingObservation[] = [],
): Surroundings {
  const near = new Map(
    facts.map((one): [string, readonly NearFact[]] => [
      one.id,
      facts
        .filter((other) => other !== one && other.tagKey === one.tagKey)
        .map((other) => ({ memoryId: other.id, cosine: 0.9 })),
    ]),
  );
  return {
    marked: facts,
    near,
    facts: new Map(facts.map((one) => [one.id, one])),
    observations: new Map(observations.map((one) => [one.id, one])),
  };
}
