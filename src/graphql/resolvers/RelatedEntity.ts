import type { RelatedEntity as RelatedEntityModel } from '../../domain/ports/read-store.ts';
import type { Complete } from '../complete.ts';
import { loadEntity } from '../fields.ts';
import type { RelatedEntityResolvers } from '../generated.ts';

export const RelatedEntity: Complete<RelatedEntityResolvers, RelatedEntityModel> = {
  entity: ({ bankId, entityId: id }, _args, context) => loadEntity({ bankId, id }, context),
};
