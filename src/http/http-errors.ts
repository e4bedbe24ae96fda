import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { type ErrorCode, MemoryError } from '../domain/errors.ts';
import { errorExtensions, MASKED_CODE } from '../graphql/format-error.ts';
import type { Events } from '../observe/events.ts';
import { requestIdOf } from './request-id.ts';

/** Statuses of failures outside GraphQL; the others are the caller's, 400. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  STORE_UNAVAILABLE: 503,
  MODEL_UNAVAILABLE: 503,
  TIMEOUT: 503,
};

/** Answers a path that nothing is served at. */
export const notFound: RequestHandler = (request, response) => {
  const error = new MemoryError('NOT_FOUND', `Nothing is served at ${request.path}. The API is at /graphql.`);
  answer(response, 404, error);
};

/** Answers what failed before GraphQL took over, in the form of a GraphQL answer. */
export function httpErrors(events: Events): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const [status, expected] = expectedFailure(error);
    if (expected !== null) return answer(response, status, expected);
    const requestId = requestIdOf(response);
    events.unforeseenFailure(requestId, error);
    response.status(500).json({
      errors: [
        {
          message:
            'Something failed that should not. It was logged under `extensions.requestId`: report that.',
          extensions: { code: MASKED_CODE, retryable: false, details: {}, requestId },
        },
      ],
    });
  };
}

function answer(response: Response, status: number, error: MemoryError): void {
  const extensions = { ...errorExtensions(error), requestId: requestIdOf(response) };
  response.status(status).json({ errors: [{ message: error.message, extensions }] });
}

/** The status and what to say; null for a failure that is ours. */
function expectedFailure(error: unknown): [status: number, expected: MemoryError | null] {
  if (error instanceof MemoryError) return [STATUS[error.code] ?? 400, error];
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  if (status === 413)
    return [
      status,
      new MemoryError(
        'BAD_USER_INPUT',
        'The request body is too large. Send the items in several calls, or raise MAX_BODY_BYTES.',
      ),
    ];
  if (status >= 400 && status < 500)
    return [
      status,
      new MemoryError('BAD_USER_INPUT', 'The request cannot be read. Send JSON in UTF-8 to /graphql.'),
    ];
  return [500, null];
}
