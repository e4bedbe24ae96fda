export const CAUSAL_KINDS = ['CAUSES', 'CAUSED_BY', 'ENABLES', 'PREVENTS'] as const;
export type CausalKind = (typeof CAUSAL_KINDS)[number];

export const LINK_KINDS = [
  'ENTITY',
  'TEMPORAL',
  'SEMANTIC',
  ...CAUSAL_KINDS,
  'SUPERSEDES',
  'DERIVED_FROM',
] as const;
/** How two memories are connected. The set is closed: nothing extracted ever names a relationship type. */
export type LinkKind = (typeof LINK_KINDS)[number];

/** A connection between two memories. */
export interface Link {
  readonly kind: LinkKind;
  /** Strength in [0, 1]. */
  readonly weight: number;
  readonly sourceId: string;
  readonly targetId: string;
  /** The shared entity of an ENTITY link, else null. */
  readonly viaEntityId: string | null;
}

/** A causal relation between two facts of one item, by their indexes. */
export interface CausalRelation {
  readonly fact: number;
  readonly kind: CausalKind;
  readonly weight: number;
}

/** Links to temporal neighbours reach this far, in hours (design, section 3). */
export const TEMPORAL_LINK_HOURS = 24;
/** Weight of a temporal link never falls below this (design, section 3). */
export const TEMPORAL_LINK_FLOOR = 0.3;
/** Least cosine of a semantic link (design, section 3). */
export const SEMANTIC_LINK_COSINE = 0.7;
/** Most temporal, and most semantic, links that one memory makes (design, section 3). */
export const LINKS_PER_MEMORY = 10;

/**
 * Weight of a temporal link: `max(0.3, 1 − hours/24)`.
 * @param hours distance of the two memories in hours, in [0, 24]
 */
export function temporalLinkWeight(hours: number): number {
  return Math.max(TEMPORAL_LINK_FLOOR, 1 - hours / TEMPORAL_LINK_HOURS);
}
