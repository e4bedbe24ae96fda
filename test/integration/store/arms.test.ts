import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, FAR_FUTURE, HOUR_MS } from '../../../src/domain/instant.ts';
import { tagKeyOf } from '../../../src/domain/tags.ts';
import type { Database } from '../../../src/store/database.ts';
import { testDatabase } from '../../support/database.ts';
import { axis, openStore, type StoreOfTest, TOLD } from './store-fixture.ts';

/** Memories as candidates are asked for. */
function refs(version: number | null, ...ids: string[]) {
  return ids.map((memoryId) => ({ memoryId, version }));
}

let database: Database;
let opened: StoreOfTest;

beforeAll(async () => {
  database = testDatabase();
  opened = await openStore(database);
});
afterAll(() => database.close());

test('a semantic score is the cosine, and what lies below the least is left out', async () => {
  const bank = await opened.bank();
  await bank.remember(
    { id: 'same', vector: axis(0) },
    { id: 'near', vector: axis(0, Math.PI / 3) },
    { id: 'far', vector: axis(0, Math.PI / 2) },
  );
  const search = (minCosine: number) =>
    opened.store.searchSemantic({ vector: axis(0), minCosine }, bank.scope, 10);
  const hits = await search(-1);
  expect(hits.map(({ memoryId }) => memoryId)).toEqual(['same', 'near', 'far']);
  expect(hits[0]?.score).toBeCloseTo(1, 5);
  expect(hits[1]?.score).toBeCloseTo(0.5, 5);
  expect(hits[2]?.score).toBeCloseTo(0, 5);
  expect((await search(0.3)).map(({ memoryId }) => memoryId)).toEqual(['same', 'near']);
});

test('equal scores come in the order of ids, in every call', async () => {
  const bank = await opened.bank();
  await bank.remember(...['m3', 'm1', 'm4', 'm2'].map((id) => ({ id })));
  for (let call = 0; call < 3; call++) {
    const hits = await opened.store.searchSemantic({ vector: axis(0), minCosine: 0 }, bank.scope, 10);
    expect(hits.map(({ memoryId }) => memoryId)).toEqual(['m1', 'm2', 'm3', 'm4']);
  }
});

test('a window finds what overlaps it, best first, with the moment at which each began', async () => {
  const bank = await opened.bank();
  await bank.remember(
    { id: 'best', start: TOLD, vector: axis(0) },
    { id: 'good', start: TOLD - DAY_MS, end: TOLD + HOUR_MS, vector: axis(0, 0.5) },
    { id: 'ongoing', start: TOLD - 300 * DAY_MS, end: FAR_FUTURE, vector: axis(0, 0.6) },
    { id: 'over', start: TOLD - DAY_MS, end: TOLD, vector: axis(0) },
    { id: 'undated', vector: axis(0) },
  );
  const window = { start: TOLD, end: TOLD + DAY_MS };
  const hits = await opened.store.searchTemporal({ vector: axis(0), window }, bank.scope, 10);
  expect(hits.map(({ memoryId, occurredStart }) => [memoryId, occurredStart])).toEqual([
    ['best', TOLD],
    ['good', TOLD - DAY_MS],
    ['ongoing', TOLD - 300 * DAY_MS],
  ]);
  const since = await opened.store.searchTemporal(
    { vector: axis(0), window: { start: TOLD + 2 * DAY_MS, end: null } },
    bank.scope,
    10,
  );
  expect(since.map(({ memoryId }) => memoryId)).toEqual(['ongoing']);
});

test('where a window holds more than the limit, links of the best reach others in it and never leave it', async () => {
  const bank = await opened.bank();
  await bank.remember(
    { id: 'best', start: TOLD, vector: axis(0) },
    ...Array.from({ length: 30 }, (_, at) => ({ id: `m${at}`, start: TOLD, vector: axis(0, 0.1) })),
    { id: 'linked', start: TOLD, vector: axis(0, 1.2) },
    { id: 'outside', start: TOLD - 2 * DAY_MS, vector: axis(0, 1.2) },
  );
  await bank.link(
    { from: 'linked', kind: 'CAUSES', to: 'best', weight: 1 },
    { from: 'outside', kind: 'CAUSES', to: 'best', weight: 1 },
  );
  const window = { start: TOLD, end: TOLD + DAY_MS };
  const hits = await opened.store.searchTemporal({ vector: axis(0), window }, bank.scope, 10);
  const ids = hits.map(({ memoryId }) => memoryId);
  expect(ids).toHaveLength(10);
  expect(ids).toContain('linked');
  expect(ids).not.toContain('outside');
  expect(hits.at(-1)?.score).toBeCloseTo(Math.cos(1.2), 5);
});

