import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../src/domain/instant.ts';
import type { Database } from '../../../src/store/database.ts';
import { testDatabase } from '../../support/database.ts';
import { fact, item, request } from '../../unit/retain/requests.ts';
import { NOW, newBankId, openBank, type TestBank } from './bank-of-test.ts';

let database: Database;
let bank: TestBank;
const SAID = Date.UTC(2023, 4, 8, 13, 56);
const SENTENCE = 'Alice Chen works at Google.';

beforeAll(async () => {
  database = testDatabase();
  bank = await openBank(database);
});
afterAll(() => database.close());

interface Told {
  readonly id: string;
  readonly text: string;
  readonly proofCount: number;
  readonly documents: readonly string[];
  readonly documentId: string;
  readonly mentionedAt: number;
}

async function told(bankId: string): Promise<Told[]> {
  return bank.rows<Told>(
    `MATCH (m:Memory {bankId: $bankId})
     RETURN m.id AS id, m.text AS text, m.proofCount AS proofCount, m.documentId AS documentId,
            m.mentionedAt.epochMillis AS mentionedAt,
            COLLECT { MATCH (m)-[:FROM]->()-[:PART_OF]->(d) RETURN d.id AS id ORDER BY id } AS documents
     ORDER BY m.text`,
    { bankId },
  );
}

const inDocument = (documentId: string, content: string, rest = {}) => item(content, { documentId, ...rest });

async function receiptOf(operationId: string) {
  const [row] = await bank.rows<{ receipt: string }>(
    'MATCH (o:Operation {id: $operationId}) RETURN o.receipt AS receipt',
    { operationId },
  );
  return JSON.parse(row?.receipt ?? '{}');
}

describe.each(['RULES', 'VERBATIM'] as const)('the same sentence in five documents, by %s', (mode) => {
  test('is one memory with five sources, one retain after the other', async () => {
    const bankId = newBankId();
    const ids = new Set<string>();
    for (const [day, name] of ['a', 'b', 'c', 'd', 'e'].entries()) {
      const items = [inDocument(name, SENTENCE, { timestamp: SAID + day * DAY_MS })];
      const { memoryIds, operationId } = await bank.retain(request(items, { bankId, mode }));
      for (const id of memoryIds) ids.add(id);
      expect((await receiptOf(operationId)).items).toMatchObject([
        { created: day === 0 ? 1 : 0, merged: day === 0 ? 0 : 1 },
      ]);
    }
    expect(ids.size).toBe(1);
    expect(await told(bankId)).toMatchObject([
      { text: SENTENCE, proofCount: 5, documents: ['a', 'b', 'c', 'd', 'e'], mentionedAt: SAID },
    ]);
  });

  test('is one memory with five sources, all in one retain', async () => {
    const bankId = newBankId();
    const items = ['a', 'b', 'c', 'd', 'e'].map((name) => inDocument(name, SENTENCE));
    await bank.retain(request(items, { bankId, mode }));
    expect(await told(bankId)).toMatchObject([{ proofCount: 5, documents: ['a', 'b', 'c', 'd', 'e'] }]);
  });

  test('is one memory with 32 sources when 32 retains bring it at once', async () => {
    const bankId = newBankId();
    const names = Array.from({ length: 32 }, (_, i) => `d${String(i).padStart(2, '0')}`);
    await Promise.all(
      names.map((name) => bank.retain(request([inDocument(name, SENTENCE)], { bankId, mode }))),
    );
    expect(await told(bankId)).toMatchObject([{ proofCount: 32, documents: names }]);
  });
});

test('a repeated fact keeps its first mention, also when that comes last, and takes a date that it had not', async () => {
  const bankId = newBankId();
  await bank.retain(request([inDocument('late', SENTENCE, { timestamp: SAID + DAY_MS })], { bankId }));
  await bank.retain(request([inDocument('early', SENTENCE, { timestamp: SAID })], { bankId }));
  expect(await told(bankId)).toMatchObject([{ proofCount: 2, mentionedAt: SAID, documentId: 'late' }]);
  const undated = newBankId();
  await bank.retain(request([inDocument('a', SENTENCE)], { bankId: undated }));
  await bank.retain(request([inDocument('b', SENTENCE, { timestamp: SAID })], { bankId: undated }));
  expect(
    await bank.rows('MATCH (m:Memory {bankId: $bankId}) RETURN m.occurredStart.epochMillis AS start', {
      bankId: undated,
    }),
  ).toEqual([{ start: SAID }]);
});

