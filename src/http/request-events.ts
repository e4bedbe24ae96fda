import type { RequestHandler } from 'express';
import type { Events } from '../observe/events.ts';
import { requestIdOf } from './request-id.ts';

/** Routes that are counted under their own name; a counter for every path that somebody tries would never end. */
const ROUTES = ['/graphql', '/graphiql', '/banks', '/health/live', '/health/ready', '/metrics'];

/** Tells of each request when it is over. */
export function requestEvents(events: Events): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const route =
      ROUTES.find((known) => request.path === known || request.path.startsWith(`${known}/`)) ?? 'other';
    response.once('close', () => {
      events.requestAnswered({
        requestId: requestIdOf(response),
        method: request.method,
        route,
        status: response.statusCode,
        ms: performance.now() - started,
        isAborted: !response.writableFinished,
      });
    });
    next();
  };
}
