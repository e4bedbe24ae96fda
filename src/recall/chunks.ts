import type { RecalledChunk } from '../domain/ports/recall-store.ts';
import { throwIfAborted } from './deadline.ts';
import type { RecallPlan, RecallRun } from './plan.ts';

/** The chunks of a recall's hits. */
export interface HitChunks {
  /** In the order of the hits, each once. */
  readonly chunks: readonly RecalledChunk[];
  /** Chunk id of each hit whose chunk is among `chunks`, by memory id. */
  readonly chunkIds: ReadonlyMap<string, string>;
  /** Why there are none; null when they could be read. */
  readonly error: unknown;
}

const NO_CHUNKS: HitChunks = { chunks: [], chunkIds: new Map(), error: null };

/**
 * The chunks that the hits came from, within `maxChunkTokens`; none unless asked for. Throws TIMEOUT when the caller went
 * away.
 */
export async function loadChunks(
  hits: readonly { readonly memoryId: string }[],
  plan: RecallPlan,
  { request, ports, signal, deadline }: RecallRun,
): Promise<HitChunks> {
  if (!request.includeChunks || hits.length === 0) return NO_CHUNKS;
  const ids = hits.map(({ memoryId }) => memoryId);
  try {
    const chunkOf = await deadline.within('ANSWER', plan.call, (call) =>
      ports.store.loadChunks(plan.bank, ids, call),
    );
    return packChunks(ids, chunkOf, request.maxChunkTokens);
  } catch (error) {
    throwIfAborted(signal, error);
    return { ...NO_CHUNKS, error };
  }
}

/** The chunks of the best hits that fit together; one too long is skipped and packing goes on. */
export function packChunks(
  memoryIds: readonly string[],
  chunkOf: ReadonlyMap<string, RecalledChunk>,
  maxTokens: number,
): HitChunks {
  const chunks = new Map<string, RecalledChunk>();
  const chunkIds = new Map<string, string>();
  let left = maxTokens;
  for (const memoryId of memoryIds) {
    const chunk = chunkOf.get(memoryId);
    if (chunk === undefined) continue;
    if (!chunks.has(chunk.id)) {
      if (chunk.tokens > left) continue;
      chunks.set(chunk.id, chunk);
      left -= chunk.tokens;
    }
    chunkIds.set(memoryId, chunk.id);
  }
  return { chunks: [...chunks.values()], chunkIds, error: null };
}
