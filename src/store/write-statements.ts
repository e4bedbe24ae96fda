import { z } from 'zod';
import { CAUSAL_KINDS } from '../domain/link.ts';
import { cypherInstant, cypherInt, cypherTokens, cypherVector } from './codec.ts';
import { statement } from './statement.ts';

const nothing = z.object({});
const bankId = z.string();
const bankKey = z.string();

export const putDocuments = statement('write/put-documents', {
  mode: 'WRITE',
  params: z.object({
    bankId,
    documents: z.array(
      z.object({
        id: z.string(),
        named: z.boolean(),
        text: z.string(),
        contentHash: z.string(),
        answers: z.string().nullable(),
      }),
    ),
    at: cypherInstant,
  }),
  row: nothing,
});

const chunks = z.array(
  z.object({
    documentId: z.string(),
    id: z.string(),
    text: z.string(),
    contentHash: z.string(),
    position: cypherInt,
    start: cypherInt,
    tokens: cypherInt,
  }),
);

export const putChunks = statement('write/put-chunks', {
  mode: 'WRITE',
  params: z.object({ bankId, chunks }),
  row: nothing,
});

const memory = z.object({
  id: z.string(),
  documentId: z.string(),
  chunkId: z.string(),
  text: z.string(),
  textKey: z.string(),
  exactTerms: z.string(),
  type: z.string(),
  confidence: z.number().nullable(),
  embedding: cypherVector.nullable(),
  tokenVectors: cypherTokens.nullable(),
  occurredStart: cypherInstant.nullable(),
  occurredEnd: cypherInstant.nullable(),
  datePrecision: z.string().nullable(),
  mentionedAt: cypherInstant,
  context: z.string().nullable(),
  tags: z.array(z.string()),
  tagKey: z.string(),
  metadata: z.string().nullable(),
  position: cypherInt,
  tokens: cypherInt,
  grounded: z.boolean(),
  source: z.object({ start: cypherInt, end: cypherInt, quote: z.string() }),
  repeatKey: z.string().nullable(),
  gistKey: z.string().nullable(),
  claimKey: z.string().nullable(),
  draftKey: z.string(),
});
/** A memory as `put-memories` takes it. */
export type MemoryParams = z.input<typeof memory>;

export const putMemories = statement('write/put-memories', {
  mode: 'WRITE',
  params: z.object({
    bankId,
    bankKey,
    state: z.enum(['ACTIVE', 'STAGED']),
    at: cypherInstant,
    farFuture: cypherInstant,
    memories: z.array(memory),
  }),
  row: nothing,
});

export const putSources = statement('write/put-sources', {
  mode: 'WRITE',
  params: z.object({
    bankId,
    at: cypherInstant,
    sources: z.array(
      z.object({
        memoryId: z.string(),
        chunkId: z.string(),
        start: cypherInt,
        end: cypherInt,
        quote: z.string(),
        position: cypherInt,
        mentionedAt: cypherInstant,
        occurredStart: cypherInstant.nullable(),
        occurredEnd: cypherInstant.nullable(),
        datePrecision: z.string().nullable(),
      }),
    ),
  }),
  row: z.object({ added: z.int() }),
});

export const splitRetold = statement('write/split-retold', {
  mode: 'WRITE',
  params: z.object({
    bankId,
    at: cypherInstant,
    pairs: z.array(z.object({ winnerId: z.string(), loserId: z.string() })),
  }),
  row: z.object({ winnerId: z.string(), loserId: z.string() }),
});

export const putSupersessions = statement('write/put-supersessions', {
  mode: 'WRITE',
  params: z.object({
    bankId,
    at: cypherInstant,
    pairs: z.array(z.object({ winnerId: z.string(), loserId: z.string() })),
  }),
  row: nothing,
});

export const putTagSets = statement('write/put-tag-sets', {
  mode: 'WRITE',
  params: z.object({
    bankId,
    bankKey,
    tagSets: z.array(z.object({ key: z.string(), tags: z.array(z.string()) })),
  }),
  row: nothing,
});

const link = z.object({ sourceId: z.string(), targetId: z.string(), weight: z.number() });

export const linkTemporal = statement('write/link-temporal', {
  mode: 'WRITE',
  params: z.object({ bankId, links: z.array(link) }),
  row: nothing,
});
export const linkSemantic = statement('write/link-semantic', {
  mode: 'WRITE',
  params: z.object({ bankId, links: z.array(link) }),
  row: nothing,
});
export const linkCausal = statement('write/link-causal', {
  mode: 'WRITE',
  params: z.object({ bankId, links: z.array(link.extend({ kind: z.enum(CAUSAL_KINDS) })) }),
  row: nothing,
});

export const finishRetain = statement('write/finish-retain', {
  mode: 'WRITE',
  params: z.object({
    id: z.string(),
    bankId,
    idempotencyKey: z.string().nullable(),
    requestHash: z.string(),
    createdAt: cypherInstant,
    finishedAt: cypherInstant,
    receipt: z.string().nullable(),
    memoryIds: z.array(z.string()),
    fence: cypherInt.nullable(),
    updatedIds: z.array(z.string()),
    deletedIds: z.array(z.string()),
    kept: cypherInt,
  }),
  row: z.object({ finished: z.literal(1) }),
});

export const startStaging = statement('write/start-staging', {
  mode: 'WRITE',
  params: z.object({
    id: z.string(),
    bankId,
    requestHash: z.string(),
    at: cypherInstant,
    fence: cypherInt,
    leaseMs: cypherInt,
  }),
  row: nothing,
});

export const stageChunks = statement('write/stage-chunks', {
  mode: 'WRITE',
  params: z.object({ bankId, operationId: z.string(), chunks }),
  row: nothing,
});

export const publishStaged = statement('write/publish-staged', {
  mode: 'WRITE',
  params: z.object({ bankId, operationId: z.string(), at: cypherInstant }),
  row: z.object({ memories: z.int() }),
});

export const findAbandoned = statement('write/find-abandoned', {
  mode: 'READ',
  params: z.object({}),
  row: z.object({ operationId: z.string() }),
});

export const discardStaged = statement('write/discard-staged', {
  mode: 'WRITE',
  params: z.object({ operationId: z.string(), limit: cypherInt }),
  row: z.object({ chunks: z.int(), memories: z.int() }),
});

export const discardOperation = statement('write/discard-operation', {
  mode: 'WRITE',
  params: z.object({ operationId: z.string() }),
  row: nothing,
});

export const dropStaged = statement('write/drop-staged', {
  mode: 'WRITE',
  params: z.object({ bankId, ids: z.array(z.string()) }),
  row: nothing,
});

export const removeStagedLinks = statement('write/remove-staged-links', {
  mode: 'WRITE',
  params: z.object({ operationId: z.string(), limit: cypherInt }),
  row: z.object({ links: z.int() }),
});
