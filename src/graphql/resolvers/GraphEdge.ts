import type { SubgraphEdge } from '../../domain/ports/read-store.ts';
import type { Complete } from '../complete.ts';
import type { GraphEdgeResolvers } from '../generated.ts';

export const GraphEdge: Complete<GraphEdgeResolvers, SubgraphEdge> = {
  source: ({ sourceId }) => sourceId,
  target: ({ targetId }) => targetId,
};
