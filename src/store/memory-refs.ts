import type { MemoryRef } from '../domain/ports/recall-store.ts';

/** References to memories from columns, in their order. */
export function refsOf(columns: {
  readonly memoryIds: readonly string[];
  readonly versions: readonly number[];
}): readonly MemoryRef[] {
  return columns.memoryIds.map((memoryId, at) => ({ memoryId, version: columns.versions[at] ?? null }));
}
