import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../src/store/database.ts';
import { declaredStatements } from '../../../src/store/statement.ts';
import { testDatabase } from '../../support/database.ts';
import { newBankId, openApi, RETAIN, type TestApi } from './api-of-test.ts';

let database: Database;
let api: TestApi;
let hits: string[] = [];
const bankId = newBankId();
let ids: string[];

beforeAll(async () => {
  database = testDatabase();
  api = await openApi(database, () => hits);
  const items = Array.from({ length: 60 }, (_, index) => ({
    documentId: `d${index % 7}`,
    timestamp: '2025-05-01T09:00:00Z',
    content: `Person${index} met Alice in city ${index % 5}.`,
    facts: [
      {
        text: `Person${index} met Alice in city ${index % 5}.`,
        entities: [
          { name: `Person${index}`, type: 'PERSON' },
          { name: 'Alice', type: 'PERSON' },
          { name: `City ${index % 5}`, type: 'LOCATION' },
        ],
      },
    ],
  }));
  const { retain } = await api.ask(RETAIN, { input: { bankId, items } });
  ids = retain.memories.map(({ id }: { id: string }) => id);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const EVERYTHING = `query ($bankId: ID!) { recall(input: { bankId: $bankId, query: "Alice", includeChunks: true }) { hits { memory {
  text
  entities { name memoryCount related(first: 3) { entity { name } } memories(first: 2) { totalCount nodes { text } } }
  links(first: 5) { totalCount nodes { kind source { text } target { text context } via { name } } }
  causes: links(first: 3, kinds: [CAUSES, ENABLES]) { nodes { target { text } } }
  sources { chunk { text } document { id text memories(first: 2) { nodes { text } } chunks(first: 1) { totalCount nodes { position } } } }
} } } }`;

describe('a recall with everything that hangs on its hits', () => {
  /** How many fields of the query lead to the same kind of thing: so many statements of a name, whatever the hits. */
  const MOST: Readonly<Record<string, number>> = {
    // The hits, the ends of both lists of links, the memories of entities and those of documents.
    'read/memories': 5,
    // Those of the hits, those that links run through, and related ones.
    'read/entities': 3,
    'read/links-of-memories': 2,
    // Entities whose memories another field has brought by then are counted before those that wait for theirs.
    'read/count-memories-of-entities': 2,
  };

  async function statementsFor(count: number): Promise<Map<string, number>> {
    hits = ids.slice(0, count);
    const names = await api.statementsOf(async () => {
      const { recall } = await api.ask(EVERYTHING, { bankId });
      expect(recall.hits).toHaveLength(count);
      for (const { memory } of recall.hits) {
        expect(memory.entities).toHaveLength(3);
        expect(memory.links.nodes).toHaveLength(5);
        expect(memory.sources).toHaveLength(1);
      }
    });
    return names.reduce(
      (counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1),
      new Map<string, number>(),
    );
  }

  test('sends one statement a field, for 50 hits as for one', async () => {
    const [forOne, forFifty] = [await statementsFor(1), await statementsFor(50)];
    expect([...forFifty.keys()].sort()).toEqual([...forOne.keys()].sort());
    for (const [name, count] of [...forOne, ...forFifty])
      expect([name, count <= (MOST[name] ?? 1)]).toEqual([name, true]);
  });

  test('leaves out a hit that was deleted in between', async () => {
    hits = ['gone', ...ids.slice(0, 2)];
    const { recall } = await api.ask(
      'query ($bankId: ID!) { recall(input: { bankId: $bankId, query: "x" }) { hits { memory { id } } } }',
      { bankId },
    );
    expect(recall.hits).toEqual(ids.slice(0, 2).map((id) => ({ memory: { id } })));
  });
});

test('the links of a memory are as many for somebody whom everybody mentions', async () => {
  const LINKS = `query ($bankId: ID!, $id: ID!, $after: String) { memory(bankId: $bankId, id: $id) {
    links(kinds: [ENTITY], first: 40, after: $after) {
      totalCount nodes { weight target { id } via { name } } pageInfo { hasNextPage endCursor } } } }`;
  const { memory } = await api.ask(LINKS, { bankId, id: ids[0] });
  // 11 other memories share the city; of the 59 that share Alice, 50 are looked at.
  expect(memory.links.totalCount).toBe(11 + 50);
  expect(
    memory.links.nodes.slice(0, 11).every((link: { via: { name: string } }) => link.via.name === 'City 0'),
  ).toBe(true);
  // 12 mention the city and 60 Alice: 1 / (1 + ln(12 / 2)) and 1 / (1 + ln(60 / 2)).
  expect(memory.links.nodes[0].weight).toBeCloseTo(0.3582, 4);
  expect(memory.links.nodes[11].weight).toBeCloseTo(0.2272, 4);
  const { memory: next } = await api.ask(LINKS, {
    bankId,
    id: ids[0],
    after: memory.links.pageInfo.endCursor,
  });
  const seen = [...memory.links.nodes, ...next.links.nodes].map(
    ({ target, via }) => `${target.id} ${via.name}`,
  );
  expect(next.links.pageInfo.hasNextPage).toBe(false);
  expect(new Set(seen).size).toBe(61);
});

test('links without a direction lead away from the memory that is asked, causal ones as they were given', async () => {
  const small = newBankId();
  const facts = [
    { text: 'The rain began.', occurredStart: '2025-05-01T08:00Z', occurredEnd: '2025-05-01T08:01Z' },
    {
      text: 'The match was called off.',
      occurredStart: '2025-05-01T09:00Z',
      occurredEnd: '2025-05-01T09:01Z',
      causes: [{ fact: 0, kind: 'CAUSED_BY' }],
    },
  ];
  const { retain } = await api.ask(RETAIN, {
    input: { bankId: small, items: [{ content: facts.map(({ text }) => text).join(' '), facts }] },
  });
  for (const { id } of retain.memories) {
    const { memory } = await api.ask(
      `query ($small: ID!, $id: ID!) { memory(bankId: $small, id: $id) {
        links(kinds: [TEMPORAL, CAUSED_BY]) { totalCount nodes { kind source { text } target { text } } } } }`,
      { small, id },
    );
    const [rain, match] = facts.map(({ text }) => ({ text }));
    const own = id === retain.memories[0].id ? rain : match;
    expect(memory.links).toEqual({
      totalCount: 2,
      nodes: [
        { kind: 'CAUSED_BY', source: match, target: rain },
        { kind: 'TEMPORAL', source: own, target: own === rain ? match : rain },
      ],
    });
  }
});

describe('the plan', () => {
  interface Plan {
    readonly operatorType: string;
    readonly arguments: { readonly Details?: string };
    readonly children: readonly Plan[];
  }
  const operators = ({ operatorType, arguments: { Details }, children }: Plan): string[] => [
    `${operatorType.replace(/@.*/, '')} ${Details ?? ''}`,
    ...children.flatMap(operators),
  ];
  const reads = declaredStatements().filter(({ name }) => name.startsWith('read/'));

  test.each(reads.map(({ name, text }) => [name, text]))(
    'of %s reads no label or store as a whole',
    async (name, text) => {
      const { summary } = await database.driver.executeQuery(text.replace('CYPHER 25', 'CYPHER 25 EXPLAIN'));
      const scans = operators(summary.plan as Plan).filter((operator) =>
        /^(AllNodesScan|NodeByLabelScan)/.test(operator),
      );
      // There are few banks, and listing them is about all of them.
      expect(scans.length).toBe(name === 'read/count-banks' ? 1 : 0);
    },
  );

  test.each([
    ['read/list-memories', 'mentionedAt'],
    ['read/graph-newest', 'mentionedAt'],
    ['read/list-entities', 'nameKey'],
    ['read/list-links', 'id'],
  ])('of %s gets its order from the index on %s', async (name, column) => {
    const text = reads.find((one) => one.name === name)?.text ?? '';
    const { summary } = await database.driver.executeQuery(text.replace('CYPHER 25', 'CYPHER 25 EXPLAIN'));
    const plan = operators(summary.plan as Plan);
    expect(plan.some((operator) => operator.includes('Seek') && operator.includes(column))).toBe(true);
    expect(plan.filter((operator) => /^(Sort|Top) /.test(operator))).toEqual([]);
  });
});
