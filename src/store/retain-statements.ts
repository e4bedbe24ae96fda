import { z } from 'zod';
import { ENTITY_TYPES } from '../domain/entity.ts';
import { OPERATION_STATES } from '../domain/operation.ts';
import { cypherInstant, cypherInt, cypherVector } from './codec.ts';
import { statement } from './statement.ts';

const operationRow = z.object({
  id: z.string(),
  bankId: z.string(),
  idempotencyKey: z.string().nullable(),
  requestHash: z.string(),
  state: z.enum(OPERATION_STATES),
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

export const findTexts = statement('retain/find-texts', {
  mode: 'READ',
  params: z.object({ bankId: z.string(), textKeys: z.array(z.string()), limit: cypherInt }),
  row: z.object({
    textKey: z.string(),
    places: z.array(z.object({ documentId: z.string(), position: z.int() })),
  }),
});

export const findEntities = statement('retain/find-entities', {
  mode: 'READ',
  params: z.object({
    bankId: z.string(),
    names: z.array(z.object({ nameKey: z.string(), query: z.string() })),
    limit: cypherInt,
    aliases: cypherInt,
  }),
  row: z.object({
    foundFor: z.string(),
    id: z.string(),
    name: z.string(),
    nameKey: z.string(),
    type: z.enum(ENTITY_TYPES),
    sense: z.int(),
    aliases: z.array(z.string()),
    aliasKeys: z.array(z.string()),
    mentions: z.int(),
    doubts: z.int(),
  }),
});

export const findCompanions = statement('retain/find-companions', {
  mode: 'READ',
  params: z.object({ bankId: z.string(), ids: z.array(z.string()), looked: cypherInt, limit: cypherInt }),
  row: z.object({ id: z.string(), nameKeys: z.array(z.string()) }),
});

export const findAnswers = statement('retain/find-answers', {
  mode: 'READ',
  params: z.object({ bankId: z.string(), documentIds: z.array(z.string()) }),
  row: z.object({ answers: z.string() }),
});

export const stillHold = statement('retain/still-hold', {
  mode: 'READ',
  params: z.object({ bankId: z.string(), memoryIds: z.array(z.string()) }),
  row: z.object({ id: z.string(), text: z.string() }),
});

export const findDocumentFacts = statement('retain/find-document-facts', {
  mode: 'READ',
  params: z.object({ bankId: z.string(), documentIds: z.array(z.string()) }),
  row: z.object({
    documentId: z.string(),
    memoryId: z.string(),
    draftKey: z.string(),
    mentionedAt: z.number(),
  }),
});

export const findStanding = statement('retain/find-standing', {
  mode: 'READ',
  params: z.object({
    bankId: z.string(),
    repeatKeys: z.array(z.string()),
    claimKeys: z.array(z.string()),
    exceptDocumentIds: z.array(z.string()),
    limit: cypherInt,
  }),
  row: z.object({
    id: z.string(),
    text: z.string(),
    tagKey: z.string(),
    state: z.enum(['ACTIVE', 'SUPERSEDED']),
    repeatKey: z.string().nullable(),
    claimKey: z.string().nullable(),
    mentionedAt: z.number(),
    lastToldAt: z.number(),
    validUntil: z.number(),
    documentIds: z.array(z.string()),
  }),
});

export const nearestByMeaning = statement('retain/nearest-by-meaning', {
  mode: 'READ',
  params: z.object({
    bankId: z.string(),
    vectors: z.array(cypherVector),
    limit: cypherInt,
    minScore: z.number(),
    twinScore: z.number(),
    exceptDocumentIds: z.array(z.string()),
    keptIds: z.array(z.string()),
  }),
  row: z.object({
    index: z.int(),
    near: z.array(
      z.object({
        memoryId: z.string(),
        score: z.number(),
        twin: z
          .object({
            gistKey: z.string().nullable(),
            text: z.string(),
            tagKey: z.string(),
            mentionedAt: z.number(),
            entityKeys: z.array(z.string()),
            documentIds: z.array(z.string()),
          })
          .nullable(),
      }),
    ),
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
    keptIds: z.array(z.string()),
  }),
  row: z.object({
    index: z.int(),
    near: z.array(z.object({ memoryId: z.string(), start: z.number() })),
  }),
});
