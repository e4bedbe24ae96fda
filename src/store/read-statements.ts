import { z } from 'zod';
import { ENTITY_TYPES } from '../domain/entity.ts';
import { FACT_TYPES, MEMORY_STATES } from '../domain/memory.ts';
import { OPERATION_STATES } from '../domain/operation.ts';
import { TAGS_MATCHES } from '../domain/tags.ts';
import { bankRow } from './bank-statements.ts';
import { cypherInstant, cypherInt } from './codec.ts';
import { statement } from './statement.ts';

const none = z.object({});
const inBank = z.object({ bankId: z.string() });
const byIds = z.object({ bankId: z.string(), ids: z.array(z.string()) });
const countRow = z.object({ count: z.int() });
const afterInstant = { afterAt: cypherInstant, afterId: z.string(), limit: cypherInt };

const entityRow = z.object({
  id: z.string(),
  bankId: z.string(),
  name: z.string(),
  type: z.enum(ENTITY_TYPES),
  aliases: z.array(z.string()),
  firstSeen: z.number().nullable(),
  lastSeen: z.number().nullable(),
});

const memoryFilter = z.object({
  bankId: z.string(),
  types: z.array(z.enum(FACT_TYPES)).nullable(),
  states: z.array(z.enum(MEMORY_STATES)),
  windowStart: cypherInstant.nullable(),
  windowEnd: cypherInstant.nullable(),
  asOf: cypherInstant.nullable(),
  tags: z.array(z.string()).nullable(),
  tagKey: z.string(),
  tagsMatch: z.enum(TAGS_MATCHES),
});
export type MemoryFilterParams = z.input<typeof memoryFilter>;
const parents = { entityId: z.string().nullable(), documentId: z.string().nullable() };
const mentionedRow = z.object({ id: z.string(), mentionedAt: z.number() });

export const banks = statement('read/banks', {
  mode: 'READ',
  params: z.object({ ids: z.array(z.string()) }),
  row: bankRow,
});

export const listBanks = statement('read/list-banks', {
  mode: 'READ',
  params: z.object({ afterId: z.string(), limit: cypherInt }),
  row: z.object({ id: z.string() }),
});

export const countBanks = statement('read/count-banks', { mode: 'READ', params: none, row: countRow });

export const bankStats = statement('read/bank-stats', {
  mode: 'READ',
  params: z.object({ ids: z.array(z.string()) }),
  row: z.object({
    bankId: z.string(),
    entities: z.int(),
    documents: z.int(),
    lastWriteAt: z.number().nullable(),
    types: z.array(
      z.object({
        type: z.enum(FACT_TYPES),
        memories: z.int(),
        mentions: z.int(),
        nearInTime: z.int(),
        similarTo: z.int(),
        causes: z.int(),
        causedBy: z.int(),
        enables: z.int(),
        prevents: z.int(),
        supersedes: z.int(),
        derivedFrom: z.int(),
      }),
    ),
  }),
});

/** A memory with everything that it shows. */
export const memoryRow = z.object({
  id: z.string(),
  bankId: z.string(),
  text: z.string(),
  type: z.enum(FACT_TYPES),
  state: z.enum(MEMORY_STATES),
  confidence: z.number().nullable(),
  occurredStart: z.number().nullable(),
  occurredEnd: z.number().nullable(),
  datePrecision: z.enum(['YEAR', 'MONTH', 'DAY', 'HOUR', 'MINUTE']).nullable(),
  mentionedAt: z.number(),
  validUntil: z.number(),
  createdAt: z.number(),
  updatedAt: z.number(),
  context: z.string().nullable(),
  tags: z.array(z.string()),
  metadata: z.string().nullable(),
  proofCount: z.int(),
  position: z.int(),
  tokens: z.int(),
  grounded: z.boolean(),
});

export const memories = statement('read/memories', {
  mode: 'READ',
  params: byIds,
  row: memoryRow,
});
export type MemoryRow = z.output<(typeof memories)['row']>;

