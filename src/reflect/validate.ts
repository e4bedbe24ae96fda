import { MemoryError } from '../domain/errors.ts';
import type { ReflectRequest } from './types.ts';

/** Longest question and longest context, in UTF-16 units: what is longer is a document to retain. */
const MAX_QUERY_CHARS = 10_000;
const MAX_CONTEXT_CHARS = 20_000;

/** Throws BAD_USER_INPUT, naming the argument, for a request that no reflection can answer. */
export function validate(request: ReflectRequest): void {
  const { query, context, maxTokens, formOpinions, asOf } = request;
  requireThat(query.trim() !== '', 'query is empty: ask for something in words.');
  requireThat(
    query.length <= MAX_QUERY_CHARS,
    `query must not be longer than ${MAX_QUERY_CHARS} characters; put what is around it into context.`,
  );
  requireThat(
    (context ?? '').length <= MAX_CONTEXT_CHARS,
    `context must not be longer than ${MAX_CONTEXT_CHARS} characters: retain what is longer.`,
  );
  requireThat(
    Number.isSafeInteger(maxTokens) && maxTokens >= 1,
    'maxTokens must be a whole number of at least 1.',
  );
  requireThat(
    !formOpinions || asOf === null,
    'formOpinions and asOf exclude each other: opinions are formed of what is known now.',
  );
}

function requireThat(condition: boolean, message: string): asserts condition {
  if (!condition) throw new MemoryError('BAD_USER_INPUT', message);
}
