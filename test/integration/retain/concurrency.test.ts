import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../src/store/database.ts';
import { testDatabase } from '../../support/database.ts';
import { fact, item, request } from '../../unit/retain/requests.ts';
import { newBankId, openBank, type TestBank } from './bank-of-test.ts';

let database: Database;
let bank: TestBank;

beforeAll(async () => {
  database = testDatabase();
  bank = await openBank(database);
});
afterAll(() => database.close());

describe('the same request twice', () => {
  const keyed = (bankId: string, content: string) =>
    request([item(content)], { bankId, idempotencyKey: 'key', requestHash: content });

  test('is one write, one after the other', async () => {
    const bankId = newBankId();
    const first = await bank.retain(keyed(bankId, 'once'));
    const second = await bank.retain(keyed(bankId, 'once'));
    expect(second.memoryIds).toEqual(first.memoryIds);
    expect(second.operationId).toBe(first.operationId);
    expect(second.bookmarks.length).toBeGreaterThan(0);
    expect(await bank.nodes(bankId)).toMatchObject({ Memory: 1, Operation: 1, Document: 1 });
  });

  test('is one write, eight at once', async () => {
    const bankId = newBankId();
    const results = await Promise.all(Array.from({ length: 8 }, () => bank.retain(keyed(bankId, 'once'))));
    expect(new Set(results.map((result) => result.memoryIds.join())).size).toBe(1);
    expect(await bank.nodes(bankId)).toMatchObject({ Bank: 1, Memory: 1, Operation: 1, Document: 1 });
  });

  test('is a CONFLICT when its key comes with another body, one after the other or at once', async () => {
    const bankId = newBankId();
    const results = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((text) => bank.retain(keyed(bankId, text))),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'CONFLICT' });
    }
    expect(await bank.nodes(bankId)).toMatchObject({ Memory: 1 });
    await expect(bank.retain(keyed(bankId, 'e'))).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('counts per bank, and without a key it is always a write', async () => {
    const [one, two] = [newBankId(), newBankId()];
    await bank.retain(keyed(one, 'a'));
    await bank.retain(keyed(two, 'b'));
    await bank.retain(request([item('c')], { bankId: two }));
    await bank.retain(request([item('c')], { bankId: two }));
    expect(await bank.nodes(two)).toMatchObject({ Memory: 3, Operation: 3 });
  });
});

test('32 retains at once that name the same 10 entities in different orders make 10 entities', async () => {
  const bankId = newBankId();
  const names = Array.from({ length: 10 }, (_, i) => `Person ${'ABCDEFGHIJ'[i]}`);
  const requests = Array.from({ length: 32 }, (_, i) => {
    const turned = [...names.slice(i % 10), ...names.slice(0, i % 10)];
    const ordered = i % 2 === 0 ? turned : turned.reverse();
    return request(
      [
        item(ordered.join(', '), {
          facts: [fact(`meeting ${i}`, { entities: ordered.map((name) => ({ name, type: 'PERSON' })) })],
        }),
      ],
      { bankId },
    );
  });
  await Promise.all(requests.map((one) => bank.retain(one)));
  expect(await bank.nodes(bankId)).toMatchObject({ Bank: 1, Entity: 10, Memory: 32, Operation: 32 });
  const mentions = await bank.rows<{ count: number }>(
    'MATCH (e:Entity {bankId: $bankId}) RETURN COUNT { (e)<-[:MENTIONS]-() } AS count',
    { bankId },
  );
  expect(mentions.map(({ count }) => count)).toEqual(Array(10).fill(32));
});

test('a document replaced by many at once is one of them in the end, whole', async () => {
  const bankId = newBankId();
  const version = (v: number) =>
    request(
      [0, 1, 2].map((i) =>
        item(`version ${v} part ${i}`, {
          documentId: 'd',
          facts: [fact(`version ${v} part ${i}`, { entities: [{ name: `Name ${v}`, type: 'PERSON' }] })],
        }),
      ),
      { bankId },
    );
  await Promise.all(Array.from({ length: 8 }, (_, v) => bank.retain(version(v))));
  const texts = await bank.rows<{ text: string }>(
    'MATCH (m:Memory {bankId: $bankId}) RETURN m.text AS text ORDER BY m.position',
    { bankId },
  );
  const winner = texts[0]?.text.split(' ')[1];
  expect(texts.map(({ text }) => text)).toEqual([0, 1, 2].map((i) => `version ${winner} part ${i}`));
  expect(await bank.nodes(bankId)).toMatchObject({ Document: 1, Chunk: 1, Memory: 3, Entity: 1 });
});
