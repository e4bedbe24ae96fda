import type { EntityDecision as EntityDecisionModel } from '../../domain/ports/read-store.ts';
import type { Complete } from '../complete.ts';
import type { EntityDecisionResolvers } from '../generated.ts';

export const EntityDecision: Complete<EntityDecisionResolvers, EntityDecisionModel> = {
  other: ({ bankId, otherId: id }, _args, { loaders }) =>
    id === null ? null : loaders.entities.load({ bankId, id }),
};
