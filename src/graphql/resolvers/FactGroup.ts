import type { FactGroup as FactGroupModel } from '../../domain/entity-summary.ts';
import type { Complete } from '../complete.ts';
import { loadAll } from '../fields.ts';
import type { FactGroupResolvers } from '../generated.ts';

export const FactGroup: Complete<FactGroupResolvers, FactGroupModel> = {
  about: ({ bankId, aboutId }, _args, { loaders }) =>
    aboutId === null ? null : loaders.entities.load({ bankId, id: aboutId }),
  memories: ({ bankId, memoryIds }, _args, { loaders }) => loadAll(loaders.memories, bankId, memoryIds),
};
