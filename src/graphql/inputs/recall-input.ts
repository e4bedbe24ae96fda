import type { RecallRequest } from '../../recall/types.ts';
import type { RecallInput } from '../generated.ts';
import { instantOf, windowOf } from './time-input.ts';

/**
 * The recall that an input asks for.
 * @param timezone in which times without an offset are read: the input's, else the bank's
 */
export function recallRequestOf(input: RecallInput, timezone: string): RecallRequest {
  return {
    bankId: input.bankId,
    query: input.query,
    types: input.types ?? null,
    budget: input.budget ?? 'MID',
    maxTokens: input.maxTokens ?? 4096,
    queryTimestamp: instantOf(input.queryTimestamp, timezone),
    timezone: input.timezone ?? null,
    window: windowOf(input.window, timezone),
    asOf: instantOf(input.asOf, timezone),
    tags: input.tags ?? null,
    tagsMatch: input.tagsMatch ?? 'ANY',
    includeChunks: input.includeChunks ?? false,
    maxChunkTokens: input.maxChunkTokens ?? 8192,
    strategies: input.strategies ?? null,
    boosts: input.boosts ?? [],
    reranker: input.reranker ?? 'AUTO',
    collapseDuplicates: input.collapseDuplicates ?? true,
    minScore: input.minScore ?? null,
    timeoutMs: input.timeoutMs ?? null,
    bookmarks: input.bookmarks ?? [],
    trace: input.trace ?? false,
  };
}

/** True when the input holds a time without an offset, which only a timezone can resolve. */
export function hasLocalTime(input: RecallInput): boolean {
  const times = [input.queryTimestamp, input.asOf, input.window?.start, input.window?.end];
  return times.some((time) => time?.kind === 'LOCAL');
}
