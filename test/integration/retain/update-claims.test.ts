import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '../../../src/domain/instant.ts';
import type { ChangeStore } from '../../../src/domain/ports/change-store.ts';
import { updateMemory } from '../../../src/retain/change/update-memory.ts';
import { createChangeStore } from '../../../src/store/change-store.ts';
import type { Database } from '../../../src/store/database.ts';
import { testDatabase } from '../../support/database.ts';
import { item, request } from '../../unit/retain/requests.ts';
import { newBankId, openBank, type TestBank } from './bank-of-test.ts';

let database: Database;
let bank: TestBank;
let changes: ChangeStore;
const DAY = (day: number) => Date.UTC(2024, 0, 1) + day * DAY_MS;
const PARIS = 'The office is in Paris.';
const ROME = 'The office moved to Rome.';
const DEPOT = 'The warehouse moved to Rome.';

beforeAll(async () => {
  database = testDatabase();
  bank = await openBank(database);
  changes = createChangeStore(database);
});
afterAll(() => database.close());

async function tell(bankId: string, content: string, day: number, rest = {}): Promise<string> {
  const items = [item(content, { timestamp: DAY(day), documentId: content, ...rest })];
  const { memoryIds } = await bank.retain(request(items, { bankId, mode: 'RULES' }));
  return memoryIds[0] ?? '';
}

function update(
  bankId: string,
  id: string,
  change: { text?: string; tags?: readonly string[] },
  store = changes,
) {
  const { text, tags } = change;
  return updateMemory(
    {
      ...{ bankId, id, text, tags, type: undefined, occurredStart: undefined, occurredEnd: undefined },
      ...{ confidence: undefined, context: undefined, metadata: undefined, entities: undefined },
      ...{ reason: null, expectedUpdatedAt: null },
    },
    { ...bank.ports, changes: store },
  );
}

/** What replaced each memory that does not hold; null for one that does. */
async function replacedBy(bankId: string): Promise<Record<string, string | null>> {
  const rows = await bank.rows<{ text: string; state: string; by: string[] }>(
    `MATCH (m:Memory {bankId: $bankId})
     RETURN m.text AS text, m.state AS state, COLLECT { MATCH (m)<-[:SUPERSEDES]-(w) RETURN w.text } AS by`,
    { bankId },
  );
  return Object.fromEntries(rows.map(({ text, state, by }) => [text, state === 'ACTIVE' ? null : by.join()]));
}

test('a text that comes to say that something changed takes the place of what was told before it', async () => {
  const bankId = newBankId();
  await tell(bankId, PARIS, 1);
  const id = await tell(bankId, 'The team likes pizza.', 2);
  await update(bankId, id, { text: ROME });
  expect(await replacedBy(bankId)).toEqual({ [PARIS]: ROME, [ROME]: null });
  const [later] = await bank.rows<{ until: number; history: number }>(
    `MATCH (m:Memory {bankId: $bankId, text: $text})
     RETURN m.validUntil.epochMillis AS until, COUNT { (m)<-[:VERSION_OF]-() } AS history`,
    { bankId, text: PARIS },
  );
  expect(later).toEqual({ until: DAY(2), history: 1 });
});

test('it counts as told when the memory was told: it replaces nothing newer, and is replaced by what is newer', async () => {
  const bankId = newBankId();
  const id = await tell(bankId, 'The team likes pizza.', 1);
  await tell(bankId, ROME, 2);
  await update(bankId, id, { text: PARIS });
  expect(await replacedBy(bankId)).toEqual({ [PARIS]: ROME, [ROME]: null });
});

test('what only the old text had replaced holds again', async () => {
  const bankId = newBankId();
  await tell(bankId, PARIS, 1);
  const id = await tell(bankId, ROME, 2);
  await update(bankId, id, { text: DEPOT });
  expect(await replacedBy(bankId)).toEqual({ [PARIS]: null, [DEPOT]: null });
  await update(bankId, id, { text: ROME });
  expect(await replacedBy(bankId)).toEqual({ [PARIS]: ROME, [ROME]: null });
});

test('a replaced memory that says something else holds again itself', async () => {
  const bankId = newBankId();
  const id = await tell(bankId, PARIS, 1);
  await tell(bankId, ROME, 2);
  await update(bankId, id, { text: 'The warehouse is in Paris.' });
  expect(await replacedBy(bankId)).toEqual({ 'The warehouse is in Paris.': null, [ROME]: null });
});

test('a correction that claims the same, and what a model judged, leave all as it is', async () => {
  const bankId = newBankId();
  await tell(bankId, PARIS, 1);
  const id = await tell(bankId, ROME, 2);
  const judged = await tell(bankId, 'The team likes pizza.', 1);
  await bank.rows(
    `MATCH (w:Memory {bankId: $bankId, id: $id}), (l:Memory {bankId: $bankId, id: $judged})
     MERGE (w)-[:SUPERSEDES {weight: 1.0}]->(l) SET l.state = 'SUPERSEDED'`,
    { bankId, id, judged },
  );
  await update(bankId, id, { text: 'The office has moved to Rome.' });
  expect(await replacedBy(bankId)).toMatchObject({ [PARIS]: 'The office has moved to Rome.' });
  await update(bankId, id, { text: DEPOT });
  expect(await replacedBy(bankId)).toMatchObject({ [PARIS]: null, 'The team likes pizza.': DEPOT });
});

test('other tags are another scope: what was replaced under the old ones holds again', async () => {
  const bankId = newBankId();
  await tell(bankId, PARIS, 1);
  const id = await tell(bankId, ROME, 2);
  await update(bankId, id, { tags: ['other'] });
  expect(await replacedBy(bankId)).toEqual({ [PARIS]: null, [ROME]: null });
});

test('what is told meanwhile of the same is replaced as well', async () => {
  const bankId = newBankId();
  const id = await tell(bankId, 'The team likes pizza.', 2);
  let attempts = 0;
  const store: ChangeStore = {
    ...changes,
    async rewriteMemory(...given) {
      if (++attempts === 1) await tell(bankId, PARIS, 1);
      return changes.rewriteMemory(...given);
    },
  };
  await update(bankId, id, { text: ROME }, store);
  expect(attempts).toBe(2);
  expect(await replacedBy(bankId)).toEqual({ [PARIS]: ROME, [ROME]: null });
});
