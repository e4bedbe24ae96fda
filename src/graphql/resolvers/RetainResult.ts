import { invariant } from '../../domain/errors.ts';
import type { Complete } from '../complete.ts';
import { loadAll } from '../fields.ts';
import type { RetainResultResolvers } from '../generated.ts';
import type { RetainResultModel } from '../models.ts';

export const RetainResult: Complete<RetainResultResolvers, RetainResultModel> = {
  operation: async ({ result }, _args, { loaders }) => {
    const operation = await loaders.operations.load(result.operationId);
    invariant(operation !== null, `operation ${result.operationId} of a retain is not stored`);
    return operation;
  },
  memories: ({ bankId, result }, _args, { loaders }) => loadAll(loaders.memories, bankId, result.memoryIds),
  bookmarks: ({ result }) => result.bookmarks,
};
