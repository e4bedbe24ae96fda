import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../src/store/database.ts';
import { testDatabase } from '../../support/database.ts';
import { newBankId, openApi, RETAIN, type TestApi } from './api-of-test.ts';

let database: Database;
let api: TestApi;
const bankId = newBankId();
const otherBankId = newBankId();
let ids: string[];
let operationId: string;

beforeAll(async () => {
  database = testDatabase();
  api = await openApi(database);
  const input = (bank: string) => ({
    bankId: bank,
    items: [
      {
        documentId: 'diary',
        timestamp: '2025-05-01T09:00:00Z',
        content: 'Alice joined Google. Bob left Google because Alice joined.',
        context: 'a diary',
        tags: ['work', 'diary'],
        metadata: { page: 1 },
        facts: [
          {
            text: 'Alice joined Google.',
            occurredStart: '2025-04-01',
            occurredEnd: '2025-04-02',
            quote: 'Alice joined Google.',
            entities: [
              { name: 'Alice', type: 'PERSON' },
              { name: 'Google', type: 'ORGANIZATION' },
            ],
          },
          {
            text: 'Bob left Google because Alice joined.',
            type: 'EXPERIENCE',
            occurredStart: '2025-05-01T08:00:00Z',
            quote: 'Bob left Google',
            entities: [
              { name: 'Bob', type: 'PERSON' },
              { name: 'Google', type: 'ORGANIZATION' },
            ],
            causes: [{ fact: 0, kind: 'CAUSED_BY', weight: 0.9 }],
          },
        ],
      },
      {
        documentId: 'note',
        content: 'Carol likes tea.',
        facts: [{ text: 'Carol likes tea.', entities: [{ name: 'Carol' }] }],
      },
    ],
  });
  const { retain } = await api.ask(RETAIN, { input: input(bankId) });
  await api.ask(RETAIN, { input: input(otherBankId) });
  ids = retain.memories.map((memory: { id: string }) => memory.id);
  operationId = retain.operation.id;
});
afterAll(async () => {
  await api.close();
  await database.close();
});

describe('a memory', () => {
  const MEMORY = `query ($bankId: ID!, $id: ID!) { memory(bankId: $bankId, id: $id) {
    id bankId text type state confidence occurredStart occurredEnd datePrecision mentionedAt validUntil createdAt
    context tags metadata proofCount position tokens grounded
    entities { name type }
    links(kinds: [CAUSED_BY, ENTITY]) { totalCount nodes { kind weight source { text } target { text } via { name } } }
    sources { quote start end chunk { text position document { id } } document { id text } }
  } }`;

  test('comes with everything that was said about it', async () => {
    const { memory } = await api.ask(MEMORY, { bankId, id: ids[1] });
    expect(memory).toMatchObject({
      id: ids[1],
      bankId,
      text: 'Bob left Google because Alice joined.',
      type: 'EXPERIENCE',
      state: 'ACTIVE',
      confidence: null,
      occurredStart: '2025-05-01T08:00:00.000Z',
      mentionedAt: '2025-05-01T09:00:00.000Z',
      validUntil: null,
      createdAt: '2025-06-18T10:00:00.000Z',
      context: 'a diary',
      tags: ['diary', 'work'],
      metadata: { page: 1 },
      proofCount: 1,
      position: 1,
      grounded: true,
      entities: [
        { name: 'Bob', type: 'PERSON' },
        { name: 'Google', type: 'ORGANIZATION' },
      ],
    });
  });

  test('leads to what caused it and to what shares an entity with it', async () => {
    const { memory } = await api.ask(MEMORY, { bankId, id: ids[1] });
    const [alice, bob] = [
      { text: 'Alice joined Google.' },
      { text: 'Bob left Google because Alice joined.' },
    ];
    expect(memory.links).toEqual({
      totalCount: 2,
      nodes: [
        // Two memories mention Google: 1 / (1 + ln(2 / 2)) = 1.
        { kind: 'ENTITY', weight: 1, source: bob, target: alice, via: { name: 'Google' } },
        { kind: 'CAUSED_BY', weight: 0.9, source: bob, target: alice, via: null },
      ],
    });
  });

  test('leads to the characters it was read at', async () => {
    const { memory } = await api.ask(MEMORY, { bankId, id: ids[1] });
    const [source] = memory.sources;
    expect(source.quote).toBe('Bob left Google');
    expect(source.chunk.text.slice(source.start, source.end)).toBe('Bob left Google');
    expect(source.document).toEqual({
      id: 'diary',
      text: 'Alice joined Google. Bob left Google because Alice joined.',
    });
    expect(source.chunk.document).toEqual({ id: 'diary' });
  });

  test('is null when there is none, or when it is in another bank', async () => {
    expect(await api.ask(MEMORY, { bankId, id: 'nothing' })).toEqual({ memory: null });
    expect(await api.ask(MEMORY, { bankId: otherBankId, id: ids[0] })).toEqual({ memory: null });
  });

  test('in a bank that does not exist is NOT_FOUND', async () => {
    const { data, errors } = await api.post(MEMORY, { bankId: 'nowhere', id: ids[0] });
    expect(data).toEqual({ memory: null });
    expect(errors[0]).toMatchObject({
      path: ['memory'],
      extensions: { code: 'NOT_FOUND', retryable: false },
    });
    expect(errors[0]?.message).toContain('nowhere');
  });
});

