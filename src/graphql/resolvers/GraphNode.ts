import type { GraphNodeResolvers } from '../generated.ts';

export const GraphNode: GraphNodeResolvers = {
  __resolveType: (node) => ('text' in node ? 'Memory' : 'Entity'),
};
