import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestServer } from '../support/http-server.ts';
import { startApi } from './start-api.ts';

let api: TestServer;
let count = 0;
let bankId = '';

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  bankId = `change-${Date.now()}-${count++}`;
});
afterAll(() => api?.close());

// biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of what it asks for
async function ask(query: string, variables: Record<string, unknown> = {}): Promise<any> {
  const { data, errors } = await api.post(query, { bankId, ...variables });
  expect(errors).toEqual([]);
  return data;
}

const tell = (content: string, timestamp: string, mode = 'RULES') =>
  ask(
    `mutation ($bankId: ID!, $content: String!, $at: DateTime, $mode: ExtractionMode) {
       retain(input: { bankId: $bankId, mode: $mode, items: [{ content: $content, timestamp: $at }] }) {
         memories { id updatedAt } operation { receipt { items { created merged superseded } } } } }`,
    { content, at: timestamp, mode },
  );

/** What a recall finds, and what the list of memories shows, at a moment. */
async function known(query: string, asOf: string | null = null) {
  const { recall, bank } = await ask(
    `query ($bankId: ID!, $query: String!, $asOf: DateTime) {
       recall(input: { bankId: $bankId, query: $query, asOf: $asOf }) { hits { memory { text } } }
       bank(id: $bankId) { memories(filter: { asOf: $asOf }) { totalCount nodes { text } } } }`,
    { query, asOf },
  );
  const texts = (rows: { text: string }[]) => rows.map(({ text }) => text).sort();
  const found = texts(recall.hits.map((hit: { memory: { text: string } }) => hit.memory));
  expect(texts(bank.memories.nodes)).toEqual(found);
  expect(bank.memories.totalCount).toBe(found.length);
  return found;
}

const MEMORY = `text state validUntil proofCount tokens grounded entities { name }
  supersedes { text } supersededBy { text } links(kinds: [SUPERSEDES]) { nodes { kind weight source { text } target { text } } }
  history { change reason text state validUntil }`;

const memory = async (id: string) =>
  (await ask(`query ($bankId: ID!, $id: ID!) { memory(bankId: $bankId, id: $id) { ${MEMORY} } }`, { id }))
    .memory;

describe('the office is in Paris, and later it moved to Rome', () => {
  const PARIS = 'The office is in Paris.';
  const ROME = 'The office moved to Rome.';

  async function moved(): Promise<{ paris: string; rome: string }> {
    const first = await tell(PARIS, '2024-01-10T09:00:00Z');
    const second = await tell(ROME, '2024-03-05T09:00:00Z');
    expect(second.retain.operation.receipt.items).toEqual([{ created: 1, merged: 0, superseded: 1 }]);
    return { paris: first.retain.memories[0].id, rome: second.retain.memories[0].id };
  }

  test('now it is in Rome, as of then in Paris, before that nobody knew', async () => {
    const { paris, rome } = await moved();
    expect(await known('Where is the office?')).toEqual([ROME]);
    expect(await known('Where is the office?', '2024-02-01')).toEqual([PARIS]);
    expect(await known('Where is the office?', '2024-03-06')).toEqual([ROME]);
    expect(await known('Where is the office?', '2023-12-31')).toEqual([]);
    expect(await memory(paris)).toMatchObject({
      state: 'SUPERSEDED',
      validUntil: '2024-03-05T09:00:00.000Z',
      supersededBy: { text: ROME },
      supersedes: [],
      history: [{ change: 'SUPERSEDED', text: PARIS, state: 'ACTIVE', validUntil: null }],
    });
    const link = { kind: 'SUPERSEDES', weight: 1, source: { text: ROME }, target: { text: PARIS } };
    expect(await memory(rome)).toMatchObject({
      state: 'ACTIVE',
      supersededBy: null,
      supersedes: [{ text: PARIS }],
      links: { nodes: [link] },
    });
  });

  test('when the move is withdrawn it is in Paris again, when that is restored in Rome', async () => {
    const { paris, rome } = await moved();
    const withdraw = `mutation ($bankId: ID!, $id: ID!) {
      invalidateMemory(bankId: $bankId, id: $id, reason: "never happened") { ${MEMORY} } }`;
    const restore = `mutation ($bankId: ID!, $id: ID!) { restoreMemory(bankId: $bankId, id: $id) { ${MEMORY} } }`;
    const { invalidateMemory } = await ask(withdraw, { id: rome });
    expect(invalidateMemory).toMatchObject({
      state: 'INVALIDATED',
      supersedes: [],
      history: [{ change: 'INVALIDATED', reason: 'never happened', state: 'ACTIVE' }],
    });
    expect(await known('Where is the office?')).toEqual([PARIS]);
    expect(await known('Where is the office?', '2024-03-06')).toEqual([PARIS]);
    // Twice is once.
    expect((await ask(withdraw, { id: rome })).invalidateMemory.history).toHaveLength(1);
    await ask(restore, { id: rome });
    expect(await known('Where is the office?')).toEqual([ROME]);
    expect(await known('Where is the office?', '2024-02-01')).toEqual([PARIS]);

    const { restoreMemory } = await ask(restore, { id: paris });
    expect(restoreMemory).toMatchObject({ state: 'ACTIVE', validUntil: null, supersededBy: null });
    expect(await known('Where is the office?')).toEqual([PARIS, ROME]);
  });
});

