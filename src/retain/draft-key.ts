import { createHash } from 'node:crypto';
import type { DraftMemory } from './draft.ts';

/**
 * For each fact of a document a key of all that it was made of, so that the same fact of the document's next version is
 * known: text, type, dates, when it was said, context, tags, metadata, names and causes. A date that only the clock can
 * have made (the item had no timestamp) is left out: the document says the same as before.
 */
export function draftKeys(memories: readonly DraftMemory[]): ReadonlyMap<string, string> {
  const groups = new Map<number, DraftMemory[]>();
  for (const memory of memories) {
    groups.set(memory.causalGroup, [...(groups.get(memory.causalGroup) ?? []), memory]);
  }
  return new Map(
    memories.map((memory) => {
      const { fact, saidAt, context, tags, metadata, verbatim, causalGroup } = memory;
      const { text, type, confidence, occurred, entities, causes, grounded } = fact;
      const group = groups.get(causalGroup) ?? [];
      const because = causes.map((cause) => [cause.kind, cause.weight, group[cause.fact]?.fact.text]);
      const when = saidAt === null && !memory.isGiven ? null : occurred;
      const parts = [
        text,
        type,
        confidence,
        when,
        entities,
        because,
        grounded,
        saidAt,
        context,
        tags,
        metadata,
        verbatim,
      ];
      return [memory.id, createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)];
    }),
  );
}
