import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimedOperation } from '../../../src/domain/operation.ts';
import type { OperationStore } from '../../../src/domain/ports/operation-store.ts';
import { acceptRetain, retainHandler } from '../../../src/retain/in-background.ts';
import { DEFAULT_RETAIN, retain } from '../../../src/retain/retain.ts';
import type { RetainRequest } from '../../../src/retain/types.ts';
import type { Database } from '../../../src/store/database.ts';
import { createOperationStore } from '../../../src/store/operation-store.ts';
import { createReadStore } from '../../../src/store/read-store.ts';
import { testDatabase } from '../../support/database.ts';
import { explainStatement } from '../../support/explain.ts';
import { item, request } from '../../unit/retain/requests.ts';
import { newBankId, openBank, type TestBank } from '../retain/bank-of-test.ts';

const LEASE_MS = 60_000;

let database: Database;
let bank: TestBank;
let one: OperationStore;
let two: OperationStore;
let other: Database;

beforeAll(async () => {
  database = testDatabase();
  other = testDatabase();
  bank = await openBank(database);
  one = createOperationStore(database);
  two = createOperationStore(other);
});
afterAll(async () => {
  await database.close();
  await other.close();
});

const accept = (asked: RetainRequest) =>
  acceptRetain(asked, { ...bank.ports, operations: one }, DEFAULT_RETAIN);
const ask = (bankId: string, rest: Partial<RetainRequest> = {}) =>
  request([item('Alice moved to Paris.', { documentId: 'd' })], { bankId, ...rest });

async function claim(store: OperationStore, id: string, leaseMs = LEASE_MS): Promise<ClaimedOperation> {
  const operation = await store.claim(id, leaseMs);
  if (operation === null) throw new Error(`operation ${id} was not to be had`);
  return operation;
}

async function carryOut(operation: ClaimedOperation) {
  const run = { signal: new AbortController().signal, progress: () => undefined };
  return retainHandler(bank.ports, DEFAULT_RETAIN)(operation, run);
}

async function stored(id: string) {
  const operation = (await createReadStore(database).operations([id])).get(id);
  if (operation === undefined) throw new Error(`there is no operation ${id}`);
  return operation;
}

/** Lets the lease of an operation run out, as if its process had been silent for so long. */
async function silence(id: string): Promise<void> {
  await bank.rows(
    "MATCH (o:Operation {id: $id}) SET o.dueAt = datetime({epochMillis: timestamp()}) - duration('PT1S')",
    { id },
  );
}

describe('an accepted retain', () => {
  test('is written down before the answer, and nothing else is', async () => {
    const bankId = newBankId();
    const { operationId, memoryIds, bookmarks } = await accept(ask(bankId));
    expect(memoryIds).toEqual([]);
    expect(bookmarks.length).toBeGreaterThan(0);
    expect(await stored(operationId)).toMatchObject({
      state: 'PENDING',
      progress: 0,
      finishedAt: null,
      receipt: null,
    });
    expect(await bank.nodes(bankId)).toEqual({ Bank: 1, Operation: 1 });
  });

  test('becomes what the same retain becomes that is waited for', async () => {
    const [background, foreground] = [newBankId(), newBankId()];
    const { operationId } = await accept(ask(background));
    expect(await carryOut(await claim(one, operationId))).toEqual({ kind: 'COMMITTED' });
    await bank.retain(ask(foreground));
    expect(await bank.nodes(background)).toEqual(await bank.nodes(foreground));
    const { state, progress, receipt, finishedAt } = await stored(operationId);
    expect({ state, progress }).toEqual({ state: 'SUCCEEDED', progress: 1 });
    expect(finishedAt).not.toBeNull();
    expect(JSON.parse(receipt ?? '').items).toEqual([
      { documentId: 'd', created: 1, merged: 0, superseded: 0, ignored: [] },
    ]);
    expect(
      await bank.rows('MATCH (o:Operation {id: $id}) RETURN o.request AS request, o.dueAt AS dueAt', {
        id: operationId,
      }),
    ).toEqual([{ request: null, dueAt: null }]);
  });

  test('is refused at once for what can be known at once', async () => {
    const bankId = newBankId();
    await expect(accept(request([item(' ')], { bankId }))).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(accept(ask(bankId, { mode: 'LLM' }))).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await bank.nodes(bankId)).toEqual({});
  });
});

