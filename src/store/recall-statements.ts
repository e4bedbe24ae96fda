import { z } from 'zod';
import { FACT_TYPES, MEMORY_STATES } from '../domain/memory.ts';
import { cypherInstant, cypherInt, cypherVector, readTokens } from './codec.ts';
import { RELATIONSHIP_TYPES } from './link-kinds.ts';
import { memoryRow } from './read-statements.ts';
import { scopeShape } from './scope.ts';
import { statement } from './statement.ts';

const byIds = z.object({ bankId: z.string(), ids: z.array(z.string()) });

const namedEntity = z.object({ entityId: z.string(), weight: z.number() });

export const findBank = statement('recall/find-bank', {
  mode: 'READ',
  params: z.object({ bankId: z.string(), nameKeys: z.array(z.string()), aliases: z.string().nullable() }),
  row: z.object({ key: z.string(), timezone: z.string(), named: z.array(namedEntity) }),
});

export const findTagSets = statement('recall/find-tag-sets', {
  mode: 'READ',
  params: z.object({ bankId: z.string(), query: z.string() }),
  row: z.object({ key: z.string(), tags: z.array(z.string()) }),
});

/** Hits as columns: one record of three lists costs the driver a fraction of three hundred records. */
const found = {
  memoryIds: z.array(z.string()),
  scores: z.array(z.number()),
  versions: z.array(z.number()),
};

export const searchSemantic = statement('recall/search-semantic', {
  mode: 'READ',
  params: z.object({
    ...scopeShape,
    vector: cypherVector,
    minCosine: z.number(),
    limit: cypherInt,
  }),
  row: z.object(found),
});

export const searchKeyword = statement('recall/search-keyword', {
  mode: 'READ',
  params: z.object({
    ...scopeShape,
    text: z.string().nullable(),
    exact: z.string().nullable(),
    cjk: z.string().nullable(),
    exactWeight: z.number(),
    fetch: cypherInt,
    limit: cypherInt,
  }),
  row: z.object({ ...found, isCut: z.boolean() }),
});

const via = {
  relationship: z.enum(RELATIONSHIP_TYPES).nullable(),
  weight: z.number().nullable(),
  sourceId: z.string().nullable(),
  targetId: z.string().nullable(),
  viaId: z.string().nullable(),
};
const graphShape = {
  ...scopeShape,
  seeds: z.array(z.object({ memoryId: z.string(), activation: z.number() })),
  named: z.array(namedEntity),
  linksPerMemory: cypherInt,
  mentionsPerEntity: cypherInt,
};

export const searchGraph = statement('recall/search-graph', {
  mode: 'READ',
  params: z.object({
    ...graphShape,
    vector: cypherVector.nullable(),
    looked: cypherInt,
    mostSeeds: cypherInt,
    seedCosine: z.number(),
    namesSuffice: z.boolean(),
    decay: z.number(),
    causalFactor: z.number(),
    frontier: cypherInt,
    mentionsPerName: cypherInt,
    hubDegree: cypherInt,
    least: z.number(),
    limit: cypherInt,
  }),
  row: z.object({
    hits: z.array(
      z
        .tuple([
          z.string(),
          z.number(),
          z.number(),
          via.relationship,
          via.weight,
          via.sourceId,
          via.targetId,
          via.viaId,
        ])
        .transform(([memoryId, score, version, relationship, weight, sourceId, targetId, viaId]) => {
          return { memoryId, score, version, relationship, weight, sourceId, targetId, viaId };
        }),
    ),
  }),
});

export const searchLinks = statement('recall/search-links', {
  mode: 'READ',
  params: z.object(graphShape),
  row: z.object({
    memoryId: z.string(),
    version: z.number(),
    sharedEntities: z.int(),
    semantic: z.number(),
    causal: z.number(),
    ...via,
  }),
});

export const searchTemporal = statement('recall/search-temporal', {
  mode: 'READ',
  params: z.object({
    ...scopeShape,
    windowStart: cypherInstant,
    windowEnd: cypherInstant,
    vector: cypherVector,
    nearestLimit: cypherInt,
    sources: cypherInt,
    linksPerMemory: cypherInt,
    linkedLimit: cypherInt,
  }),
  row: z.object({
    memoryId: z.string(),
    score: z.number(),
    version: z.number(),
    occurredStart: z.number(),
  }),
});

const occurrence = {
  occurredStart: z.number().nullable(),
  occurredEnd: z.number().nullable(),
  precision: z.enum(['YEAR', 'MONTH', 'DAY', 'HOUR', 'MINUTE']).nullable(),
};

export const loadCandidates = statement('recall/load-candidates', {
  mode: 'READ',
  params: z.object({ ...byIds.shape, withTokens: z.boolean() }),
  row: memoryRow.extend({ documentId: z.string(), tokenVectors: readTokens }),
});

export const readAhead = statement('recall/read-ahead', {
  mode: 'READ',
  params: z.object({ bankId: z.string(), after: z.string(), limit: cypherInt }),
  row: z.object({ memoryIds: z.array(z.string()), versions: z.array(z.number()) }),
});

export const measureCosines = statement('recall/measure-cosines', {
  mode: 'READ',
  params: z.object({ ...byIds.shape, vector: cypherVector }),
  row: z.object({ memoryIds: z.array(z.string()), cosines: z.array(z.number()) }),
});

export const findNeighbours = statement('recall/find-neighbours', {
  mode: 'READ',
  params: z.object({ ...scopeShape, ids: z.array(z.string()), before: cypherInt, after: cypherInt }),
  row: z.object({ memoryIds: z.array(z.string()), versions: z.array(z.number()) }),
});

export const findMemory = statement('recall/find-memory', {
  mode: 'READ',
  params: z.object({ bankId: z.string(), memoryId: z.string(), vector: cypherVector.nullable() }),
  row: z.object({
    type: z.enum(FACT_TYPES),
    state: z.enum(MEMORY_STATES),
    tags: z.array(z.string()),
    tagKey: z.string(),
    ...occurrence,
    mentionedAt: z.number(),
    validUntil: z.number(),
    cosine: z.number().nullable(),
  }),
});

export const firstOccurrence = statement('recall/first-occurrence', {
  mode: 'READ',
  params: z.object({ bankId: z.string(), earliest: cypherInstant }),
  row: z.object({ start: z.number() }),
});

export const loadChunks = statement('recall/load-chunks', {
  mode: 'READ',
  params: byIds,
  row: z.object({
    memoryId: z.string(),
    id: z.string(),
    documentId: z.string(),
    text: z.string(),
    position: z.int(),
    tokens: z.int(),
  }),
});
