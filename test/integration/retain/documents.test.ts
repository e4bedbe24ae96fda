import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Embedder, Llm } from '../../../src/domain/ports/models.ts';
import { retain } from '../../../src/retain/retain.ts';
import type { ExtractionMode, RetainItem } from '../../../src/retain/types.ts';
import type { Database } from '../../../src/store/database.ts';
import { testDatabase } from '../../support/database.ts';
import { stubEmbedder } from '../../support/stub-embedder.ts';
import { fact, item, request } from '../../unit/retain/requests.ts';
import { NOW, newBankId, openBank, type TestBank } from './bank-of-test.ts';

let database: Database;
let bank: TestBank;

beforeAll(async () => {
  database = testDatabase();
  bank = await openBank(database);
});
afterAll(() => database.close());

/** A document of paragraphs, each a fact about one person, in several chunks. */
const paragraph = (name: string) =>
  [`${name} Stone lives in the old town of ${name}ville.`]
    .concat(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${name} also repaired house number ${n} of the long street.`),
    )
    .join(' ');
const NAMES =
  'Anna Bert Carla Dora Emil Fritz Greta Hans Ida Jonas Karin Lars Mona Nils Olga Paul Quentin Rita Sven Tina Udo Vera Willi Yann'.split(
    ' ',
  );
const textOf = (names: readonly string[]) => names.map(paragraph).join('\n\n');

interface Place {
  readonly id: string;
  readonly text: string;
  readonly position: number;
  readonly quote: string;
}

async function places(bankId: string, documentId = 'd'): Promise<Place[]> {
  return bank.rows<Place>(
    `MATCH (m:Memory {bankId: $bankId})-[from:FROM]->(c:Chunk)-[:PART_OF]->(d:Document {id: $documentId})
     RETURN m.id AS id, m.text AS text, from.position AS position, from.quote AS quote
     ORDER BY position`,
    { bankId, documentId },
  );
}

/** Every quote stands where it says, every chunk too, and positions count from 0 without a gap. */
async function expectSound(bankId: string, documentId = 'd'): Promise<void> {
  const rows = await bank.rows<Record<string, number> & { text: string; chunk: string; quote: string }>(
    `MATCH (m:Memory {bankId: $bankId})-[from:FROM]->(c:Chunk)-[:PART_OF]->(d:Document {id: $documentId})
     RETURN d.text AS text, c.text AS chunk, c.start AS offset, from.start AS start, from.end AS end, from.quote AS quote,
            from.position AS place, m.position AS position
     ORDER BY place`,
    { bankId, documentId },
  );
  for (const { text, chunk, offset = 0, start = 0, end = 0, quote } of rows) {
    expect(text.slice(offset, offset + chunk.length)).toBe(chunk);
    expect(chunk.slice(start, end)).toBe(quote);
  }
  expect(rows.map(({ place }) => place)).toEqual(rows.map((_, index) => index));
  const chunks = await bank.rows<{ position: number; start: number }>(
    'MATCH (c:Chunk {bankId: $bankId})-[:PART_OF]->(:Document {id: $documentId}) RETURN c.position AS position, c.start AS start ORDER BY start',
    { bankId, documentId },
  );
  expect(chunks.map(({ position }) => position)).toEqual(chunks.map((_, index) => index));
}

/** Sends the document by a mode, and answers with the texts that were embedded. */
async function send(bankId: string, content: string, mode: ExtractionMode, rest: Partial<RetainItem> = {}) {
  const embedded: string[] = [];
  const stub = stubEmbedder();
  const embedder: Embedder = {
    ...stub,
    embed: (texts, options) => {
      embedded.push(...texts);
      return stub.embed(texts, options);
    },
  };
  const items = [item(content, { documentId: 'd', ...rest })];
  const { operationId } = await retain(request(items, { bankId, mode }), { ...bank.ports, embedder });
  const [row] = await bank.rows<{ receipt: string }>(
    'MATCH (o:Operation {id: $operationId}) RETURN o.receipt AS receipt',
    { operationId },
  );
  return { embedded, receipt: JSON.parse(row?.receipt ?? '{}') };
}

describe.each(['RULES', 'VERBATIM'] as const)('a document that is sent again, by %s', (mode) => {
  test('unchanged keeps every memory, and nothing is embedded', async () => {
    const bankId = newBankId();
    await send(bankId, textOf(NAMES), mode);
    const before = await places(bankId);
    const { embedded, receipt } = await send(bankId, textOf(NAMES), mode);
    expect(embedded).toEqual([]);
    expect(receipt.items).toMatchObject([{ created: 0, merged: 0 }]);
    expect(await places(bankId)).toEqual(before);
    await expectSound(bankId);
  });

  test('with a paragraph inserted at the top keeps what stands below', async () => {
    const bankId = newBankId();
    // Borders are found again after a few pieces: of twenty most are what they were.
    const many = ['', 'berg', 'mann'].flatMap((ending) => NAMES.map((name) => name + ending));
    await send(bankId, textOf(many), mode);
    const before = await places(bankId);
    const { embedded } = await send(bankId, textOf(['Zoe', ...many]), mode);
    const after = await places(bankId);
    const ids = new Set(after.map(({ id }) => id));
    expect(before.filter(({ id }) => ids.has(id)).length).toBeGreaterThanOrEqual(before.length / 2);
    expect(embedded.join()).toContain('Zoe');
    expect(embedded.join()).not.toContain('Yannmann');
    expect(after.map(({ text }) => text).join()).toContain('Zoe Stone');
    await expectSound(bankId);
  });

  test('that shrank loses what it no longer says, and that alone', async () => {
    const bankId = newBankId();
    await send(bankId, textOf(NAMES), mode);
    const { embedded } = await send(bankId, textOf(NAMES.slice(0, 18)), mode);
    const left = (await places(bankId)).map(({ text }) => text).join();
    for (const name of NAMES) expect(left.includes(`${name} Stone`)).toBe(NAMES.indexOf(name) < 18);
    expect(embedded.join()).not.toContain('Anna');
    const entities = await bank.rows<{ name: string }>(
      'MATCH (e:Entity {bankId: $bankId}) RETURN e.name AS name',
      {
        bankId,
      },
    );
    expect(entities.map(({ name }) => name).join()).not.toContain('Yann');
    await expectSound(bankId);
  });
});

test('a fact whose tags, context or date changed is another one', async () => {
  const bankId = newBankId();
  const text = 'Alice Stone lives in the old town.';
  await send(bankId, text, 'RULES', { timestamp: NOW });
  const [first] = await places(bankId);
  await send(bankId, text, 'RULES', { timestamp: NOW, tags: ['t'] });
  const [second] = await places(bankId);
  await send(bankId, text, 'RULES', { timestamp: NOW, tags: ['t'], context: 'gossip' });
  const [third] = await places(bankId);
  expect(new Set([first?.id, second?.id, third?.id]).size).toBe(3);
});

test('what stays keeps its history, its links and its first mention; what is new links to it', async () => {
  const bankId = newBankId();
  const facts = [fact('Alice Stone lives in the old town.'), fact('Bob Stone repairs bicycles there.')];
  await send(bankId, 'the text', 'RULES', { facts });
  const [before] = await places(bankId);
  const more = [fact('Alice Stone lives in the new town.'), ...facts];
  await retain(request([item('the text', { documentId: 'd', facts: more })], { bankId }), {
    ...bank.ports,
    clock: () => NOW + 60_000,
  });
  const rows = await bank.rows<{ position: number; mentionedAt: number; similar: number }>(
    `MATCH (m:Memory {bankId: $bankId, id: $id})
     RETURN m.position AS position, m.mentionedAt.epochMillis AS mentionedAt, COUNT { (m)-[:SIMILAR_TO]-() } AS similar`,
    { bankId, id: before?.id },
  );
  expect(rows).toEqual([{ position: 1, mentionedAt: NOW, similar: 1 }]);
});

test('a language model is asked only about what changed', async () => {
  const asked: string[] = [];
  const llm: Llm = {
    model: 'scripted',
    async complete({ user, schema }) {
      asked.push(user);
      const content = /<content [0-9a-f]+>\n([\s\S]*)\n<\/content/u.exec(user)?.[1] ?? '';
      const facts = [...content.matchAll(/\p{Lu}\p{L}+ Stone lives in the old town of \p{L}+\./gu)].map(
        ([text]) => ({
          ...{ text, type: 'WORLD', start: null, end: null, quote: text, entities: [], causes: [] },
        }),
      );
      const checked = schema.check({ facts });
      if (!('value' in checked)) throw new Error(checked.problem);
      return { value: checked.value, usage: { calls: 1, inputTokens: 10, outputTokens: 10 } };
    },
  };
  const bankId = newBankId();
  const say = async (names: readonly string[]) => {
    asked.length = 0;
    const { operationId } = await retain(
      request([item(textOf(names), { documentId: 'd' })], { bankId, mode: 'LLM' }),
      { ...bank.ports, llm },
    );
    const [row] = await bank.rows<{ receipt: string }>(
      'MATCH (o:Operation {id: $operationId}) RETURN o.receipt AS receipt',
      { operationId },
    );
    return JSON.parse(row?.receipt ?? '{}').llmCalls as number;
  };
  const first = await say(NAMES);
  expect(first).toBeGreaterThanOrEqual(2);
  const before = await places(bankId);
  expect(before).toHaveLength(NAMES.length);
  expect(await say(NAMES)).toBe(0);
  expect(await places(bankId)).toEqual(before);
  // The last paragraph changes: the chunks before it are not asked about again.
  const last = await say([...NAMES.slice(0, -1), 'Zoe']);
  expect(last).toBeLessThan(first);
  expect(asked.join()).not.toContain('Anna also repaired house number 1 ');
  const after = await places(bankId);
  expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
  expect(after.at(-1)?.text).toContain('Zoe');
});

describe('APPEND', () => {
  const append = (content: string, rest: Partial<RetainItem> = {}) =>
    item(content, { documentId: 'd', updateMode: 'APPEND', ...rest });

  test('adds behind what is there: text, chunks and places go on', async () => {
    const bankId = newBankId();
    await bank.retain(request([append('Alice: hello 👩‍👩‍👧'), append('Bob: hi there')], { bankId }));
    await bank.retain(request([append('Alice: how are you?'), append('Bob: fine, thanks')], { bankId }));
    const [document] = await bank.rows<{ text: string }>(
      'MATCH (d:Document {bankId: $bankId}) RETURN d.text AS text',
      {
        bankId,
      },
    );
    expect(document?.text).toBe('Alice: hello 👩‍👩‍👧\nBob: hi there\nAlice: how are you?\nBob: fine, thanks');
    expect((await places(bankId)).map(({ text }) => text).join('\n')).toBe(document?.text);
    await expectSound(bankId);
    expect(await bank.nodes(bankId)).toMatchObject({ Document: 1, Chunk: 2, Memory: 4 });
  });

  test('eight at once all land, whole and one after the other', async () => {
    const bankId = newBankId();
    const turns = Array.from({ length: 8 }, (_, i) => [`A${i}: first of ${i}`, `B${i}: second of ${i}`]);
    await Promise.all(
      turns.map((pair) =>
        bank.retain(
          request(
            pair.map((turn) => append(turn)),
            { bankId },
          ),
        ),
      ),
    );
    const texts = (await places(bankId)).map(({ text }) => text);
    expect([...texts].sort()).toEqual(turns.flat().sort());
    for (const [first = '', second] of turns) expect(texts[texts.indexOf(first) + 1]).toBe(second);
    await expectSound(bankId);
  });

  test('is refused without a document, and beside a REPLACE of the same one', async () => {
    const bankId = newBankId();
    await expect(bank.retain(request([append('x', { documentId: null })], { bankId }))).rejects.toMatchObject(
      { code: 'BAD_USER_INPUT' },
    );
    await expect(
      bank.retain(request([append('x'), append('y', { updateMode: 'REPLACE' })], { bankId })),
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('of a large text goes behind as well', async () => {
    const small = await openBank(database, { memoriesPerTransaction: 2 });
    const bankId = newBankId();
    const items = (from: number) => Array.from({ length: 5 }, (_, i) => append(`turn number ${from + i}`));
    await small.retain(request(items(0), { bankId }));
    await small.retain(request(items(5), { bankId }));
    expect((await places(bankId)).map(({ text }) => text)).toEqual(
      Array.from({ length: 10 }, (_, i) => `turn number ${i}`),
    );
    await expectSound(bankId);
  });
});
