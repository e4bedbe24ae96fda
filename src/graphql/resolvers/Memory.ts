import { isOngoing } from '../../domain/interval.ts';
import type { Memory as MemoryModel } from '../../domain/memory.ts';
import type { Complete } from '../complete.ts';
import { connectionOf } from '../connection.ts';
import { pageOf } from '../cursor.ts';
import { loadAll } from '../fields.ts';
import type { MemoryResolvers } from '../generated.ts';
import { linkKindsOf } from '../inputs/list-input.ts';
import { JsonText } from '../scalars/json-text.ts';

export const Memory: Complete<MemoryResolvers, MemoryModel> = {
  occurredStart: ({ occurred }) => occurred?.start ?? null,
  occurredEnd: ({ occurred }) => (occurred === null || isOngoing(occurred) ? null : occurred.end),
  datePrecision: ({ occurred }) => occurred?.precision ?? null,
  metadata: ({ metadata }) => (metadata === null ? null : new JsonText(metadata)),

  entities: async ({ bankId, id }, _args, { loaders }) => {
    const ids = await loaders.entitiesOfMemory.load({ bankId, id });
    return loadAll(loaders.entities, bankId, ids ?? []);
  },

  links: async ({ bankId, id }, args, { loaders }) => {
    const page = pageOf('links', args, 20);
    const kinds = linkKindsOf(args.kinds);
    const listed = await loaders.linksOfMemory.load({ bankId, id, args: { kinds, page } });
    return connectionOf('links', page, listed ?? { rows: [], hasNext: false }, () =>
      loaders.linkCountOfMemory.load({ bankId, id, args: kinds }),
    );
  },

  evidence: async ({ bankId, id }, _args, { loaders }) =>
    loadAll(loaders.memories, bankId, (await loaders.evidenceOfMemory.load({ bankId, id })) ?? []),

  supersedes: async ({ bankId, id }, _args, { loaders }) => {
    const found = await loaders.supersessionsOfMemory.load({ bankId, id });
    return loadAll(loaders.memories, bankId, found?.supersedes ?? []);
  },

  supersededBy: async ({ bankId, id }, _args, { loaders }) => {
    const found = await loaders.supersessionsOfMemory.load({ bankId, id });
    const by = found?.supersededBy ?? null;
    return by === null ? null : loaders.memories.load({ bankId, id: by });
  },

  history: async ({ bankId, id }, _args, { loaders }) =>
    (await loaders.versionsOfMemory.load({ bankId, id })) ?? [],

  sources: async ({ bankId, id }, _args, { loaders }) =>
    (await loaders.sourcesOfMemory.load({ bankId, id })) ?? [],
};
