import { EARLIEST, FAR_FUTURE } from '../domain/instant.ts';
import type { NeighbourKind, ReflectStore } from '../domain/ports/reflect-store.ts';
import { normalTags, tagKeyOf } from '../domain/tags.ts';
import type { Visibility } from '../domain/visibility.ts';
import type { Database } from './database.ts';
import * as statements from './reflect-statements.ts';

/** Memories looked at a shared entity: of one entity all weigh the same, so more add nothing. */
const ENTITY_CAP = 50;

const RELATIONSHIPS = {
  CAUSES: 'CAUSES',
  CAUSED_BY: 'CAUSED_BY',
  ENABLES: 'ENABLES',
  PREVENTS: 'PREVENTS',
  SUPERSEDES: 'SUPERSEDES',
  DERIVED_FROM: 'DERIVED_FROM',
  SEMANTIC: 'SIMILAR_TO',
  TEMPORAL: 'NEAR_IN_TIME',
  ENTITY: 'MENTIONS',
} as const satisfies Record<NeighbourKind, (typeof statements.NEIGHBOUR_RELATIONSHIPS)[number]>;

const KINDS = new Map(
  Object.entries(RELATIONSHIPS).map(([kind, relationship]) => [relationship, kind as NeighbourKind]),
);

/** The reads of a reflection over Neo4j. */
export function createReflectStore(database: Database): ReflectStore {
  return {
    async neighbours(bankId, ids, { kinds, visible, limit }, call) {
      if (ids.length === 0) return [];
      const relationships = kinds.map((kind) => RELATIONSHIPS[kind]);
      const params = { bankId, ids: [...ids], relationships, ...visibleParams(visible) };
      const rows = await database.run(
        statements.neighbours,
        { ...params, entityCap: ENTITY_CAP, limit },
        call,
      );
      return rows.map(({ relationship, ...row }) => ({ ...row, kind: KINDS.get(relationship) ?? 'ENTITY' }));
    },
    async timeline(bankId, { entityId, window }, { visible, limit }, call) {
      const params = {
        bankId,
        entityId,
        windowStart: window?.start ?? EARLIEST,
        windowEnd: window?.end ?? FAR_FUTURE,
      };
      const rows = await database.run(
        statements.timeline,
        { ...params, ...visibleParams(visible), limit },
        call,
      );
      return rows.map(({ id }) => id);
    },
  };
}

function visibleParams({ tags, tagsMatch, asOf }: Visibility) {
  return {
    tags: tags === null ? null : [...normalTags(tags)],
    tagKey: tagKeyOf(tags ?? []),
    tagsMatch,
    asOf,
  };
}
