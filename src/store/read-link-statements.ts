import { z } from 'zod';
import { FACT_TYPES, MEMORY_CHANGES, MEMORY_STATES } from '../domain/memory.ts';
import { cypherInstant, cypherInt } from './codec.ts';
import { RELATIONSHIP_TYPES } from './link-kinds.ts';
import { statement } from './statement.ts';

const relationship = z.enum(RELATIONSHIP_TYPES);
const relationships = z.array(relationship);
const byIds = z.object({ bankId: z.string(), ids: z.array(z.string()) });
const inWindow = { windowStart: cypherInstant.nullable(), windowEnd: cypherInstant.nullable() };
const afterPosition = { afterPosition: cypherInt, afterId: z.string(), limit: cypherInt };
const countRow = z.object({ id: z.string(), count: z.int() });
const positionsRow = z.object({
  id: z.string(),
  rows: z.array(z.object({ id: z.string(), position: z.int() })),
});
const linkParams = byIds.extend({ relationships, entityCap: cypherInt });
const linkPlace = {
  weight: z.number(),
  relationship,
  sourceId: z.string(),
  targetId: z.string(),
  viaId: z.string(),
};

export const entitiesOfMemories = statement('read/entities-of-memories', {
  mode: 'READ',
  params: byIds.extend({ limit: cypherInt }),
  row: z.object({ id: z.string(), entityIds: z.array(z.string()) }),
});

export const evidenceOfMemories = statement('read/evidence-of-memories', {
  mode: 'READ',
  params: byIds.extend({ limit: cypherInt }),
  row: z.object({ id: z.string(), evidenceIds: z.array(z.string()) }),
});

export const sourcesOfMemories = statement('read/sources-of-memories', {
  mode: 'READ',
  params: byIds.extend({ limit: cypherInt }),
  row: z.object({
    id: z.string(),
    sources: z.array(
      z.object({
        documentId: z.string(),
        chunkId: z.string(),
        start: z.int(),
        end: z.int(),
        quote: z.string(),
      }),
    ),
  }),
});

/** A memory before a change. */
export const versionRow = z.object({
  at: z.number(),
  change: z.enum(MEMORY_CHANGES),
  reason: z.string().nullable(),
  text: z.string(),
  type: z.enum(FACT_TYPES),
  state: z.enum(MEMORY_STATES),
  confidence: z.number().nullable(),
  occurredStart: z.number().nullable(),
  occurredEnd: z.number().nullable(),
  datePrecision: z.enum(['YEAR', 'MONTH', 'DAY', 'HOUR', 'MINUTE']).nullable(),
  validUntil: z.number(),
  context: z.string().nullable(),
  tags: z.array(z.string()),
  metadata: z.string().nullable(),
});

export const versionsOfMemories = statement('read/versions-of-memories', {
  mode: 'READ',
  params: byIds.extend({ limit: cypherInt }),
  row: z.object({ id: z.string(), versions: z.array(versionRow) }),
});

export const supersessionsOfMemories = statement('read/supersessions-of-memories', {
  mode: 'READ',
  params: byIds.extend({ limit: cypherInt }),
  row: z.object({
    id: z.string(),
    supersedes: z.array(z.string()),
    supersededBy: z.string().nullable(),
  }),
});

export const linksOfMemories = statement('read/links-of-memories', {
  mode: 'READ',
  params: linkParams.extend({
    after: z.object({ ...linkPlace, relationship: z.string() }).nullable(),
    limit: cypherInt,
  }),
  row: z.object({ id: z.string(), links: z.array(z.object(linkPlace)) }),
});

export const countLinksOfMemories = statement('read/count-links-of-memories', {
  mode: 'READ',
  params: linkParams,
  row: countRow,
});

export const memoriesOfEntities = statement('read/memories-of-entities', {
  mode: 'READ',
  params: byIds.extend({ ...inWindow, afterAt: cypherInstant, afterId: z.string(), limit: cypherInt }),
  row: z.object({
    id: z.string(),
    memories: z.array(z.object({ id: z.string(), mentionedAt: z.number() })),
  }),
});

export const countMemoriesOfEntities = statement('read/count-memories-of-entities', {
  mode: 'READ',
  params: byIds.extend(inWindow),
  row: countRow,
});

export const countMentions = statement('read/count-mentions', { mode: 'READ', params: byIds, row: countRow });

export const decisionsOfEntities = statement('read/decisions-of-entities', {
  mode: 'READ',
  params: z.object({ bankId: z.string(), ids: z.array(z.string()), limit: cypherInt }),
  row: z.object({
    id: z.string(),
    decisions: z.array(
      z.object({
        kind: z.enum(['JOINED', 'MERGED', 'PAIR']),
        verdict: z.enum(['SAME', 'DISTINCT', 'DOUBTFUL']),
        score: z.number(),
        evidence: z.array(z.string()),
        reason: z.string().nullable(),
        name: z.string().nullable(),
        otherId: z.string().nullable(),
        memoryIds: z.array(z.string()),
        decidedAt: z.number(),
      }),
    ),
  }),
});

export const relatedEntities = statement('read/related-entities', {
  mode: 'READ',
  params: byIds.extend({ looked: cypherInt, limit: cypherInt }),
  row: z.object({
    id: z.string(),
    related: z.array(z.object({ entityId: z.string(), sharedMemories: z.int() })),
  }),
});

export const chunksOfDocuments = statement('read/chunks-of-documents', {
  mode: 'READ',
  params: byIds.extend(afterPosition),
  row: positionsRow,
});

export const countChunksOfDocuments = statement('read/count-chunks-of-documents', {
  mode: 'READ',
  params: byIds,
  row: countRow,
});

export const memoriesOfDocuments = statement('read/memories-of-documents', {
  mode: 'READ',
  params: byIds.extend(afterPosition),
  row: positionsRow,
});

export const countMemoriesOfDocuments = statement('read/count-memories-of-documents', {
  mode: 'READ',
  params: byIds,
  row: countRow,
});

export const listLinks = statement('read/list-links', {
  mode: 'READ',
  params: z.object({
    bankId: z.string(),
    relationships,
    afterSource: z.string(),
    afterType: z.string(),
    afterTarget: z.string(),
    limit: cypherInt,
  }),
  row: z.object({ sourceId: z.string(), targetId: z.string(), relationship, weight: z.number() }),
});

export const countLinks = statement('read/count-links', {
  mode: 'READ',
  params: z.object({ bankId: z.string(), relationships }),
  row: z.object({ count: z.int() }),
});

export const graphNewest = statement('read/graph-newest', {
  mode: 'READ',
  params: z.object({ bankId: z.string(), before: cypherInstant, limit: cypherInt }),
  row: z.object({ id: z.string() }),
});

const nodeRow = z.object({ id: z.string(), isMemory: z.boolean() });
const nodes = { memoryIds: z.array(z.string()), entityIds: z.array(z.string()) };

export const graphStart = statement('read/graph-start', { mode: 'READ', params: byIds, row: nodeRow });

export const graphStep = statement('read/graph-step', {
  mode: 'READ',
  params: z.object({ bankId: z.string(), ...nodes, relationships, limit: cypherInt }),
  row: nodeRow,
});

export const graphEdges = statement('read/graph-edges', {
  mode: 'READ',
  params: z.object({ bankId: z.string(), ...nodes, relationships, limit: cypherInt }),
  row: z.object({ sourceId: z.string(), targetId: z.string(), relationship, weight: z.number() }),
});
