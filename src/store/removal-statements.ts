import { z } from 'zod';
import { cypherInstant } from './codec.ts';
import { statement } from './statement.ts';

const taken = {
  memories: z.int(),
  links: z.int(),
  entityIds: z.array(z.string()),
  tagKeys: z.array(z.string()),
  memoryIds: z.array(z.string()),
};

export const removeContents = statement('write/remove-contents', {
  mode: 'WRITE',
  params: z.object({
    bankId: z.string(),
    documentIds: z.array(z.string()),
    keptIds: z.array(z.string()),
  }),
  row: z.object({ ...taken, deletedIds: z.array(z.string()), chunks: z.int() }),
});

export const removeDocument = statement('write/remove-document', {
  mode: 'WRITE',
  params: z.object({ bankId: z.string(), documentId: z.string() }),
  row: z.object({ removed: z.literal(1) }),
});

export const removeMemory = statement('write/remove-memory', {
  mode: 'WRITE',
  params: z.object({ bankId: z.string(), memoryId: z.string() }),
  row: z.object({ ...taken, emptiedIds: z.array(z.string()) }),
});

export const removeOrphans = statement('write/remove-orphans', {
  mode: 'WRITE',
  params: z.object({ bankId: z.string(), entityIds: z.array(z.string()) }),
  row: z.object({ entities: z.int() }),
});

export const settleMemories = statement('write/settle-memories', {
  mode: 'WRITE',
  params: z.object({
    bankId: z.string(),
    ids: z.array(z.string()),
    at: cypherInstant,
    farFuture: cypherInstant,
  }),
  row: z.object({}),
});

export const removeUnusedTagSets = statement('write/remove-unused-tag-sets', {
  mode: 'WRITE',
  params: z.object({ bankId: z.string(), tagKeys: z.array(z.string()) }),
  row: z.object({}),
});
