import type { Entity as EntityModel } from '../../domain/entity.ts';
import { firstOf } from '../../domain/entity-summary.ts';
import type { Complete } from '../complete.ts';
import { connectionOf, hydrate } from '../connection.ts';
import { MAX_PAGE, pageOf, requireFirst } from '../cursor.ts';
import { requireBank } from '../fields.ts';
import type { EntityResolvers } from '../generated.ts';
import { windowOf } from '../inputs/time-input.ts';

export const Entity: Complete<EntityResolvers, EntityModel> = {
  memoryCount: async ({ bankId, id }, _args, { loaders }) =>
    (await loaders.mentionsOfEntity.load({ bankId, id })) ?? 0,

  memories: async ({ bankId, id }, args, context) => {
    const { loaders } = context;
    const page = pageOf('memories', args, 50);
    const isLocal = args.window?.start?.kind === 'LOCAL' || args.window?.end?.kind === 'LOCAL';
    const window = windowOf(args.window, isLocal ? (await requireBank(bankId, context)).timezone : 'UTC');
    const listed = await loaders.memoriesOfEntity.load({ bankId, id, args: { window, page } });
    const memories = await hydrate(listed, (memoryId) => loaders.memories.load({ bankId, id: memoryId }));
    return connectionOf('memories', page, memories, () =>
      loaders.memoryCountOfEntity.load({ bankId, id, args: window }),
    );
  },

  summary: async ({ bankId, id }, { tags, tagsMatch, first }, { loaders }) => {
    const args = { tags: tags ?? null, tagsMatch: tagsMatch ?? 'ANY' } as const;
    const most = requireFirst(first ?? 50, MAX_PAGE);
    const summary = await loaders.summaryOfEntity.load({ bankId, id, args });
    return summary && firstOf(summary, most);
  },

  decisions: async ({ bankId, id }, { first }, { loaders }) =>
    (await loaders.decisionsOfEntity.load({ bankId, id, args: requireFirst(first ?? 50, MAX_PAGE) })) ?? [],

  related: async ({ bankId, id }, { first }, { loaders }) =>
    (await loaders.relatedOfEntity.load({ bankId, id, args: requireFirst(first ?? 20, MAX_PAGE) })) ?? [],
};
