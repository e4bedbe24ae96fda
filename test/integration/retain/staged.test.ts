import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimedOperation } from '../../../src/domain/operation.ts';
import type { RetainStore } from '../../../src/domain/ports/retain-store.ts';
import { acceptRetain, retainHandler } from '../../../src/retain/in-background.ts';
import { DEFAULT_RETAIN, retain } from '../../../src/retain/retain.ts';
import type { Database } from '../../../src/store/database.ts';
import { createOperationStore } from '../../../src/store/operation-store.ts';
import { testDatabase } from '../../support/database.ts';
import { fact, item, request } from '../../unit/retain/requests.ts';
import { newBankId, openBank, type TestBank } from './bank-of-test.ts';

let database: Database;
let small: TestBank;

beforeAll(async () => {
  database = testDatabase();
  small = await openBank(database, { memoriesPerTransaction: 4 });
});
afterAll(() => database.close());

const SAID = Date.UTC(2023, 4, 8, 13, 56);
const turns = (count: number, version: string) =>
  Array.from({ length: count }, (_, i) =>
    item(`Alice: ${version} turn ${i} about foxes ${'word '.repeat(150)}`, {
      documentId: 'd',
      timestamp: SAID,
    }),
  );
const LINKS =
  'MATCH (:Memory {bankId: $bankId})-[r:NEAR_IN_TIME|SIMILAR_TO]->(:Memory) RETURN type(r) AS kind, count(*) AS count ORDER BY kind';

test('a retain in batches becomes what it becomes in one transaction', async () => {
  const whole = await openBank(database);
  const [one, many] = [newBankId(), newBankId()];
  for (const [bank, bankId] of [
    [whole, one],
    [small, many],
  ] as const) {
    await bank.retain(request([item('Alice: an old turn about foxes', { timestamp: SAID })], { bankId }));
    await bank.retain(request(turns(18, 'first'), { bankId }));
    const { memoryIds } = await bank.retain(request(turns(14, 'second'), { bankId }));
    expect(memoryIds).toHaveLength(14);
  }
  expect(await small.nodes(many)).toEqual(await small.nodes(one));
  expect(await small.rows(LINKS, { bankId: many })).toEqual(await small.rows(LINKS, { bankId: one }));
  expect(
    await small.rows('MATCH (m:Memory {bankId: $bankId}) RETURN m.state AS state, count(*) AS count', {
      bankId: many,
    }),
  ).toEqual([{ state: 'ACTIVE', count: 15 }]);
  expect(
    await small.rows('MATCH (:Operation {bankId: $bankId})-[s:STAGED]->() RETURN s', { bankId: many }),
  ).toEqual([]);
});

test('one that fails midway leaves the old document and nothing of its own', async () => {
  const bankId = newBankId();
  await small.retain(request(turns(3, 'first'), { bankId }));
  const before = await small.nodes(bankId);
  let batches = 0;
  database.onStatement = (name) => {
    if (name === 'write/put-memories' && ++batches === 3) throw new Error('the third batch fails');
  };
  await expect(small.retain(request(turns(18, 'second'), { bankId }))).rejects.toThrow(
    'the third batch fails',
  );
  database.onStatement = null;
  expect(await small.nodes(bankId)).toEqual(before);
});

test('what a dead process staged is unseen, and swept when its lease has run out', async () => {
  const bankId = newBankId();
  await small.retain(request(turns(3, 'first'), { bankId }));
  const before = await small.nodes(bankId);
  await small.admin.sweepAbandonedRetains(); // what earlier runs on this database left
  const dying = testDatabase();
  const mortal = await openBank(dying, { memoriesPerTransaction: 4 });
  let batches = 0;
  dying.onStatement = (name) => {
    if (name !== 'write/put-memories' || ++batches < 2) return;
    // A dead process neither finishes nor tidies up.
    const dead = async () => Promise.reject(new Error('dead'));
    dying.run = dead;
    dying.write = dead;
    throw new Error('dead');
  };
  await expect(mortal.retain(request(turns(18, 'second'), { bankId }))).rejects.toThrow('dead');
  await dying.close();

  const states = await small.rows<{ state: string; count: number }>(
    'MATCH (m:Memory {bankId: $bankId}) RETURN m.state AS state, count(*) AS count ORDER BY state',
    { bankId },
  );
  expect(states[0]).toEqual({ state: 'ACTIVE', count: 3 });
  expect(states[1]?.state).toBe('STAGED');
  expect(
    await small.rows(
      "MATCH (:Document)<-[:PART_OF]-(:Chunk)<-[:FROM]-(m:Memory {bankId: $bankId, state: 'STAGED'}) RETURN m",
      { bankId },
    ),
  ).toEqual([]);

  expect(await small.admin.sweepAbandonedRetains()).toBe(0);
  await small.rows(
    "MATCH (o:Operation {bankId: $bankId, state: 'RUNNING'}) SET o.dueAt = o.dueAt - duration('PT1H')",
    { bankId },
  );
  expect(await small.admin.sweepAbandonedRetains()).toBe(states[1]?.count);
  expect(await small.nodes(bankId)).toEqual(before);
});

test('two in batches at once with one idempotency key are one write', async () => {
  const bankId = newBankId();
  const same = request(turns(10, 'same'), { bankId, idempotencyKey: 'key' });
  const [one, two] = await Promise.all([small.retain(same), small.retain(same)]);
  expect(two?.memoryIds).toEqual(one?.memoryIds);
  expect(await small.nodes(bankId)).toMatchObject({ Memory: 10, Operation: 1, Document: 1 });
});

