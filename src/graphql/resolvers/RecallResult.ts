import type { Complete } from '../complete.ts';
import type { RecallResultResolvers } from '../generated.ts';
import type { RecallResultModel } from '../models.ts';

export const RecallResult: Complete<RecallResultResolvers, RecallResultModel> = {
  hits: ({ bankId, result }) => {
    const chunks = new Map(result.chunks.map((chunk) => [chunk.id, { ...chunk, bankId }]));
    return result.hits.map((hit) => {
      const chunk = hit.chunkId === null ? null : (chunks.get(hit.chunkId) ?? null);
      return { bankId, memory: hit.memory, hit, chunk };
    });
  },
  totalTokens: ({ result }) => result.totalTokens,
  window: ({ result }) => result.window,
  reranker: ({ result }) => result.reranker,
  chunks: ({ bankId, result }) => result.chunks.map((chunk) => ({ ...chunk, bankId })),
  degraded: ({ result }) => result.degraded,
  trace: ({ result }) => result.trace,
};
