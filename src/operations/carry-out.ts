import type { ClaimedOperation, OperationHandler } from '../domain/operation.ts';
import type { ClaimEnd } from '../domain/ports/operation-store.ts';
import { afterCrashes, afterFailure, MAX_CRASHES } from './after-failure.ts';
import { keepLease } from './keep-lease.ts';
import type { EndedWork, WorkEnding, WorkerPorts } from './types.ts';

export interface CarryOutOptions extends Omit<WorkerPorts, 'handlers'> {
  readonly handler: OperationHandler;
  readonly leaseMs: number;
  /** Aborts when this process stops. */
  readonly stopping: AbortSignal;
  /** Aborts when the operation was cancelled in this process, which need not wait for the next renewal to know. */
  readonly cancelled: AbortSignal;
}

/** Works on a claimed operation until it is over, failed, lost or given back. Never throws. */
export async function carryOut(operation: ClaimedOperation, options: CarryOutOptions): Promise<WorkEnding> {
  const { store, events, handler, leaseMs, stopping, cancelled } = options;
  const started = performance.now();
  const { id: operationId, kind, fence } = operation;
  events.workBegan({ operationId, kind, fence });
  const ended = (ending: WorkEnding, error: unknown = null): WorkEnding => {
    const work: EndedWork = { operationId, kind, ending, ms: performance.now() - started, error };
    events.workEnded(work);
    return ending;
  };
  if (operation.crashes > MAX_CRASHES) {
    const end = afterCrashes(operation);
    return ended((await leave(operation, end, options)) ? 'FAILED' : 'LOST');
  }
  const loss = new AbortController();
  const lease = keepLease(operation, {
    store,
    leaseMs,
    lost: () => loss.abort(),
    failed: events.queueFailed,
  });
  const signal = AbortSignal.any([stopping, cancelled, loss.signal]);
  try {
    const outcome = await handler(operation, { signal, progress: lease.progress });
    lease.stop();
    if (outcome.kind === 'COMMITTED') return ended('SUCCEEDED');
    const done = await leave(operation, { state: 'SUCCEEDED', receipt: outcome.receipt }, options);
    return ended(done ? 'SUCCEEDED' : 'LOST');
  } catch (error) {
    lease.stop();
    if (loss.signal.aborted || cancelled.aborted) return ended('LOST');
    if (stopping.aborted) {
      const { failures } = operation;
      const released = await leave(operation, { state: 'PENDING', failures, delayMs: 0 }, options);
      return ended(released ? 'RELEASED' : 'LOST');
    }
    const end = afterFailure(error, operation);
    if (!(await leave(operation, end, options))) return ended('LOST', error);
    return ended(end.state === 'FAILED' ? 'FAILED' : 'AGAIN', error);
  }
}

/** False too when the store does not answer: the lease then runs out, and whoever claims it next goes on. */
async function leave(
  operation: ClaimedOperation,
  end: ClaimEnd,
  { store, events }: Pick<CarryOutOptions, 'store' | 'events'>,
): Promise<boolean> {
  try {
    return await store.leave(operation, end);
  } catch (error) {
    events.queueFailed(error);
    return false;
  }
}
