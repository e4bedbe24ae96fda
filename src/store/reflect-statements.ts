import { z } from 'zod';
import { TAGS_MATCHES } from '../domain/tags.ts';
import { cypherInstant, cypherInt } from './codec.ts';
import { statement } from './statement.ts';

/** Types of relationships along which a reflection looks around. */
export const NEIGHBOUR_RELATIONSHIPS = [
  'CAUSES',
  'CAUSED_BY',
  'ENABLES',
  'PREVENTS',
  'SUPERSEDES',
  'DERIVED_FROM',
  'SIMILAR_TO',
  'NEAR_IN_TIME',
  'MENTIONS',
] as const;

const relationship = z.enum(NEIGHBOUR_RELATIONSHIPS);
const visible = {
  tags: z.array(z.string()).nullable(),
  tagKey: z.string(),
  tagsMatch: z.enum(TAGS_MATCHES),
  asOf: cypherInstant.nullable(),
};

export const neighbours = statement('reflect/neighbours', {
  mode: 'READ',
  params: z.object({
    bankId: z.string(),
    ids: z.array(z.string()),
    relationships: z.array(relationship),
    ...visible,
    entityCap: cypherInt,
    limit: cypherInt,
  }),
  row: z.object({
    ofId: z.string(),
    memoryId: z.string(),
    relationship,
    weight: z.number(),
    leadsAway: z.boolean(),
    via: z.string().nullable(),
  }),
});

export const timeline = statement('reflect/timeline', {
  mode: 'READ',
  params: z.object({
    bankId: z.string(),
    entityId: z.string().nullable(),
    windowStart: cypherInstant,
    windowEnd: cypherInstant,
    ...visible,
    limit: cypherInt,
  }),
  row: z.object({ id: z.string() }),
});
