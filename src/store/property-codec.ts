import neo4j, { type DateTime } from 'neo4j-driver';
import { z } from 'zod';
import type { Properties, PropertyValue } from '../domain/transfer.ts';
import { cypherInstant } from './codec.ts';

/** The properties of a node or relationship, with the names of those that are FLOAT. */
export const storedProperties = z
  .object({ properties: z.record(z.string(), z.unknown()), floats: z.array(z.string()) })
  .transform(({ properties, floats }): Properties => {
    const isFloat = new Set(floats);
    return Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name, encodeValue(name, value, isFloat.has(name))]),
    );
  });

/** Properties as they go into the database. */
export const writtenProperties = z
  .custom<Properties>((value) => typeof value === 'object' && value !== null)
  .transform((properties) =>
    Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, decodeValue(value)])),
  );

function encodeValue(name: string, value: unknown, isFloat: boolean): PropertyValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return isFloat && Number.isInteger(value) ? { float: value } : value;
  if (neo4j.isDateTime(value as object)) return { date: isoOf(value as DateTime) };
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'number'))
    return { vector: Buffer.from(Float32Array.from(value).buffer).toString('base64') };
  throw new Error(`property ${name} holds a value that a copy of a bank cannot carry`);
}

/** Years below 100 would be taken for those of the 1900s by the driver's own conversion. */
function isoOf({ year, month, day, hour, minute, second, nanosecond }: DateTime): string {
  const at = new Date(0);
  at.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  at.setUTCHours(Number(hour), Number(minute), Number(second), Math.trunc(Number(nanosecond) / 1e6));
  return at.toISOString();
}

function decodeValue(value: PropertyValue): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? neo4j.int(value) : value;
  if (typeof value !== 'object') return value;
  if ('float' in value) return value.float;
  if ('date' in value) return cypherInstant.parse(Date.parse(value.date));
  if ('vector' in value) return [...floatsOf(value.vector)];
  return [...value];
}

function floatsOf(base64: string): Float32Array {
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
  return new Float32Array(bytes.buffer, 0, Math.floor(bytes.length / Float32Array.BYTES_PER_ELEMENT));
}
