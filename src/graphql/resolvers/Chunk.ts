import type { Chunk as ChunkModel } from '../../domain/ports/read-store.ts';
import type { Complete } from '../complete.ts';
import { loadDocument } from '../fields.ts';
import type { ChunkResolvers } from '../generated.ts';

export const Chunk: Complete<ChunkResolvers, ChunkModel> = {
  document: ({ bankId, documentId: id }, _args, context) => loadDocument({ bankId, id }, context),
};
