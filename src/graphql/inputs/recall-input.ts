import type { RecallRequest } from '../../recall/types.ts';
import type { RecallInput } from '../generated.ts';
import { instantOf, needsBank, spokenIn, windowOf } from './time-input.ts';

/**
 * The recall that an input asks for.
 * @param bankTimezone in which times without an offset are read where the input names no timezone
 */
export function recallRequestOf(input: RecallInput, bankTimezone: string): RecallRequest {
  const own = spokenIn({ at: input.queryTimestamp, timezone: input.timezone }, bankTimezone);
  const timezone = own ?? bankTimezone;
  return {
    bankId: input.bankId,
    query: input.query,
    types: input.types ?? null,
    budget: input.budget ?? 'MID',
    maxTokens: input.maxTokens ?? 4096,
    queryTimestamp: instantOf(input.queryTimestamp, timezone),
    timezone: own,
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

/** True when the input holds a time whose moment or day only the bank's timezone can tell. */
export function needsBankTimezone(input: RecallInput): boolean {
  const { queryTimestamp: at, timezone, asOf, window } = input;
  return needsBank({ at, timezone }, [asOf, window?.start, window?.end]);
}
