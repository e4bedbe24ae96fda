import { z } from 'zod';
import { cypherInstant, cypherInt, cypherTokens, cypherVector } from './codec.ts';
import { statement } from './statement.ts';

const bankId = z.string();
const ids = z.array(z.string());
const dates = {
  occurredStart: z.number().nullable(),
  occurredEnd: z.number().nullable(),
  precision: z.enum(['YEAR', 'MONTH', 'DAY', 'HOUR', 'MINUTE']).nullable(),
  mentionedAt: z.number(),
  updatedAt: z.number(),
  proofCount: z.int(),
};
const asRead = z.object({ id: z.string(), updatedAt: cypherInstant });

export const findMarked = statement('consolidate/find-marked', {
  mode: 'READ',
  params: z.object({ bankId, after: z.string(), skip: cypherInt, limit: cypherInt }),
  row: z.object({ id: z.string(), updatedAt: z.number(), holds: z.boolean() }),
});

export const countMarked = statement('consolidate/count-marked', {
  mode: 'READ',
  params: z.object({ bankId }),
  row: z.object({ count: z.int() }),
});

export const hasMarks = statement('consolidate/has-marks', {
  mode: 'READ',
  params: z.object({ bankId }),
  row: z.object({ hasMarks: z.boolean() }),
});

export const markSome = statement('consolidate/mark-some', {
  mode: 'WRITE',
  params: z.object({ bankId, after: z.string(), limit: cypherInt }),
  row: z.object({ last: z.string().nullable() }),
});

export const setHasMarks = statement('consolidate/set-has-marks', {
  mode: 'WRITE',
  params: z.object({ bankId }),
  row: z.object({}),
});

export const nearFacts = statement('consolidate/near-facts', {
  mode: 'READ',
  params: z.object({ bankId, ids, limit: cypherInt, minScore: z.number(), entityCap: cypherInt }),
  row: z.object({
    id: z.string(),
    near: z.array(z.object({ memoryId: z.string(), score: z.number() })),
  }),
});

export const standingFacts = statement('consolidate/standing-facts', {
  mode: 'READ',
  params: z.object({ bankId, ids }),
  row: z.object({
    id: z.string(),
    text: z.string(),
    tags: z.array(z.string()),
    tagKey: z.string(),
    ...dates,
    tokens: z.int(),
    entityIds: ids,
    observationId: z.string().nullable(),
    isMarked: z.boolean(),
  }),
});

export const standingObservations = statement('consolidate/standing-observations', {
  mode: 'READ',
  params: z.object({ bankId, ids }),
  row: z.object({ id: z.string(), text: z.string(), ...dates, evidenceIds: ids }),
});

export const stillHold = statement('consolidate/still-hold', {
  mode: 'READ',
  params: z.object({
    bankId,
    observations: z.array(
      z.object({
        id: z.string(),
        readAt: cypherInstant.nullable(),
        tagKey: z.string(),
        ownIds: ids,
        evidence: z.array(asRead),
      }),
    ),
  }),
  row: z.object({ id: z.string() }),
});

const observation = z.object({
  id: z.string(),
  tags: z.array(z.string()),
  tagKey: z.string(),
  factId: z.string().nullable(),
  words: z
    .object({
      text: z.string(),
      textKey: z.string(),
      exactTerms: z.string(),
      tokens: cypherInt,
      grounded: z.boolean(),
      embedding: cypherVector.nullable(),
      tokenVectors: cypherTokens.nullable(),
    })
    .nullable(),
  occurredStart: cypherInstant.nullable(),
  occurredEnd: cypherInstant.nullable(),
  datePrecision: z.string().nullable(),
  mentionedAt: cypherInstant,
  proofCount: cypherInt,
  evidenceIds: ids,
});
/** An observation as `put-observations` takes it. */
export type ObservationParams = z.input<typeof observation>;

export const putObservations = statement('consolidate/put-observations', {
  mode: 'WRITE',
  params: z.object({
    bankId,
    bankKey: z.string(),
    at: cypherInstant,
    farFuture: cypherInstant,
    observations: z.array(observation),
  }),
  row: z.object({ id: z.string(), isNew: z.boolean() }),
});

export const unmark = statement('consolidate/unmark', {
  mode: 'WRITE',
  params: z.object({ bankId, seen: z.array(asRead.extend({ observationId: z.string().nullable() })) }),
  row: z.object({ settled: z.int() }),
});
