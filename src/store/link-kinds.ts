import type { LinkKind } from '../domain/link.ts';

/** The relationship type of each kind of link; ENTITY links run through two mentions. */
const RELATIONSHIPS = {
  ENTITY: 'MENTIONS',
  TEMPORAL: 'NEAR_IN_TIME',
  SEMANTIC: 'SIMILAR_TO',
  CAUSES: 'CAUSES',
  CAUSED_BY: 'CAUSED_BY',
  ENABLES: 'ENABLES',
  PREVENTS: 'PREVENTS',
  SUPERSEDES: 'SUPERSEDES',
  DERIVED_FROM: 'DERIVED_FROM',
} as const satisfies Record<LinkKind, string>;

export const RELATIONSHIP_TYPES = Object.values(RELATIONSHIPS);
export type RelationshipType = (typeof RELATIONSHIP_TYPES)[number];

const KINDS = new Map(Object.entries(RELATIONSHIPS).map(([kind, type]) => [type, kind as LinkKind]));

export function relationshipsOf(kinds: readonly LinkKind[]): RelationshipType[] {
  return kinds.map((kind) => RELATIONSHIPS[kind]);
}

export function linkKindOf(relationship: RelationshipType): LinkKind {
  return KINDS.get(relationship) ?? 'ENTITY';
}