test('a fact with another number, name, tag or type is another fact', async () => {
  const bankId = newBankId();
  const text = 'Alice Chen lives in Berlin with Bob and her two old dogs.';
  const facts = [
    fact(text),
    fact(text.replace('two', 'three')),
    fact(text.replace('Chen', 'Chan')),
    fact(text, { tags: ['t'] }),
    fact(text, { type: 'EXPERIENCE' }),
    fact(text.replace('two', '2')),
  ];
  for (const [index, one] of facts.entries()) {
    await bank.retain(request([inDocument(`d${index}`, 'the text', { facts: [one] })], { bankId }));
  }
  expect((await told(bankId)).map(({ proofCount }) => proofCount).sort()).toEqual([1, 1, 1, 1, 2]);
});

test('turns of a conversation that is kept as it is stay each for themselves, in order', async () => {
  const bankId = newBankId();
  const turns = ['Alice: Yes.', 'Bob: I work at Google.', 'Alice: Yes.', 'Bob: I work at Google.'];
  for (const session of ['one', 'two']) {
    const items = turns.map((turn) => inDocument(session, turn, { timestamp: SAID }));
    const { memoryIds } = await bank.retain(request(items, { bankId }));
    expect(new Set(memoryIds).size).toBe(4);
    const kept = await bank.rows<{ text: string }>(
      'MATCH (m:Memory {bankId: $bankId, documentId: $session}) RETURN m.text AS text ORDER BY m.position',
      { bankId, session },
    );
    expect(kept.map(({ text }) => text)).toEqual(turns);
  }
});

test('a fact that is repeated causes what its new neighbour says', async () => {
  const bankId = newBankId();
  await bank.retain(request([inDocument('a', SENTENCE)], { bankId }));
  const facts = [
    fact(SENTENCE),
    fact('Alice Chen moved to California.', { causes: [{ fact: 0, kind: 'CAUSED_BY', weight: 1 }] }),
  ];
  await bank.retain(request([inDocument('b', 'the text', { facts })], { bankId }));
  expect(
    await bank.rows(
      'MATCH (a:Memory {bankId: $bankId})-[:CAUSED_BY]->(b) RETURN a.text AS effect, b.text AS cause',
      { bankId },
    ),
  ).toEqual([{ effect: 'Alice Chen moved to California.', cause: SENTENCE }]);
});

describe('a memory of several documents', () => {
  const names = ['a', 'b', 'c'];

  async function threeSources() {
    const bankId = newBankId();
    const alice = [{ name: 'Alice Chen', type: 'PERSON' as const }];
    for (const [day, name] of names.entries()) {
      const facts = [fact(`Filler of ${name} here.`), fact(SENTENCE, { entities: alice })];
      const one = inDocument(name, 'the text', { timestamp: SAID + day * DAY_MS, facts });
      await bank.retain(request([one], { bankId }));
    }
    return bankId;
  }

  const shared = async (bankId: string) => (await told(bankId)).filter(({ text }) => text === SENTENCE);

  test('loses a source with each of them, moves to one that is left, and goes with the last', async () => {
    const bankId = await threeSources();
    expect(await shared(bankId)).toMatchObject([{ proofCount: 3, documentId: 'a', mentionedAt: SAID }]);
    const first = await bank.admin.deleteDocument(bankId, 'a', NOW);
    expect(first).toMatchObject({ memories: 1, chunks: 1, entities: 0 });
    expect(await shared(bankId)).toMatchObject([
      { proofCount: 2, documents: ['b', 'c'], documentId: 'b', mentionedAt: SAID + DAY_MS },
    ]);
    await bank.admin.deleteDocument(bankId, 'c', NOW);
    expect(await shared(bankId)).toMatchObject([{ proofCount: 1, documents: ['b'] }]);
    expect(await bank.admin.deleteDocument(bankId, 'b', NOW)).toMatchObject({ memories: 2, entities: 1 });
    expect(await bank.nodes(bankId)).toEqual({ Bank: 1, Operation: 3 });
  });

  test('loses the source of a document that no longer says it', async () => {
    const bankId = await threeSources();
    await bank.retain(request([inDocument('a', 'Quite another text.')], { bankId }));
    expect(await shared(bankId)).toMatchObject([{ proofCount: 2, documents: ['b', 'c'], documentId: 'b' }]);
  });

  test('keeps its sources when a document says it again', async () => {
    const bankId = await threeSources();
    const [before] = await shared(bankId);
    const again = inDocument('a', 'the text', { timestamp: SAID, facts: [fact(SENTENCE)] });
    await bank.retain(request([again], { bankId }));
    expect(await shared(bankId)).toMatchObject([{ id: before?.id, proofCount: 3, documents: names }]);
  });

  test('is deleted from all of them at once', async () => {
    const bankId = await threeSources();
    const [memory] = await shared(bankId);
    expect(await bank.admin.deleteMemory(bankId, memory?.id ?? '', NOW)).toMatchObject({ memories: 1 });
    expect(await shared(bankId)).toEqual([]);
  });
});
