import { describe, expect, test, vi } from 'vitest';
import type { BankChange, BankLog } from '../../../src/domain/ports/change-log.ts';
import type { Operation } from '../../../src/domain/ports/read-store.ts';
import { MemoryFeed } from '../../../src/feed/memory-feed.ts';
import { OperationFeed } from '../../../src/feed/operation-feed.ts';
import { Seats } from '../../../src/feed/seats.ts';

const EVERY_MS = 1;

function operation(rest: Partial<Operation> = {}): Operation {
  return {
    ...{ id: 'o', bankId: 'b', kind: 'RETAIN', state: 'RUNNING', progress: 0 },
    ...{ createdAt: 0, finishedAt: null, receipt: null, error: null, ...rest },
  } as Operation;
}

function operationFeed(seats = new Seats(10, () => undefined)) {
  const stored = new Map([['o', operation()]]);
  const failures: unknown[] = [];
  let looks = 0;
  const reads = {
    operations: async (ids: readonly string[]) => {
      looks += 1;
      return new Map([...stored].filter(([id]) => ids.includes(id)));
    },
  };
  const feed = new OperationFeed({ reads, seats, onFailure: (error) => failures.push(error) }, EVERY_MS);
  return { feed, stored, failures, reads, looks: () => looks };
}

async function readAll<T>(events: AsyncIterableIterator<T>): Promise<T[]> {
  const read: T[] = [];
  for await (const event of events) read.push(event);
  return read;
}

