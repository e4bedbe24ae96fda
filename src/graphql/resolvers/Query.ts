import type { Entity } from '../../domain/entity.ts';
import { MemoryError } from '../../domain/errors.ts';
import type { RecallRequest } from '../../recall/types.ts';
import { aliasKeysOf } from '../../text/alias-keys.ts';
import type { Complete } from '../complete.ts';
import { connectionOf, hydrate } from '../connection.ts';
import type { GraphqlContext } from '../context.ts';
import { pageOf } from '../cursor.ts';
import { requireBank } from '../fields.ts';
import type { QueryResolvers, RecallInput } from '../generated.ts';
import { needsBankTimezone, recallRequestOf } from '../inputs/recall-input.ts';
import { instantOf, spokenIn } from '../inputs/time-input.ts';

export const Query: Complete<QueryResolvers, unknown> = {
  bank: (_root, { id }, { loaders }) => loaders.banks.load(id),

  banks: async (_root, args, { useCases: { reads }, loaders, storeCall }) => {
    const page = pageOf('banks', args, 50);
    const listed = await reads.listBanks(page, storeCall());
    const banks = await hydrate(listed, (id) => loaders.banks.load(id));
    return connectionOf('banks', page, banks, () => reads.countBanks(storeCall()));
  },

  recall: async (_root, { input }, context) => {
    const request = await requestOf(input, context);
    const result = await context.useCases.recall(request, context.signal);
    return { bankId: input.bankId, result };
  },

  whyNot: async (_root, { input, memoryId }, context) =>
    context.useCases.whyNot(await requestOf(input, context), memoryId, context.signal),

  parseTime: (_root, { text, at, timezone }, { useCases }) => {
    const zone = spokenIn({ at, timezone }, 'UTC') ?? 'UTC';
    const read = useCases.parseTime(text, { at: instantOf(at, zone) ?? useCases.clock(), timezone: zone });
    return read?.kind === 'WINDOW' ? read : null;
  },

  memory: async (_root, { bankId, id }, context) => {
    const [memory] = await Promise.all([
      context.loaders.memories.load({ bankId, id }),
      requireBank(bankId, context),
    ]);
    return memory;
  },

  entity: async (_root, { bankId, id, name }, context) => {
    if ((id == null) === (name == null)) {
      throw new MemoryError('BAD_USER_INPUT', 'Ask for an entity either by `id` or by `name`.');
    }
    const found =
      id != null ? context.loaders.entities.load({ bankId, id }) : findByName(bankId, name ?? '', context);
    const [entity] = await Promise.all([found, requireBank(bankId, context)]);
    return entity;
  },

  entityReview: async (_root, { bankId, ...args }, context) => {
    const { useCases, storeCall } = context;
    const page = pageOf('entity-pairs', args, 50);
    const [pairs] = await Promise.all([
      useCases.reads.listEntityPairs(bankId, page, storeCall()),
      requireBank(bankId, context),
    ]);
    return connectionOf('entity-pairs', page, pairs, () =>
      useCases.reads.countEntityPairs(bankId, storeCall()),
    );
  },

  document: async (_root, { bankId, id }, context) => {
    const [document] = await Promise.all([
      context.loaders.documents.load({ bankId, id }),
      requireBank(bankId, context),
    ]);
    return document;
  },

  operation: (_root, { id }, { loaders }) => loaders.operations.load(id),
};

/** The entity that goes by a name, as it is written or in its plain form: without title, without "Inc.", turned round. */
async function findByName(bankId: string, name: string, context: GraphqlContext): Promise<Entity | null> {
  for (const key of aliasKeysOf(name)) {
    const found = await context.useCases.reads.findEntity(bankId, key, context.storeCall());
    if (found !== null) return found;
  }
  return null;
}

/** The recall that an input asks for; from here on the request sees the writes whose bookmarks it hands in. */
async function requestOf(input: RecallInput, context: GraphqlContext): Promise<RecallRequest> {
  context.addBookmarks(input.bookmarks ?? []);
  const bank = needsBankTimezone(input) ? await requireBank(input.bankId, context) : null;
  return recallRequestOf(input, bank?.timezone ?? 'UTC');
}