describe('an idempotency key', () => {
  const keyed = (bankId: string, requestHash = 'same') => ask(bankId, { idempotencyKey: 'key', requestHash });

  test('is one operation for eight at once, and however far it has come', async () => {
    const bankId = newBankId();
    const results = await Promise.all(Array.from({ length: 8 }, () => accept(keyed(bankId))));
    const [id = ''] = new Set(results.map(({ operationId }) => operationId));
    expect(results.every(({ operationId }) => operationId === id)).toBe(true);
    const operation = await claim(one, id);
    expect((await accept(keyed(bankId))).operationId).toBe(id);
    await carryOut(operation);
    const after = await accept(keyed(bankId));
    expect(after.operationId).toBe(id);
    expect(after.memoryIds).toHaveLength(1);
    expect(await bank.nodes(bankId)).toMatchObject({ Operation: 1, Memory: 1, Document: 1 });
  });

  test('is a CONFLICT with another body, also while the first is going on', async () => {
    const bankId = newBankId();
    const { operationId } = await accept(keyed(bankId));
    await expect(accept(keyed(bankId, 'other'))).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { operationId },
    });
    await expect(bank.retain(keyed(bankId, 'other'))).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('used by one that waits for its answer is that operation too, with nothing written twice', async () => {
    const bankId = newBankId();
    const { operationId } = await accept(keyed(bankId));
    expect(await bank.retain(keyed(bankId))).toMatchObject({ operationId, memoryIds: [] });
    await carryOut(await claim(one, operationId));
    expect((await bank.retain(keyed(bankId))).memoryIds).toHaveLength(1);
    expect(await bank.nodes(bankId)).toMatchObject({ Operation: 1, Memory: 1 });
  });

  test('of a cancelled operation tells one that waits that nothing is stored', async () => {
    const bankId = newBankId();
    const { operationId } = await accept(keyed(bankId));
    await one.cancel(operationId);
    await expect(bank.retain(keyed(bankId))).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { operationId, state: 'CANCELLED' },
    });
    expect((await accept(keyed(bankId))).operationId).toBe(operationId);
  });
});

