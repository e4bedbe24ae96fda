import express, { type RequestHandler } from 'express';
import { MemoryError } from '../domain/errors.ts';
import { parseJson } from '../graphql/scalars/json-source.ts';

/**
 * Reads the JSON body of a GraphQL request, remembering the source of what callers attach (see `parseJson`).
 * Fails with BAD_USER_INPUT for what is not JSON and for an operation text that is too long; the variables may be as
 * long as the body.
 */
export function graphqlBody(limits: {
  readonly maxBodyBytes: number;
  readonly maxQueryChars: number;
}): RequestHandler[] {
  return [
    express.text({ type: ['application/json', 'application/*+json'], limit: limits.maxBodyBytes }),
    (request, _response, next) => {
      if (typeof request.body === 'string') {
        const body = parseJson(request.body);
        refuseLongQuery(body, limits.maxQueryChars);
        request.body = body;
      }
      next();
    },
  ];
}

/** Throws BAD_USER_INPUT for a request whose operation text is too long. */
export function refuseLongQuery(body: unknown, most: number): void {
  const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : null;
  if (typeof query !== 'string' || query.length <= most) return;
  throw new MemoryError(
    'BAD_USER_INPUT',
    `The text of the operation has ${query.length} characters; at most ${most} are read. Put long values into variables.`,
    { details: { limit: most, found: query.length } },
  );
}
