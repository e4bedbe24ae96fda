import type { Operation as OperationModel } from '../../domain/ports/read-store.ts';
import type { Receipt } from '../../retain/types.ts';
import type { Complete } from '../complete.ts';
import type { OperationError, OperationResolvers } from '../generated.ts';

export const Operation: Complete<OperationResolvers, OperationModel> = {
  receipt: ({ receipt }) =>
    receipt === null ? null : { consolidation: null, ...(JSON.parse(receipt) as Receipt) },
  error: ({ error }) => (error === null ? null : (JSON.parse(error) as OperationError)),
};
