import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WhyNot } from '../../src/recall/types.ts';
import type { TestServer } from '../support/http-server.ts';
import { startApi } from './start-api.ts';

const RECOMMENDED = 'I recommended a restaurant near the harbour to Bob.';
const FACTS = [
  { text: 'Bob is allergic to shellfish.', type: 'WORLD' },
  { text: 'Carla painted her kitchen yellow.', type: 'WORLD' },
  // Under another tag, or the two would be one memory from the start.
  { text: 'Bob is ALLERGIC to shellfish!', type: 'WORLD', tags: ['kitchen'] },
  { text: RECOMMENDED, type: 'EXPERIENCE' },
];

const RETAIN = `mutation ($bank: ID!, $facts: [FactInput!]) {
    retain(input: { bankId: $bank, items: [{ content: "x", facts: $facts }] }) { memories { id } } }`;

interface Told {
  readonly id: string;
  readonly text: string;
}

let api: TestServer;
let ids: readonly string[];
beforeAll(async () => {
  api = await startApi();
  await api.post('mutation { a: deleteBank(id: "why") { deleted } b: deleteBank(id: "why-2") { deleted } }');
  const { data } = await api.post(RETAIN, { bank: 'why', facts: FACTS });
  await api.post(RETAIN, { bank: 'why-2', facts: FACTS });
  ids = (data as unknown as { retain: { memories: { id: string }[] } }).retain.memories.map(({ id }) => id);
});
afterAll(() => api?.close());

async function whyNot(bankId: string, memoryId: string, more: Record<string, unknown> = {}) {
  const { data, errors } = await api.post(
    `query ($input: RecallInput!, $id: ID!) { whyNot(input: $input, memoryId: $id) {
       returned rank stage explanation scores { relevance } arms { strategy ms count error rank score reason top { memoryId } } } }`,
    { input: { bankId, query: 'What is Bob allergic to?', ...more }, id: memoryId },
  );
  expect(errors).toEqual([]);
  return (data as unknown as { whyNot: WhyNot }).whyNot;
}

test('a memory that is returned is, with its rank', async () => {
  const answer = await whyNot('why', ids[0] ?? '', { collapseDuplicates: false, types: ['WORLD'] });
  expect(answer).toMatchObject({ returned: true, stage: 'RETURNED' });
  expect([1, 2]).toContain(answer.rank);
  expect(answer.arms.map(({ strategy }) => strategy)).toEqual(['SEMANTIC', 'KEYWORD', 'GRAPH', 'TEMPORAL']);
  expect(answer.arms[0]).toMatchObject({ error: null });
  expect(answer.scores?.relevance).toBeGreaterThan(0);
});

test('one of another bank is not in the bank', async () => {
  expect(await whyNot('why-2', ids[0] ?? '')).toMatchObject({ returned: false, stage: 'BANK' });
});

test('memories that say the same are one hit, and the other one is told which', async () => {
  const ask = `{ recall(input: { bankId: "why", query: "What is Bob allergic to?" }) {
    hits { memory { id text } duplicates { id text } } } }`;
  const { data, errors } = await api.post(ask);
  expect(errors).toEqual([]);
  const { hits } = (data as unknown as { recall: { hits: { memory: Told; duplicates: Told[] }[] } }).recall;
  const allergic = hits.filter(({ memory }) => /allergic/i.test(memory.text));
  expect(allergic.map(({ duplicates }) => duplicates.length)).toEqual([1]);
  const hidden = allergic[0]?.duplicates[0];
  expect(hidden?.text).toMatch(/allergic/i);
  expect(await whyNot('why', hidden?.id ?? '')).toMatchObject({ returned: false, stage: 'DUPLICATE' });
});

test('one of another type is outside the scope', async () => {
  const answer = await whyNot('why', ids[3] ?? '', { types: ['WORLD'] });
  expect(answer).toMatchObject({ returned: false, stage: 'SCOPE' });
  expect(answer.explanation).toContain('EXPERIENCE');
});

test('one that does not fit is told how much too long it was', async () => {
  const answer = await whyNot('why', ids[3] ?? '', { maxTokens: 12 });
  expect(answer).toMatchObject({ returned: false, stage: 'PACKING' });
  expect(answer.explanation).toMatch(/its \d+ tokens did not fit into the \d+ that were left/);
});

test('one that no search finds has a reason of each', async () => {
  const answer = await whyNot('why', ids[1] ?? '', { strategies: ['SEMANTIC', 'KEYWORD'] });
  expect(answer).toMatchObject({ returned: false, stage: 'SEARCH', scores: null });
  expect(answer.arms[0]?.reason).toMatch(/^Its cosine -?0\.\d+ is below the least, 0\.3\.$/);
  expect(answer.arms[1]?.reason).toContain('No word of the query');
});

async function textsFor(query: string, more: Record<string, unknown> = {}): Promise<readonly string[]> {
  const { data, errors } = await api.post(
    'query ($input: RecallInput!) { recall(input: $input) { reranker hits { memory { text } } } }',
    { input: { bankId: 'why', query, ...more } },
  );
  expect(errors).toEqual([]);
  const { recall } = data as unknown as { recall: { reranker: string; hits: { memory: Told }[] } };
  expect(recall.reranker).toBe('LATE_INTERACTION');
  return recall.hits.map(({ memory }) => memory.text);
}

test('an answer about something unknown is empty, though a word of it is known', async () => {
  const query = 'Is quantum gravity recommended?';
  expect(await textsFor(query, { minScore: 0 })).toContain(RECOMMENDED);
  expect(await textsFor(query)).toEqual([]);
  const answer = await whyNot('why', ids[3] ?? '', { query });
  expect(answer).toMatchObject({ returned: false, stage: 'MIN_SCORE' });
  expect(answer.explanation).toContain('RECALL_MIN_SCORE');
});

test.each([
  'Which food must Bob avoid?',
  'What should we not cook for Bob?',
  'Wogegen ist Bob allergisch?',
  'Can Bob eat shrimps?',
])('an answer that is there is not empty in a bank of a few facts: %s', async (query) => {
  expect((await textsFor(query)).join(' ')).toMatch(/allergic to shellfish/i);
});

test('a window that an event means names the memory of that event', async () => {
  await api.post('mutation { deleteBank(id: "why-3") { deleted } }');
  const facts = [
    { text: 'Alice joined Google.', occurredStart: '2024-03-09' },
    { text: 'Alice studied in Porto.', occurredStart: '2021-10-01' },
  ];
  await api.post(RETAIN, { bank: 'why-3', facts });
  const { data, errors } =
    await api.post(`{ recall(input: { bankId: "why-3", query: "What did she do before Alice joined Google?" }) {
    window { end anchor { text } } } }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    recall: { window: { end: '2024-03-09T00:00:00.000Z', anchor: { text: 'Alice joined Google.' } } },
  });
});
