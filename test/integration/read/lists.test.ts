import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../src/store/database.ts';
import { testDatabase } from '../../support/database.ts';
import { newBankId, openApi, RETAIN, type TestApi } from './api-of-test.ts';

let database: Database;
let api: TestApi;
const bankId = newBankId();

interface Named {
  readonly text: string;
}

/** Twelve notes, one a document, an hour apart; notes 4 and 5 were said in the same moment. */
const NOTES = Array.from({ length: 12 }, (_, index) => ({
  documentId: `d${String(index).padStart(2, '0')}`,
  timestamp: new Date(Date.UTC(2025, 4, 1, index === 5 ? 4 : index)).toISOString(),
  content: `Note ${index} is about topic${index % 3}.`,
  tags: [[], ['a'], ['a', 'b'], ['c']][index % 4],
  facts: [
    {
      text: `Note ${index} is about topic${index % 3}.`,
      type: index % 2 === 0 ? 'WORLD' : 'EXPERIENCE',
      ...(index < 6 ? { occurredStart: `2025-01-${10 + index}`, occurredEnd: `2025-01-${11 + index}` } : {}),
      entities: [{ name: `Topic ${index % 3}`, type: 'CONCEPT' }],
    },
  ],
}));

beforeAll(async () => {
  database = testDatabase();
  api = await openApi(database);
  await api.ask(RETAIN, { input: { bankId, items: NOTES } });
  await api.ask(RETAIN, { input: { bankId: newBankId(), items: NOTES } });
});
afterAll(async () => {
  await api.close();
  await database.close();
});

/** Numbers of the notes that a filter lists, last mentioned first. */
async function numbersOf(filter: Record<string, unknown> | null): Promise<number[]> {
  const { bank } = await api.ask(
    `query ($bankId: ID!, $filter: MemoryFilter) { bank(id: $bankId) { memories(filter: $filter) { totalCount nodes { text } } } }`,
    { bankId, filter },
  );
  const numbers = bank.memories.nodes.map(({ text }: Named) => Number(/\d+/.exec(text)?.[0]));
  expect(bank.memories.totalCount).toBe(numbers.length);
  return numbers;
}

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

describe('pages of memories', () => {
  const PAGE = `query ($bankId: ID!, $first: Int, $after: String) { bank(id: $bankId) {
    memories(first: $first, after: $after) {
      edges { cursor node { text mentionedAt } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    } } }`;

  test('join to the whole list without gaps or repetitions, last mentioned first', async () => {
    const texts: string[] = [];
    const times: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const { bank }: { bank: { memories: never } } = await api.ask(PAGE, { bankId, first: 5, after });
      const { edges, pageInfo } = bank.memories as {
        edges: { cursor: string; node: { text: string; mentionedAt: string } }[];
        pageInfo: Record<string, unknown>;
      };
      expect(pageInfo).toMatchObject({
        hasPreviousPage: after !== null,
        startCursor: edges[0]?.cursor,
        endCursor: edges.at(-1)?.cursor,
      });
      texts.push(...edges.map(({ node }) => node.text));
      times.push(...edges.map(({ node }) => node.mentionedAt));
      more = pageInfo.hasNextPage === true;
      after = edges.at(-1)?.cursor ?? null;
    }
    expect(texts).toHaveLength(12);
    expect(new Set(texts).size).toBe(12);
    expect(times).toEqual([...times].sort().reverse());
  });

  test('are between 1 and 500 long', async () => {
    for (const first of [0, -1, 501]) {
      const { errors } = await api.post(PAGE, { bankId, first });
      expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
      expect(errors[0]?.message).toContain(String(first));
    }
    expect((await api.ask(PAGE, { bankId, first: 500 })).bank.memories.edges).toHaveLength(12);
  });

  test('go on only from a cursor of their own list', async () => {
    const { bank } = await api.ask(
      'query ($bankId: ID!) { bank(id: $bankId) { documents { pageInfo { endCursor } } entities { pageInfo { endCursor } } } }',
      { bankId },
    );
    const foreign = [bank.documents.pageInfo.endCursor, bank.entities.pageInfo.endCursor];
    for (const after of [
      ...foreign,
      'x',
      '',
      'W10',
      Buffer.from('["memories",1e999,"x"]').toString('base64url'),
    ]) {
      const { errors } = await api.post(PAGE, { bankId, after });
      expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    }
  });

  test('are counted only when the count is asked for', async () => {
    const statements = await api.statementsOf(() => api.ask(PAGE, { bankId, first: 5 }));
    expect(statements.sort()).toEqual(['read/banks', 'read/list-memories', 'read/memories']);
  });
});