describe('a claim', () => {
  test('is had by one of two processes that reach for it at once', async () => {
    const bankId = newBankId();
    for (let round = 0; round < 10; round++) {
      const { operationId } = await accept(ask(bankId, { requestHash: String(round) }));
      const claims = await Promise.all(
        [one, two, one, two].map((store) => store.claim(operationId, LEASE_MS)),
      );
      expect(claims.filter((claimed) => claimed !== null)).toHaveLength(1);
    }
  });

  test('is found by another process only when it is due', async () => {
    const bankId = newBankId();
    const { operationId } = await accept(ask(bankId));
    expect(await two.findDue(['RETAIN'], 10_000)).toContain(operationId);
    expect(await two.findDue(['CONSOLIDATE'], 10_000)).not.toContain(operationId);
    await claim(one, operationId);
    expect(await two.findDue(['RETAIN'], 10_000)).not.toContain(operationId);
    expect(await two.claim(operationId, LEASE_MS)).toBeNull();
    await silence(operationId);
    expect(await two.findDue(['RETAIN'], 10_000)).toContain(operationId);
    expect(await claim(two, operationId)).toMatchObject({ fence: 2, crashes: 1, failures: 0 });
  });

  test('holds as long as it is renewed, by the clock of the database', async () => {
    const { operationId } = await accept(ask(newBankId()));
    // A process whose own clock is ten years wrong measures no lease by it.
    const real = Date.now;
    Date.now = () => real() - 10 * 365 * 86_400_000;
    try {
      const operation = await claim(one, operationId, 1_000);
      for (let i = 0; i < 4; i++) {
        await sleep(400);
        expect(await one.renew(operation, { leaseMs: 1_000, progress: i / 4 })).toBe(true);
        expect(await two.claim(operationId, LEASE_MS)).toBeNull();
      }
      expect((await stored(operationId)).progress).toBe(0.75);
      await sleep(1_100);
      expect(await two.claim(operationId, LEASE_MS)).toMatchObject({ fence: 2 });
      expect(await one.renew(operation, { leaseMs: 1_000, progress: 1 })).toBe(false);
    } finally {
      Date.now = real;
    }
  });

  test('that was overtaken can write nothing: neither its memories nor its end', async () => {
    const bankId = newBankId();
    const { operationId } = await accept(ask(bankId));
    const stale = await claim(one, operationId);
    await silence(operationId);
    const fresh = await claim(two, operationId);
    await expect(carryOut(stale)).rejects.toMatchObject({ code: 'CONFLICT' });
    const failure = { code: 'TIMEOUT', message: 'late', retryable: true };
    expect(await one.leave(stale, { state: 'FAILED', failures: 1, error: failure })).toBe(false);
    expect(await stored(operationId)).toMatchObject({ state: 'RUNNING', error: null });
    expect(await bank.nodes(bankId)).toEqual({ Bank: 1, Operation: 1 });
    await carryOut(fresh);
    expect(await bank.nodes(bankId)).toMatchObject({ Document: 1, Memory: 1, Operation: 1 });
    await expect(carryOut(fresh)).resolves.toEqual({ kind: 'COMMITTED' });
    expect(await bank.nodes(bankId)).toMatchObject({ Document: 1, Memory: 1, Operation: 1 });
  });

  test('given back is to be had at once, one that failed after its pause', async () => {
    const { operationId } = await accept(ask(newBankId()));
    const first = await claim(one, operationId);
    expect(await one.leave(first, { state: 'PENDING', failures: 0, delayMs: 0 })).toBe(true);
    const second = await claim(two, operationId);
    expect(second).toMatchObject({ fence: 2, crashes: 0 });
    expect(await two.leave(second, { state: 'PENDING', failures: 1, delayMs: 60_000 })).toBe(true);
    expect(await stored(operationId)).toMatchObject({ state: 'PENDING', error: null });
    expect(await two.claim(operationId, LEASE_MS)).toBeNull();
    await silence(operationId);
    expect(await claim(one, operationId)).toMatchObject({ fence: 3, failures: 1 });
  });
});

describe('cancelling', () => {
  test('keeps a waiting operation from being claimed, and a second time is harmless', async () => {
    const bankId = newBankId();
    const { operationId } = await accept(ask(bankId));
    expect(await two.cancel(operationId)).toBe('PENDING');
    expect(await stored(operationId)).toMatchObject({ state: 'CANCELLED' });
    expect((await stored(operationId)).finishedAt).not.toBeNull();
    expect(await one.claim(operationId, LEASE_MS)).toBeNull();
    expect(await two.cancel(operationId)).toBe('CANCELLED');
  });

  test('keeps a running one from writing anything', async () => {
    const bankId = newBankId();
    const { operationId } = await accept(ask(bankId));
    const running = await claim(one, operationId);
    expect(await two.cancel(operationId)).toBe('RUNNING');
    expect(await one.renew(running, { leaseMs: LEASE_MS, progress: 0.5 })).toBe(false);
    await expect(carryOut(running)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await bank.nodes(bankId)).toEqual({ Bank: 1, Operation: 1 });
    expect(await stored(operationId)).toMatchObject({ state: 'CANCELLED' });
  });

  test('comes too late for one that is done', async () => {
    const { operationId } = await bank.retain(ask(newBankId()));
    expect(await one.cancel(operationId)).toBe('SUCCEEDED');
    expect(await stored(operationId)).toMatchObject({ state: 'SUCCEEDED' });
    expect(await one.cancel(randomUUID())).toBeNull();
  });
});