test('a memory is found in whatever state, with its cosine, for an explanation', async () => {
  const bank = await opened.bank();
  const other = await opened.bank();
  await bank.remember(
    { id: 'near', start: TOLD, vector: axis(0, Math.PI / 3), tags: ['b', 'a'] },
    { id: 'withdrawn', state: 'INVALIDATED', validUntil: TOLD },
    { id: 'staged', state: 'STAGED' },
  );
  const find = (id: string, vector: Float32Array | null = axis(0)) =>
    opened.store.findMemory(bank.scope.bank, id, vector);
  expect(await find('near')).toEqual({
    type: 'WORLD',
    state: 'ACTIVE',
    tags: ['b', 'a'],
    tagKey: tagKeyOf(['a', 'b']),
    occurred: { start: TOLD, end: TOLD + HOUR_MS, precision: 'HOUR' },
    mentionedAt: TOLD,
    validUntil: FAR_FUTURE,
    cosine: expect.closeTo(0.5, 5),
  });
  expect(await find('withdrawn', null)).toMatchObject({
    state: 'INVALIDATED',
    occurred: null,
    validUntil: TOLD,
    cosine: null,
  });
  expect(await find('staged')).toBeNull();
  expect(await opened.store.findMemory(other.scope.bank, 'near', axis(0))).toBeNull();
});

test('candidates carry the whole memory and its place, undated ones none of a date', async () => {
  const bank = await opened.bank();
  await bank.remember({ id: 'dated', start: TOLD, tags: ['a'] }, { id: 'undated', type: 'OPINION' });
  const { bank: ref } = bank.scope;
  const candidates = await opened.store.loadCandidates(ref, refs(null, 'undated', 'dated', 'missing'));
  const common = {
    bankId: ref.id,
    state: 'ACTIVE',
    confidence: null,
    mentionedAt: TOLD,
    validUntil: null,
    createdAt: TOLD,
    updatedAt: TOLD,
    context: null,
    metadata: null,
    proofCount: 1,
    tokens: 7,
    grounded: true,
    documentId: 'd',
    position: 0,
    tokenVectors: null,
  };
  expect([...candidates].sort((a, b) => (a.memoryId < b.memoryId ? -1 : 1))).toEqual([
    {
      ...common,
      id: 'dated',
      memoryId: 'dated',
      text: 'memory dated',
      type: 'WORLD',
      occurred: { start: TOLD, end: TOLD + HOUR_MS, precision: 'HOUR' },
      tags: ['a'],
    },
    {
      ...common,
      id: 'undated',
      memoryId: 'undated',
      text: 'memory undated',
      type: 'OPINION',
      occurred: null,
      tags: [],
    },
  ]);
});

test('what is remembered of a memory serves until its version moves', async () => {
  const bank = await opened.bank();
  await bank.remember({ id: 'm', text: 'first' });
  const { bank: ref } = bank.scope;
  const textAt = async (version: number | null) => {
    const [memory] = await opened.store.loadCandidates(ref, refs(version, 'm'));
    return memory?.text;
  };
  expect(await textAt(TOLD)).toBe('first');
  await opened.rows(
    `MATCH (m:Memory {bankId: $bankId, id: 'm'})
     SET m.text = 'second', m.updatedAt = m.updatedAt + duration({seconds: 1})`,
    { bankId: ref.id },
  );
  expect(await textAt(TOLD)).toBe('first');
  expect(await textAt(TOLD + 1000)).toBe('second');
  expect(await textAt(null)).toBe('second');
});

test('vectors of tokens come with the candidates that they are asked for of, also after they were read without', async () => {
  const bank = await opened.bank();
  const tokenVectors = { count: 1, width: 16, ids: Int32Array.of(7), vectors: new Int8Array(16).fill(3) };
  await bank.remember({ id: 'with', tokenVectors }, { id: 'without' });
  const { bank: ref } = bank.scope;
  const load = (call?: { tokenVectors: boolean }) =>
    opened.store.loadCandidates(ref, refs(TOLD, 'with', 'without'), call);
  for (const { tokenVectors: none } of await load()) expect(none).toBeNull();
  for (const call of [1, 2]) {
    const byId = new Map((await load({ tokenVectors: true })).map((m) => [m.memoryId, m.tokenVectors]));
    expect(byId.get('with'), `call ${call}`).toEqual(tokenVectors);
    expect(byId.get('without'), `call ${call}`).toBeNull();
  }
});

test('cosines are measured to any vector, not of what has no embedding', async () => {
  const bank = await opened.bank();
  await bank.remember({ id: 'near', vector: axis(0, Math.PI / 3) }, { id: 'none' }, { id: 'other' });
  await opened.rows(`MATCH (m:Memory {bankId: $bankId, id: 'none'}) REMOVE m.embedding`, {
    bankId: bank.scope.bank.id,
  });
  const cosines = await opened.store.measureCosines(bank.scope.bank, ['near', 'none', 'missing'], axis(0));
  expect([...cosines.keys()]).toEqual(['near']);
  expect(cosines.get('near')).toBeCloseTo(0.5, 5);
});

