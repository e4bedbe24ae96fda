import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/** What holds when, in days: `[text, from, until]`, in the order of time; until is null for what holds now. */
async function spans(bankId: string): Promise<unknown[][]> {
  const rows = await bank.rows<{ text: string; from: number; until: number; state: string }>(
    `MATCH (m:Memory {bankId: $bankId})
     RETURN m.text AS text, m.mentionedAt.epochMillis AS from, m.validUntil.epochMillis AS until, m.state AS state
     ORDER BY from, text`,
    { bankId },
  );
  return rows.map(({ text, from, until, state }) => [
    text,
    (from - DAY(0)) / DAY_MS,
    state === 'ACTIVE' && until === FAR_FUTURE ? null : (until - DAY(0)) / DAY_MS,
  ]);
}

describe('what is told again after a change holds again, and the change no longer', () => {
  const BERN = 'Kim lives in Bern.';
  const BASEL = 'Kim moved to Basel.';
  const ORDERS = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  const said = [
    { content: BERN, day: 10 },
    { content: BASEL, day: 20 },
    { content: BERN, day: 30 },
  ];
  const inTurn = [
    [BERN, 10, 20],
    [BASEL, 20, 30],
    [BERN, 30, null],
  ];
  const itemOf = ({ content, day }: { content: string; day: number }) =>
    item(content, { timestamp: DAY(day), documentId: `day ${day}` });
  const some = (order: readonly number[]) => order.flatMap((index) => said[index] ?? []).map(itemOf);

  test.each(ORDERS)('in one retain, in the order %i, %i, %i', async (...order) => {
    const bankId = newBankId();
    await bank.retain(request(some(order), { bankId, mode: 'RULES' }));
    expect(await spans(bankId)).toEqual(inTurn);
  });

  test.each(ORDERS)('in three retains, in the order %i, %i, %i', async (...order) => {
    const bankId = newBankId();
    for (const one of some(order)) await bank.retain(request([one], { bankId, mode: 'RULES' }));
    expect(await spans(bankId)).toEqual(inTurn);
    const dates = await bank.rows<{ apart: number; proofs: number }>(
      `MATCH (m:Memory {bankId: $bankId})-[:FROM]->()
       RETURN m.occurredStart.epochMillis - m.mentionedAt.epochMillis AS apart, m.proofCount AS proofs`,
      { bankId },
    );
    expect(dates).toEqual([
      { apart: 0, proofs: 1 },
      { apart: 0, proofs: 1 },
      { apart: 0, proofs: 1 },
    ]);
  });

  test.each(ORDERS)('one retain after another of two, %i, %i and %i', async (...order) => {
    const bankId = newBankId();
    const [first, ...rest] = some(order);
    if (first !== undefined) await bank.retain(request([first], { bankId, mode: 'RULES' }));
    await bank.retain(request(rest, { bankId, mode: 'RULES' }));
    expect(await spans(bankId)).toEqual(inTurn);
  });

  test.each([
    [PARIS, ROME, PARIS],
    ['The light is on.', 'The light is now off.', 'The light is on.'],
    ['Bob likes coffee.', 'Bob no longer likes coffee.', 'Bob likes coffee.'],
    ['Anna arbeitet bei Siemens.', 'Anna arbeitet nicht mehr bei Siemens.', 'Anna arbeitet bei Siemens.'],
  ])('%s %s %s', async (first, change, again) => {
    for (const retains of ['one', 'three']) {
      const bankId = newBankId();
      const told = [first, change, again].map((content, at) => itemOf({ content, day: 10 * (at + 1) }));
      const parts = retains === 'one' ? [told] : told.map((one) => [one]);
      for (const part of parts) await bank.retain(request(part, { bankId, mode: 'RULES' }));
      expect(await spans(bankId)).toEqual([
        [first, 10, 20],
        [change, 20, 30],
        [again, 30, null],
      ]);
    }
  });

  test('a change that comes late, between tellings, with another one behind them', async () => {
    const bankId = newBankId();
    const told = [
      [PARIS, 10],
      [PARIS, 30],
      [PARIS, 35],
      [OSLO, 40],
      [ROME, 20],
    ] as const;
    for (const [content, day] of told)
      await bank.retain(request([itemOf({ content, day })], { bankId, mode: 'RULES' }));
    expect(await spans(bankId)).toEqual([
      [PARIS, 10, 20],
      [ROME, 20, 30],
      [PARIS, 30, 40],
      [OSLO, 40, null],
    ]);
  });

  test('what was told again holds on when the change goes', async () => {
    const bankId = newBankId();
    for (const one of some([0, 2, 1])) await bank.retain(request([one], { bankId, mode: 'RULES' }));
    await bank.admin.deleteDocument(bankId, 'day 20', NOW);
    expect(await spans(bankId)).toEqual([
      [BERN, 10, 30],
      [BERN, 30, null],
    ]);
  });
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
