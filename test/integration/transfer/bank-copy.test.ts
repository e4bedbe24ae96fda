import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Embedder } from '../../../src/domain/ports/models.ts';
import type { TransferStore } from '../../../src/domain/ports/transfer-store.ts';
import { TIE_KINDS } from '../../../src/domain/transfer.ts';
import type { Database } from '../../../src/store/database.ts';
import { createReadStore } from '../../../src/store/read-store.ts';
import { encodeTokenVectors } from '../../../src/store/token-codec.ts';
import { createTransferStore } from '../../../src/store/transfer-store.ts';
import { exportBank } from '../../../src/transfer/export-bank.ts';
import { importBank } from '../../../src/transfer/import-bank.ts';
import { testDatabase } from '../../support/database.ts';
import { stubEmbedder } from '../../support/stub-embedder.ts';
import { NOW, newBankId, openBank, type TestBank } from '../retain/bank-of-test.ts';

const HOSTILE = 'foo`]->() DETACH DELETE n // ';
const METADATA = '{"a":{"b":[1,{"c":2}]},"n":null,"big":12345678901234567890}';

let database: Database;
let bank: TestBank;
let store: TransferStore;
const source = newBankId();
let copy: readonly string[];

const item = {
  content: '',
  timestamp: Date.UTC(2024, 3, 1),
  timezone: null,
  context: 'a call',
  documentId: null,
  updateMode: 'REPLACE' as const,
  tags: [],
  metadata: null,
  facts: null,
};

const fact = {
  text: '',
  type: 'WORLD' as const,
  occurredStart: null,
  occurredEnd: null,
  confidence: null,
  entities: [],
  causes: [],
  quote: null,
  tags: [],
  metadata: null,
};

beforeAll(async () => {
  database = testDatabase();
  bank = await openBank(database);
  store = createTransferStore(database);
  await bank.admin.createBank(
    {
      id: source,
      name: 'Everything',
      mission: 'to hold everything',
      timezone: 'Europe/Berlin',
      disposition: { skepticism: 1, literalism: 2, empathy: 5 },
    },
    NOW,
  );
  await bank.retain({
    bankId: source,
    mode: 'RULES',
    idempotencyKey: null,
    requestHash: 'h',
    items: [
      {
        ...item,
        documentId: 'letters/1',
        tags: ['family', HOSTILE],
        metadata: METADATA,
        content:
          'The bridge was closed. The ferry was late because the bridge was closed. Alice thinks so. !!!',
        facts: [
          {
            ...fact,
            text: 'The ferry was late.',
            occurredStart: Date.UTC(2024, 2, 5),
            occurredEnd: Date.UTC(2024, 2, 6),
            entities: [
              { name: 'Alice Chen', type: 'PERSON' },
              { name: HOSTILE, type: null },
            ],
            causes: [{ fact: 1, kind: 'CAUSED_BY', weight: 1 }],
            quote: 'The ferry was late',
          },
          {
            ...fact,
            text: 'The bridge was closed.',
            occurredStart: Date.UTC(2024, 2, 5, 3),
            occurredEnd: Date.UTC(2024, 2, 5, 4),
          },
          { ...fact, text: 'Ferries are slow.', type: 'OPINION', confidence: 1 },
          { ...fact, text: '!!!' },
        ],
      },
      { ...item, content: 'Bob moved to Rome on 3 May 2023. He works for Acme Ltd. 東京は大きい。 🐦' },
    ],
  });
  await bank.rows(EVERY_TIE, { bankId: source });
  copy = await linesOf(source);
});
afterAll(() => database.close());

/** Ties and a version that a small retain does not make. */
const EVERY_TIE = `
  MATCH (a:Memory {bankId: $bankId, text: 'The ferry was late.'})
  MATCH (b:Memory {bankId: $bankId, text: 'The bridge was closed.'})
  SET b.state = 'SUPERSEDED', b.proofCount = 3, b.validUntil = datetime('2024-05-01T00:00:00Z')
  CREATE (a)-[:SUPERSEDES]->(b), (a)-[:DERIVED_FROM]->(b), (a)-[:SIMILAR_TO {weight: 0.75}]->(b),
         (a)-[:CAUSES {weight: 1.0}]->(b), (a)-[:ENABLES {weight: 0.5}]->(b), (a)-[:PREVENTS {weight: 0.25}]->(b)
  CREATE (:MemoryVersion {bankId: $bankId, at: datetime('2024-05-02T00:00:00Z'), change: 'UPDATED', text: 'Before.', type: 'WORLD', state: 'ACTIVE', tags: []})-[:VERSION_OF]->(a)`;

const ports = { clock: () => NOW, newId: randomUUID };

async function linesOf(bankId: string, embedder: Embedder = stubEmbedder()): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of exportBank(bankId, { store, embedder, ...ports })) lines.push(line);
  return lines;
}

async function* streamed(lines: readonly string[]): AsyncGenerator<string> {
  for (const line of lines) yield line.trimEnd();
}

