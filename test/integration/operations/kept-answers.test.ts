import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LlmError } from '../../../src/domain/llm-error.ts';
import type { Llm } from '../../../src/domain/ports/models.ts';
import { acceptRetain, retainHandler } from '../../../src/retain/in-background.ts';
import { DEFAULT_RETAIN } from '../../../src/retain/retain.ts';
import type { Receipt } from '../../../src/retain/types.ts';
import type { Database } from '../../../src/store/database.ts';
import { createOperationStore } from '../../../src/store/operation-store.ts';
import { testDatabase } from '../../support/database.ts';
import { explainStatement } from '../../support/explain.ts';
import { item, request } from '../../unit/retain/requests.ts';
import { newBankId, openBank, type TestBank } from '../retain/bank-of-test.ts';

const LEASE_MS = 60_000;
const LAST = 'Dan likes beer.';
const ITEMS = ['Ann likes tea.', 'Bob likes wine.', 'Cid likes milk.', LAST];

let database: Database;
let bank: TestBank;

beforeAll(async () => {
  database = testDatabase();
  bank = await openBank(database);
});
afterAll(() => database.close());

/** A model that finds each content's own words in it, but for one that it fails at as soon as the others are kept. */
function modelOf(failsAt: string | null = null, bankId = '') {
  const asked: string[] = [];
  const llm: Llm = {
    model: 'literal',
    async complete({ user, schema }) {
      const text = ITEMS.find((words) => user.includes(words)) ?? '';
      asked.push(text);
      if (text === failsAt) {
        while ((await keptIn(bankId)) < ITEMS.length - 1) await sleep(20);
        throw new LlmError('UNAVAILABLE', 'Down.');
      }
      const checked = schema.check({
        facts: [{ text, quote: text, type: 'WORLD', start: null, end: null, entities: [], causes: [] }],
      });
      if (!('value' in checked)) throw new Error(checked.problem);
      return { value: checked.value, usage: { calls: 1, inputTokens: 10, outputTokens: 5 } };
    },
  };
  return { llm, asked };
}

async function accept(bankId: string): Promise<string> {
  const asked = request(
    ITEMS.map((content, index) => item(content, { documentId: `d${index}` })),
    { bankId, mode: 'LLM' },
  );
  const operations = createOperationStore(database);
  const { llm } = modelOf();
  const { operationId } = await acceptRetain(asked, { ...bank.ports, llm, operations }, DEFAULT_RETAIN);
  return operationId;
}

/** Claims an operation and works on it, as one process does until it fails or is done. */
async function workOn(id: string, llm: Llm): Promise<void> {
  const operation = await createOperationStore(database).claim(id, LEASE_MS);
  if (operation === null) throw new Error(`operation ${id} was not to be had`);
  const run = { signal: new AbortController().signal, progress: () => undefined };
  await retainHandler({ ...bank.ports, llm }, DEFAULT_RETAIN)(operation, run);
}

/** Lets the lease of an operation run out, as if its process had gone silent. */
async function silence(id: string): Promise<void> {
  await bank.rows(
    "MATCH (o:Operation {id: $id}) SET o.dueAt = datetime({epochMillis: timestamp()}) - duration('PT1S')",
    { id },
  );
}

async function keptIn(bankId: string): Promise<number> {
  return (await bank.nodes(bankId)).Answer ?? 0;
}

test('a retain that is taken up again asks a model only for what was not answered, and then forgets the answers', async () => {
  const bankId = newBankId();
  const id = await accept(bankId);
  const first = modelOf(LAST, bankId);
  await expect(workOn(id, first.llm)).rejects.toThrow('Down.');
  expect(first.asked).toHaveLength(4);
  expect(await keptIn(bankId)).toBe(3);

  await silence(id);
  const second = modelOf();
  await workOn(id, second.llm);
  expect(second.asked).toEqual([LAST]);
  expect(await keptIn(bankId)).toBe(0);
  const rows = await bank.rows<{ text: string }>(
    'MATCH (m:Memory {bankId: $bankId}) RETURN m.text AS text ORDER BY text',
    { bankId },
  );
  expect(rows.map(({ text }) => text)).toEqual(ITEMS);
  const [operation] = await bank.rows<{ receipt: string }>(
    'MATCH (o:Operation {id: $id}) RETURN o.receipt AS receipt',
    { id },
  );
  expect(JSON.parse(operation?.receipt ?? '') as Receipt).toMatchObject({ llmCalls: 4, inputTokens: 40 });
});

test('an answer is kept by whoever has the operation alone, and no more once it was cancelled', async () => {
  const bankId = newBankId();
  const id = await accept(bankId);
  const operations = createOperationStore(database);
  const claimed = await operations.claim(id, LEASE_MS);
  const fence = claimed?.fence ?? 0;
  const { store } = bank.ports;
  await store.keepAnswer({ id, fence }, { key: 'k', answer: '{}' });
  await store.keepAnswer({ id, fence }, { key: 'k', answer: '{"again":true}' });
  const found = await store.ensureBank(bankId, Date.now());
  expect(await store.keptAnswers(found, id)).toEqual([{ key: 'k', answer: '{"again":true}' }]);
  const lost = { code: 'CONFLICT' };
  await expect(store.keepAnswer({ id, fence: fence - 1 }, { key: 'x', answer: '{}' })).rejects.toMatchObject(
    lost,
  );
  await operations.cancel(id);
  await expect(store.keepAnswer({ id, fence }, { key: 'x', answer: '{}' })).rejects.toMatchObject(lost);
  expect(await keptIn(bankId)).toBe(1);
});

test('the answers of a bank go with it', async () => {
  const bankId = newBankId();
  const id = await accept(bankId);
  await expect(workOn(id, modelOf(LAST, bankId).llm)).rejects.toThrow('Down.');
  expect(await keptIn(bankId)).toBe(3);
  await bank.admin.deleteBank(bankId);
  expect(await bank.nodes(bankId)).toEqual({});
});

test.each([
  'operations/keep-answer',
  'operations/kept-answers',
  'operations/forget-answers',
  'write/empty-answers',
])('%s finds answers by their index', async (name) => {
  const plan = (await explainStatement(database, name)).join('\n');
  expect(plan).toMatch(/(?:Index(?:Seek|Scan)|MergeUniqueNode).*answer:Answer\(/u);
  expect(plan).not.toMatch(/NodeByLabelScan|AllNodesScan/u);
});
