import { z } from 'zod';
import { cypherInt } from './codec.ts';
import { statement } from './statement.ts';

const nothing = z.object({});
const analyzer = z.object({ analyzer: z.string() });

function schemaStatement<P extends z.ZodType>(name: string, params: P) {
  return statement(`schema/${name}`, { mode: 'WRITE', params, row: nothing });
}

/** Applied in order of their numbers; none takes a parameter. The first orders what all others name. */
export const CONSTRAINTS_AND_RANGE_INDEXES = [
  schemaStatement('000-memory-properties', nothing),
  schemaStatement('001-bank-id', nothing),
  schemaStatement('002-memory-id', nothing),
  schemaStatement('003-entity-id', nothing),
  schemaStatement('004-entity-identity', nothing),
  schemaStatement('005-document-id', nothing),
  schemaStatement('006-chunk-id', nothing),
  schemaStatement('007-tag-set-key', nothing),
  schemaStatement('008-operation-id', nothing),
  schemaStatement('009-operation-idempotency', nothing),
  schemaStatement('010-settings-id', nothing),
  schemaStatement('012-entity-decision-id', nothing),
  schemaStatement('018-entity-decision-verdict', nothing),
  schemaStatement('019-entity-decision-from', nothing),
  schemaStatement('020-entity-name', nothing),
  schemaStatement('021-memory-tags', nothing),
  schemaStatement('022-memory-start', nothing),
  schemaStatement('023-operation-bank', nothing),
  schemaStatement('024-memory-mentioned', nothing),
  schemaStatement('025-memory-place', nothing),
  schemaStatement('026-memory-repeat', nothing),
  schemaStatement('027-memory-claim', nothing),
  schemaStatement('028-operation-due', nothing),
  schemaStatement('029-change-sequence', nothing),
  schemaStatement('036-memory-to-consolidate', nothing),
  schemaStatement('037-memory-text-key', nothing),
  schemaStatement('038-answer-key', nothing),
] as const;

export const QUANTIZATIONS = ['NONE', 'SCALAR', 'BINARY'] as const;
/** How the vector index shortens the vectors that it compares first. */
export type Quantization = (typeof QUANTIZATIONS)[number];

export const createVectorIndex = schemaStatement(
  '030-memory-embedding',
  z.object({
    dimensions: cypherInt,
    quantization: z.enum(QUANTIZATIONS),
    m: cypherInt,
    construction: cypherInt,
  }),
);
export const createTextIndex = schemaStatement('031-memory-text', analyzer);
export const createExactIndex = schemaStatement('032-memory-exact', nothing);
export const createCjkIndex = schemaStatement('033-memory-cjk', analyzer);
export const createAliasIndex = schemaStatement('034-entity-alias', nothing);
export const createBlockIndex = schemaStatement('036-entity-block', nothing);
export const createTagIndex = schemaStatement('035-tag-set-tags', nothing);

export const awaitIndexes = statement('schema/await-indexes', {
  mode: 'READ',
  params: z.object({ seconds: cypherInt }),
  row: nothing,
});

export const readServerVersion = statement('schema/server-version', {
  mode: 'READ',
  params: nothing,
  row: z.object({ name: z.string(), versions: z.array(z.string()), edition: z.string() }),
});

export const readVectorIndex = statement('schema/vector-index', {
  mode: 'READ',
  params: nothing,
  row: z.object({ dimensions: z.int(), quantization: z.string().nullable(), state: z.string() }),
});

export const claimEmbeddingModel = statement('schema/embedding-model', {
  mode: 'WRITE',
  params: z.object({ model: z.string() }),
  row: z.object({ model: z.string() }),
});
