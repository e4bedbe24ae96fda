import { z } from 'zod';
import { ENTITY_TYPES } from '../domain/entity.ts';
import { cypherInstant, cypherInt, cypherVector } from './codec.ts';
import { statement } from './statement.ts';

const operationRow = z.object({
  id: z.string(),
  bankId: z.string(),
  idempotencyKey: z.string().nullable(),
  requestHash: z.string(),
  state: z.enum(['PENDING', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED']),
  createdAt: z.number(),
  finishedAt: z.number().nullable(),
  receipt: z.string().nullable(),
  memoryIds: z.array(z.string()),
});
export type OperationRow = z.output<typeof operationRow>;

export const findOperation = statement('retain/find-operation', {
  mode: 'READ',
  params: z.object({ bankId: z.string(), idempotencyKey: z.string() }),
  row: operationRow,
});

export const findStandingOperation = statement('write/find-standing-operation', {
  mode: 'WRITE',
  params: z.object({
    bankId: z.string(),
    operationId: z.string(),
    idempotencyKey: z.string().nullable(),
  }),
  row: operationRow,
});

export const findDocuments = statement('retain/find-documents', {
  mode: 'READ',
  params: z.object({ bankId: z.string(), documentIds: z.array(z.string()) }),
  row: z.object({ id: z.string(), memories: z.int() }),
});

export const findEntities = statement('retain/find-entities', {
  mode: 'READ',
  params: z.object({ bankId: z.string(), nameKeys: z.array(z.string()) }),
  row: z.object({
    id: z.string(),
    name: z.string(),
    nameKey: z.string(),
    type: z.enum(ENTITY_TYPES),
    sense: z.int(),
    aliasKeys: z.array(z.string()),
  }),
});

export const nearestByMeaning = statement('retain/nearest-by-meaning', {
  mode: 'READ',
  params: z.object({
    bankId: z.string(),
    vectors: z.array(cypherVector),
    limit: cypherInt,
    minScore: z.number(),
    exceptDocumentIds: z.array(z.string()),
  }),
  row: z.object({
    index: z.int(),
    near: z.array(z.object({ memoryId: z.string(), score: z.number() })),
  }),
});

export const nearestInTime = statement('retain/nearest-in-time', {
  mode: 'READ',
  params: z.object({
    bankId: z.string(),
    moments: z.array(
      z.object({
        at: cypherInstant,
        earliest: cypherInstant,
        latest: cypherInstant,
        precisions: z.array(z.string()),
      }),
    ),
    limit: cypherInt,
    exceptDocumentIds: z.array(z.string()),
  }),
  row: z.object({
    index: z.int(),
    near: z.array(z.object({ memoryId: z.string(), start: z.number() })),
  }),
});
