import type { Document as DocumentModel } from '../../domain/ports/read-store.ts';
import type { Complete } from '../complete.ts';
import { connectionOf, hydrate } from '../connection.ts';
import { pageOf } from '../cursor.ts';
import type { DocumentResolvers } from '../generated.ts';

export const Document: Complete<DocumentResolvers, DocumentModel> = {
  text: async ({ bankId, id }, _args, { loaders }) =>
    (await loaders.documentTexts.load({ bankId, id })) ?? '',

  chunks: async ({ bankId, id }, args, { loaders }) => {
    const page = pageOf('chunks', args, 50);
    const listed = await loaders.chunksOfDocument.load({ bankId, id, args: page });
    const chunks = await hydrate(listed, (chunkId) => loaders.chunks.load({ bankId, id: chunkId }));
    return connectionOf('chunks', page, chunks, () => loaders.chunkCountOfDocument.load({ bankId, id }));
  },

  memories: async ({ bankId, id }, args, { loaders }) => {
    const page = pageOf('positions', args, 50);
    const listed = await loaders.memoriesOfDocument.load({ bankId, id, args: page });
    const memories = await hydrate(listed, (memoryId) => loaders.memories.load({ bankId, id: memoryId }));
    return connectionOf('positions', page, memories, () =>
      loaders.memoryCountOfDocument.load({ bankId, id }),
    );
  },
};