describe('an operation', () => {
  test('is told as it is, as it goes on, and as it ended; then the subscription ends', async () => {
    const { feed, stored } = operationFeed();
    const events = await feed.listen('o');
    const seen: [string, number][] = [];
    for await (const { state, progress } of events) {
      seen.push([state, progress]);
      if (seen.length === 1) stored.set('o', operation({ progress: 0.5 }));
      if (seen.length === 2) stored.set('o', operation({ state: 'SUCCEEDED', progress: 1 }));
    }
    expect(seen).toEqual([
      ['RUNNING', 0],
      ['RUNNING', 0.5],
      ['SUCCEEDED', 1],
    ]);
  });

  test('that is over is told once', async () => {
    const { feed, stored } = operationFeed();
    stored.set('o', operation({ state: 'FAILED' }));
    expect(await readAll(await feed.listen('o'))).toMatchObject([{ state: 'FAILED' }]);
  });

  test('that nobody listens to any more is not looked at', async () => {
    const { feed, looks } = operationFeed();
    const events = await feed.listen('o');
    await events.return?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const before = looks();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(looks()).toBe(before);
  });

  test('that goes with its bank ends the subscription', async () => {
    const { feed, stored } = operationFeed();
    const events = await feed.listen('o');
    stored.clear();
    expect(await readAll(events)).toHaveLength(1);
  });

  test('that does not exist is NOT_FOUND, and takes no seat', async () => {
    let taken = 0;
    const { feed } = operationFeed(new Seats(10, (count) => (taken = count)));
    await expect(feed.listen('other')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(taken).toBe(0);
  });

  test('goes on being told after the store was away', async () => {
    const { feed, stored, failures, reads } = operationFeed();
    const events = await feed.listen('o');
    await events.next();
    const there = reads.operations;
    reads.operations = async () => {
      throw new Error('away');
    };
    await vi.waitFor(() => expect(failures.length).toBeGreaterThan(0));
    stored.set('o', operation({ state: 'SUCCEEDED' }));
    reads.operations = there;
    expect(await readAll(events)).toMatchObject([{ state: 'SUCCEEDED' }]);
  });
});

test('seats are given back when a listener goes, and no more than there are', async () => {
  const counts: number[] = [];
  const { feed } = operationFeed(new Seats(2, (taken) => counts.push(taken)));
  const [one] = await Promise.all([feed.listen('o'), feed.listen('o')]);
  await expect(feed.listen('o')).rejects.toMatchObject({ code: 'RATE_LIMITED', retryable: true });
  await one?.return?.();
  await one?.return?.();
  await feed.listen('o');
  feed.close();
  expect(counts).toEqual([1, 2, 1, 2, 1, 0]);
});

function change(sequence: number, rest: Partial<BankChange> = {}): BankChange {
  return { sequence, at: sequence, createdIds: [], updatedIds: [], deletedIds: [], ...rest };
}

function memoryFeed() {
  const changes: BankChange[] = [];
  let bankKey: string | null = 'k1';
  let reads = 0;
  const log = {
    readChanges: async (cursors: readonly { readonly bankId: string; readonly after: number | null }[]) => {
      const logs = new Map<string, BankLog>();
      for (const { bankId, after } of cursors) {
        if (bankKey === null) continue;
        const next = changes.filter(({ sequence }) => sequence > (after ?? 1e9));
        logs.set(bankId, { bankKey, last: changes.at(-1)?.sequence ?? 0, changes: next });
      }
      return logs;
    },
  };
  const memories = async (_bankId: string, ids: readonly string[]) => {
    reads += 1;
    // What the tests look at is which memory it is.
    return new Map(ids.filter((id) => id !== 'gone').map((id) => [id, { id } as never]));
  };
  const feed = new MemoryFeed(
    {
      log,
      reads: { memories },
      seats: new Seats(100, () => undefined),
      onFailure: (error) => Promise.reject(error),
    },
    EVERY_MS,
  );
  return {
    ...{ feed, changes, reads: () => reads },
    rebank: (key: string | null) => {
      bankKey = key;
    },
  };
}

describe('the memories of a bank', () => {
  test('are told in the order of the writes, from the moment of listening on', async () => {
    const { feed, changes } = memoryFeed();
    changes.push(change(1, { createdIds: ['old'] }));
    const events = await feed.listen('b');
    changes.push(
      change(2, { createdIds: ['a', 'gone'] }),
      change(3, { deletedIds: ['a'], createdIds: ['c'], updatedIds: ['old'] }),
    );
    const seen = [];
    for (let i = 0; i < 5; i++) seen.push((await events.next()).value);
    expect(seen.map(({ kind, memoryId, memory, at }) => [kind, memoryId, memory?.id ?? null, at])).toEqual([
      ['CREATED', 'a', 'a', 2],
      ['CREATED', 'gone', null, 2],
      ['DELETED', 'a', null, 3],
      ['CREATED', 'c', 'c', 3],
      ['UPDATED', 'old', 'old', 3],
    ]);
    feed.close();
    expect(await events.next()).toMatchObject({ done: true });
  });

  test('are read once for all that listen', async () => {
    const { feed, changes, reads } = memoryFeed();
    const listeners = await Promise.all(Array.from({ length: 5 }, () => feed.listen('b')));
    changes.push(change(1, { createdIds: ['a'] }));
    for (const events of listeners) expect((await events.next()).value).toMatchObject({ memoryId: 'a' });
    expect(reads()).toBe(1);
    feed.close();
  });

  test('end with their bank, also when one of its id is made anew', async () => {
    for (const key of [null, 'k2']) {
      const { feed, rebank } = memoryFeed();
      const events = await feed.listen('b');
      rebank(key);
      expect(await readAll(events)).toEqual([]);
    }
  });

  test('are told whole though a look sees a later write before an earlier one', async () => {
    const { feed, changes } = memoryFeed();
    changes.push(change(1));
    const events = await feed.listen('b');
    changes.push(change(3, { createdIds: ['c'] }));
    setTimeout(() => changes.splice(1, 0, change(2, { createdIds: ['b'] })), EVERY_MS);
    const seen = [await events.next(), await events.next()];
    expect(seen.map(({ value }) => value.memoryId)).toEqual(['b', 'c']);
    feed.close();
  });

  test('of which some were dropped unread end with a reason', async () => {
    const { feed, changes } = memoryFeed();
    changes.push(change(1));
    const events = await feed.listen('b');
    changes.push(change(5, { createdIds: ['e'] }));
    await expect(events.next()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('of a bank that does not exist are NOT_FOUND', async () => {
    const { feed, rebank } = memoryFeed();
    rebank(null);
    await expect(feed.listen('b')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
