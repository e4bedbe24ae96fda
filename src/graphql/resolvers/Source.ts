import type { Source as SourceModel } from '../../domain/ports/read-store.ts';
import type { Complete } from '../complete.ts';
import { loadChunk, loadDocument } from '../fields.ts';
import type { SourceResolvers } from '../generated.ts';

export const Source: Complete<SourceResolvers, SourceModel> = {
  document: ({ bankId, documentId: id }, _args, context) => loadDocument({ bankId, id }, context),
  chunk: ({ bankId, chunkId: id }, _args, context) => loadChunk({ bankId, id }, context),
};
