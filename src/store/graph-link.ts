import type { Link } from '../domain/link.ts';
import { linkKindOf, type RelationshipType } from './link-kinds.ts';

/** The columns in which a search says over which link it arrived; all null for a seed. */
export interface LinkRow {
  readonly relationship: RelationshipType | null;
  readonly weight: number | null;
  readonly sourceId: string | null;
  readonly targetId: string | null;
  /** The shared entity of a link through one. */
  readonly viaId: string | null;
}

/** The link of a row; null for a seed. */
export function linkOf({ relationship, weight, sourceId, targetId, viaId }: LinkRow): Link | null {
  if (relationship === null || weight === null || sourceId === null || targetId === null) return null;
  return { kind: linkKindOf(relationship), weight, sourceId, targetId, viaEntityId: viaId };
}
