import type { Instant } from './instant.ts';

export const ENTITY_TYPES = ['PERSON', 'ORGANIZATION', 'LOCATION', 'PRODUCT', 'CONCEPT', 'OTHER'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** Somebody or something that memories mention. */
export interface Entity {
  readonly id: string;
  readonly bankId: string;
  readonly name: string;
  readonly type: EntityType;
  readonly aliases: readonly string[];
  readonly firstSeen: Instant | null;
  readonly lastSeen: Instant | null;
}

/** A name as it stands in a text, before it is resolved to an entity. */
export interface EntityMention {
  readonly name: string;
  readonly type: EntityType;
}
