import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, FAR_FUTURE } from '../../../src/domain/instant.ts';
import type { Llm } from '../../../src/domain/ports/models.ts';
import { retain } from '../../../src/retain/retain.ts';
import type { Database } from '../../../src/store/database.ts';
import { testDatabase } from '../../support/database.ts';
import { item, request } from '../../unit/retain/requests.ts';
import { NOW, newBankId, openBank, type TestBank } from './bank-of-test.ts';

let database: Database;
let bank: TestBank;
const DAY = (day: number) => Date.UTC(2024, 0, 1) + day * DAY_MS;
const PARIS = 'The office is in Paris.';
const ROME = 'The office moved to Rome.';
const OSLO = 'The office moved to Oslo.';

beforeAll(async () => {
  database = testDatabase();
  bank = await openBank(database);
});
afterAll(() => database.close());

const tell = (bankId: string, content: string, day: number, rest = {}) =>
  bank.retain(
    request([item(content, { timestamp: DAY(day), documentId: content, ...rest })], {
      bankId,
      mode: 'RULES',
    }),
  );

/** Day from which each memory holds no longer, and what replaced it; null while it holds. */
async function ends(bankId: string): Promise<Record<string, unknown>> {
  const rows = await bank.rows<{ text: string; state: string; until: number; by: string[] }>(
    `MATCH (m:Memory {bankId: $bankId})
     RETURN m.text AS text, m.state AS state, m.validUntil.epochMillis AS until,
            COLLECT { MATCH (m)<-[:SUPERSEDES]-(w) RETURN w.text } AS by`,
    { bankId },
  );
  return Object.fromEntries(
    rows.map(({ text, state, until, by }) => [
      text,
      state === 'ACTIVE' && until === FAR_FUTURE && by.length === 0
        ? null
        : [state, (until - DAY(0)) / DAY_MS, ...by],
    ]),
  );
}

test.each([
  ['in the order in which they were told', [0, 1, 2]],
  ['the last first', [2, 1, 0]],
  ['the one between last', [0, 2, 1]],
  ['the first last', [1, 2, 0]],
])('three statements of one place end in the last, brought %s', async (_, order) => {
  const bankId = newBankId();
  const told: readonly (readonly [string, number])[] = [
    [PARIS, 10],
    [ROME, 20],
    [OSLO, 30],
  ];
  for (const index of order) {
    const [content, day] = told[index] ?? ['', 0];
    await tell(bankId, content, day);
  }
  expect(await ends(bankId)).toEqual({
    [PARIS]: ['SUPERSEDED', 20, ROME],
    [ROME]: ['SUPERSEDED', 30, OSLO],
    [OSLO]: null,
  });
});

test('the receipt counts what was replaced, and the history tells it', async () => {
  const bankId = newBankId();
  await tell(bankId, PARIS, 10);
  const { operationId } = await tell(bankId, ROME, 20);
  const [row] = await bank.rows<{ receipt: string }>(
    'MATCH (o:Operation {id: $operationId}) RETURN o.receipt AS receipt',
    { operationId },
  );
  expect(JSON.parse(row?.receipt ?? '').items).toMatchObject([{ created: 1, superseded: 1, merged: 0 }]);
  expect(
    await bank.rows(
      'MATCH (v:MemoryVersion {bankId: $bankId})-[:VERSION_OF]->(m) RETURN v.change AS change, v.state AS state, m.text AS text',
      { bankId },
    ),
  ).toEqual([{ change: 'SUPERSEDED', state: 'ACTIVE', text: PARIS }]);
});

test('nothing is replaced across tags', async () => {
  const bankId = newBankId();
  await tell(bankId, PARIS, 10, { tags: ['a'] });
  await tell(bankId, ROME, 20, { tags: ['b'] });
  expect(await ends(bankId)).toEqual({ [PARIS]: null, [ROME]: null });
});

test('both come at once: the later one still takes the place of the earlier', async () => {
  for (let round = 0; round < 5; round++) {
    const bankId = newBankId();
    await Promise.all([tell(bankId, PARIS, 10), tell(bankId, ROME, 20), tell(bankId, OSLO, 30)]);
    expect(await ends(bankId)).toEqual({
      [PARIS]: ['SUPERSEDED', 20, ROME],
      [ROME]: ['SUPERSEDED', 30, OSLO],
      [OSLO]: null,
    });
  }
});

