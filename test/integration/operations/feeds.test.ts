import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MemoryFeed } from '../../../src/feed/memory-feed.ts';
import { OperationFeed } from '../../../src/feed/operation-feed.ts';
import { Seats } from '../../../src/feed/seats.ts';
import { acceptRetain, retainHandler } from '../../../src/retain/in-background.ts';
import { DEFAULT_RETAIN } from '../../../src/retain/retain.ts';
import { tryLockBank } from '../../../src/store/bank-lock.ts';
import { CHANGES_KEPT, createChangeLog } from '../../../src/store/change-log.ts';
import type { Database } from '../../../src/store/database.ts';
import { createOperationStore } from '../../../src/store/operation-store.ts';
import { createReadStore } from '../../../src/store/read-store.ts';
import { testDatabase } from '../../support/database.ts';
import { explainStatement } from '../../support/explain.ts';
import { item, request } from '../../unit/retain/requests.ts';
import { NOW, newBankId, openBank, type TestBank } from '../retain/bank-of-test.ts';

/** Listens over a connection of its own, as another API process does. */
let listening: Database;
let writing: Database;
let bank: TestBank;
let memories: MemoryFeed;
let operations: OperationFeed;

beforeAll(async () => {
  listening = testDatabase();
  writing = testDatabase();
  bank = await openBank(writing);
  const reads = createReadStore(listening);
  const seats = new Seats(100, () => undefined);
  const onFailure = (error: unknown) => Promise.reject(error);
  memories = new MemoryFeed({ log: createChangeLog(listening), reads, seats, onFailure }, 20);
  operations = new OperationFeed({ reads, seats, onFailure }, 20);
});
afterAll(async () => {
  memories.close();
  operations.close();
  await listening.close();
  await writing.close();
});

async function read<T>(events: AsyncIterator<T>, count: number): Promise<T[]> {
  const seen: T[] = [];
  for (let i = 0; i < count; i++) {
    const { value, done } = await events.next();
    if (done) throw new Error(`ended after ${i} of ${count}`);
    seen.push(value);
  }
  return seen;
}

const titled = (text: string) => item(text, { documentId: 'd' });

describe('what another process does to the memories of a bank', () => {
  test('is told: what it makes, replaces and deletes, in that order, and the end of the bank', async () => {
    const bankId = newBankId();
    const before = await bank.retain(request([titled('before')], { bankId }));
    const events = await memories.listen(bankId);
    const first = await bank.retain(request([item('one'), item('two')], { bankId }));
    const second = await bank.retain(request([titled('after')], { bankId }));
    await bank.admin.deleteMemory(bankId, second.memoryIds[0] ?? '', NOW);
    await bank.admin.deleteDocument(bankId, 'd', NOW);
    const seen = await read(events, 5);
    const [one, two] = first.memoryIds;
    const [after] = second.memoryIds;
    expect(seen.map(({ kind, memoryId }) => [kind, memoryId])).toEqual([
      ['CREATED', one],
      ['CREATED', two],
      ['DELETED', before.memoryIds[0]],
      ['CREATED', after],
      ['DELETED', after],
    ]);
    expect(seen.slice(0, 3).map(({ memory }) => memory?.text ?? null)).toEqual(['one', 'two', null]);
    const last = events.next();
    await bank.admin.deleteBank(bankId);
    expect(await last).toMatchObject({ done: true });
    expect(await bank.rows('MATCH (c:Change {bankId: $bankId}) RETURN c', { bankId })).toEqual([]);
  });

  test('is told in the order of the commits, each once, however many write at once', async () => {
    const bankId = newBankId();
    await bank.retain(request([item('first')], { bankId }));
    const [one, two] = await Promise.all([memories.listen(bankId), memories.listen(bankId)]);
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, i) => bank.retain(request([item(`a${i}`), item(`b${i}`)], { bankId }))),
    );
    const seen = (await read(one, 16)).map(({ memoryId }) => memoryId);
    expect([...seen].sort()).toEqual(results.flatMap(({ memoryIds }) => memoryIds).sort());
    expect((await read(two, 16)).map(({ memoryId }) => memoryId)).toEqual(seen);
  });

  test('of another bank is not', async () => {
    const [bankId, other] = [newBankId(), newBankId()];
    await bank.retain(request([item('x')], { bankId }));
    const events = await memories.listen(bankId);
    await bank.retain(request([item('y')], { bankId: other }));
    await bank.retain(request([item('z')], { bankId }));
    expect((await read(events, 1)).map(({ memory }) => memory?.text)).toEqual(['z']);
  });

  test('is kept in a log of bounded length', async () => {
    const bankId = newBankId();
    await bank.retain(request([item('x')], { bankId }));
    await bank.rows('MATCH (b:Bank {id: $bankId}) SET b.changes = $kept', { bankId, kept: CHANGES_KEPT });
    await bank.retain(request([item('y')], { bankId }));
    expect(
      await bank.rows('MATCH (c:Change {bankId: $bankId}) RETURN c.sequence AS sequence', { bankId }),
    ).toEqual([{ sequence: CHANGES_KEPT + 1 }]);
  });
});

test('an operation that another process carries out is told to its end', async () => {
  const bankId = newBankId();
  const store = createOperationStore(writing);
  const asked = request([titled('something')], { bankId });
  const { operationId } = await acceptRetain(asked, { ...bank.ports, operations: store }, DEFAULT_RETAIN);
  const events = await operations.listen(operationId);
  expect(await read(events, 1)).toMatchObject([{ state: 'PENDING', progress: 0 }]);
  const operation = await store.claim(operationId, 60_000);
  if (operation === null) throw new Error('it was not to be had');
  expect(await read(events, 1)).toMatchObject([{ state: 'RUNNING' }]);
  await store.renew(operation, { leaseMs: 60_000, progress: 0.4 });
  expect(await read(events, 1)).toMatchObject([{ state: 'RUNNING', progress: 0.4 }]);
  const run = { signal: new AbortController().signal, progress: () => undefined };
  await retainHandler(bank.ports, DEFAULT_RETAIN)(operation, run);
  expect(await read(events, 1)).toMatchObject([{ state: 'SUCCEEDED', progress: 1 }]);
  expect(await events.next()).toMatchObject({ done: true });
});

test.each(['write/record-change', 'write/empty-changes', 'read/changes', 'write/finish-retain'])(
  '%s looks nothing up by scanning',
  async (name) => {
    const plan = await explainStatement(listening, name);
    expect(plan.filter((step) => /Scan/.test(step))).toEqual([]);
  },
);

test('an operation that is just done is read when all that is being written into its bank can be', async () => {
  const bankId = newBankId();
  const { operationId } = await bank.retain(request([titled('done')], { bankId }));
  await bank.rows('MATCH (o:Operation {id: $id}) SET o.finishedAt = datetime()', { id: operationId });
  const order: string[] = [];
  let isLocked = () => {};
  const locked = new Promise<void>((resolve) => {
    isLocked = resolve;
  });
  const written = writing.write(async (transaction) => {
    await tryLockBank(transaction, bankId, NOW);
    isLocked();
    // Long enough for a read that does not wait.
    await setTimeout(500);
    order.push('written');
  });
  await locked;
  const seen = await createReadStore(listening).operations([operationId]);
  order.push('read');
  await written;
  expect(order).toEqual(['written', 'read']);
  expect(seen.get(operationId)?.state).toBe('SUCCEEDED');
});
