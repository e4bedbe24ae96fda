import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { parseJson } from '../graphql/scalars/json-source.ts';
import { stringifyJson } from '../graphql/scalars/json-text.ts';
import {
  isSubscription,
  prepareSubscription,
  type SentResult,
  type SubscriptionRequest,
  sentError,
} from '../graphql/subscribe.ts';
import { refuseLongQuery } from './graphql-body.ts';
import { requestIdOf } from './request-id.ts';
import type { SubscriptionDoor } from './subscription-door.ts';

/** Proxies close connections on which nothing is said, after half a minute at the earliest. */
const KEEP_ALIVE_MS = 12_000;

/**
 * Serves subscriptions as server-sent events (GraphQL over SSE, distinct connections mode): one request, by POST or GET,
 * with `Accept: text/event-stream`, is one subscription, answered by events `next` and at the end `complete`.
 */
export function serverSentEvents(door: SubscriptionDoor): RequestHandler {
  return async (request, response, next) => {
    if (!wantsEvents(request)) return next();
    const requestId = requestIdOf(response);
    try {
      const asked = requestOf(request);
      // Some clients accept events for everything they send.
      if (acceptsJson(request) && !isSubscription(asked, door.limits.maxTokens)) return next();
      refuseLongQuery(asked, door.limits.maxQueryChars);
      const prepared = prepareSubscription(asked, door.schema(), door.limits);
      const results = await door.open(prepared, { requestId, transport: 'sse' });
      response.once('close', () => void results.return?.());
      if (response.destroyed) await results.return?.();
      else await send(response, results);
    } catch (error) {
      if (response.headersSent) return void response.end();
      response.status(400).json({ errors: [sentError(error, requestId)] });
    }
  };
}

function wantsEvents(request: IncomingMessage): boolean {
  return /\btext\/event-stream\b/.test(request.headers.accept ?? '');
}

function acceptsJson({ headers: { accept = '' } }: IncomingMessage): boolean {
  return /\bjson\b|\*\/\*/.test(accept);
}

function requestOf(request: Request): SubscriptionRequest {
  const given: Record<string, unknown> = request.method === 'GET' ? request.query : (request.body ?? {});
  const { query, operationName, variables } = given;
  const values = typeof variables === 'string' ? parseJson(variables) : variables;
  return {
    query: typeof query === 'string' ? query : '',
    operationName: typeof operationName === 'string' ? operationName : null,
    variables: typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {},
  };
}

async function send(response: Response, results: AsyncIterable<SentResult>): Promise<void> {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    connection: 'keep-alive',
    'x-accel-buffering': 'no',
  });
  response.write(':\n\n');
  const keepAlive = setInterval(() => response.write(':\n\n'), KEEP_ALIVE_MS);
  try {
    for await (const result of results)
      await write(response, `event: next\ndata: ${stringifyJson(result)}\n\n`);
    response.end('event: complete\ndata:\n\n');
  } finally {
    clearInterval(keepAlive);
  }
}

/** Waits until a slow reader has read enough; what comes meanwhile waits in the bounded mailbox of the subscription. */
async function write(response: ServerResponse, text: string): Promise<void> {
  if (response.write(text) || response.destroyed) return;
  await Promise.race([once(response, 'drain'), once(response, 'close')]);
}
