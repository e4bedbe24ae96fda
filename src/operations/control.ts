import { MemoryError } from '../domain/errors.ts';
import type { OperationState } from '../domain/operation.ts';
import type { OperationStore } from '../domain/ports/operation-store.ts';

/**
 * Stops an operation that waits or is being worked on; from then on nothing of it is written. A second time is harmless.
 * Throws NOT_FOUND, or CONFLICT when it is over.
 */
export async function cancelOperation(id: string, store: Pick<OperationStore, 'cancel'>): Promise<void> {
  const found = await store.cancel(id);
  if (found === null) throw unknown(id);
  if (found === 'SUCCEEDED' || found === 'FAILED') {
    const advice =
      found === 'SUCCEEDED'
        ? 'Delete what it made with deleteDocument or deleteMemory.'
        : 'Nothing of it is stored.';
    throw refused(id, found, `cannot be cancelled: it is over. ${advice}`);
  }
}

/** Lets an operation that failed or was cancelled be tried anew. Throws NOT_FOUND, or CONFLICT in any other state. */
export async function retryOperation(id: string, store: Pick<OperationStore, 'retry'>): Promise<void> {
  const operation = await store.retry(id);
  if (operation === null) throw unknown(id);
  if (operation.isRetried) return;
  const { found } = operation;
  const why = {
    SUCCEEDED: 'it is done.',
    PENDING: 'it waits for its turn already.',
    RUNNING: 'it is being worked on.',
    FAILED: 'its request was not kept. Send the request again.',
    CANCELLED: 'its request was not kept. Send the request again.',
  }[found];
  throw refused(id, found, `cannot be tried again: ${why}`);
}

function unknown(id: string): MemoryError {
  return new MemoryError('NOT_FOUND', `There is no operation "${id}".`, { details: { operationId: id } });
}

function refused(id: string, state: OperationState, what: string): MemoryError {
  return new MemoryError('CONFLICT', `Operation "${id}" ${what}`, { details: { operationId: id, state } });
}
