import type { Subgraph } from '../../domain/ports/read-store.ts';
import type { Complete } from '../complete.ts';
import { loadAll } from '../fields.ts';
import type { GraphResolvers } from '../generated.ts';

export const Graph: Complete<GraphResolvers, Subgraph> = {
  nodes: async ({ bankId, memoryIds, entityIds }, _args, { loaders }) => {
    const [memories, entities] = await Promise.all([
      loadAll(loaders.memories, bankId, memoryIds),
      loadAll(loaders.entities, bankId, entityIds),
    ]);
    return [...memories, ...entities];
  },
};