describe('a filter', () => {
  test('by type, document and entity', async () => {
    expect(sorted(await numbersOf({ types: ['EXPERIENCE'] }))).toEqual([1, 3, 5, 7, 9, 11]);
    expect(await numbersOf({ documentId: 'd07' })).toEqual([7]);
    const { entity } = await api.ask(
      'query ($bankId: ID!) { entity(bankId: $bankId, name: "topic 1") { id } }',
      { bankId },
    );
    expect(await numbersOf({ entityId: entity.id })).toEqual([10, 7, 4, 1]);
    expect(await numbersOf({ entityId: entity.id, documentId: 'd07' })).toEqual([7]);
    expect(await numbersOf({ entityId: entity.id, documentId: 'd08' })).toEqual([]);
    expect(await numbersOf({ entityId: 'nothing' })).toEqual([]);
  });

  test('by a window, half-open, leaves undated memories out', async () => {
    expect(sorted(await numbersOf({ window: { start: '2025-01-12', end: '2025-01-14' } }))).toEqual([2, 3]);
    expect(sorted(await numbersOf({ window: { start: '2025-01-14' } }))).toEqual([4, 5]);
    expect(sorted(await numbersOf({ window: { end: '2025-01-11T00:00:00.001Z' } }))).toEqual([0, 1]);
  });

  test('by a window that is empty or open on both sides is BAD_USER_INPUT', async () => {
    for (const window of [{}, { start: '2025-01-02', end: '2025-01-02' }]) {
      const { errors } = await api.post(
        'query ($bankId: ID!, $window: TimeWindowInput) { bank(id: $bankId) { memories(filter: {window: $window}) { nodes { id } } } }',
        { bankId, window },
      );
      expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    }
  });

  // Notes 0, 4, 8 have no tags, 1, 5, 9 have a, 2, 6, 10 have a and b, 3, 7, 11 have c.
  test.each([
    ['ANY', ['a'], [0, 1, 2, 4, 5, 6, 8, 9, 10]],
    ['ANY', ['b', 'c'], [0, 2, 3, 4, 6, 7, 8, 10, 11]],
    ['ALL', ['a', 'b'], [0, 2, 4, 6, 8, 10]],
    ['ANY_STRICT', ['a'], [1, 2, 5, 6, 9, 10]],
    ['ALL_STRICT', ['b', 'a'], [2, 6, 10]],
    ['EXACT', ['b', 'a', 'a'], [2, 6, 10]],
    ['EXACT', ['b'], []],
    ['ANY', [], [0, 4, 8]],
    ['ALL', [], [0, 4, 8]],
    ['EXACT', [], [0, 4, 8]],
    ['ANY_STRICT', [], []],
    ['ALL_STRICT', [], []],
  ])('by tags: %s %j', async (tagsMatch, tags, expected) => {
    expect(sorted(await numbersOf({ tags, tagsMatch }))).toEqual(expected);
  });

  test('as of a moment sees what was mentioned by then, and what was replaced only later', async () => {
    await database.driver.executeQuery(
      `MATCH (m:Memory {bankId: $bankId}) WHERE m.text STARTS WITH 'Note 2 '
       SET m.state = 'SUPERSEDED', m.validUntil = datetime('2025-05-01T08:00:00Z')`,
      { bankId },
    );
    expect(sorted(await numbersOf({ asOf: '2025-05-01T03:30:00Z' }))).toEqual([0, 1, 2, 3]);
    expect(sorted(await numbersOf({ asOf: '2025-05-01T08:00:00Z' }))).toEqual([0, 1, 3, 4, 5, 6, 7, 8]);
    expect(sorted(await numbersOf({ states: ['SUPERSEDED'] }))).toEqual([2]);
    expect(await numbersOf(null)).not.toContain(2);
  });
});

test('entities come by name, can be searched and narrowed by type', async () => {
  const names = async (args: string) => {
    const { bank } = await api.ask(
      `query ($bankId: ID!) { bank(id: $bankId) { entities(${args}) { totalCount nodes { name } } } }`,
      { bankId },
    );
    expect(bank.entities.totalCount).toBe(bank.entities.nodes.length);
    return bank.entities.nodes.map(({ name }: { name: string }) => name);
  };
  expect(await names('first: 10')).toEqual(['Topic 0', 'Topic 1', 'Topic 2']);
  expect(await names('search: "ÓPIC 1"')).toEqual(['Topic 1']);
  expect(await names('type: CONCEPT, search: "topic"')).toHaveLength(3);
  expect(await names('type: PERSON')).toEqual([]);
});