function importLines(
  bankId: string,
  lines: readonly string[],
  over: TransferStore = store,
  embedder = stubEmbedder(),
) {
  return importBank(bankId, streamed(lines), {
    store: over,
    embedder,
    encodeTokens: encodeTokenVectors,
    at: NOW,
  });
}

/** A copy without what names it. */
function contentsOf(lines: readonly string[]): readonly unknown[] {
  return lines.map((line) => {
    const { copyId: _, bankId: __, exportedAt: ___, ...rest } = JSON.parse(line);
    return rest;
  });
}

describe('a copy of a bank', () => {
  test('holds every node and relationship of the bank that is not derived from others', async () => {
    const kinds = copy.map((line) => Object.keys(JSON.parse(line))[0]);
    const counts = await bank.nodes(source);
    const nodes = (counts.Memory ?? 0) + (counts.Entity ?? 0) + (counts.Chunk ?? 0) + (counts.Document ?? 0);
    expect(kinds.filter((kind) => kind === 'node')).toHaveLength(nodes + (counts.EntityDecision ?? 0));
    const [{ ties } = { ties: 0 }] = await bank.rows<{ ties: number }>(
      'MATCH (a {bankId: $bankId})-[r]->(b {bankId: $bankId}) WHERE NOT (a:Operation OR a:MemoryVersion) RETURN count(r) AS ties',
      { bankId: source },
    );
    const tieKinds = new Set(copy.flatMap((line) => JSON.parse(line).tie ?? []));
    expect([...TIE_KINDS].filter((kind) => !tieKinds.has(kind))).toEqual(['ABOUT']);
    expect(kinds.filter((kind) => kind === 'versionOf')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'tie')).toHaveLength(ties);
  });

  test('comes back as it went out: imported and exported again it is the same', async () => {
    const target = newBankId();
    const result = await importLines(target, copy);
    expect(result).toMatchObject({ bankId: target, already: false, resumedAt: 0, loose: 0, embedded: 0 });
    expect(contentsOf(await linesOf(target))).toEqual(contentsOf(copy));
  });

  test('makes the same nodes as the bank itself has, search keys and tag sets included', async () => {
    const target = newBankId();
    await importLines(target, copy);
    const { Operation: _, ...nodes } = await bank.nodes(source);
    expect(await bank.nodes(target)).toEqual(nodes);
    const keys = (bankId: string) =>
      bank.rows(
        'MATCH (m:Memory {bankId: $bankId}) RETURN m.id AS id, m.exactTerms AS terms, m.tagKey AS tagKey, m.embedding AS vector ORDER BY id',
        { bankId },
      );
    expect(await keys(target)).toEqual(await keys(source));
    const [own] = await bank.rows<{ own: boolean[] }>(
      'MATCH (b:Bank {id: $bankId}) MATCH (n {bankId: $bankId}) WHERE n.bankKey IS NOT NULL RETURN collect(DISTINCT n.bankKey = b.bankKey) AS own',
      { bankId: target },
    );
    expect(own).toEqual({ own: [true] });
  });

  test('is read through the API as the bank itself is, settings too', async () => {
    const target = newBankId();
    await importLines(target, copy);
    const reads = createReadStore(database);
    const [original, made] = await Promise.all([reads.banks([source]), reads.banks([target])]);
    const { id: _, key: __, ...settings } = original.get(source) ?? { id: '', key: '' };
    expect(made.get(target)).toMatchObject(settings);
    const rows = await bank.rows<{ metadata: string }>(
      'MATCH (m:Memory {bankId: $bankId}) WHERE m.metadata IS NOT NULL RETURN DISTINCT m.metadata AS metadata',
      { bankId: target },
    );
    expect(rows).toEqual([{ metadata: METADATA }]);
  });
});

