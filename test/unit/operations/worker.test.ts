import { expect, test, vi } from 'vitest';
import { MemoryError } from '../../../src/domain/errors.ts';
import type { OperationHandler } from '../../../src/domain/operation.ts';
import type { OperationStore } from '../../../src/domain/ports/operation-store.ts';
import { OperationWorker } from '../../../src/operations/worker.ts';
import { claimed, queue, recorded } from './operations.ts';

const waiting = (count: number) => Array.from({ length: count }, (_, i) => claimed({ id: `o${i}` }));

function worker(store: OperationStore, handler: OperationHandler, concurrency = 1) {
  const { events, ended, failures } = recorded();
  const made = new OperationWorker(
    { store, handlers: { RETAIN: handler }, events },
    { concurrency, leaseMs: 30_000 },
  );
  return { worker: made, ended, failures };
}

test('works on no more operations at once than it may, and on all of them in the end', async () => {
  let running = 0;
  let most = 0;
  const handler: OperationHandler = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    return { kind: 'COMMITTED' };
  };
  const { worker: two, ended } = worker(queue(waiting(7)).store, handler, 2);
  two.start();
  await vi.waitFor(() => expect(ended).toHaveLength(7));
  await two.close();
  expect(most).toBe(2);
});

test('takes nothing where it may work on none', async () => {
  const looks = vi.fn(async () => []);
  const { worker: idle } = worker(
    queue([], { findDue: looks }).store,
    async () => ({ kind: 'COMMITTED' }),
    0,
  );
  idle.start();
  idle.wake();
  await idle.close();
  expect(looks).not.toHaveBeenCalled();
});

test('asks only for the kinds that it can do', async () => {
  const asked: unknown[] = [];
  const store = queue([], {
    findDue: async (kinds) => {
      asked.push(kinds);
      return [];
    },
  }).store;
  const { worker: one } = worker(store, async () => ({ kind: 'COMMITTED' }));
  one.start();
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
  await one.close();
  expect(asked[0]).toEqual(['RETAIN']);
});

test('is woken by what is accepted in its own process, long before its next look', async () => {
  vi.useFakeTimers();
  try {
    let due: string[] = [];
    const operation = claimed();
    const store = queue([operation], { findDue: async () => due }).store;
    const { worker: one, ended } = worker(store, async () => ({ kind: 'COMMITTED' }));
    one.start();
    await vi.advanceTimersByTimeAsync(60_000);
    due = [operation.id];
    one.wake();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveLength(1);
    await one.close();
  } finally {
    vi.useRealTimers();
  }
});

test('looks again after a queue that does not answer', async () => {
  vi.useFakeTimers();
  try {
    let looks = 0;
    const stub = queue([claimed()]);
    const store: OperationStore = {
      ...stub.store,
      findDue: async (...given) => {
        if (++looks === 1) throw new MemoryError('STORE_UNAVAILABLE', 'away');
        return stub.store.findDue(...given);
      },
    };
    const { worker: one, ended, failures } = worker(store, async () => ({ kind: 'COMMITTED' }));
    one.start();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(failures).toHaveLength(1);
    expect(ended).toHaveLength(1);
    await one.close();
  } finally {
    vi.useRealTimers();
  }
});

test('closing gives back what is under way, and takes nothing more', async () => {
  const stub = queue(waiting(3));
  const { worker: one, ended } = worker(
    stub.store,
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  one.start();
  await vi.waitFor(async () => expect(await stub.store.findDue(['RETAIN'], 9)).toHaveLength(2));
  await one.close();
  expect(ended.map(({ ending }) => ending)).toEqual(['RELEASED']);
  expect(stub.ends.map(({ id, end }) => [id, end.state])).toEqual([['o0', 'PENDING']]);
});

test('what is cancelled here stops at once', async () => {
  const { worker: one, ended } = worker(
    queue(waiting(1)).store,
    (operation, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        queueMicrotask(() => one.stopWork(operation.id));
      }),
  );
  one.start();
  await vi.waitFor(() => expect(ended.map(({ ending }) => ending)).toEqual(['LOST']));
  await one.close();
});
