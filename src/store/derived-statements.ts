import { z } from 'zod';
import { EVIDENCE_EFFECTS, EVIDENCE_STRENGTHS } from '../domain/confidence.ts';
import { cypherInstant, cypherInt } from './codec.ts';
import { statement } from './statement.ts';

const bankId = z.string();
const ids = z.array(z.string());

export const findDerived = statement('write/find-derived', {
  mode: 'READ',
  params: z.object({ bankId, memoryIds: ids, documentIds: ids }),
  row: z.object({ id: z.string(), type: z.enum(['OPINION', 'OBSERVATION']) }),
});

export const removeObservations = statement('write/remove-observations', {
  mode: 'WRITE',
  params: z.object({ bankId, ids }),
  row: z.object({ tagKeys: ids, entityIds: ids, deletedIds: ids, memories: z.int() }),
});

export const removeUnderived = statement('write/remove-underived', {
  mode: 'WRITE',
  params: z.object({ bankId, ids }),
  row: z.object({ tagKeys: ids, entityIds: ids, deletedIds: ids, memories: z.int() }),
});

export const cutEvidence = statement('write/cut-evidence', {
  mode: 'WRITE',
  params: z.object({ bankId, memoryIds: ids }),
  row: z.object({}),
});

export const evidenceLeft = statement('write/evidence-left', {
  mode: 'READ',
  params: z.object({ bankId, ids }),
  row: z.object({
    id: z.string(),
    evidence: z.array(z.object({ effect: z.enum(EVIDENCE_EFFECTS), strength: z.enum(EVIDENCE_STRENGTHS) })),
  }),
});

export const settleOpinions = statement('write/settle-opinions', {
  mode: 'WRITE',
  params: z.object({
    bankId,
    at: cypherInstant,
    reason: z.string(),
    opinions: z.array(
      z.object({ id: z.string(), confidence: z.number(), evidence: cypherInt, isFounded: z.boolean() }),
    ),
  }),
  row: z.object({ id: z.string() }),
});