describe('trying again', () => {
  test.each(['FAILED', 'CANCELLED'] as const)('begins one that was %s anew', async (state) => {
    const bankId = newBankId();
    const { operationId } = await accept(ask(bankId));
    if (state === 'CANCELLED') await one.cancel(operationId);
    else {
      const failure = { code: 'MODEL_OUTPUT_INVALID', message: 'refused', retryable: false };
      await one.leave(await claim(one, operationId), { state, failures: 1, error: failure });
      expect(JSON.parse((await stored(operationId)).error ?? '')).toEqual(failure);
    }
    expect(await two.retry(operationId)).toEqual({ found: state, isRetried: true });
    expect(await stored(operationId)).toMatchObject({ state: 'PENDING', error: null, finishedAt: null });
    const again = await claim(two, operationId);
    expect(again.failures).toBe(0);
    await carryOut(again);
    expect(await bank.nodes(bankId)).toMatchObject({ Document: 1, Memory: 1, Operation: 1 });
  });

  test('is not for one that waits, runs or is done', async () => {
    const { operationId } = await accept(ask(newBankId()));
    expect(await one.retry(operationId)).toEqual({ found: 'PENDING', isRetried: false });
    const running = await claim(one, operationId);
    expect(await one.retry(operationId)).toEqual({ found: 'RUNNING', isRetried: false });
    expect(await stored(operationId)).toMatchObject({ state: 'RUNNING' });
    await carryOut(running);
    expect(await one.retry(operationId)).toEqual({ found: 'SUCCEEDED', isRetried: false });
    expect(await one.retry(randomUUID())).toBeNull();
  });
});

test('a bank that is deleted takes its operations with it, and one under way writes nothing', async () => {
  const bankId = newBankId();
  const { operationId } = await accept(ask(bankId));
  const running = await claim(one, operationId);
  await bank.admin.deleteBank(bankId);
  await expect(carryOut(running)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await one.retry(operationId)).toBeNull();
  expect((await createReadStore(database).operations([operationId])).size).toBe(0);
  expect(await bank.nodes(bankId)).not.toHaveProperty('Memory');
});

test('many processes carry out many operations, each once', async () => {
  const bankId = newBankId();
  const ids = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const asked = request([item(`Note ${i}`, { documentId: `n${i}` })], { bankId, requestHash: String(i) });
      return (await accept(asked)).operationId;
    }),
  );
  const done: string[] = [];
  async function work(store: OperationStore): Promise<void> {
    while (done.length < ids.length) {
      const due = (await store.findDue(['RETAIN'], 10_000)).filter((id) => ids.includes(id));
      for (const id of due) {
        const operation = await store.claim(id, LEASE_MS);
        if (operation === null) continue;
        await retain(JSON.parse(operation.request), bank.ports, DEFAULT_RETAIN, {
          signal: null,
          assignment: { operation, progress: () => undefined },
        });
        done.push(id);
      }
    }
  }
  await Promise.all([work(one), work(two), work(one)]);
  expect([...done].sort()).toEqual([...ids].sort());
  expect(await bank.nodes(bankId)).toMatchObject({ Document: 20, Memory: 20, Operation: 20 });
});

test.each([
  'operations/enqueue',
  'operations/find-due',
  'operations/claim',
  'operations/renew',
  'operations/leave',
  'operations/cancel',
  'operations/retry',
  'read/operations',
  'read/list-operations',
  'read/count-operations',
])('%s looks nothing up by scanning', async (name) => {
  const plan = await explainStatement(database, name);
  expect(plan.filter((step) => /Scan/.test(step))).toEqual([]);
});
