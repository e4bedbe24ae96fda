import type { SkippedTrace } from './types.ts';

export interface Packed<Result> {
  readonly results: readonly Result[];
  readonly totalTokens: number;
  /** What did not fit, in order, with the room that was left. */
  readonly skipped: readonly SkippedTrace[];
}

interface Packable {
  readonly memoryId: string;
  readonly memory: { readonly tokens: number };
}

/**
 * The best results that fit into `maxTokens` together. Only text counts. A result too long is skipped and packing
 * goes on; if nothing fits, the best one comes back whole: an answer over budget beats none.
 * @param results best first
 * @param maxConsidered results after this many are not looked at
 */
export function pack<Result extends Packable>(
  results: readonly Result[],
  maxTokens: number,
  maxConsidered: number,
): Packed<Result> {
  const fitting: Result[] = [];
  const skipped: SkippedTrace[] = [];
  let left = maxTokens;
  for (const result of results.slice(0, maxConsidered)) {
    const { tokens } = result.memory;
    if (tokens > left) {
      skipped.push({ memoryId: result.memoryId, tokens, left });
      continue;
    }
    fitting.push(result);
    left -= tokens;
  }
  const [best] = results;
  if (fitting.length > 0 || best === undefined)
    return { results: fitting, totalTokens: maxTokens - left, skipped };
  return { results: [best], totalTokens: best.memory.tokens, skipped: skipped.slice(1) };
}
