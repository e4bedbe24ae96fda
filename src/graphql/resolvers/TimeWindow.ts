import type { TimeWindow as TimeWindowModel } from '../../domain/time.ts';
import type { Complete } from '../complete.ts';
import type { TimeWindowResolvers } from '../generated.ts';

export const TimeWindow: Complete<TimeWindowResolvers, TimeWindowModel> = {
  anchor: ({ anchor }, _args, { loaders }) =>
    anchor === null ? null : loaders.memories.load({ bankId: anchor.bankId, id: anchor.memoryId }),
};