test('the same sentence in five documents is one memory with five sources', async () => {
  for (const day of [1, 2, 3, 4, 5]) await tell('Alice Chen works at Google.', `2024-01-0${day}T09:00:00Z`);
  const { bank } = await ask(
    'query ($bankId: ID!) { bank(id: $bankId) { stats { documents } memories { nodes { proofCount mentionedAt sources { quote } } } } }',
  );
  expect(bank.stats.documents).toBe(5);
  expect(bank.memories.nodes).toEqual([
    {
      proofCount: 5,
      mentionedAt: '2024-01-01T09:00:00.000Z',
      sources: Array(5).fill({ quote: 'Alice Chen works at Google.' }),
    },
  ]);
  // A model that reads nearly the same words finds nearly the same vector: still the same fact.
  const again = await tell('Alice Chen is working for Google.', '2024-01-06T09:00:00Z');
  expect(again.retain.operation.receipt.items).toEqual([{ created: 0, merged: 1, superseded: 0 }]);
});

describe('a memory that is changed', () => {
  const update = (input: Record<string, unknown>) =>
    api.post(
      `mutation ($input: MemoryUpdate!) { updateMemory(input: $input) { ${MEMORY} occurredStart occurredEnd tags updatedAt } }`,
      { input: { bankId, ...input } },
    );

  test('is found by its new words, in its new time and under its new tags, and remembers the old', async () => {
    const { retain } = await tell('Alice Chen painted the kitchen yellow.', '2024-01-10T09:00:00Z');
    const [{ id, updatedAt }] = retain.memories;
    const { data, errors } = await update({
      id,
      text: 'Bob Stone repaired the garden fence.',
      occurredStart: '2024-02-03',
      tags: ['home'],
      reason: 'mixed up',
      expectedUpdatedAt: updatedAt,
    });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      updateMemory: {
        text: 'Bob Stone repaired the garden fence.',
        occurredStart: '2024-02-03T00:00:00.000Z',
        occurredEnd: '2024-02-04T00:00:00.000Z',
        tags: ['home'],
        grounded: false,
        entities: [{ name: 'Bob Stone' }],
        history: [{ change: 'UPDATED', reason: 'mixed up', text: 'Alice Chen painted the kitchen yellow.' }],
      },
    });
    const { recall, bank, entity } = await ask(
      `query ($bankId: ID!) {
         recall(input: { bankId: $bankId, query: "Who mended the fence in February 2024?", tags: ["home"], tagsMatch: ALL_STRICT, minScore: 0.01 }) {
           hits { memory { id } scores { semantic } } }
         bank(id: $bankId) { entities { nodes { name } } }
         entity(bankId: $bankId, name: "Alice Chen") { id } }`,
    );
    expect(recall.hits).toMatchObject([{ memory: { id } }]);
    expect(recall.hits[0].scores.semantic).toBeGreaterThan(0.3);
    expect(bank.entities.nodes).toEqual([{ name: 'Bob Stone' }]);
    expect(entity).toBeNull();

    const stale = await update({ id, text: 'Something else happened.', expectedUpdatedAt: updatedAt });
    expect(stale.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    expect((await memory(id)).history).toHaveLength(1);
  });

  test('has to be there, and keeps to what a memory can be', async () => {
    const { retain } = await tell('Alice Chen painted the kitchen yellow.', '2024-01-10T09:00:00Z');
    const [{ id }] = retain.memories;
    const code = async (input: Record<string, unknown>) =>
      (await update(input)).errors.map((error) => error.extensions?.code);
    expect(await code({ id: 'nobody', text: 'x' })).toEqual(['NOT_FOUND']);
    expect(await code({ id, bankId: 'nowhere', text: 'x' })).toEqual(['NOT_FOUND']);
    expect(await code({ id, text: '  ' })).toEqual(['BAD_USER_INPUT']);
    expect(await code({ id, text: null })).toEqual(['BAD_USER_INPUT']);
    expect(await code({ id, confidence: 0.5 })).toEqual(['BAD_USER_INPUT']);
    expect(await code({ id, occurredEnd: '2020-01-01' })).toEqual(['BAD_USER_INPUT']);
    expect((await memory(id)).history).toEqual([]);
  });
});
