import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/store/database.ts';
import { testDatabase } from '../../support/database.ts';
import { newBankId, openApi, RETAIN, type TestApi } from './api-of-test.ts';

let database: Database;
let api: TestApi;

beforeAll(async () => {
  database = testDatabase();
  api = await openApi(database);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

/** Retains a memory for each name; answers with their ids. */
async function retain(bankId: string, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const facts = [{ text: `${name} was there.`, entities: [{ name, type: 'PERSON' }] }];
    const { retain: made } = await api.ask(RETAIN, { input: { bankId, items: [{ content: name, facts }] } });
    ids.push(made.memories[0].id);
  }
  return ids;
}

const ENTITY = `query Entity($bankId: ID!, $name: String!) {
  entity(bankId: $bankId, name: $name) {
    id name aliases memoryCount
    decisions { kind verdict score evidence reason name memoryIds decidedAt other { name } }
  }
}`;
const entityOf = async (bankId: string, name: string) => (await api.ask(ENTITY, { bankId, name })).entity;

const REVIEW = `query Review($bankId: ID!, $first: Int, $after: String) {
  entityReview(bankId: $bankId, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { score evidence decidedAt a { name } b { name } }
  }
}`;
const MERGE = `mutation Merge($bankId: ID!, $into: ID!, $from: [ID!]!) {
  mergeEntities(bankId: $bankId, into: $into, from: $from, reason: "she said so") { name aliases memoryCount }
}`;
const SPLIT = `mutation Split($bankId: ID!, $id: ID!, $memoryIds: [ID!]!, $name: String) {
  splitEntity(bankId: $bankId, id: $id, memoryIds: $memoryIds, name: $name) { id name memoryCount }
}`;
const PIN = 'mutation Pin($bankId: ID!, $a: ID!, $b: ID!) { pinDistinct(bankId: $bankId, a: $a, b: $b) }';

test('doubtful pairs are listed page by page, and go when they are decided', async () => {
  const bankId = newBankId();
  await retain(bankId, ['Alice Chen', 'Alice Wong', 'Alice']);
  const { entityReview: first } = await api.ask(REVIEW, { bankId, first: 1 });
  expect(first).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
  const { entityReview: second } = await api.ask(REVIEW, {
    bankId,
    first: 1,
    after: first.pageInfo.endCursor,
  });
  expect(second.pageInfo.hasNextPage).toBe(false);
  const pairs = [...first.nodes, ...second.nodes];
  expect(pairs.map(({ a, b }) => [a.name, b.name].sort()).sort()).toEqual([
    ['Alice', 'Alice Chen'],
    ['Alice', 'Alice Wong'],
  ]);
  for (const { score, evidence } of pairs) {
    expect(score).toBeGreaterThan(0.5);
    expect(evidence).toContain('the given name of the other');
  }

  const [alice, chen, wong] = await Promise.all(
    ['Alice', 'Alice Chen', 'Alice Wong'].map((name) => entityOf(bankId, name)),
  );
  expect(await api.ask(PIN, { bankId, a: alice.id, b: wong.id })).toEqual({ pinDistinct: true });
  const { mergeEntities } = await api.ask(MERGE, { bankId, into: chen.id, from: [alice.id] });
  expect(mergeEntities).toEqual({ name: 'Alice Chen', aliases: ['Alice'], memoryCount: 2 });
  expect((await api.ask(REVIEW, { bankId })).entityReview).toMatchObject({ totalCount: 0, nodes: [] });
  const { decisions } = await entityOf(bankId, 'Alice');
  expect(decisions).toContainEqual(
    expect.objectContaining({ kind: 'MERGED', verdict: 'SAME', name: 'Alice', reason: 'she said so' }),
  );
  expect(decisions).toContainEqual(
    expect.objectContaining({ kind: 'PAIR', verdict: 'DISTINCT', other: { name: 'Alice Wong' } }),
  );
});

test('a merge is undone with what its decision holds', async () => {
  const bankId = newBankId();
  const [, moth] = await retain(bankId, ['Peter Hale', 'Moth-Man']);
  const [peter, other] = [await entityOf(bankId, 'Peter Hale'), await entityOf(bankId, 'Moth-Man')];
  await api.ask(MERGE, { bankId, into: peter.id, from: [other.id] });
  const [merged] = (await entityOf(bankId, 'Moth-Man')).decisions;
  expect(merged).toMatchObject({ name: 'Moth-Man', memoryIds: [moth] });
  const { splitEntity } = await api.ask(SPLIT, {
    bankId,
    id: peter.id,
    memoryIds: merged.memoryIds,
    name: merged.name,
  });
  expect(splitEntity).toEqual([
    { id: peter.id, name: 'Peter Hale', memoryCount: 1 },
    { id: expect.any(String), name: 'Moth-Man', memoryCount: 1 },
  ]);
});

test('an entity is found by its name in another form', async () => {
  const bankId = newBankId();
  await retain(bankId, ['Alice Chen']);
  for (const name of ['Dr. Alice Chen', 'Chen, Alice', 'ALICE CHEN']) {
    expect(await entityOf(bankId, name), name).toMatchObject({ name: 'Alice Chen' });
  }
  expect(await entityOf(bankId, 'Alice Wong')).toBeNull();
});

test('decisions of many entities are one statement', async () => {
  const bankId = newBankId();
  await retain(bankId, ['Alice Chen', 'Alice Wong', 'Alice', 'Bo Hale', 'Cy Hale']);
  const list = (count: number) =>
    api.statementsOf(() =>
      api.ask(
        'query($id: ID!, $first: Int) { bank(id: $id) { entities(first: $first) { nodes { decisions { other { name } } } } } }',
        { id: bankId, first: count },
      ),
    );
  for (const count of [2, 5]) {
    const sent = await list(count);
    expect(sent.filter((name) => name === 'read/decisions-of-entities')).toHaveLength(1);
    expect(sent.length).toBeLessThanOrEqual(5);
  }
});

test.each([
  ['an empty `from`', MERGE, { into: 'x', from: [] }, 'BAD_USER_INPUT'],
  ['an unknown entity', MERGE, { into: 'x', from: ['y'] }, 'NOT_FOUND'],
  ['no memories', SPLIT, { id: 'x', memoryIds: [] }, 'BAD_USER_INPUT'],
  ['a blank name', SPLIT, { id: 'x', memoryIds: ['m'], name: ' ' }, 'BAD_USER_INPUT'],
  ['one entity twice', PIN, { a: 'x', b: 'x' }, 'BAD_USER_INPUT'],
])('%s is refused with its code', async (_, query, variables, code) => {
  const bankId = newBankId();
  await retain(bankId, ['Alice Chen']);
  const { errors } = await api.post(query, { bankId, ...variables });
  expect(errors[0]).toMatchObject({ extensions: { code } });
  const elsewhere = await api.post(query, { bankId: newBankId(), ...variables });
  expect(elsewhere.errors).toHaveLength(1);
});
