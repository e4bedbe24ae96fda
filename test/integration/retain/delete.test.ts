import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../src/store/database.ts';
import { createAdminStore } from '../../../src/store/write-store.ts';
import { testDatabase } from '../../support/database.ts';
import { fact, item, request } from '../../unit/retain/requests.ts';
import { NOW, newBankId, openBank, type TestBank } from './bank-of-test.ts';

let database: Database;
let bank: TestBank;
const SAID = Date.UTC(2023, 4, 8, 13, 56);
const NOTHING = { deleted: false, memories: 0, entities: 0, chunks: 0, links: 0 };

beforeAll(async () => {
  database = testDatabase();
  bank = await openBank(database);
});
afterAll(() => database.close());

function about(text: string, names: readonly string[], documentId: string | null = null) {
  const entities = names.map((name) => ({ name, type: 'PERSON' as const }));
  return item(text, {
    documentId,
    timestamp: SAID,
    facts: [fact(text, { entities, occurredStart: SAID, tags: names })],
  });
}

/** What the full-text and the vector index still find of a bank. */
async function indexed(bankKey: string): Promise<number> {
  const [found] = await bank.rows<{ found: number }>(
    `CALL () {
       CALL db.index.fulltext.queryNodes('memory_text', $query) YIELD node RETURN node
       UNION ALL CALL db.index.fulltext.queryNodes('memory_exact', $query) YIELD node RETURN node
       UNION ALL CALL db.index.fulltext.queryNodes('entity_alias', $query) YIELD node RETURN node
     } RETURN count(node) AS found`,
    { query: `+bankKey:${bankKey}` },
  );
  return found?.found ?? -1;
}

async function keyOf(bankId: string): Promise<string> {
  const [found] = await bank.rows<{ key: string }>('MATCH (b:Bank {id: $bankId}) RETURN b.bankKey AS key', {
    bankId,
  });
  return found?.key ?? '';
}

describe('a document', () => {
  test('takes its memories, chunks, links and orphans; who stands in another one stays', async () => {
    const bankId = newBankId();
    await bank.retain(
      request(
        [about('Alice met Bob', ['Alice', 'Bob'], 'd1'), about('Alice met Carol', ['Alice', 'Carol'], 'd2')],
        { bankId },
      ),
    );
    expect(await bank.admin.deleteDocument(bankId, 'd1', NOW)).toEqual({
      deleted: true,
      memories: 1,
      entities: 1,
      chunks: 1,
      links: 1, // both occurred at the same moment
    });
    expect(await bank.nodes(bankId)).toEqual({
      Bank: 1,
      Chunk: 1,
      Document: 1,
      Entity: 2,
      Memory: 1,
      Operation: 1,
      TagSet: 1,
    });
    // Of the other document: one memory in two full-text indexes, two entities.
    expect(await indexed(await keyOf(bankId))).toBe(4);
    expect(await bank.admin.deleteDocument(bankId, 'd1', NOW)).toEqual(NOTHING);
    expect(await bank.admin.deleteDocument(newBankId(), 'd1', NOW)).toEqual(NOTHING);
  });

  test('leaves the same name in another bank alone', async () => {
    const [one, two] = [newBankId(), newBankId()];
    for (const bankId of [one, two])
      await bank.retain(request([about('Alice sings', ['Alice'], 'd')], { bankId }));
    const before = await bank.nodes(two);
    await bank.admin.deleteDocument(one, 'd', NOW);
    await bank.admin.deleteBank(one);
    expect(await bank.nodes(one)).toEqual({});
    expect(await bank.nodes(two)).toEqual(before);
    expect(
      await bank.rows('MATCH (:Memory {bankId: $two})-[r]->(n) WHERE n.bankId <> $two RETURN r', { two }),
    ).toEqual([]);
  });
});

