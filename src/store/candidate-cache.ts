import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Candidate, RecallStore } from '../domain/ports/recall-store.ts';
import type { Database } from './database.ts';
import { refsOf } from './memory-refs.ts';
import { createReadAhead, PAGE } from './read-ahead.ts';
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

export interface CandidateCacheOptions {
  readonly maxBytes: number;
  /** Whether a bank is read ahead once the vectors of its tokens were asked for. */
  readonly readsAhead: boolean;
}

/** Share of the cache that reading ahead leaves to whatever it did not read. */
const KEPT_FREE = 0.1;

/**
 * Loads candidates and remembers them, at most `maxBytes` of them, the last used ones. What a search found under the
 * version that is remembered is not read again: whatever changes a memory moves its version, and a memory that is gone
 * is found by no search. The vectors of 300 candidates are a megabyte and a half, which would cost more to fetch than
 * everything else of a recall; so when they are first asked for, the whole bank is read ahead while there is room.
 */
export function createCandidateCache(
  database: Database,
  { maxBytes, readsAhead }: CandidateCacheOptions,
): RecallStore['loadCandidates'] {
  const remembered = new LRUCache<string, Remembered>({
    maxSize: maxBytes,
    sizeCalculation: ({ candidate: { text, context, metadata, tokenVectors } }) =>
      OVERHEAD_BYTES +
      2 * (text.length + (context?.length ?? 0) + (metadata?.length ?? 0)) +
      (tokenVectors === null ? 0 : tokenVectors.vectors.byteLength + tokenVectors.ids.byteLength),
  });

  const load: RecallStore['loadCandidates'] = async (
    bank,
    memories,
    { tokenVectors = false, ...call } = {},
  ) => {
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
  if (!readsAhead) return load;

  const readAhead = createReadAhead({
    async page(bank, after) {
      const params = { bankId: bank.id, after, limit: PAGE };
      const [row] = await database.run(statements.readAhead, params);
      return row === undefined ? [] : refsOf(row);
    },
    load: (bank, memories) => load(bank, memories, { tokenVectors: true }),
    hasRoom: () => remembered.calculatedSize < maxBytes * (1 - KEPT_FREE),
  });
  return async (bank, memories, call) => {
    const candidates = await load(bank, memories, call);
    if (call?.tokenVectors === true && candidates.length > 0) readAhead(bank);
    return candidates;
  };
}

function candidate(row: z.output<typeof statements.loadCandidates.row>): Candidate {
  const { tokenVectors, documentId, ...memory } = row;
  return { ...memoryOf(memory), memoryId: row.id, documentId, tokenVectors };
}
