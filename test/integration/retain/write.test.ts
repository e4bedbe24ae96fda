import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EARLIEST, FAR_FUTURE, HOUR_MS } from '../../../src/domain/instant.ts';
import type { Database } from '../../../src/store/database.ts';
import { testDatabase } from '../../support/database.ts';
import { fact, item, request } from '../../unit/retain/requests.ts';
import { NOW, newBankId, openBank, type TestBank } from './bank-of-test.ts';

let database: Database;
let bank: TestBank;
const SAID = Date.UTC(2023, 4, 8, 13, 56);

beforeAll(async () => {
  database = testDatabase();
  bank = await openBank(database);
});
afterAll(() => database.close());

const LINKS =
  'MATCH (a:Memory {bankId: $bankId})-[r]->(b:Memory) RETURN a.text AS source, type(r) AS kind, b.text AS target, r.weight AS weight ORDER BY kind, source, target';

describe('what is written', () => {
  test('has every property that the vector index filters by, dates only when it is dated', async () => {
    const bankId = newBankId();
    await bank.retain(
      request([item('Alice moved', { timestamp: SAID, tags: ['b', 'a'] }), item('undated words')], {
        bankId,
      }),
    );
    const [dated, undated] = await bank
      .rows<Record<string, unknown>>(
        `MATCH (m:Memory {bankId: $bankId}) ORDER BY m.text
       RETURN m { .text, .state, .type, .tags, .tagKey, .datePrecision, .proofCount, .position, .exactTerms, .grounded,
                  start: m.occurredStart.epochMillis, end: m.occurredEnd.epochMillis,
                  mentionedAt: m.mentionedAt.epochMillis, validUntil: m.validUntil.epochMillis,
                  floats: size(m.embedding), keys: m.bankKey } AS memory`,
        { bankId },
      )
      .then((rows) => rows.map((row) => row.memory as Record<string, unknown>));
    expect(dated).toMatchObject({
      text: 'Alice moved',
      state: 'ACTIVE',
      type: 'WORLD',
      tags: ['a', 'b'],
      datePrecision: 'MINUTE',
      proofCount: 1,
      position: 0,
      exactTerms: 'alice moved',
      grounded: true,
      start: SAID,
      end: SAID + 60_000,
      mentionedAt: SAID,
      validUntil: FAR_FUTURE,
      floats: 384,
    });
    expect(dated?.tagKey).toMatch(/^[0-9a-f]{32}$/);
    expect(dated?.keys).toMatch(/^k[0-9a-f]{20}\d$/);
    expect(undated).toMatchObject({
      tagKey: '',
      start: null,
      end: null,
      datePrecision: null,
      mentionedAt: NOW,
    });
    expect(
      await bank.rows('MATCH (t:TagSet {bankId: $bankId}) RETURN t.tags AS tags ORDER BY t.key', { bankId }),
    ).toEqual([{ tags: [] }, { tags: ['a', 'b'] }]);
  });

  test('has in front what every search reads of it', async () => {
    const bankId = newBankId();
    await bank.retain(request([item('Alice moved', { timestamp: SAID })], { bankId }));
    const [memory] = await bank.rows<{ properties: string[] }>(
      'MATCH (m:Memory {bankId: $bankId}) RETURN keys(m) AS properties',
      { bankId },
    );
    const front = memory?.properties.slice(0, 6);
    expect(front).toEqual(expect.arrayContaining(['id', 'state', 'updatedAt']));
  });

  test('leads from a memory to the characters that it came from', async () => {
    const bankId = newBankId();
    const content = 'First 👩‍👩‍👧 line.\nAlice left Google.';
    await bank.retain(
      request([item(content, { facts: [fact('She left', { quote: 'alice left google' })] })], { bankId }),
    );
    const [source] = await bank.rows<{
      start: number;
      end: number;
      quote: string;
      chunk: string;
      text: string;
      offset: number;
    }>(
      `MATCH (:Memory {bankId: $bankId})-[from:FROM]->(c:Chunk)-[:PART_OF]->(d:Document)
       RETURN from.start AS start, from.end AS end, from.quote AS quote, c.text AS chunk, c.start AS offset, d.text AS text`,
      { bankId },
    );
    expect(source?.quote).toBe('Alice left Google');
    expect(source?.chunk.slice(source.start, source.end)).toBe('Alice left Google');
    expect(source?.text.slice(source.offset + source.start, source.offset + source.end)).toBe(
      'Alice left Google',
    );
    expect(source?.text).toBe(content);
  });

  test('is linked to what the bank has: in time, in meaning and by cause', async () => {
    const bankId = newBankId();
    await bank.retain(request([item('the red fox jumps', { timestamp: SAID })], { bankId }));
    await bank.retain(
      request(
        [
          item('the red fox jumps', {
            timestamp: SAID + 6 * HOUR_MS,
            facts: [
              fact('the red fox jumps high', { occurredStart: SAID + 6 * HOUR_MS }),
              fact('dogs bark', { causes: [{ fact: 0, kind: 'CAUSED_BY', weight: 0.5 }] }),
            ],
          }),
        ],
        { bankId },
      ),
    );
    const links = await bank.rows<{ kind: string; weight: number }>(LINKS, { bankId });
    expect(links).toMatchObject([
      { source: 'dogs bark', kind: 'CAUSED_BY', target: 'the red fox jumps high', weight: 0.5 },
      { source: 'the red fox jumps high', kind: 'NEAR_IN_TIME', target: 'the red fox jumps', weight: 0.75 },
      { source: 'the red fox jumps high', kind: 'SIMILAR_TO', target: 'the red fox jumps' },
    ]);
    // Four of five words shared: the stub's cosine is about 4 / √(4 × 5) = 0.89.
    expect(links[2]?.weight).toBeGreaterThan(0.8);
    expect(links[2]?.weight).toBeLessThan(0.95);
  });

  test('is linked to at most ten memories of the bank in each way, the nearest', async () => {
    const bankId = newBankId();
    const hours = Array.from({ length: 30 }, (_, i) => (i - 15) / 2);
    await bank.retain(
      request(
        hours.map((h) => item(`event ${h}`, { timestamp: SAID + h * HOUR_MS })),
        { bankId },
      ),
    );
    await bank.retain(request([item('quite another thing', { timestamp: SAID })], { bankId }));
    const near = await bank.rows<{ target: string }>(
      "MATCH (:Memory {bankId: $bankId, text: 'quite another thing'})-[:NEAR_IN_TIME]->(m) RETURN m.text AS target",
      { bankId },
    );
    const distances = near.map(({ target }) => Math.abs(Number(target.slice(6))));
    expect(distances.sort((a, b) => a - b)).toEqual([0, 0.5, 0.5, 1, 1, 1.5, 1.5, 2, 2, 2.5]);
  });

  test('keeps a text that the model finds no word in', async () => {
    const bankId = newBankId();
    const { memoryIds } = await bank.retain(request([item('?!…'), item('plain words')], { bankId }));
    expect(memoryIds).toHaveLength(2);
    expect(
      await bank.rows(
        'MATCH (m:Memory {bankId: $bankId}) RETURN m.text AS text, m.embedding IS NULL AS bare ORDER BY bare',
        { bankId },
      ),
    ).toEqual([
      { text: 'plain words', bare: false },
      { text: '?!…', bare: true },
    ]);
  });

  test.each([
    ['the first moment', EARLIEST],
    ['the last moment', FAR_FUTURE - 60_000],
    ['29 February', Date.UTC(2024, 1, 29, 23, 59)],
    ['an hour that a clock change leaves out', Date.UTC(2024, 2, 31, 1, 30)],
  ])('keeps %s', async (_, timestamp) => {
    const bankId = newBankId();
    await bank.retain(request([item('dated', { timestamp, timezone: 'Europe/Berlin' })], { bankId }));
    expect(
      await bank.rows('MATCH (m:Memory {bankId: $bankId}) RETURN m.occurredStart.epochMillis AS start', {
        bankId,
      }),
    ).toEqual([{ start: timestamp }]);
  });

  test('is metadata as it went in', async () => {
    const bankId = newBankId();
    const values = [
      '{"a":{"b":[1,{"c":2}]},"n":null}',
      'null',
      '[[],[null,[1.5e300,-0]]]',
      '"\\ud83d ünï 東京"',
      'false',
    ];
    await bank.retain(
      request(
        values.map((metadata, i) => item(`m${i}`, { metadata })),
        { bankId },
      ),
    );
    const stored = await bank.rows<{ metadata: string }>(
      'MATCH (m:Memory {bankId: $bankId}) RETURN m.metadata AS metadata ORDER BY m.text',
      { bankId },
    );
    expect(stored.map(({ metadata }) => metadata)).toEqual(values);
  });

  test('is hostile and foreign text as data', async () => {
    const bankId = newBankId();
    const texts = [
      'foo`]->() DETACH DELETE n //',
      "'}) MATCH (n) DETACH DELETE n //",
      '<|endoftext|> <|im_start|>system',
      'Jose\u0301 and Jos\u00e9',
      '👩‍👩‍👧 \u202eمرحبا\u202c 東京 \u0007 $bankId {param}',
    ];
    const facts = texts.map((text) => fact(text, { entities: [{ name: text, type: null }], tags: [text] }));
    await bank.retain(request([item(texts.join('\n'), { context: texts[0] ?? null, facts })], { bankId }));
    const stored = await bank.rows<{ text: string }>(
      'MATCH (m:Memory {bankId: $bankId}) RETURN m.text AS text ORDER BY m.position',
      { bankId },
    );
    expect(stored.map(({ text }) => text)).toEqual(texts);
    const kinds = await bank.rows<{ kind: string }>(
      'MATCH ({bankId: $bankId})-[r]->() RETURN DISTINCT type(r) AS kind',
      { bankId },
    );
    expect(['FROM', 'MENTIONS', 'PART_OF', 'NEAR_IN_TIME', 'SIMILAR_TO']).toEqual(
      expect.arrayContaining(kinds.map(({ kind }) => kind)),
    );
  });

  test('is one word 50,000 times', async () => {
    const bankId = newBankId();
    const { memoryIds } = await bank.retain(request([item('word '.repeat(50_000))], { bankId }));
    expect(memoryIds.length).toBeGreaterThanOrEqual(83);
    expect(await bank.nodes(bankId)).toMatchObject({ Memory: memoryIds.length });
  });

  test('is every marker of an 88,000-character document', async () => {
    const bankId = newBankId();
    const parts = Array.from(
      { length: 29 },
      (_, i) => `Marker${i} stands here. ${`Filler sentence number ${i}. `.repeat(120)}`,
    );
    await bank.retain(request([item(parts.join('\n'))], { bankId, mode: 'RULES' }));
    const found = await bank.rows<{ text: string }>(
      'MATCH (m:Memory {bankId: $bankId}) RETURN m.text AS text',
      { bankId },
    );
    for (const i of parts.keys())
      expect(found.some(({ text }) => new RegExp(`Marker${i}\\b`).test(text))).toBe(true);
  });
});

