import { MemoryError } from '../../domain/errors.ts';
import { LINK_KINDS, type LinkKind } from '../../domain/link.ts';
import type { MemoryFilter } from '../../domain/ports/read-store.ts';
import type { MemoryFilter as MemoryFilterInput } from '../generated.ts';
import { instantOf, windowOf } from './time-input.ts';

/** States that an as-of question looks at: what is superseded now may have held then. */
const STATES_AS_OF = ['ACTIVE', 'SUPERSEDED'] as const;

/** The filter that a listing asks for; without one, all active memories. */
export function memoryFilterOf(filter: MemoryFilterInput | null | undefined, timezone: string): MemoryFilter {
  const asOf = instantOf(filter?.asOf, timezone);
  return {
    types: filter?.types ?? null,
    states: asOf === null ? (filter?.states ?? ['ACTIVE']) : STATES_AS_OF,
    window: windowOf(filter?.window, timezone),
    entityId: filter?.entityId ?? null,
    documentId: filter?.documentId ?? null,
    tags: filter?.tags ?? null,
    tagsMatch: filter?.tagsMatch ?? 'ANY',
    asOf,
  };
}

/** The wanted kinds, each once and in the order of LINK_KINDS; all of them when none are named. */
export function linkKindsOf(kinds: readonly LinkKind[] | null | undefined): readonly LinkKind[] {
  return kinds == null ? LINK_KINDS : LINK_KINDS.filter((kind) => kinds.includes(kind));
}

/** As `linkKindsOf`, for a list of stored links. Throws BAD_USER_INPUT when ENTITY is named. */
export function storedKindsOf(kinds: readonly LinkKind[] | null | undefined): readonly LinkKind[] {
  if (kinds?.includes('ENTITY')) {
    throw new MemoryError(
      'BAD_USER_INPUT',
      'ENTITY links are computed, not stored: ask a memory for its `links`.',
    );
  }
  return linkKindsOf(kinds).filter((kind) => kind !== 'ENTITY');
}
