import type { StandingDocumentFact } from '../domain/ports/retain-store.ts';
import type { DraftMemory } from './draft.ts';

/** The memory that a fact of a replaced document is already, by the fact's id. */
export type Kept = ReadonlyMap<string, StandingDocumentFact>;

/**
 * Which facts of replaced documents stand there already, unchanged: those keep their memories, wherever in the document
 * they are now. Of several alike the first keeps the first; where there are fewer than before, none is kept: it could
 * not be told which of them stayed, and likely all their links led to one another.
 * @param keys of the facts, see `draftKeys`
 */
export function keepUnchanged(
  memories: readonly DraftMemory[],
  keys: ReadonlyMap<string, string>,
  standing: readonly StandingDocumentFact[],
): Kept {
  const free = new Map<string, StandingDocumentFact[]>();
  for (const fact of standing) {
    const place = placeOf(fact.documentId, fact.draftKey);
    free.set(place, [...(free.get(place) ?? []), fact]);
  }
  const wanted = new Map<string, number>();
  for (const { id, documentId } of memories) {
    const place = placeOf(documentId, keys.get(id) ?? '');
    wanted.set(place, (wanted.get(place) ?? 0) + 1);
  }
  const kept = new Map<string, StandingDocumentFact>();
  const taken = new Set<string>();
  for (const { id, documentId } of memories) {
    const place = placeOf(documentId, keys.get(id) ?? '');
    const alike = free.get(place) ?? [];
    if (alike.length > (wanted.get(place) ?? 0)) continue;
    const same = alike.find(({ memoryId }) => !taken.has(memoryId));
    if (same === undefined) continue;
    kept.set(id, same);
    taken.add(same.memoryId);
  }
  return kept;
}

function placeOf(documentId: string, key: string): string {
  return JSON.stringify([documentId, key]);
}
