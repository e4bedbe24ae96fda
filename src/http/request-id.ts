import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

/** Ids that a caller or a proxy may choose: what is safe in a header, a log line and an answer. */
const ACCEPTABLE = /^[\w.:-]{1,128}$/;

/** Gives each request its id: the caller's `x-request-id`, or a new one. It stands in the answer's header too. */
export const assignRequestId: RequestHandler = (request, response, next) => {
  const given = request.get('x-request-id');
  const requestId = given !== undefined && ACCEPTABLE.test(given) ? given : randomUUID();
  response.locals.requestId = requestId;
  response.setHeader('x-request-id', requestId);
  next();
};

export function requestIdOf(response: Response): string {
  return String(response.locals.requestId);
}
