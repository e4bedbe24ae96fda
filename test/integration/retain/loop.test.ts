import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExtractionMode } from '../../../src/retain/types.ts';
import type { Database } from '../../../src/store/database.ts';
import { testDatabase } from '../../support/database.ts';
import { newBankId, openBank, type TestBank } from './bank-of-test.ts';

let database: Database;
let bank: TestBank;
beforeAll(async () => {
  database = testDatabase();
  bank = await openBank(database);
});
afterAll(() => database.close());

const FACTS = [
  'Alice Chen works at Google.',
  'Bob Miller lives in Oslo.',
  'The office is in Paris.',
  'Carol plays chess.',
];

function say(bankId: string, content: string, more: { mode?: ExtractionMode; documentId?: string } = {}) {
  const item = {
    ...{ content, timestamp: null, timezone: null, context: null, documentId: more.documentId ?? null },
    ...{ updateMode: 'REPLACE' as const, tags: [], metadata: null, facts: null },
  };
  const request = { bankId, items: [item], mode: more.mode ?? ('RULES' as const) };
  return bank.retain({ ...request, idempotencyKey: null, requestHash: content });
}

/** A bank with four facts of four documents. */
async function known(): Promise<string> {
  const bankId = newBankId();
  for (const fact of FACTS) await say(bankId, fact);
  return bankId;
}

async function memoriesOf(bankId: string): Promise<readonly { text: string; proofCount: number }[]> {
  return bank.rows(
    'MATCH (m:Memory {bankId: $bankId}) RETURN m.text AS text, m.proofCount AS proofCount ORDER BY text',
    {
      bankId,
    },
  );
}

async function ignoredBy(operationId: string): Promise<readonly { text: string; reason: string }[]> {
  const [row] = await bank.rows<{ receipt: string }>(
    'MATCH (o:Operation {id: $id}) RETURN o.receipt AS receipt',
    {
      id: operationId,
    },
  );
  return JSON.parse(row?.receipt ?? '{}').items[0].ignored;
}

const ANSWERS = [
  ['a list', FACTS.map((fact) => `- ${fact}`).join('\n')],
  ['a numbered list with dates', FACTS.map((fact, index) => `${index + 1}. [2024-06-01] ${fact}`).join('\n')],
  [
    'the JSON of the API',
    JSON.stringify({ hits: FACTS.map((text) => ({ score: 0.5, memory: { text } })) }, null, 2),
  ],
] as const;

test.each(ANSWERS)(
  'a transcript that holds an earlier recall as %s learns nothing from it',
  async (_, answer) => {
    const bankId = await known();
    const before = await memoriesOf(bankId);
    const { operationId } = await say(
      bankId,
      `User: What do you know?\nAssistant: Here is what I know:\n${answer}\nUser: Dora bought a red bicycle.`,
    );
    const after = await memoriesOf(bankId);
    const texts = after.map(({ text }) => text);
    expect(texts.some((text) => text.includes('red bicycle'))).toBe(true);
    for (const { text, proofCount } of before)
      expect(after.filter((memory) => memory.text === text)).toEqual([{ text, proofCount }]);
    for (const fact of FACTS) expect(texts.filter((text) => text.includes(fact))).toHaveLength(1);
    const ignored = await ignoredBy(operationId);
    expect(ignored.map(({ text }) => text)).toEqual(FACTS);
    expect(ignored[0]?.reason).toContain('earlier recall');
  },
);

test.each(['RULES', 'VERBATIM'] as const)(
  'what stands between the marks is not learnt in mode %s',
  async (mode) => {
    const bankId = newBankId();
    const content =
      'Eve moved to Lisbon.\n<mneme:recall>\nFrank sold his house.\n</mneme:recall>\nGrace studies law.';
    const { operationId } = await say(bankId, content, { mode });
    const texts = (await memoriesOf(bankId)).map(({ text }) => text).join('|');
    expect(texts).toContain('Eve moved to Lisbon');
    expect(texts).toContain('Grace studies law');
    expect(texts).not.toContain('Frank');
    expect(texts).not.toMatch(/ {3}/);
    const sources = await bank.rows<{ stands: boolean }>(
      'MATCH (m:Memory {bankId: $bankId})-[s:FROM]->(c:Chunk) RETURN substring(c.text, s.start, s.end - s.start) = s.quote AS stands',
      { bankId },
    );
    expect(sources.every(({ stands }) => stands)).toBe(true);
    const [document] = await bank.rows<{ text: string }>(
      'MATCH (d:Document {bankId: $bankId}) RETURN d.text AS text',
      { bankId },
    );
    expect(document?.text).toBe(content);
    expect(await ignoredBy(operationId)).toHaveLength(1);
  },
);

test('a sentence that somebody says again is one more source', async () => {
  const bankId = await known();
  await say(bankId, FACTS[2] ?? '');
  const counts = new Map((await memoriesOf(bankId)).map(({ text, proofCount }) => [text, proofCount]));
  expect(counts.get(FACTS[2] ?? '')).toBe(2);
});

test('a document that is told again, under its name or another, is a document and no echo', async () => {
  const bankId = newBankId();
  const text = FACTS.join('\n');
  await say(bankId, text, { documentId: 'a' });
  const before = await memoriesOf(bankId);
  await say(bankId, text, { documentId: 'a' });
  expect(await memoriesOf(bankId)).toEqual(before);
  await say(bankId, text, { documentId: 'b' });
  expect((await memoriesOf(bankId)).map(({ proofCount }) => proofCount)).toEqual(before.map(() => 2));
});
