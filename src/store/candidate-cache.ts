import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Candidate, RecallStore } from '../domain/ports/recall-store.ts';
import type { Database } from './database.ts';
import { memoryOf } from './read-rows.ts';
import * as statements from './recall-statements.ts';

/** Bytes of a candidate beside its texts and its vectors: objects, ids, tags and the cache's own lists. */
const OVERHEAD_BYTES = 600;

/** A candidate as the process remembers it. */
interface Remembered {
  readonly candidate: Candidate;
  /** False when the vectors of its tokens were not asked for. */
  readonly hasTokens: boolean;
}

/**
 * Loads candidates and remembers them, at most `maxBytes` of them, the last used ones. What a search found under the
 * version that is remembered is not read again: whatever changes a memory moves its version, and a memory that is gone
 * is found by no search. The vectors of 300 candidates are a megabyte and a half, which would cost more to fetch than
 * everything else of a recall.
 */
export function createCandidateCache(database: Database, maxBytes: number): RecallStore['loadCandidates'] {
  const remembered = new LRUCache<string, Remembered>({
    maxSize: maxBytes,
    sizeCalculation: ({ candidate: { text, context, metadata, tokenVectors } }) =>
      OVERHEAD_BYTES +
      2 * (text.length + (context?.length ?? 0) + (metadata?.length ?? 0)) +
      (tokenVectors === null ? 0 : tokenVectors.vectors.byteLength + tokenVectors.ids.byteLength),
  });

  return async (bank, memories, { tokenVectors = false, ...call } = {}) => {
    const keyOf = (memoryId: string) => `${bank.key} ${memoryId}`;
    const known: Candidate[] = [];
    const missing: string[] = [];
    for (const { memoryId, version } of memories) {
      const entry = remembered.get(keyOf(memoryId));
      const serves =
        entry !== undefined && entry.candidate.updatedAt === version && (entry.hasTokens || !tokenVectors);
      if (serves) known.push(entry.candidate);
      else missing.push(memoryId);
    }
    if (missing.length === 0) return known;
    const params = { bankId: bank.id, ids: missing, withTokens: tokenVectors };
    const loaded = (await database.run(statements.loadCandidates, params, call)).map(candidate);
    for (const each of loaded) {
      remembered.set(keyOf(each.memoryId), { candidate: each, hasTokens: tokenVectors });
    }
    return [...known, ...loaded];
  };
}

function candidate(row: z.output<typeof statements.loadCandidates.row>): Candidate {
  const { tokenVectors, documentId, ...memory } = row;
  return { ...memoryOf(memory), memoryId: row.id, documentId, tokenVectors };
}
