import type { Bank as BankModel } from '../../domain/bank.ts';
import { MemoryError } from '../../domain/errors.ts';
import { OPERATION_STATES } from '../../domain/operation.ts';
import { nameKey } from '../../text/name-key.ts';
import type { Complete } from '../complete.ts';
import { connectionOf, hydrate } from '../connection.ts';
import { pageOf, requireFirst } from '../cursor.ts';
import type { BankResolvers } from '../generated.ts';
import { linkKindsOf, memoryFilterOf, storedKindsOf } from '../inputs/list-input.ts';

/** Most steps, nodes and starting points of a graph: what a page can still draw. */
const MAX_GRAPH = { depth: 3, nodes: 1000, around: 100 };

/** What an empty bank has. */
const NO_STATS = { memories: 0, byType: [], entities: 0, documents: 0, links: [], lastWriteAt: null };

export const Bank: Complete<BankResolvers, BankModel> = {
  stats: async ({ id }, _args, { loaders }) => (await loaders.bankStats.load(id)) ?? NO_STATS,

  memories: async ({ id: bankId, timezone }, args, { useCases: { reads }, loaders, storeCall }) => {
    const page = pageOf('memories', args, 50);
    const filter = memoryFilterOf(args.filter, timezone);
    const listed = await reads.listMemories(bankId, filter, page, storeCall());
    const memories = await hydrate(listed, (id) => loaders.memories.load({ bankId, id }));
    return connectionOf('memories', page, memories, () => reads.countMemories(bankId, filter, storeCall()));
  },

  entities: async ({ id: bankId }, args, { useCases: { reads }, loaders, storeCall }) => {
    const page = pageOf('entities', args, 50);
    const filter = {
      type: args.type ?? null,
      search: args.search == null ? null : nameKey(args.search) || null,
    };
    const listed = await reads.listEntities(bankId, filter, page, storeCall());
    const entities = await hydrate(listed, (id) => loaders.entities.load({ bankId, id }));
    return connectionOf('entities', page, entities, () => reads.countEntities(bankId, filter, storeCall()));
  },

  links: async ({ id: bankId }, args, { useCases: { reads }, storeCall }) => {
    const page = pageOf('bank-links', args, 50);
    const kinds = storedKindsOf(args.kinds);
    const listed = await reads.listLinks(bankId, kinds, page, storeCall());
    return connectionOf('bank-links', page, listed, () => reads.countLinks(bankId, kinds, storeCall()));
  },

  documents: async ({ id: bankId }, args, { useCases: { reads }, loaders, storeCall }) => {
    const page = pageOf('documents', args, 50);
    const listed = await reads.listDocuments(bankId, page, storeCall());
    const documents = await hydrate(listed, (id) => loaders.documents.load({ bankId, id }));
    return connectionOf('documents', page, documents, () => reads.countDocuments(bankId, storeCall()));
  },

  operations: async ({ id: bankId }, args, { useCases: { reads }, loaders, storeCall }) => {
    const page = pageOf('operations', args, 50);
    const states = args.states ?? OPERATION_STATES;
    const listed = await reads.listOperations(bankId, states, page, storeCall());
    const operations = await hydrate(listed, (id) => loaders.operations.load(id));
    return connectionOf('operations', page, operations, () =>
      reads.countOperations(bankId, states, storeCall()),
    );
  },

  graph: ({ id: bankId }, { around, depth, first, kinds }, { useCases: { reads }, storeCall }) => {
    const steps = depth ?? 1;
    if (steps < 0 || steps > MAX_GRAPH.depth) {
      throw new MemoryError(
        'BAD_USER_INPUT',
        `\`depth\` must be from 0 to ${MAX_GRAPH.depth}; it is ${steps}.`,
      );
    }
    if (around != null && (around.length < 1 || around.length > MAX_GRAPH.around)) {
      throw new MemoryError(
        'BAD_USER_INPUT',
        `\`around\` takes 1 to ${MAX_GRAPH.around} ids; leave it out for the newest memories.`,
      );
    }
    const request = {
      around: around ?? null,
      depth: steps,
      first: requireFirst(first ?? 200, MAX_GRAPH.nodes),
      kinds: linkKindsOf(kinds),
    };
    return reads.graph(bankId, request, storeCall());
  },
};
