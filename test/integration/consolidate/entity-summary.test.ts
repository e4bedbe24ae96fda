import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntitySummary } from '../../../src/domain/entity-summary.ts';
import type { SeenTags } from '../../../src/domain/ports/read-store.ts';
import type { Database } from '../../../src/store/database.ts';
import { createEntitySummaries } from '../../../src/store/entity-summaries.ts';
import { testDatabase } from '../../support/database.ts';
import { fact, item, request } from '../../unit/retain/requests.ts';
import { NOW, newBankId, openBank, type TestBank } from '../retain/bank-of-test.ts';

const ALL: SeenTags = { tags: null, tagsMatch: 'ANY' };

let database: Database;
let bank: TestBank;
beforeAll(async () => {
  database = testDatabase();
  bank = await openBank(database);
});
afterAll(() => database.close());

async function told(bankId: string, documentId: string, text: string, names: string[], tags: string[] = []) {
  const entities = names.map((name) => ({ name, type: 'PERSON' as const }));
  const facts = [fact(text, { entities })];
  await bank.retain(request([item(text, { documentId, tags, facts })], { bankId }));
}

async function idOf(bankId: string, name: string): Promise<string> {
  const [row] = await bank.rows<{ id: string }>(
    'MATCH (e:Entity {bankId: $bankId}) WHERE e.name = $name RETURN e.id AS id',
    { bankId, name },
  );
  return row?.id ?? '';
}

test('it is kept until a memory comes, goes or changes, whichever process writes', async () => {
  const bankId = newBankId();
  await told(bankId, 'a', 'Alice met Bob.', ['Alice', 'Bob']);
  let now = 0;
  const summaries = createEntitySummaries(database, () => ++now);
  const id = await idOf(bankId, 'Alice');
  const page = async (): Promise<EntitySummary | undefined> => (await summaries(bankId, [id], ALL)).get(id);

  expect(await page()).toMatchObject({ generatedAt: 1, memoryCount: 1, related: [{ sharedMemories: 1 }] });
  expect(await page()).toMatchObject({ generatedAt: 1 });
  await told(bankId, 'b', 'Alice met Carol.', ['Alice', 'Carol']);
  expect(await page()).toMatchObject({ generatedAt: 2, memoryCount: 2 });
  await bank.rows('MATCH (e:Entity {bankId: $bankId, name: "Carol"}) SET e.name = "Caroline"', { bankId });
  expect((await page())?.text).toContain('Caroline');
  await bank.rows(
    'MATCH (m:Memory {bankId: $bankId, documentId: "b"}) SET m.state = "SUPERSEDED", m.updatedAt = m.updatedAt + duration("PT1S")',
    { bankId },
  );
  expect(await page()).toMatchObject({ generatedAt: 4, memoryCount: 1 });
  await bank.admin.deleteDocument(bankId, 'a', NOW);
  expect(await page()).toMatchObject({ generatedAt: 5, memoryCount: 0, facts: [] });
});

test('a reader sees nothing of memories whose tags he may not see: no fact, no related entity, no number', async () => {
  const bankId = newBankId();
  await told(bankId, 'a', 'Alice met Bob.', ['Alice', 'Bob'], ['x']);
  await told(bankId, 'b', 'Alice met Carol.', ['Alice', 'Carol'], ['y']);
  const summaries = createEntitySummaries(database);
  const id = await idOf(bankId, 'Alice');
  const bob = await idOf(bankId, 'Bob');
  const seen = async (tags: string[]) =>
    (await summaries(bankId, [id], { tags, tagsMatch: 'ALL_STRICT' })).get(id);
  expect(await seen(['x'])).toMatchObject({
    memoryCount: 1,
    related: [{ entityId: bob, sharedMemories: 1 }],
  });
  expect(JSON.stringify(await seen(['x']))).not.toContain('Carol');
  expect(await seen(['x', 'y'])).toMatchObject({ memoryCount: 0, facts: [], related: [] });
  expect((await summaries(bankId, [id], ALL)).get(id)).toMatchObject({ memoryCount: 2 });
});

test('one statement finds out that all of them still hold', async () => {
  const bankId = newBankId();
  await told(bankId, 'a', 'Alice met Bob.', ['Alice', 'Bob']);
  const summaries = createEntitySummaries(database);
  const ids = [await idOf(bankId, 'Alice'), await idOf(bankId, 'Bob')];
  const sent: string[] = [];
  database.onStatement = (name) => sent.push(name);
  await summaries(bankId, ids, ALL);
  await summaries(bankId, ids, ALL);
  database.onStatement = null;
  expect(sent).toEqual(['read/entity-stamps', 'read/mentioning-memories', 'read/entity-stamps']);
});