export const listMemories = statement('read/list-memories', {
  mode: 'READ',
  params: memoryFilter.extend(afterInstant),
  row: mentionedRow,
});

export const listMemoriesOf = statement('read/list-memories-of', {
  mode: 'READ',
  params: memoryFilter.extend(parents).extend(afterInstant),
  row: mentionedRow,
});

export const countMemories = statement('read/count-memories', {
  mode: 'READ',
  params: memoryFilter.extend(parents),
  row: countRow,
});

export const entities = statement('read/entities', { mode: 'READ', params: byIds, row: entityRow });

export const findEntity = statement('read/find-entity', {
  mode: 'READ',
  params: z.object({ bankId: z.string(), nameKey: z.string(), quoted: z.string() }),
  row: entityRow,
});

export const listEntityPairs = statement('read/list-entity-pairs', {
  mode: 'READ',
  params: inBank.extend({ afterScore: z.number(), afterId: z.string(), limit: cypherInt }),
  row: z.object({
    id: z.string(),
    score: z.number(),
    evidence: z.array(z.string()),
    decidedAt: z.number(),
    entityIds: z.tuple([z.string(), z.string()]),
  }),
});

export const countEntityPairs = statement('read/count-entity-pairs', {
  mode: 'READ',
  params: inBank,
  row: countRow,
});

const entityFilter = z.object({
  bankId: z.string(),
  type: z.enum(ENTITY_TYPES).nullable(),
  search: z.string().nullable(),
});

export const listEntities = statement('read/list-entities', {
  mode: 'READ',
  params: entityFilter.extend({ afterKey: z.string(), afterId: z.string(), limit: cypherInt }),
  row: z.object({ id: z.string(), nameKey: z.string() }),
});

export const countEntities = statement('read/count-entities', {
  mode: 'READ',
  params: entityFilter,
  row: countRow,
});

export const documents = statement('read/documents', {
  mode: 'READ',
  params: byIds,
  row: z.object({ id: z.string(), bankId: z.string(), createdAt: z.number(), updatedAt: z.number() }),
});

export const documentTexts = statement('read/document-texts', {
  mode: 'READ',
  params: byIds,
  row: z.object({ id: z.string(), text: z.string() }),
});

export const listDocuments = statement('read/list-documents', {
  mode: 'READ',
  params: inBank.extend(afterInstant),
  row: z.object({ id: z.string(), updatedAt: z.number() }),
});

export const countDocuments = statement('read/count-documents', {
  mode: 'READ',
  params: inBank,
  row: countRow,
});

export const chunks = statement('read/chunks', {
  mode: 'READ',
  params: byIds,
  row: z.object({
    id: z.string(),
    bankId: z.string(),
    documentId: z.string(),
    text: z.string(),
    position: z.int(),
  }),
});

export const operations = statement('read/operations', {
  mode: 'READ',
  params: z.object({ ids: z.array(z.string()) }),
  row: z.object({
    id: z.string(),
    bankId: z.string(),
    kind: z.string(),
    state: z.enum(OPERATION_STATES),
    progress: z.number().nullable(),
    createdAt: z.number(),
    finishedAt: z.number().nullable(),
    isFresh: z.boolean(),
    receipt: z.string().nullable(),
    error: z.string().nullable(),
  }),
});

export const awaitWriter = statement('read/await-writer', {
  mode: 'WRITE',
  params: inBank,
  row: z.object({}),
});

const operationFilter = inBank.extend({ states: z.array(z.enum(OPERATION_STATES)) });

export const listOperations = statement('read/list-operations', {
  mode: 'READ',
  params: operationFilter.extend(afterInstant),
  row: z.object({ id: z.string(), createdAt: z.number() }),
});

export const countOperations = statement('read/count-operations', {
  mode: 'READ',
  params: operationFilter,
  row: countRow,
});
