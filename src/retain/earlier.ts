import { MemoryError } from '../domain/errors.ts';
import type { OperationState } from '../domain/operation.ts';
import type { RetainStore, StoredOperation } from '../domain/ports/retain-store.ts';
import type { RetainRequest, RetainResult } from './types.ts';

/** The operation that the request's idempotency key belongs to; null when it has none, or is used for the first time. */
export async function findEarlier(
  request: RetainRequest,
  store: Pick<RetainStore, 'findOperation'>,
): Promise<StoredOperation | null> {
  return request.idempotencyKey === null ? null : store.findOperation(request.bankId, request.idempotencyKey);
}

/**
 * What a caller that waits gets of an operation; nothing yet of one that is still going on in the background.
 * Throws CONFLICT when it was another request's, and when it is one in the background that came to nothing.
 */
export function resultOf(stored: StoredOperation, request: RetainRequest): RetainResult {
  const result = acceptedResultOf(stored, request);
  const { id, state } = stored.operation;
  if (state === 'FAILED' || state === 'CANCELLED') throw cameToNothing(id, state, request);
  return result;
}

/** What a caller that does not wait gets of an operation. Throws CONFLICT when it was another request's. */
export function acceptedResultOf(
  { operation, bookmarks }: StoredOperation,
  request: RetainRequest,
): RetainResult {
  if (operation.requestHash !== request.requestHash) {
    throw new MemoryError(
      'CONFLICT',
      `idempotencyKey "${request.idempotencyKey}" was used for another request. Take a new key for a new request.`,
      { details: { operationId: operation.id } },
    );
  }
  return { operationId: operation.id, memoryIds: operation.memoryIds, bookmarks };
}

function cameToNothing(operationId: string, state: OperationState, request: RetainRequest): MemoryError {
  return new MemoryError(
    'CONFLICT',
    `The operation of idempotencyKey "${request.idempotencyKey}" is ${state}, and nothing of it is stored. Try it again with retryOperation, or send the request with a new key.`,
    { details: { operationId, state } },
  );
}
