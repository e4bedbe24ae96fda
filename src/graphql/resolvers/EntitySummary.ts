import type { EntitySummary as EntitySummaryModel } from '../../domain/entity-summary.ts';
import type { Complete } from '../complete.ts';
import { loadAll } from '../fields.ts';
import type { EntitySummaryResolvers } from '../generated.ts';

export const EntitySummary: Complete<EntitySummaryResolvers, EntitySummaryModel> = {
  timeline: ({ bankId, timeline }, _args, { loaders }) => loadAll(loaders.memories, bankId, timeline),
};
