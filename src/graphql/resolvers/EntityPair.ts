import type { EntityPair as EntityPairModel } from '../../domain/ports/read-store.ts';
import type { Complete } from '../complete.ts';
import { loadEntity } from '../fields.ts';
import type { EntityPairResolvers } from '../generated.ts';

export const EntityPair: Complete<EntityPairResolvers, EntityPairModel> = {
  a: ({ bankId, aId: id }, _args, context) => loadEntity({ bankId, id }, context),
  b: ({ bankId, bId: id }, _args, context) => loadEntity({ bankId, id }, context),
};
