import { afterAll, beforeAll, expect, test } from 'vitest';
import { MemoryError } from '../../../src/domain/errors.ts';
import type { Llm } from '../../../src/domain/ports/models.ts';
import { retain } from '../../../src/retain/retain.ts';
import type { RetainRequest } from '../../../src/retain/types.ts';
import type { Database } from '../../../src/store/database.ts';
import { testDatabase } from '../../support/database.ts';
import { newBankId, openBank, type TestBank } from './bank-of-test.ts';

/** What would be syntax of Cypher, of Lucene or of a property map, were it ever pasted in. */
const HOSTILE = [
  'foo`]->() DETACH DELETE n //',
  "x'}) MATCH (n) DETACH DELETE n //",
  '"}) RETURN 1 UNION MATCH (m) SET m.text = "gone" //',
  '+bankKey:* OR *:*',
  '$bankId',
  '__proto__',
] as const;

let database: Database;
let bank: TestBank;
const witness = newBankId();
let before: Record<string, number>;

beforeAll(async () => {
  database = testDatabase();
  bank = await openBank(database);
  await bank.retain(requestOf(witness, { content: 'Alice lives in Oslo.' }));
  before = await bank.nodes(witness);
});
afterAll(() => database.close());

function requestOf(bankId: string, item: Partial<RetainRequest['items'][number]>): RetainRequest {
  const whole = {
    ...{ content: 'Alice met Bob.', timestamp: null, timezone: null, context: null, documentId: null },
    ...{ updateMode: 'REPLACE' as const, tags: [], metadata: null, facts: null, ...item },
  };
  return { bankId, items: [whole], mode: 'RULES', idempotencyKey: null, requestHash: 'h' };
}

test.each(HOSTILE)('%s is data at every door of a retain: text, names, tags, metadata, ids', async (text) => {
  const bankId = `${newBankId()} ${text.trim()}`.slice(0, 120);
  const fact = {
    ...{ text: `${text} said so.`, type: 'WORLD' as const, occurredStart: null, occurredEnd: null },
    ...{
      confidence: null,
      causes: [],
      quote: text,
      tags: [text],
      metadata: JSON.stringify({ [text]: text }),
    },
    entities: [{ name: text, type: 'PRODUCT' as const }],
  };
  await bank.retain({
    ...requestOf(bankId, { content: text, documentId: text, context: text, tags: [text], facts: [fact] }),
    idempotencyKey: text,
  });
  const [stored] = await bank.rows<Record<string, unknown>>(
    `MATCH (e:Entity {bankId: $bankId})<-[:MENTIONS]-(m:Memory)-[:FROM]->(:Chunk)-[:PART_OF]->(d:Document)
     RETURN e.name AS name, m.text AS text, m.tags AS tags, m.metadata AS metadata, m.context AS context, d.id AS document`,
    { bankId },
  );
  expect(stored).toEqual({
    ...{ name: text, text: `${text} said so.`, tags: [text], metadata: JSON.stringify({ [text]: text }) },
    ...{ context: text, document: text },
  });
  expect(await bank.nodes(witness)).toEqual(before);
  await bank.admin.deleteDocument(bankId, text, 0);
  expect(await bank.nodes(witness)).toEqual(before);
});

test.each(HOSTILE)('%s as the kind of a relation is refused', async (kind) => {
  const fact = {
    ...{ text: 'One.', type: 'WORLD' as const, occurredStart: null, occurredEnd: null, confidence: null },
    ...{ entities: [], quote: null, tags: [], metadata: null },
    causes: [{ fact: 1, kind: kind as 'CAUSES', weight: 1 }],
  };
  await expect(
    bank.retain(requestOf(newBankId(), { facts: [fact, { ...fact, text: 'Two.', causes: [] }] })),
  ).rejects.toThrow(MemoryError);
  expect(await bank.nodes(witness)).toEqual(before);
});

test.each(HOSTILE)(
  '%s in a language model’s answer, names and kinds of relations too, is data',
  async (text) => {
    const bankId = newBankId();
    const answer = {
      facts: [0, 1].map((index) => ({
        text: `Fact ${index} ${text}`,
        ...{ quote: 'Alice met Bob.', type: text, kind: text, date: text, start: text, end: text },
        entities: [{ name: text, type: text }],
        causes: [{ fact: 1 - index, kind: text, weight: 1 }],
      })),
    };
    const llm: Llm = {
      model: 'hostile',
      async complete({ schema }) {
        const checked = schema.check(answer);
        if (!('value' in checked)) throw new MemoryError('MODEL_OUTPUT_INVALID', checked.problem);
        return { value: checked.value, usage: { calls: 1, inputTokens: 0, outputTokens: 0 } };
      },
    };
    await retain({ ...requestOf(bankId, {}), mode: 'LLM' }, { ...bank.ports, llm });
    const stored = await bank.rows<{ text: string }>(
      'MATCH (m:Memory {bankId: $bankId}) RETURN m.text AS text ORDER BY text',
      { bankId },
    );
    expect(stored).toEqual([{ text: `Fact 0 ${text}` }, { text: `Fact 1 ${text}` }]);
    const types = await bank.rows<{ type: string }>(
      'CALL db.relationshipTypes() YIELD relationshipType AS type RETURN type',
    );
    expect(types.every(({ type }) => /^[A-Z_]+$/.test(type))).toBe(true);
    expect(await bank.nodes(witness)).toEqual(before);
  },
);