describe('an entity', () => {
  const ENTITY = `query ($bankId: ID!, $id: ID, $name: String) { entity(bankId: $bankId, id: $id, name: $name) {
    id bankId name type aliases memoryCount
    memories(first: 1) { totalCount nodes { text } pageInfo { hasNextPage } }
    related { sharedMemories entity { name } }
  } }`;

  test('is found by its name, whatever case and punctuation, and by its id', async () => {
    const { entity } = await api.ask(ENTITY, { bankId, name: '  GOOGLE! ' });
    expect(entity).toMatchObject({ bankId, name: 'Google', type: 'ORGANIZATION', memoryCount: 2 });
    expect((await api.ask(ENTITY, { bankId, id: entity.id })).entity).toEqual(entity);
  });

  test('knows its memories and whom it is mentioned with, in its own bank alone', async () => {
    const { entity } = await api.ask(ENTITY, { bankId, name: 'Google' });
    expect(entity.memories.totalCount).toBe(2);
    expect(entity.memories.pageInfo.hasNextPage).toBe(true);
    expect(entity.related).toEqual([
      { sharedMemories: 1, entity: { name: 'Alice' } },
      { sharedMemories: 1, entity: { name: 'Bob' } },
    ]);
  });

  test('is found by an alias when no name fits', async () => {
    await database.driver.executeQuery(
      "MATCH (e:Entity {bankId: $bankId, nameKey: 'bob'}) SET e.aliases = ['Robert'], e.aliasKeys = ['robert']",
      { bankId },
    );
    await database.driver.executeQuery('CALL db.index.fulltext.awaitEventuallyConsistentIndexRefresh()');
    expect((await api.ask(ENTITY, { bankId, name: 'Robert' })).entity).toMatchObject({
      name: 'Bob',
      aliases: ['Robert'],
    });
    expect((await api.ask(ENTITY, { bankId: otherBankId, name: 'Robert' })).entity).toBeNull();
  });

  test('is asked for in exactly one way', async () => {
    for (const variables of [{ bankId }, { bankId, id: 'x', name: 'y' }]) {
      const { errors } = await api.post(ENTITY, variables);
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
  });

  test('whose name is Lucene syntax, empty or blank is null, never an error', async () => {
    for (const name of ['"', '\\', 'a" OR bankKey:*', '+-&&||!(){}[]^"~*?:\\/', '', '   ']) {
      expect(await api.ask(ENTITY, { bankId, name })).toEqual({ entity: null });
    }
  });
});

test('a document comes with its text, its chunks and its memories in order', async () => {
  const { document } = await api.ask(
    `query ($bankId: ID!) { document(bankId: $bankId, id: "diary") {
      id bankId text createdAt updatedAt
      chunks { totalCount nodes { position text } }
      memories { totalCount nodes { position text } }
    } }`,
    { bankId },
  );
  expect(document).toMatchObject({
    id: 'diary',
    bankId,
    createdAt: '2025-06-18T10:00:00.000Z',
    chunks: { totalCount: 1, nodes: [{ position: 0 }] },
    memories: {
      totalCount: 2,
      nodes: [
        { position: 0, text: 'Alice joined Google.' },
        { position: 1, text: 'Bob left Google because Alice joined.' },
      ],
    },
  });
});

test('an operation comes with its receipt', async () => {
  const { operation } = await api.ask(
    `query ($id: ID!) { operation(id: $id) {
      id bankId kind state progress createdAt finishedAt error { code }
      receipt { llmCalls ms items { documentId created merged superseded ignored { text } error { code } } }
    } }`,
    { id: operationId },
  );
  expect(operation).toMatchObject({
    id: operationId,
    bankId,
    kind: 'RETAIN',
    state: 'SUCCEEDED',
    progress: 1,
    error: null,
    receipt: {
      llmCalls: 0,
      items: [
        { documentId: 'diary', created: 2, merged: 0, superseded: 0, ignored: [], error: null },
        { documentId: 'note', created: 1 },
      ],
    },
  });
  expect(await api.ask('{ operation(id: "nothing") { id } }')).toEqual({ operation: null });
});

test('the numbers of a bank are its own', async () => {
  const { bank } = await api.ask(
    `query ($bankId: ID!) { bank(id: $bankId) { id name timezone disposition { empathy }
      stats { memories byType { type count } entities documents links { kind count } lastWriteAt } } }`,
    { bankId },
  );
  expect(bank).toMatchObject({ id: bankId, name: bankId, timezone: 'UTC', disposition: { empathy: 3 } });
  expect(bank.stats).toMatchObject({
    memories: 3,
    byType: [
      { type: 'EXPERIENCE', count: 1 },
      { type: 'WORLD', count: 2 },
    ],
    entities: 4,
    documents: 2,
    lastWriteAt: '2025-06-18T10:00:00.000Z',
  });
  expect(bank.stats.links).toContainEqual({ kind: 'ENTITY', count: 5 });
  expect(bank.stats.links).toContainEqual({ kind: 'CAUSED_BY', count: 1 });
});

test('a bank that is being deleted is as one that never was', async () => {
  const gone = newBankId();
  const { retain } = await api.ask(RETAIN, {
    input: { bankId: gone, items: [{ content: 'Dana sings.', facts: [{ text: 'Dana sings.' }] }] },
  });
  await database.driver.executeQuery("MATCH (b:Bank {id: $gone}) SET b.state = 'DELETING'", { gone });
  expect(await api.ask('query ($gone: ID!) { bank(id: $gone) { id } }', { gone })).toEqual({ bank: null });
  expect(
    await api.ask('query ($id: ID!) { operation(id: $id) { id } }', { id: retain.operation.id }),
  ).toEqual({ operation: null });
  const { errors } = await api.post(
    'query ($gone: ID!, $id: ID!) { memory(bankId: $gone, id: $id) { id } }',
    {
      gone,
      id: retain.memories[0].id,
    },
  );
  expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  const { banks } = await api.ask('{ banks(first: 500) { nodes { id } } }');
  expect(banks.nodes).not.toContainEqual({ id: gone });
});

test('metadata comes back letter for letter', async () => {
  const metadata =
    '{"z":1,"2":"b","1":"a","big":12345678901234567890,"exact":0.10,"n":null,"a":{"b":[1,{"c":2}]},"__proto__":{"x":1},"s":"\\u00e9\\/"}';
  const bank = newBankId();
  const retained = await api.postBody(
    `{"query":${JSON.stringify('mutation ($input: RetainInput!) { retain(input: $input) { memories { metadata } } }')},"variables":{"input":{"bankId":"${bank}","items":[{"content":"Eve paints.","metadata": ${metadata}, "facts":[{"text":"Eve paints."}]}]}}}`,
  );
  expect(retained.text).toContain(`"metadata":${metadata}`);
});
