import type { BankLink } from '../../domain/ports/read-store.ts';
import type { Complete } from '../complete.ts';
import { loadEntity, loadMemory } from '../fields.ts';
import type { LinkResolvers } from '../generated.ts';

export const Link: Complete<LinkResolvers, BankLink> = {
  source: ({ bankId, sourceId: id }, _args, context) => loadMemory({ bankId, id }, context),
  target: ({ bankId, targetId: id }, _args, context) => loadMemory({ bankId, id }, context),
  via: ({ bankId, viaEntityId: id }, _args, context) =>
    id === null ? null : loadEntity({ bankId, id }, context),
};
