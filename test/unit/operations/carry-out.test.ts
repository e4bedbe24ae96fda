import { describe, expect, test, vi } from 'vitest';
import { MemoryError } from '../../../src/domain/errors.ts';
import type { OperationHandler } from '../../../src/domain/operation.ts';
import { MAX_CRASHES } from '../../../src/operations/after-failure.ts';
import { type CarryOutOptions, carryOut } from '../../../src/operations/carry-out.ts';
import { claimed, queue, recorded } from './operations.ts';

const LEASE_MS = 30_000;

function options(handler: OperationHandler, given: Partial<CarryOutOptions> = {}) {
  const stub = queue();
  const { events, ended, failures } = recorded();
  const stopping = new AbortController();
  const cancelled = new AbortController();
  return {
    ...{ stub, ended, failures, stopping, cancelled },
    options: {
      ...{ store: stub.store, events, handler, leaseMs: LEASE_MS },
      ...{ stopping: stopping.signal, cancelled: cancelled.signal, ...given },
    },
  };
}

/** Works until it is told to stop. */
const untilAborted: OperationHandler = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

test('what the handler committed itself is left alone', async () => {
  const { options: given, stub, ended } = options(async () => ({ kind: 'COMMITTED' }));
  expect(await carryOut(claimed(), given)).toBe('SUCCEEDED');
  expect(stub.ends).toEqual([]);
  expect(ended).toMatchObject([
    { operationId: 'operation', kind: 'RETAIN', ending: 'SUCCEEDED', error: null },
  ]);
});

test('what the handler did is recorded under its claim', async () => {
  const { options: given, stub } = options(async () => ({ kind: 'DONE', receipt: '{"n":1}' }));
  expect(await carryOut(claimed({ fence: 7 }), given)).toBe('SUCCEEDED');
  expect(stub.ends).toEqual([{ id: 'operation', fence: 7, end: { state: 'SUCCEEDED', receipt: '{"n":1}' } }]);
});

test('a record that comes too late is no success', async () => {
  const late = queue([], { leave: async () => false });
  const { options: given } = options(async () => ({ kind: 'DONE', receipt: null }), { store: late.store });
  expect(await carryOut(claimed(), given)).toBe('LOST');
});

describe('a handler that throws', () => {
  test('what may pass waits for another try', async () => {
    const { options: given, stub } = options(async () => {
      throw new MemoryError('STORE_UNAVAILABLE', 'away');
    });
    expect(await carryOut(claimed({ failures: 1 }), given)).toBe('AGAIN');
    expect(stub.ends[0]?.end).toEqual({ state: 'PENDING', failures: 2, delayMs: 4_000 });
  });

  test('anything else fails for good, and the error is told', async () => {
    const bug = new Error('bug');
    const { options: given, ended } = options(async () => {
      throw bug;
    });
    expect(await carryOut(claimed(), given)).toBe('FAILED');
    expect(ended[0]?.error).toBe(bug);
  });

  test('into a queue that does not answer loses the claim, and is told', async () => {
    const away = new MemoryError('STORE_UNAVAILABLE', 'away');
    const dead = queue([], {
      leave: async () => {
        throw away;
      },
    });
    const { options: given, failures } = options(
      async () => {
        throw new Error('bug');
      },
      { store: dead.store },
    );
    expect(await carryOut(claimed(), given)).toBe('LOST');
    expect(failures).toEqual([away]);
  });
});

test('a process that stops gives its operation back at once, without counting a failure', async () => {
  const { options: given, stub, stopping } = options(untilAborted);
  const work = carryOut(claimed({ failures: 3 }), given);
  stopping.abort();
  expect(await work).toBe('RELEASED');
  expect(stub.ends[0]?.end).toEqual({ state: 'PENDING', failures: 3, delayMs: 0 });
});

test('a cancelled operation is stopped, and nothing of it is written', async () => {
  const { options: given, stub, cancelled } = options(untilAborted);
  const work = carryOut(claimed(), given);
  cancelled.abort();
  expect(await work).toBe('LOST');
  expect(stub.ends).toEqual([]);
});

describe('the lease', () => {
  test('is renewed when there is progress to tell, and three times in its length, until the work ends', async () => {
    vi.useFakeTimers();
    try {
      let finish = () => {};
      const { options: given, stub } = options((_, { progress }) => {
        progress(0.25);
        return new Promise((resolve) => {
          finish = () => resolve({ kind: 'COMMITTED' });
        });
      });
      const work = carryOut(claimed(), given);
      await vi.advanceTimersByTimeAsync(LEASE_MS + 1_500);
      finish();
      await work;
      expect(stub.renewals).toEqual([0.25, 0.25, 0.25, 0.25]);
      await vi.advanceTimersByTimeAsync(10 * LEASE_MS);
      expect(stub.renewals).toHaveLength(4);
    } finally {
      vi.useRealTimers();
    }
  });

  test('that is lost stops the work', async () => {
    vi.useFakeTimers();
    try {
      const taken = queue([], { renew: async () => false });
      const { options: given } = options(untilAborted, { store: taken.store });
      const work = carryOut(claimed(), given);
      await vi.advanceTimersByTimeAsync(LEASE_MS);
      expect(await work).toBe('LOST');
      expect(taken.ends).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('that cannot be renewed for a moment does not stop the work', async () => {
    vi.useFakeTimers();
    try {
      let tries = 0;
      const shaky = queue([], {
        renew: async () => {
          if (++tries === 1) throw new MemoryError('STORE_UNAVAILABLE', 'away');
          return true;
        },
      });
      let finish = () => {};
      const handler: OperationHandler = (_, { signal }) =>
        new Promise((resolve) => {
          finish = () => resolve(signal.aborted ? { kind: 'DONE', receipt: null } : { kind: 'COMMITTED' });
        });
      const { options: given } = options(handler, { store: shaky.store });
      const work = carryOut(claimed(), given);
      await vi.advanceTimersByTimeAsync(LEASE_MS);
      finish();
      expect(await work).toBe('SUCCEEDED');
      expect(tries).toBeGreaterThan(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

test('an operation over which too many processes went silent is not begun again', async () => {
  let calls = 0;
  const { options: given, stub } = options(async () => {
    calls += 1;
    return { kind: 'COMMITTED' };
  });
  expect(await carryOut(claimed({ crashes: MAX_CRASHES + 1 }), given)).toBe('FAILED');
  expect(calls).toBe(0);
  expect(stub.ends[0]?.end.state).toBe('FAILED');
});
