import type { OpenInterval } from '../interval.ts';
import type { Visibility } from '../visibility.ts';
import type { StoreCall } from './recall-store.ts';

/** Kinds of connection along which a reflection looks around. */
export const NEIGHBOUR_KINDS = [
  'CAUSES',
  'CAUSED_BY',
  'ENABLES',
  'PREVENTS',
  'SUPERSEDES',
  'DERIVED_FROM',
  'SEMANTIC',
  'TEMPORAL',
  'ENTITY',
] as const;
export type NeighbourKind = (typeof NEIGHBOUR_KINDS)[number];

/** A memory next to another one. */
export interface Neighbour {
  /** The memory that was asked about. */
  readonly ofId: string;
  readonly memoryId: string;
  readonly kind: NeighbourKind;
  /** Strength in [0, 1]. */
  readonly weight: number;
  /** True when the link leads from the memory that was asked about to this one. */
  readonly leadsAway: boolean;
  /** Name of the shared entity of an ENTITY link, else null. */
  readonly via: string | null;
}

/** Of whom, and of when, a timeline tells; one of the two is given. */
export interface TimelineRequest {
  readonly entityId: string | null;
  readonly window: OpenInterval | null;
}

/** The reads of a reflection beyond recall's. What a caller may not see is left out before every limit. */
export interface ReflectStore {
  /** What stands next to each of some memories: causes, what replaced them and evidence first, then the strongest. */
  neighbours(
    bankId: string,
    ids: readonly string[],
    look: {
      readonly kinds: readonly NeighbourKind[];
      readonly visible: Visibility;
      /** For each of the memories. */
      readonly limit: number;
    },
    call?: StoreCall,
  ): Promise<readonly Neighbour[]>;
  /** Ids of dated facts, by their start. */
  timeline(
    bankId: string,
    request: TimelineRequest,
    look: { readonly visible: Visibility; readonly limit: number },
    call?: StoreCall,
  ): Promise<readonly string[]>;
}
