import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/store/database.ts';
import { testDatabase } from '../../support/database.ts';
import { item, request } from '../../unit/retain/requests.ts';
import { NOW, newBankId, openBank, type TestBank } from './bank-of-test.ts';

let database: Database;
let small: TestBank;
let now = NOW;

beforeAll(async () => {
  database = testDatabase();
  small = await openBank(database, { memoriesPerTransaction: 4, clock: () => now });
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
  now += 3_600_000;
  await small.admin.sweepAbandonedRetains(now); // what earlier runs on this database left
  const dying = testDatabase();
  const mortal = await openBank(dying, { memoriesPerTransaction: 4, clock: () => now });
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

  expect(await small.admin.sweepAbandonedRetains(now)).toBe(0);
  now += 3_600_000;
  expect(await small.admin.sweepAbandonedRetains(now)).toBe(states[1]?.count);
  expect(await small.nodes(bankId)).toEqual(before);
});

test('two in batches at once with one idempotency key are one write', async () => {
  const bankId = newBankId();
  const same = request(turns(10, 'same'), { bankId, idempotencyKey: 'key' });
  const [one, two] = await Promise.all([small.retain(same), small.retain(same)]);
  expect(two?.memoryIds).toEqual(one?.memoryIds);
  expect(await small.nodes(bankId)).toMatchObject({ Memory: 10, Operation: 1, Document: 1 });
});
