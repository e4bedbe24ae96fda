import neo4j, { type Integer } from 'neo4j-driver';
import { z } from 'zod';
import type { TokenVectors } from '../domain/ports/models.ts';
import { decodeTokenVectors, encodeTokenVectors } from './token-codec.ts';

/** A whole number: goes in as a Cypher INTEGER (a bare number would become a FLOAT). */
export const cypherInt = z.int().transform((value): Integer => neo4j.int(value));

/**
 * Epoch milliseconds: goes in as a DATETIME in UTC, so that comparisons and indexes agree. The driver's own conversion
 * would take the offset of the server process's timezone with it.
 */
export const cypherInstant = z.number().transform((value) => {
  const at = new Date(value);
  return new neo4j.types.DateTime(
    at.getUTCFullYear(),
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
    at.getUTCMilliseconds() * 1_000_000,
    0,
  );
});

const floats = z.custom<Float32Array>((value) => value instanceof Float32Array);

/** A vector: goes in as a list of FLOAT. Refuses what would be stored and silently never found: not finite, or all zero. */
export const cypherVector = floats.transform((value, context): number[] => {
  const list = Array.from(value);
  if (!list.every(Number.isFinite) || list.every((x) => x === 0)) {
    context.addIssue({ code: 'custom', message: 'a vector must be finite and not all zero' });
    return z.NEVER;
  }
  return list;
});

/** Vectors of tokens: go in as a STRING. */
export const cypherTokens = z
  .custom<TokenVectors>((value) => typeof value === 'object' && value !== null && 'vectors' in value)
  .transform(encodeTokenVectors);

/** A STRING as vectors of tokens; null for what another version wrote, as for none. */
export const readTokens = z
  .string()
  .nullable()
  .transform((stored) => (stored === null ? null : decodeTokenVectors(stored)));
