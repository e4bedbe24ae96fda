import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { type ErrorDetails, MemoryError } from '../domain/errors.ts';

/** Codes of what GraphQL itself refuses; its messages speak of the request alone. */
const PROTOCOL_CODES: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** The code of a failure that nobody foresaw. */
export const MASKED_CODE = 'INTERNAL_SERVER_ERROR';

/**
 * What a client sees of an error: the one place that decides it. Known codes pass with their message; anything else
 * is masked, because its words may hold what is none of the client's business. Never a stack trace.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { locations, path } = formatted;
  const place = {
    ...(locations === undefined ? {} : { locations }),
    ...(path === undefined ? {} : { path }),
  };
  const expected = expectedError(error);
  if (expected !== null) {
    return { message: expected.message, ...place, extensions: errorExtensions(expected) };
  }
  if (isProtocolError(error)) {
    return {
      message: formatted.message,
      ...place,
      extensions: { code: formatted.extensions?.code ?? 'BAD_USER_INPUT', retryable: false, details: {} },
    };
  }
  return {
    message: 'Something failed that should not. It was logged under `extensions.requestId`: report that.',
    ...place,
    extensions: { code: MASKED_CODE, retryable: false, details: {} },
  };
}

/** True for an error that must be logged, since its client learns nothing of it. */
export function isUnforeseen(error: unknown): boolean {
  return expectedError(error) === null && !isProtocolError(error);
}

/** What stands in `extensions` of an expected error. */
export function errorExtensions({ code, retryable, details }: MemoryError): {
  readonly code: string;
  readonly retryable: boolean;
  readonly details: ErrorDetails;
} {
  return { code, retryable, details };
}

/** The MemoryError of a resolver. One of a scalar has no path: GraphQL's own message names the argument it stood in. */
function expectedError(error: unknown): MemoryError | null {
  if (error instanceof GraphQLError && error.path === undefined) return null;
  const original = unwrapResolverError(error);
  return original instanceof MemoryError ? original : null;
}

function isProtocolError(error: unknown): boolean {
  return (
    error instanceof GraphQLError && error.path === undefined && PROTOCOL_CODES.has(error.extensions.code)
  );
}
