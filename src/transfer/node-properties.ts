import { z } from 'zod';
import { isTimezone } from '../domain/bank-input.ts';
import { ENTITY_TYPES } from '../domain/entity.ts';
import { FACT_TYPES, MEMORY_STATES } from '../domain/memory.ts';
import { date, text, vector } from './property-values.ts';

const key = text.min(1).max(256);
const jsonText = text.refine(isJson, 'is not JSON');
const count = z.int().nonnegative();
const trait = z.int().min(1).max(5);
const tags = z.array(text.min(1).max(256)).max(50);
const share = z.union([z.number(), z.strictObject({ float: z.number() })]).refine((value) => {
  const number = typeof value === 'number' ? value : value.float;
  return number >= 0 && number <= 1;
}, 'lies between 0 and 1');

/** What a memory, and each earlier version of it, says. */
const contents = {
  text: text.min(1),
  type: z.enum(FACT_TYPES),
  state: z.enum(MEMORY_STATES),
  tags,
  confidence: share.optional(),
  context: text.optional(),
  metadata: jsonText.optional(),
  occurredStart: date.optional(),
  occurredEnd: date.optional(),
  datePrecision: z.enum(['YEAR', 'MONTH', 'DAY', 'HOUR', 'MINUTE']).optional(),
};

function isDatedWhole(node: { occurredStart?: unknown; occurredEnd?: unknown; datePrecision?: unknown }) {
  const given = [node.occurredStart, node.occurredEnd, node.datePrecision];
  return given.every((one) => one === undefined) || given.every((one) => one !== undefined);
}
const DATED_WHOLE = 'has both dates and their precision, or none of them';

const place = { start: count, end: count, quote: text };

/**
 * What each kind must carry for its readers; whatever else a newer Mneme gave it is kept as it is. Without one of those
 * that the vector index filters by, a memory would be stored and never found.
 */
export const NODE_PROPERTIES = {
  Bank: z.looseObject({
    name: text.min(1).max(256),
    mission: text.max(10_000).optional(),
    timezone: text.refine(isTimezone, 'is no IANA name of a timezone'),
    skepticism: trait,
    literalism: trait,
    empathy: trait,
    createdAt: date,
    directives: jsonText.optional(),
  }),
  Document: z.looseObject({ named: z.boolean(), text, contentHash: key, createdAt: date, updatedAt: date }),
  Chunk: z.looseObject({ text, contentHash: key, position: count, start: count, tokens: count }),
  Entity: z.looseObject({
    name: key,
    nameKey: key,
    type: z.enum(ENTITY_TYPES),
    sense: count,
    aliases: z.array(text),
    aliasKeys: z.array(text),
    firstSeen: date.optional(),
    lastSeen: date.optional(),
  }),
  EntityDecision: z.looseObject({ kind: key, verdict: key, score: share, evidence: z.array(text), at: date }),
  Memory: z
    .looseObject({
      ...contents,
      embedding: vector.optional(),
      tokenVectors: z.base64().optional(),
      mentionedAt: date,
      validUntil: date,
      createdAt: date,
      updatedAt: date,
      documentId: key.optional(),
      proofCount: z.int().positive(),
      position: count,
      tokens: count,
      grounded: z.boolean(),
    })
    .refine(isDatedWhole, DATED_WHOLE),
  MemoryVersion: z.looseObject({ ...contents, change: key, at: date }).refine(isDatedWhole, DATED_WHOLE),
  FROM: z.looseObject(place),
  tie: z.looseObject({ weight: share.optional() }),
} as const;

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