test('what was replaced holds again when that goes, or falls to what had replaced that', async () => {
  const bankId = newBankId();
  await tell(bankId, PARIS, 10);
  await tell(bankId, ROME, 20);
  await tell(bankId, OSLO, 30);
  await bank.admin.deleteDocument(bankId, ROME, NOW);
  expect(await ends(bankId)).toEqual({ [PARIS]: ['SUPERSEDED', 30, OSLO], [OSLO]: null });
  const [oslo] = await bank.rows<{ id: string }>(
    'MATCH (m:Memory {bankId: $bankId, text: $OSLO}) RETURN m.id AS id',
    {
      bankId,
      OSLO,
    },
  );
  await bank.admin.deleteMemory(bankId, oslo?.id ?? '', NOW);
  expect(await ends(bankId)).toEqual({ [PARIS]: null });
  await bank.admin.deleteDocument(bankId, PARIS, NOW);
  expect(await bank.nodes(bankId)).not.toHaveProperty('MemoryVersion');
});

test('a bank is deleted with its history', async () => {
  const bankId = newBankId();
  await tell(bankId, PARIS, 10);
  await tell(bankId, ROME, 20);
  await bank.admin.deleteBank(bankId);
  expect(await bank.nodes(bankId)).toEqual({});
});

test('what was replaced and is told again of the time before is one more source of it; of later it is new', async () => {
  const bankId = newBankId();
  await tell(bankId, PARIS, 10);
  await tell(bankId, ROME, 20);
  await tell(bankId, PARIS, 15, { documentId: 'before' });
  expect(await ends(bankId)).toEqual({ [PARIS]: ['SUPERSEDED', 20, ROME], [ROME]: null });
  await tell(bankId, PARIS, 40, { documentId: 'after' });
  const states = await bank.rows<{ state: string; proofs: number }>(
    'MATCH (m:Memory {bankId: $bankId, text: $PARIS}) RETURN m.state AS state, m.proofCount AS proofs ORDER BY state',
    { bankId, PARIS },
  );
  expect(states).toEqual([
    { state: 'ACTIVE', proofs: 1 },
    { state: 'SUPERSEDED', proofs: 2 },
  ]);
});

test('a language model tells what no rule reads: what is replaced, and what is the same in other words', async () => {
  const bankId = newBankId();
  const coffee = 'Alice Chen prefers coffee every single early morning at home.';
  const tea = 'Alice Chen prefers tea every single early morning at home.';
  const again = 'Alice Chen prefers some tea every single early morning at home.';
  const said = [coffee, tea, again];
  const verdicts = new Map([
    [tea, 'REPLACED'],
    [again, 'SAME'],
  ]);
  const llm: Llm = {
    model: 'scripted',
    async complete({ user, schema }) {
      const told = said.filter((text) => user.includes(text));
      const last = told.at(-1) ?? '';
      const facts = told.map((text) => ({
        ...{ text, type: 'WORLD', start: null, end: null, quote: text, causes: [] },
        entities: [{ name: 'Alice Chen', type: 'PERSON' }],
      }));
      const isVerdict = schema.name === 'compared_facts';
      const answer = isVerdict ? { verdicts: [{ pair: 0, verdict: verdicts.get(last) }] } : { facts };
      const checked = schema.check(answer);
      if (!('value' in checked)) throw new Error(checked.problem);
      return { value: checked.value, usage: { calls: 1, inputTokens: 1, outputTokens: 1 } };
    },
  };
  const receipts: unknown[] = [];
  for (const [index, content] of said.entries()) {
    const { operationId } = await retain(
      request([item(content, { timestamp: DAY(10 * (index + 1)) })], { bankId, mode: 'LLM' }),
      { ...bank.ports, llm },
    );
    const [row] = await bank.rows<{ receipt: string }>(
      'MATCH (o:Operation {id: $operationId}) RETURN o.receipt AS receipt',
      { operationId },
    );
    const { llmCalls, items } = JSON.parse(row?.receipt ?? '');
    const { created, merged, superseded } = items[0];
    receipts.push([llmCalls, created, merged, superseded]);
  }
  // One call reads, and one judges where there is anything to judge.
  expect(receipts).toEqual([
    [1, 1, 0, 0],
    [2, 1, 0, 1],
    [2, 0, 1, 0],
  ]);
  expect(await ends(bankId)).toEqual({ [coffee]: ['SUPERSEDED', 20, tea], [tea]: null });
});