test('neighbours stand beside in the same document and in the scope, themselves left out', async () => {
  const bank = await opened.bank();
  const other = await opened.bank();
  const line = (documentId: string, position: number, more: object = {}) => ({
    id: `${documentId}${position}`,
    documentId,
    position,
    ...more,
  });
  await other.remember(line('a', 4));
  await bank.remember(
    ...[0, 1, 2, 3, 5].map((position) => line('a', position)),
    line('a', 4, { tags: ['secret'] }),
    line('a', 6, { state: 'SUPERSEDED' }),
    line('b', 2),
    line('b', 3),
  );
  const beside = async (ids: readonly string[], scope = bank.scope) =>
    (await opened.store.findNeighbours(ids, { before: 2, after: 1 }, scope))
      .map(({ memoryId }) => memoryId)
      .sort();
  expect(await beside(['a3'])).toEqual(['a1', 'a2', 'a4']);
  expect(await beside(['a3', 'a2'])).toEqual(['a0', 'a1', 'a4']);
  expect(await beside(['a3'], { ...bank.scope, tagKeys: [''] })).toEqual(['a1', 'a2']);
  expect(await beside(['a5'])).toEqual(['a3', 'a4']);
  expect(await beside(['b2', 'missing'])).toEqual(['b3']);
  expect(await beside([])).toEqual([]);
});

test('chunks and the first date come from the bank alone', async () => {
  const bank = await opened.bank();
  const other = await opened.bank();
  await other.remember({ id: 'm', text: 'foreign', start: TOLD - 9 * DAY_MS });
  await bank.remember({ id: 'm', text: 'own', start: TOLD }, { id: 'n', start: TOLD - DAY_MS }, { id: 'u' });
  await opened.rows(
    `MATCH (m:Memory {bankId: $bankId, id: 'm'})
     CREATE (m)-[:FROM]->(:Chunk {bankId: $bankId, id: 'c', text: 'whole', position: 2, tokens: 3})-[:PART_OF]->
       (:Document {bankId: $bankId, id: 'd'})`,
    { bankId: bank.scope.bank.id },
  );
  const { bank: ref } = bank.scope;
  expect(await opened.store.loadChunks(ref, ['m', 'n'])).toEqual(
    new Map([['m', { id: 'c', documentId: 'd', text: 'whole', position: 2, tokens: 3 }]]),
  );
  expect(await opened.store.firstOccurrence(ref)).toBe(TOLD - DAY_MS);
});

test('a bank is found by its id, and neither a missing one nor one that is being deleted', async () => {
  const { scope } = await opened.bank();
  const bank = { ...scope.bank, timezone: 'UTC' };
  expect(opened.store.knownBank(scope.bank.id)).toBeNull();
  expect(await opened.store.findBank(scope.bank.id, [])).toEqual({ bank, named: [] });
  expect(opened.store.knownBank(scope.bank.id)).toEqual(bank);
  expect(await opened.store.findBank('no such bank', ['anybody'])).toBeNull();
  await opened.rows(`MATCH (b:Bank {id: $id}) SET b.state = 'DELETING'`, { id: scope.bank.id });
  expect(await opened.store.findBank(scope.bank.id, [])).toBeNull();
  expect(opened.store.knownBank(scope.bank.id)).toBeNull();
});

test('the entities that names mean come with the bank, by their name or an alias, and from no other bank', async () => {
  const bank = await opened.bank();
  const other = await opened.bank();
  await bank.name({ id: 'a', nameKey: 'ann' }, { id: 'b', nameKey: 'robert', aliasKeys: ['robert', 'bob'] });
  await other.name({ id: 'x', nameKey: 'ann' });
  await bank.remember(...Array.from({ length: 8 }, (_, at) => ({ id: `m${at}`, mentions: ['a'] })));
  const found = await opened.store.findBank(bank.scope.bank.id, ['ann', 'bob', 'who']);
  const weights = new Map(found?.named.map(({ entityId, weight }) => [entityId, weight]));
  expect([...weights.keys()].sort()).toEqual(['a', 'b']);
  expect(weights.get('a')).toBeCloseTo(1 / (1 + Math.log(4)), 10);
  expect(weights.get('b')).toBe(1);
});

test('an aborted search stops with TIMEOUT', async () => {
  const bank = await opened.bank();
  await bank.remember({ id: 'm' });
  const late = new AbortController();
  const search = opened.store.searchSemantic({ vector: axis(0), minCosine: 0 }, bank.scope, 10, {
    signal: late.signal,
  });
  late.abort();
  await expect(search).rejects.toMatchObject({ code: 'TIMEOUT', retryable: true });
});