test('one whose fact somebody else writes meanwhile is decided anew, and nothing of it stands twice', async () => {
  const bankId = newBankId();
  const told = fact('Alice Chen works at the harbour office in Hamburg.');
  const store: RetainStore = {
    ...small.ports.store,
    async stage(bank, operation) {
      const staging = await small.ports.store.stage(bank, operation);
      let attempts = 0;
      return {
        ...staging,
        async publish(write, record) {
          if (++attempts === 1) await small.retain(request([item('theirs', { facts: [told] })], { bankId }));
          return staging.publish(write, record);
        },
      };
    },
  };
  const items = [...turns(10, 'first'), item('ours', { facts: [told] })];
  const { memoryIds } = await retain(request(items, { bankId }), { ...small.ports, store });
  expect(await small.nodes(bankId)).toMatchObject({ Memory: 11, Document: 3 });
  expect(new Set(memoryIds).size).toBe(11);
  const [shared] = await small.rows<{ sources: number }>(
    'MATCH (m:Memory {bankId: $bankId, id: $id}) RETURN COUNT { (m)-[:FROM]->() } AS sources',
    { bankId, id: memoryIds.at(-1) },
  );
  expect(shared?.sources).toBe(2);
  expect(
    await small.rows("MATCH (m:Memory {bankId: $bankId}) WHERE m.state <> 'ACTIVE' RETURN m", { bankId }),
  ).toEqual([]);
  expect(
    await small.rows(
      'MATCH (a:Memory {bankId: $bankId})-[r:NEAR_IN_TIME|SIMILAR_TO]->(b) WITH a, b, type(r) AS kind, count(*) AS count WHERE count > 1 RETURN kind',
      { bankId },
    ),
  ).toEqual([]);
});

describe('in the background', () => {
  const accept = (bankId: string, version: string) =>
    acceptRetain(
      request(turns(18, version), { bankId }),
      { ...small.ports, operations: createOperationStore(database) },
      DEFAULT_RETAIN,
    );
  async function claim(id: string): Promise<ClaimedOperation> {
    const operation = await createOperationStore(database).claim(id, 60_000);
    if (operation === null) throw new Error('it was not to be had');
    return operation;
  }
  const carryOut = (operation: ClaimedOperation) =>
    retainHandler(small.ports, DEFAULT_RETAIN)(operation, {
      signal: new AbortController().signal,
      progress: () => undefined,
    });
  /** Fails at the second batch, as a process does that dies: nothing is tidied up. */
  async function failMidway(operation: ClaimedOperation): Promise<void> {
    let batches = 0;
    database.onStatement = (name) => {
      if (name === 'write/put-memories' && ++batches === 3) throw new Error('dead');
    };
    await expect(carryOut(operation)).rejects.toThrow('dead');
    database.onStatement = null;
  }
  const silence = (id: string) =>
    small.rows("MATCH (o:Operation {id: $id}) SET o.dueAt = o.dueAt - duration('PT1H')", { id });

  test('one that died midway is begun anew by the next process, and becomes whole', async () => {
    const [whole, bankId] = [newBankId(), newBankId()];
    await small.retain(request(turns(18, 'first'), { bankId: whole }));
    const { operationId } = await accept(bankId, 'first');
    await failMidway(await claim(operationId));
    expect((await small.nodes(bankId)).Memory).toBeGreaterThan(0);
    await small.admin.sweepAbandonedRetains();
    expect(await small.nodes(bankId)).toMatchObject({ Operation: 1 });
    await silence(operationId);
    await carryOut(await claim(operationId));
    expect(await small.nodes(bankId)).toEqual(await small.nodes(whole));
    expect(await small.rows(LINKS, { bankId })).toEqual(await small.rows(LINKS, { bankId: whole }));
  });

  test('one that was overtaken stages nothing more, and cannot publish', async () => {
    const bankId = newBankId();
    const { operationId } = await accept(bankId, 'first');
    const stale = await claim(operationId);
    await failMidway(stale);
    await silence(operationId);
    const fresh = await claim(operationId);
    await expect(carryOut(stale)).rejects.toMatchObject({ code: 'CONFLICT' });
    await carryOut(fresh);
    expect(await small.nodes(bankId)).toMatchObject({ Memory: 18, Document: 1, Operation: 1 });
    // Refused, or it finds itself done: it writes nothing in either case.
    await carryOut(stale).catch((error) => expect(error).toMatchObject({ code: 'CONFLICT' }));
    expect(await small.nodes(bankId)).toMatchObject({ Memory: 18, Document: 1, Operation: 1 });
  });

  test('one that is cancelled midway leaves only its record, once it is swept', async () => {
    const bankId = newBankId();
    const { operationId } = await accept(bankId, 'first');
    await failMidway(await claim(operationId));
    await createOperationStore(database).cancel(operationId);
    await small.admin.sweepAbandonedRetains();
    expect(await small.nodes(bankId)).toEqual({ Bank: 1, Operation: 1 });
  });
});

test('one that somebody waits for can be cancelled, and writes nothing then', async () => {
  const bankId = newBankId();
  let batches = 0;
  database.onStatement = (name) => {
    if (name !== 'write/put-memories' || ++batches !== 2) return;
    void small
      .rows<{ id: string }>("MATCH (o:Operation {bankId: $bankId, state: 'RUNNING'}) RETURN o.id AS id", {
        bankId,
      })
      .then(([running]) => createOperationStore(database).cancel(running?.id ?? ''));
  };
  await expect(small.retain(request(turns(40, 'first'), { bankId }))).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  database.onStatement = null;
  expect(await small.nodes(bankId)).toEqual({ Bank: 1, Operation: 1 });
});
