import { z } from 'zod';
import { cypherInt } from './codec.ts';
import { statement } from './statement.ts';

export const findDocumentEnds = statement('write/find-document-ends', {
  mode: 'WRITE',
  params: z.object({ bankId: z.string(), documentIds: z.array(z.string()) }),
  row: z.object({ id: z.string(), text: z.string(), chunks: z.int(), memories: z.int() }),
});

export const shiftAppended = statement('write/shift-appended', {
  mode: 'WRITE',
  params: z.object({
    bankId: z.string(),
    documents: z.array(
      z.object({
        id: z.string(),
        start: cypherInt,
        chunks: cypherInt,
        memories: cypherInt,
        chunkIds: z.array(z.string()),
        memoryIds: z.array(z.string()),
      }),
    ),
  }),
  row: z.object({}),
});
