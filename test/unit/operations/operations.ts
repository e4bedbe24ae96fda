import type { ClaimedOperation } from '../../../src/domain/operation.ts';
import type { ClaimEnd, OperationStore } from '../../../src/domain/ports/operation-store.ts';
import type { EndedWork, WorkEvents } from '../../../src/operations/types.ts';

/** A claimed retain, first of its kind. */
export function claimed(rest: Partial<ClaimedOperation> = {}): ClaimedOperation {
  return {
    id: 'operation',
    bankId: 'bank',
    kind: 'RETAIN',
    request: '{}',
    requestHash: 'hash',
    createdAt: 0,
    fence: 1,
    failures: 0,
    crashes: 0,
    ...rest,
  };
}

export interface QueueStub {
  readonly store: OperationStore;
  readonly ends: { readonly id: string; readonly fence: number; readonly end: ClaimEnd }[];
  readonly renewals: number[];
}

/** A queue in memory from which each operation is claimed once; `given` takes the place of its parts. */
export function queue(
  waiting: readonly ClaimedOperation[] = [],
  given: Partial<OperationStore> = {},
): QueueStub {
  const left = new Map(waiting.map((operation) => [operation.id, operation]));
  const ends: QueueStub['ends'] = [];
  const renewals: number[] = [];
  const store: OperationStore = {
    enqueue: async () => ({ bookmarks: [] }),
    findDue: async (_, limit) => [...left.keys()].slice(0, limit),
    async claim(id) {
      const operation = left.get(id) ?? null;
      left.delete(id);
      return operation;
    },
    async renew(_, { progress }) {
      renewals.push(progress);
      return true;
    },
    async leave({ id, fence }, end) {
      ends.push({ id, fence, end });
      return true;
    },
    cancel: async () => null,
    retry: async () => null,
    ...given,
  };
  return { store, ends, renewals };
}

/** Events that are kept. */
export function recorded(): {
  readonly events: WorkEvents;
  readonly ended: EndedWork[];
  readonly failures: unknown[];
} {
  const ended: EndedWork[] = [];
  const failures: unknown[] = [];
  const events: WorkEvents = {
    workBegan: () => undefined,
    workEnded: (work) => void ended.push(work),
    queueFailed: (error) => void failures.push(error),
  };
  return { events, ended, failures };
}
