import { MemoryError } from '../domain/errors.ts';
import type { OperationHandler } from '../domain/operation.ts';
import type { OperationStore } from '../domain/ports/operation-store.ts';
import { acceptedResultOf, findEarlier } from './earlier.ts';
import { requireLlm } from './extract-documents.ts';
import { type RetainSettings, retain } from './retain.ts';
import type { RetainPorts, RetainRequest, RetainResult } from './types.ts';
import { validate } from './validate.ts';

export interface AcceptPorts extends Pick<RetainPorts, 'store' | 'llm' | 'clock' | 'newId'> {
  readonly operations: Pick<OperationStore, 'enqueue'>;
}

/**
 * The operation that will carry the request out: written down before this returns, so that it survives every process.
 * Throws what can be known now: BAD_USER_INPUT for what cannot be stored, CONFLICT for an idempotency key that another
 * request used and for a bank that is being deleted, and STORE_UNAVAILABLE.
 */
export async function acceptRetain(
  request: RetainRequest,
  ports: AcceptPorts,
  { defaultMode }: Pick<RetainSettings, 'defaultMode'>,
): Promise<RetainResult> {
  validate(request);
  requireLlm(request.mode ?? defaultMode, ports.llm);
  const { bankId, idempotencyKey, requestHash } = request;
  const createdAt = ports.clock();
  await ports.store.ensureBank(bankId, createdAt);
  const earlier = await findEarlier(request, ports.store);
  if (earlier !== null) return acceptedResultOf(earlier, request);
  const id = ports.newId();
  const operation = { id, bankId, kind: 'RETAIN', idempotencyKey, requestHash, createdAt } as const;
  try {
    const { bookmarks } = await ports.operations.enqueue({ ...operation, request: JSON.stringify(request) });
    return { operationId: id, memoryIds: [], bookmarks };
  } catch (error) {
    if (!(error instanceof MemoryError) || error.code !== 'CONFLICT') throw error;
    // The same key was taken since we looked.
    const first = await findEarlier(request, ports.store);
    if (first === null) throw error;
    return acceptedResultOf(first, request);
  }
}

/** Carries out accepted retains. One that crashed left nothing behind that a reader sees, so each try begins anew. */
export function retainHandler(ports: RetainPorts, settings: RetainSettings): OperationHandler {
  return async (operation, { signal, progress }) => {
    const request = JSON.parse(operation.request) as RetainRequest;
    await retain(request, ports, settings, { signal, assignment: { operation, progress } });
    return { kind: 'COMMITTED' };
  };
}