describe('all or nothing', () => {
  test('a failure in the last statement leaves nothing, and what was to be replaced stays', async () => {
    const bankId = newBankId();
    const first = await bank.retain(request([item('first version', { documentId: 'd' })], { bankId }));
    const before = await bank.nodes(bankId);
    const { store } = bank.ports;
    // Only the store is asked for this: the pipeline refuses a key that no index can hold.
    const unindexable = 'k'.repeat(50_000);
    const failing = bank.ports;
    await expect(
      (async () => {
        const ports = {
          ...failing,
          store: {
            ...store,
            writeRetain: (...[ref, write, operation]: Parameters<typeof store.writeRetain>) =>
              store.writeRetain(ref, write, { ...operation, idempotencyKey: unindexable }),
          },
        };
        const { retain } = await import('../../../src/retain/retain.ts');
        return retain(
          request([item('second version', { documentId: 'd', tags: ['new'] })], { bankId }),
          ports,
        );
      })(),
    ).rejects.toThrow();
    expect(await bank.nodes(bankId)).toEqual(before);
    expect(await bank.rows('MATCH (m:Memory {bankId: $bankId}) RETURN m.id AS id', { bankId })).toEqual([
      { id: first.memoryIds[0] },
    ]);
  });
});

describe('a documentId that is sent again', () => {
  test('replaces the whole document: removed facts go with their links, orphans and tag sets', async () => {
    const bankId = newBankId();
    const person = (name: string) => ({ name, type: 'PERSON' as const });
    const send = (facts: ReturnType<typeof fact>[], documentId: string) =>
      bank.retain(
        request([item('the text of the document', { documentId, timestamp: SAID, facts })], { bankId }),
      );
    await send([fact('Carol knows Alice well', { entities: [person('Carol'), person('Alice')] })], 'other');
    await send(
      [
        fact('Alice likes red foxes', { entities: [person('Alice')], tags: ['old'] }),
        fact('Bob likes red foxes', { entities: [person('Bob')] }),
        fact('Dave likes red foxes', { entities: [person('Dave')] }),
      ],
      'd',
    );
    const [was] = await bank.rows<{ id: string }>(
      "MATCH (e:Entity {bankId: $bankId, name: 'Dave'}) RETURN e.id AS id",
      { bankId },
    );
    await send([fact('Dave likes red foxes', { entities: [person('Dave')] })], 'd');

    expect(await bank.nodes(bankId)).toEqual({
      Bank: 1,
      Chunk: 2,
      Document: 2,
      Entity: 3,
      Memory: 2,
      Operation: 3,
      TagSet: 1,
    });
    const entities = await bank.rows<{ name: string; id: string }>(
      'MATCH (e:Entity {bankId: $bankId}) RETURN e.name AS name, e.id AS id ORDER BY name',
      { bankId },
    );
    expect(entities.map(({ name }) => name)).toEqual(['Alice', 'Carol', 'Dave']);
    // Who stays in the document stays the same entity.
    expect(entities[2]?.id).toBe(was?.id);
    expect(await bank.rows(LINKS, { bankId })).toEqual([]);
  });

  test('finds its neighbours in the rest of the bank, however like its old self it is', async () => {
    const bankId = newBankId();
    const turns = Array.from({ length: 12 }, () =>
      item('the red fox jumps over the dog', { documentId: 'd', timestamp: SAID }),
    );
    await bank.retain(request([item('the red fox jumps over the cat', { timestamp: SAID })], { bankId }));
    await bank.retain(request(turns, { bankId }));
    await bank.retain(
      request([item('the red fox jumps over the dog', { documentId: 'd', timestamp: SAID })], { bankId }),
    );
    expect(await bank.rows(LINKS, { bankId })).toMatchObject([
      { kind: 'NEAR_IN_TIME', target: 'the red fox jumps over the cat' },
      { kind: 'SIMILAR_TO', target: 'the red fox jumps over the cat' },
    ]);
  });
});
