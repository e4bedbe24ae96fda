import { z } from 'zod';
import { MemoryError } from '../domain/errors.ts';
import type { JsonSchema } from '../domain/ports/models.ts';

/** A caller's own shape of an answer. */
export interface CallerSchema {
  readonly json: JsonSchema;
  /** What is wrong with a value, in words that a model can act upon; null for nothing. */
  problemOf(value: unknown): string | null;
}

/** Longest schema, in UTF-16 units: it goes to the model with every turn. */
const LONGEST = 20_000;
const LONGEST_PROBLEM = 600;
/** Patterns of a caller could keep the process busy for ever. */
const REFUSED = ['pattern', 'patternProperties'];

/**
 * The schema of a JSON text (draft 2020-12, 7 or 4; no conditions, no patterns, no references to elsewhere).
 * Throws BAD_USER_INPUT for anything else.
 */
export function callerSchema(text: string): CallerSchema {
  if (text.length > LONGEST) throw unfit(`it is longer than ${LONGEST} characters`);
  const json: unknown = JSON.parse(text);
  if (!isFields(json)) throw unfit('it must be an object');
  const named = typed(json);
  if (!isFields(named) || named.type !== 'object') throw unfit('its type must be "object"');
  const schema = zodOf(named);
  return {
    json: named,
    problemOf(value) {
      const { success, error } = schema.safeParse(value);
      return success ? null : z.prettifyError(error).slice(0, LONGEST_PROBLEM);
    },
  };
}

function zodOf(json: JsonSchema): z.ZodType {
  try {
    return z.fromJSONSchema(json);
  } catch (cause) {
    throw unfit(cause instanceof Error ? cause.message : 'it cannot be read', cause);
  }
}

/** The schema with the type said where only properties or items are: left out, they would bind nothing. */
function typed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typed);
  if (!isFields(value)) return value;
  const refused = REFUSED.find((name) => isKeyword(value, name));
  if (refused !== undefined) throw unfit(`${refused} is not supported`);
  const own = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, typed(inner)]));
  if ('type' in own) return own;
  if (isFields(own.properties)) return { type: 'object', ...own };
  return isFields(own.items) ? { type: 'array', ...own } : own;
}

/** A property of that name has a schema; a keyword has a string, or schemas by pattern. */
function isKeyword(value: JsonSchema, name: string): boolean {
  return typeof value[name] === 'string' || (name === 'patternProperties' && isFields(value[name]));
}

function unfit(what: string, cause?: unknown): MemoryError {
  return new MemoryError('BAD_USER_INPUT', `answerSchema is no JSON schema that can be used: ${what}.`, {
    cause,
    details: { field: 'answerSchema' },
  });
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