describe('a memory', () => {
  test('goes with its links and orphans, while a named document keeps its text', async () => {
    const bankId = newBankId();
    const { memoryIds } = await bank.retain(
      request(
        [about('Alice met Bob', ['Alice', 'Bob'], 'd'), about('Alice met Carol', ['Alice', 'Carol'], 'd')],
        { bankId },
      ),
    );
    const [first = '', second = ''] = memoryIds;
    expect(await bank.admin.deleteMemory(bankId, first, NOW)).toEqual({
      deleted: true,
      memories: 1,
      entities: 1,
      chunks: 0,
      links: 1,
    });
    expect(await bank.admin.deleteMemory(bankId, first, NOW)).toEqual(NOTHING);
    expect(await bank.admin.deleteMemory(bankId, second, NOW)).toMatchObject({
      deleted: true,
      entities: 2,
      chunks: 0,
    });
    expect(await bank.nodes(bankId)).toEqual({ Bank: 1, Chunk: 1, Document: 1, Operation: 1 });
  });

  test('takes a document that nobody named with it, when it was its last', async () => {
    const bankId = newBankId();
    const { memoryIds } = await bank.retain(
      request([item('two facts', { facts: [fact('one'), fact('two')] })], { bankId }),
    );
    const [first = '', second = ''] = memoryIds;
    expect(await bank.admin.deleteMemory(bankId, first, NOW)).toMatchObject({ chunks: 0 });
    expect(await bank.admin.deleteMemory(bankId, second, NOW)).toMatchObject({ chunks: 1 });
    expect(await bank.nodes(bankId)).toEqual({ Bank: 1, Operation: 1 });
  });

  test('of another bank is out of reach', async () => {
    const [one, two] = [newBankId(), newBankId()];
    const { memoryIds } = await bank.retain(request([item('mine')], { bankId: one }));
    await bank.retain(request([item('yours')], { bankId: two }));
    expect(await bank.admin.deleteMemory(two, memoryIds[0] ?? '', NOW)).toEqual(NOTHING);
    expect(await bank.nodes(one)).toMatchObject({ Memory: 1 });
  });
});

describe('a bank', () => {
  test('is emptied in batches until nothing of it is left under any label or in any index', async () => {
    const bankId = newBankId();
    const items = Array.from({ length: 60 }, (_, i) => about(`fact ${i}`, [`Person ${i}`], `d${i}`));
    await bank.retain(request(items, { bankId }));
    const key = await keyOf(bankId);
    expect(await indexed(key)).toBe(60 + 60 + 60);
    const removals: string[] = [];
    database.onStatement = (name) => removals.push(name);
    const deletion = await createAdminStore(database, { nodesPerRemoval: 20 }).deleteBank(bankId);
    database.onStatement = null;
    expect(deletion).toMatchObject({ deleted: true, memories: 60, entities: 60, chunks: 60 });
    expect(deletion.links).toBeGreaterThan(300);
    expect(removals.filter((name) => name === 'write/empty-memories')).toHaveLength(4);
    expect(await bank.nodes(bankId)).toEqual({});
    expect(await indexed(key)).toBe(0);
    expect(await bank.admin.deleteBank(bankId)).toEqual(NOTHING);
  });

  test('that is half deleted is invisible, refuses writes, and is finished at the next start', async () => {
    const bankId = newBankId();
    await bank.retain(
      request([about('Alice met Bob', ['Alice', 'Bob']), about('Bob left', ['Bob'])], { bankId }),
    );
    database.onStatement = (name) => {
      if (name === 'write/empty-memories') throw new Error('the process dies');
    };
    await expect(bank.admin.deleteBank(bankId)).rejects.toThrow('the process dies');
    database.onStatement = null;

    await expect(bank.retain(request([item('late')], { bankId }))).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(
      bank.admin.updateBank(bankId, { name: 'x', mission: null, timezone: null, disposition: null }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await bank.admin.deleteDocument(bankId, 'd', NOW)).toEqual(NOTHING);
    expect(await bank.admin.resumeDeletions()).toBeGreaterThanOrEqual(1);
    expect(await bank.nodes(bankId)).toEqual({});
  });

  test('deleted while retains are under way leaves nothing behind', async () => {
    const bankId = newBankId();
    await bank.retain(request([item('before')], { bankId }));
    const oldKey = await keyOf(bankId);
    const late = Array.from({ length: 12 }, (_, i) =>
      bank.retain(request([about(`late ${i}`, ['Alice'])], { bankId })),
    );
    const [results] = await Promise.all([Promise.allSettled(late), bank.admin.deleteBank(bankId)]);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'CONFLICT' });
    }
    // Retains that came after the deletion may have made the bank anew: nothing of the old one is in it.
    expect(await bank.rows('MATCH (n) WHERE n.bankKey = $oldKey RETURN n', { oldKey })).toEqual([]);
    await bank.admin.deleteBank(bankId);
    expect(await bank.nodes(bankId)).toEqual({});
  });
});
