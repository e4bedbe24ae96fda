import type { Memory } from '../../domain/memory.ts';
import type { Complete } from '../complete.ts';
import type { GraphqlContext } from '../context.ts';
import { loadEntity, loadMemory, loadOperation } from '../fields.ts';
import type { MutationResolvers } from '../generated.ts';
import { bankChangesOf, bankInputOf } from '../inputs/bank-input.ts';
import { directiveChangesOf } from '../inputs/directive-input.ts';
import { hasLocalDate, memoryUpdateOf } from '../inputs/memory-update.ts';
import { reflectionAsked } from '../inputs/reflect-input.ts';
import { needsBankTimezone, retainRequestOf } from '../inputs/retain-input.ts';

export const Mutation: Complete<MutationResolvers, unknown> = {
  createBank: (_root, { input }, { useCases: { admin, clock } }) =>
    admin.createBank(bankInputOf(input), clock()),

  updateBank: (_root, { id, input }, { useCases: { admin } }) =>
    admin.updateBank(id, bankChangesOf(id, input)),

  deleteBank: (_root, { id }, { useCases: { admin } }) => admin.deleteBank(id),

  retain: async (_root, { input }, { useCases, loaders, addBookmarks }) => {
    const bank = needsBankTimezone(input) ? await loaders.banks.load(input.bankId) : null;
    const request = retainRequestOf(input, bank?.timezone ?? 'UTC');
    const result = await (input.async ? useCases.acceptRetain(request) : useCases.retain(request));
    addBookmarks(result.bookmarks);
    return { bankId: input.bankId, result };
  },

  updateMemory: async (_root, { input }, context) => {
    const bank = hasLocalDate(input) ? await context.loaders.banks.load(input.bankId) : null;
    const update = memoryUpdateOf(input, bank?.timezone ?? 'UTC');
    return changed(input, await context.useCases.updateMemory(update), context);
  },

  invalidateMemory: async (_root, { bankId, id, reason }, context) =>
    changed(
      { bankId, id },
      await context.useCases.invalidateMemory({ bankId, id, reason: reason ?? null }),
      context,
    ),

  restoreMemory: async (_root, { bankId, id }, context) =>
    changed({ bankId, id }, await context.useCases.restoreMemory({ bankId, id }), context),

  setDirective: (_root, { bankId, input }, { useCases: { admin, clock } }) =>
    admin.setDirective(bankId, directiveChangesOf(input), clock()),

  reflect: async (_root, { input }, context) =>
    context.useCases.reflect(await reflectionAsked(input, context), context.signal),

  deleteMemory: (_root, { bankId, id }, { useCases: { admin, clock } }) =>
    admin.deleteMemory(bankId, id, clock()),

  mergeEntities: async (_root, { bankId, into, from, reason }, context) => {
    const merge = { bankId, intoId: into, fromIds: from, reason: reason ?? null };
    const { bookmarks } = await context.useCases.entities.merge(merge);
    context.addBookmarks(bookmarks);
    return loadEntity({ bankId, id: into }, context);
  },

  splitEntity: async (_root, { bankId, id, memoryIds, name }, context) => {
    const { madeId, bookmarks } = await context.useCases.entities.split(
      { bankId, id, memoryIds },
      name ?? null,
    );
    context.addBookmarks(bookmarks);
    return [await loadEntity({ bankId, id }, context), await loadEntity({ bankId, id: madeId }, context)];
  },

  pinDistinct: async (_root, { bankId, a, b }, { useCases, addBookmarks }) => {
    const { bookmarks } = await useCases.entities.pinDistinct(bankId, [a, b]);
    addBookmarks(bookmarks);
    return true;
  },

  deleteDocument: (_root, { bankId, id }, { useCases: { admin, clock } }) =>
    admin.deleteDocument(bankId, id, clock()),

  consolidate: async (_root, { bankId }, context) => {
    const { operationId, bookmarks } = await context.useCases.consolidate(bankId);
    context.addBookmarks(bookmarks);
    return loadOperation(operationId, context);
  },

  cancelOperation: async (_root, { id }, context) => {
    await context.useCases.cancelOperation(id);
    return loadOperation(id, context);
  },

  retryOperation: async (_root, { id }, context) => {
    await context.useCases.retryOperation(id);
    return loadOperation(id, context);
  },
};

/** The memory after a change that was made to it. */
function changed(
  { bankId, id }: { readonly bankId: string; readonly id: string },
  { bookmarks }: { readonly bookmarks: readonly string[] },
  context: GraphqlContext,
): Promise<Memory> {
  context.addBookmarks(bookmarks);
  return loadMemory({ bankId, id }, context);
}
