import { z } from 'zod';
import { ENTITY_TYPES } from '../domain/entity.ts';
import { cypherInstant, cypherInt } from './codec.ts';
import { statement } from './statement.ts';

const nothing = z.object({});
const bankId = z.string();

export const settleEntities = statement('write/settle-entities', {
  mode: 'WRITE',
  params: z.object({ bankId, entities: z.array(z.object({ id: z.string(), nameKey: z.string() })) }),
  row: z.object({
    id: z.string(),
    standing: z.array(
      z.object({
        how: z.enum(['ID', 'MERGED', 'NAME']),
        id: z.string(),
        name: z.string(),
        nameKey: z.string(),
        type: z.enum(ENTITY_TYPES),
        sense: z.int(),
      }),
    ),
  }),
});
/** An entity that stands in the bank, and how it was found. */
export type Standing = z.output<typeof settleEntities.row>['standing'][number];

const entity = z.object({
  id: z.string(),
  name: z.string(),
  nameKey: z.string(),
  type: z.enum(ENTITY_TYPES),
  sense: cypherInt,
  aliases: z.array(z.string()),
  aliasKeys: z.array(z.string()),
  blockKeys: z.array(z.string()),
  firstSeen: cypherInstant,
  lastSeen: cypherInstant,
  memoryIds: z.array(z.string()),
});
/** An entity as `put-entities` takes it. */
export type EntityParams = z.input<typeof entity>;

export const putEntities = statement('write/put-entities', {
  mode: 'WRITE',
  params: z.object({ bankId, bankKey: z.string(), mostNames: cypherInt, entities: z.array(entity) }),
  row: nothing,
});

const judgement = { score: z.number(), evidence: z.array(z.string()) };
const decisions = { bankId, at: cypherInstant, most: cypherInt };

export const putJoinedNames = statement('write/put-joined-names', {
  mode: 'WRITE',
  params: z.object({
    ...decisions,
    joined: z.array(z.object({ entityId: z.string(), name: z.string(), nameKey: z.string(), ...judgement })),
  }),
  row: nothing,
});

export const putDoubts = statement('write/put-doubts', {
  mode: 'WRITE',
  params: z.object({
    ...decisions,
    doubts: z.array(
      z.object({ a: z.string(), b: z.string(), verdict: z.enum(['DOUBTFUL', 'DISTINCT']), ...judgement }),
    ),
  }),
  row: nothing,
});

export const mergeEntity = statement('write/merge-entity', {
  mode: 'WRITE',
  params: z.object({
    bankId,
    intoId: z.string(),
    fromId: z.string(),
    byHand: z.boolean(),
    ...judgement,
    reason: z.string().nullable(),
    at: cypherInstant,
    mostNames: cypherInt,
    mostIds: cypherInt,
  }),
  row: z.object({ moved: z.int() }),
});

export const pinDistinct = statement('write/pin-distinct', {
  mode: 'WRITE',
  params: z.object({
    bankId,
    a: z.string(),
    b: z.string(),
    evidence: z.array(z.string()),
    at: cypherInstant,
  }),
  row: z.object({ pinned: z.literal(1) }),
});

export const findSplit = statement('write/find-split', {
  mode: 'WRITE',
  params: z.object({ bankId, id: z.string(), memoryIds: z.array(z.string()) }),
  row: z.object({
    name: z.string(),
    nameKey: z.string(),
    type: z.enum(ENTITY_TYPES),
    aliases: z.array(z.string()),
    mentions: z.int(),
    own: z.array(z.string()),
    splitId: z.string().nullable(),
  }),
});

const keys = { aliasKeys: z.array(z.string()), blockKeys: z.array(z.string()) };

export const splitEntity = statement('write/split-entity', {
  mode: 'WRITE',
  params: z.object({
    bankId,
    bankKey: z.string(),
    id: z.string(),
    memoryIds: z.array(z.string()),
    newId: z.string(),
    name: z.string(),
    nameKey: z.string(),
    ...keys,
    left: z.object({ aliases: z.array(z.string()), ...keys }),
    at: cypherInstant,
  }),
  row: z.object({ moved: z.int() }),
});
