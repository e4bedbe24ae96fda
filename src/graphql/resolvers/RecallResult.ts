import type { Complete } from '../complete.ts';
import type { RecallResultResolvers } from '../generated.ts';
import type { RecallResultModel } from '../models.ts';

export const RecallResult: Complete<RecallResultResolvers, RecallResultModel> = {
  hits: async ({ bankId, result }, _args, { loaders }) => {
    const chunks = new Map(result.chunks.map((chunk) => [chunk.id, { ...chunk, bankId }]));
    const hits = await Promise.all(
      result.hits.map(async (hit) => {
        const memory = await loaders.memories.load({ bankId, id: hit.memoryId });
        const chunk = hit.chunkId === null ? null : (chunks.get(hit.chunkId) ?? null);
        return memory === null ? [] : [{ bankId, memory, hit, chunk }];
      }),
    );
    return hits.flat();
  },
  totalTokens: ({ result }) => result.totalTokens,
  window: ({ result }) => result.window,
  reranker: ({ result }) => result.reranker,
  chunks: ({ bankId, result }) => result.chunks.map((chunk) => ({ ...chunk, bankId })),
  degraded: ({ result }) => result.degraded,
  trace: ({ result }) => result.trace,
};