describe('an import that is interrupted', () => {
  /** Fails when the piece that ends behind `lines` lines is written, after `commit` or before. */
  function failing(afterBatches: number): TransferStore {
    let written = 0;
    return {
      ...store,
      async writeBatch(state, batch, at) {
        if (written++ === afterBatches) throw new Error('killed');
        return store.writeBatch(state, batch, at);
      },
    };
  }

  /** A copy with so many more documents that it goes in several pieces. */
  function longer(): readonly string[] {
    const [first = '', ...rest] = copy;
    const document = rest.find((line) => JSON.parse(line).node === 'Document') ?? '';
    const more = Array.from({ length: 1500 }, (_, index) =>
      JSON.stringify({ ...JSON.parse(document), id: `more/${String(index).padStart(5, '0')}` }),
    );
    const all = [...more, ...rest.slice(0, -1)];
    const { end: _, ...end } = JSON.parse(rest.at(-1) ?? '');
    return [first, ...all, JSON.stringify({ end: true, ...end, records: all.length })];
  }

  test('is not seen, goes on where it stopped, and doubles nothing', async () => {
    const target = newBankId();
    const lines = longer();
    await expect(importLines(target, lines, failing(1))).rejects.toThrow('killed');
    const reads = createReadStore(database);
    expect((await reads.banks([target])).size).toBe(0);
    expect((await bank.nodes(target)).Document).toBe(1000);
    const result = await importLines(target, lines);
    expect(result).toMatchObject({ resumedAt: 1001, already: false });
    const whole = newBankId();
    await importLines(whole, lines);
    expect(contentsOf(await linesOf(target))).toEqual(contentsOf(await linesOf(whole)));
    expect((await reads.banks([target])).size).toBe(1);
  });

  test('that lost its last piece ends the same', async () => {
    const target = newBankId();
    const broken = { ...store, finishImport: () => Promise.reject(new Error('killed')) };
    await expect(importLines(target, copy, broken)).rejects.toThrow('killed');
    await importLines(target, copy);
    expect(contentsOf(await linesOf(target))).toEqual(contentsOf(copy));
  });

  test('is not finished with another file of the same name', async () => {
    const target = newBankId();
    const lines = longer();
    await expect(importLines(target, lines, failing(1))).rejects.toThrow('killed');
    const other = lines.with(5, lines[6] ?? '');
    await expect(importLines(target, other)).rejects.toThrow('it is another file');
    await expect(importLines(target, await linesOf(source))).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('can be written to by nobody else, and be deleted', async () => {
    const target = newBankId();
    await expect(importLines(target, longer(), failing(1))).rejects.toThrow('killed');
    const request = { bankId: target, mode: null, idempotencyKey: null, requestHash: 'x' };
    await expect(bank.retain({ ...request, items: [{ ...item, content: 'Carol sings.' }] })).rejects.toThrow(
      'being imported',
    );
    await bank.admin.deleteBank(target);
    expect(await bank.nodes(target)).toEqual({});
  });

  test('twice at once writes one copy', async () => {
    const target = newBankId();
    const lines = longer();
    const results = await Promise.allSettled([importLines(target, lines), importLines(target, lines)]);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'CONFLICT' });
    await importLines(target, lines);
    expect((await bank.nodes(target)).Document).toBe(1500 + 2);
  });
});

describe('an import', () => {
  test('of a copy that stands there already does nothing', async () => {
    const target = newBankId();
    await importLines(target, copy);
    const before = await bank.nodes(target);
    expect(await importLines(target, copy)).toMatchObject({ already: true, nodes: 0 });
    expect(await bank.nodes(target)).toEqual(before);
  });

  test('into a bank that holds something is refused', async () => {
    await expect(importLines(source, copy)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('of a file that was cut off is not seen, and finished with the whole file', async () => {
    const target = newBankId();
    await expect(importLines(target, copy.slice(0, -1))).rejects.toThrow('cut off');
    expect((await createReadStore(database).banks([target])).size).toBe(0);
    await importLines(target, copy);
    expect(contentsOf(await linesOf(target))).toEqual(contentsOf(copy));
  });

  test('under another embedding model makes the vectors anew', async () => {
    const target = newBankId();
    const other: Embedder = { ...stubEmbedder(), model: 'another' };
    const result = await importLines(target, await linesOf(source, other));
    expect(result.embedded).toBe(result.memories);
    expect(contentsOf(await linesOf(target)).slice(1)).toEqual(contentsOf(copy).slice(1));
  });

  const tampered: readonly (readonly [string, (line: Record<string, never>) => unknown, string])[] = [
    ['a label of its own', (line) => ({ ...line, node: 'Bank) DETACH DELETE n //' }), 'Line'],
    [
      'a state that nobody may give',
      (line) => ({ ...line, properties: { ...Object(line.properties), state: 'STAGED' } }),
      'state',
    ],
    [
      'a vector of another length',
      (line) => ({ ...line, properties: { ...Object(line.properties), embedding: { vector: 'AACAPw==' } } }),
      '1 numbers',
    ],
    [
      'a property name that is no name',
      (line) => ({ ...line, properties: { ...Object(line.properties), 'x`': 1 } }),
      'Line',
    ],
    [
      'a memory without what the index filters by',
      (line) => ({ ...line, properties: { ...Object(line.properties), validUntil: undefined } }),
      'validUntil',
    ],
  ];
  test.each(tampered)('of %s is refused, and nothing of it is seen', async (_name, tamper, message) => {
    const target = newBankId();
    const lines = copy.map((line) => {
      const value = JSON.parse(line);
      return value.node === 'Memory' ? JSON.stringify(tamper(value)) : line;
    });
    await expect(importLines(target, lines)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining(message),
    });
    expect((await createReadStore(database).banks([target])).size).toBe(0);
  });

  test('keeps what belongs to the store from the file: ids, keys and states of the bank are its own', async () => {
    const target = newBankId();
    const [first = '', ...rest] = copy;
    const header = JSON.parse(first);
    Object.assign(header.bank, { id: source, bankKey: 'stolen1', state: 'DELETING' });
    const lines = [
      JSON.stringify(header),
      ...rest.map((line) => {
        const value = JSON.parse(line);
        if ('node' in value) Object.assign(value.properties, { bankId: source });
        return JSON.stringify(value);
      }),
    ];
    const before = await bank.nodes(source);
    await importLines(target, lines);
    expect(await bank.nodes(source)).toEqual(before);
    expect(contentsOf(await linesOf(target))).toEqual(contentsOf(copy));
  });
});