test('documents, chunks, stored links and banks have pages as well', async () => {
  const { bank } = await api.ask(
    `query ($bankId: ID!) { bank(id: $bankId) {
      documents(first: 3) { totalCount nodes { id chunks(first: 1) { nodes { text } pageInfo { hasNextPage } } } pageInfo { endCursor } }
      links(first: 4) { totalCount nodes { kind source { id } target { id } } pageInfo { endCursor hasNextPage } }
    } }`,
    { bankId },
  );
  expect(bank.documents.totalCount).toBe(12);
  expect(bank.documents.nodes.map(({ id }: { id: string }) => id)).toEqual(['d00', 'd01', 'd02']);
  const { bank: rest } = await api.ask(
    `query ($bankId: ID!, $documents: String, $links: String) { bank(id: $bankId) {
      documents(after: $documents) { nodes { id } }
      links(after: $links, first: 500) { nodes { kind source { id } target { id } } }
    } }`,
    { bankId, documents: bank.documents.pageInfo.endCursor, links: bank.links.pageInfo.endCursor },
  );
  expect(rest.documents.nodes).toHaveLength(9);
  expect(bank.links.totalCount).toBeGreaterThan(4);
  const all = [...bank.links.nodes, ...rest.links.nodes].map((link) => JSON.stringify(link));
  expect(new Set(all).size).toBe(bank.links.totalCount);
  const { banks } = await api.ask('{ banks(first: 1) { totalCount nodes { id } pageInfo { endCursor } } }');
  const next = await api.ask('query ($after: String) { banks(first: 1, after: $after) { nodes { id } } }', {
    after: banks.pageInfo.endCursor,
  });
  expect(banks.totalCount).toBeGreaterThanOrEqual(2);
  expect(next.banks.nodes[0].id > banks.nodes[0].id).toBe(true);
});

test('ENTITY links are no list of a bank', async () => {
  const { errors } = await api.post(
    'query ($bankId: ID!) { bank(id: $bankId) { links(kinds: [ENTITY]) { totalCount } } }',
    { bankId },
  );
  expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
});

describe('the graph', () => {
  const GRAPH = `query ($bankId: ID!, $around: [ID!], $depth: Int, $first: Int, $kinds: [LinkKind!]) { bank(id: $bankId) {
    graph(around: $around, depth: $depth, first: $first, kinds: $kinds) {
      nodes { __typename ... on Memory { id text } ... on Entity { id name } }
      edges { source target kind weight } truncated
    } } }`;

  async function graph(variables: Record<string, unknown>) {
    const { bank } = await api.ask(GRAPH, { bankId, ...variables });
    const { nodes, edges } = bank.graph;
    const known = new Set(nodes.map(({ id }: { id: string }) => id));
    for (const { source, target } of edges) expect(known.has(source) && known.has(target)).toBe(true);
    return bank.graph;
  }

  test('grows by one step a depth along the asked kinds', async () => {
    const { entity } = await api.ask(
      'query ($bankId: ID!) { entity(bankId: $bankId, name: "topic 1") { id } }',
      { bankId },
    );
    const around = [entity.id, 'nothing'];
    expect(await graph({ around, depth: 0, kinds: ['ENTITY'] })).toMatchObject({
      nodes: [{ __typename: 'Entity', name: 'Topic 1' }],
      edges: [],
      truncated: false,
    });
    const one = await graph({ around, depth: 1, kinds: ['ENTITY'] });
    expect(one.nodes).toHaveLength(5);
    expect(one.edges).toHaveLength(4);
    expect(one.edges[0]).toMatchObject({ target: entity.id, kind: 'ENTITY', weight: 1 });
    const two = await graph({ around, depth: 2, kinds: ['ENTITY', 'TEMPORAL'] });
    expect(two.nodes.length).toBeGreaterThan(5);
  });

  test('stops at `first` nodes and says so', async () => {
    const small = await graph({ depth: 2, first: 6 });
    expect(small.nodes).toHaveLength(6);
    expect(small.truncated).toBe(true);
    const whole = await graph({ depth: 3, first: 1000 });
    expect(whole.truncated).toBe(false);
    expect(whole.nodes).toHaveLength(11 + 3);
  });

  test('refuses what no page can draw', async () => {
    for (const variables of [{ depth: 4 }, { depth: -1 }, { first: 1001 }, { first: 0 }, { around: [] }]) {
      const { errors } = await api.post(GRAPH, { bankId, ...variables });
      expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    }
  });
});
