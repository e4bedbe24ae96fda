import { z } from 'zod';
import { EVIDENCE_EFFECTS, EVIDENCE_STRENGTHS } from '../domain/confidence.ts';
import { MEMORY_STATES } from '../domain/memory.ts';
import { cypherInstant, cypherInt, cypherTokens, cypherVector } from './codec.ts';
import { statement } from './statement.ts';

const byIds = z.object({ bankId: z.string(), ids: z.array(z.string()) });
const nothing = z.object({});

export const findOpinions = statement('reflect/find-opinions', {
  mode: 'READ',
  params: byIds,
  row: z.object({
    id: z.string(),
    tagKey: z.string(),
    state: z.enum(MEMORY_STATES),
    isUnfounded: z.boolean(),
    confidence: z.number(),
    evidenceIds: z.array(z.string()),
  }),
});

export const standingEvidence = statement('reflect/standing-evidence', {
  mode: 'READ',
  params: byIds,
  row: z.object({ id: z.string(), tagKey: z.string() }),
});

export const putOpinion = statement('reflect/put-opinion', {
  mode: 'WRITE',
  params: z.object({
    bankId: z.string(),
    bankKey: z.string(),
    id: z.string(),
    at: cypherInstant,
    farFuture: cypherInstant,
    text: z.string(),
    textKey: z.string(),
    exactTerms: z.string(),
    confidence: z.number(),
    embedding: cypherVector.nullable(),
    tokenVectors: cypherTokens.nullable(),
    tags: z.array(z.string()),
    tagKey: z.string(),
    tokens: cypherInt,
    evidence: cypherInt,
  }),
  row: nothing,
});

export const linkEvidence = statement('reflect/link-evidence', {
  mode: 'WRITE',
  params: z.object({
    bankId: z.string(),
    id: z.string(),
    at: cypherInstant,
    evidence: z.array(
      z.object({
        memoryId: z.string(),
        effect: z.enum(EVIDENCE_EFFECTS),
        strength: z.enum(EVIDENCE_STRENGTHS),
      }),
    ),
  }),
  row: nothing,
});
