import { z } from 'zod';
import { FACT_TYPES } from '../domain/memory.ts';
import { cypherInstant, cypherInt, cypherTokens, cypherVector } from './codec.ts';
import { statement } from './statement.ts';

const oneMemory = { bankId: z.string(), memoryId: z.string() };

export const memoryContents = statement('retain/memory-contents', {
  mode: 'READ',
  params: z.object(oneMemory),
  row: z.object({
    text: z.string(),
    type: z.enum(FACT_TYPES),
    confidence: z.number().nullable(),
    occurredStart: z.number().nullable(),
    occurredEnd: z.number().nullable(),
    precision: z.enum(['YEAR', 'MONTH', 'DAY', 'HOUR', 'MINUTE']).nullable(),
    mentionedAt: z.number(),
    updatedAt: z.number(),
    context: z.string().nullable(),
    tags: z.array(z.string()),
    metadata: z.string().nullable(),
    grounded: z.boolean(),
    position: z.int(),
    documentId: z.string(),
    claimKey: z.string().nullable(),
    isKeyed: z.boolean(),
    isDerived: z.boolean(),
  }),
});

const contents = z.object({
  text: z.string(),
  textKey: z.string(),
  exactTerms: z.string(),
  type: z.enum(FACT_TYPES),
  confidence: z.number().nullable(),
  embedding: cypherVector.nullable().optional(),
  tokenVectors: cypherTokens.nullable().optional(),
  occurredStart: cypherInstant.nullable(),
  occurredEnd: cypherInstant.nullable(),
  datePrecision: z.string().nullable(),
  context: z.string().nullable(),
  tags: z.array(z.string()),
  tagKey: z.string(),
  metadata: z.string().nullable(),
  tokens: cypherInt,
  grounded: z.boolean(),
  repeatKey: z.string().nullable(),
  gistKey: z.string().nullable(),
  claimKey: z.string().nullable(),
});

export const rewriteMemory = statement('write/rewrite-memory', {
  mode: 'WRITE',
  params: z.object({
    ...oneMemory,
    readAt: cypherInstant,
    at: cypherInstant,
    reason: z.string().nullable(),
    contents,
    relinks: z.object({ entities: z.boolean(), meaning: z.boolean(), time: z.boolean() }),
  }),
  row: z.object({ entityIds: z.array(z.string()), tagKeys: z.array(z.string()) }),
});

export const releaseSuperseded = statement('write/release-superseded', {
  mode: 'WRITE',
  params: z.object({ ...oneMemory, claimKey: z.string(), kept: z.array(z.string()) }),
  row: z.object({ releasedIds: z.array(z.string()) }),
});

export const withdrawMemory = statement('write/withdraw-memory', {
  mode: 'WRITE',
  params: z.object({ ...oneMemory, at: cypherInstant, reason: z.string().nullable() }),
  row: z.object({ earlierIds: z.array(z.string()) }),
});

export const restoreMemory = statement('write/restore-memory', {
  mode: 'WRITE',
  params: z.object({ ...oneMemory, at: cypherInstant, farFuture: cypherInstant }),
  row: z.object({ earlierIds: z.array(z.string()) }),
});
