import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GraphHit, NamedEntity, Scope } from '../../../src/domain/ports/recall-store.ts';
import type { Database } from '../../../src/store/database.ts';
import { createRecallStore } from '../../../src/store/recall-store.ts';
import { testDatabase } from '../../support/database.ts';
import { axis, openStore, type StoreOfTest, TOLD } from './store-fixture.ts';

let database: Database;
let opened: StoreOfTest;

beforeAll(async () => {
  database = testDatabase();
  opened = await openStore(database);
});
afterAll(() => database.close());

interface Spread {
  readonly seeds?: Readonly<Record<string, number>>;
  readonly names?: readonly string[];
  readonly scoring?: 'ACTIVATION' | 'LINKS';
  readonly limit?: number;
}

async function spread(scope: Scope, options: Spread): Promise<Map<string, GraphHit>> {
  const { seeds = {}, names = [], scoring = 'ACTIVATION', limit = 100 } = options;
  const query = {
    seeds: Object.entries(seeds).map(([memoryId, activation]) => ({ memoryId, activation })),
    named: await named(scope, names),
    scoring,
  };
  const hits = await opened.store.searchGraph(query, scope, limit);
  return new Map(hits.map((hit) => [hit.memoryId, hit]));
}

async function named(scope: Scope, names: readonly string[]): Promise<readonly NamedEntity[]> {
  return (await opened.store.findBank(scope.bank.id, names))?.named ?? [];
}

function memories(...ids: readonly string[]) {
  return ids.map((id) => ({ id }));
}

test('a step leaves activation × weight × 0.8, a causal link counts twice, either way, and the seed stays', async () => {
  const bank = await opened.bank();
  await bank.remember(...memories('seed', 'near', 'like', 'cause', 'second'));
  await bank.link(
    { from: 'seed', kind: 'NEAR_IN_TIME', to: 'near', weight: 0.5 },
    { from: 'like', kind: 'SIMILAR_TO', to: 'seed', weight: 0.9 },
    { from: 'cause', kind: 'CAUSES', to: 'seed', weight: 0.7 },
    { from: 'near', kind: 'SIMILAR_TO', to: 'second', weight: 1 },
  );
  const hits = await spread(bank.scope, { seeds: { seed: 0.6 } });
  expect([...hits.keys()]).toEqual(['cause', 'seed', 'like', 'near', 'second']);
  expect(hits.get('seed')).toEqual({ memoryId: 'seed', score: 0.6, arrivedBy: null, version: TOLD });
  expect(hits.get('near')?.score).toBeCloseTo(0.6 * 0.5 * 0.8, 10);
  expect(hits.get('like')?.score).toBeCloseTo(0.6 * 0.9 * 0.8, 10);
  expect(hits.get('cause')?.score).toBeCloseTo(0.6 * 0.7 * 0.8 * 2, 10);
  expect(hits.get('second')?.score).toBeCloseTo(0.24 * 1 * 0.8, 10);
  expect(hits.get('cause')?.arrivedBy).toEqual({
    kind: 'CAUSES',
    weight: 0.7,
    sourceId: 'cause',
    targetId: 'seed',
    viaEntityId: null,
  });
});

test('of several ways to a memory the strongest counts, and is told', async () => {
  const bank = await opened.bank();
  await bank.remember(...memories('a', 'b', 'target'));
  await bank.link(
    { from: 'a', kind: 'SIMILAR_TO', to: 'target', weight: 0.7 },
    { from: 'b', kind: 'NEAR_IN_TIME', to: 'target', weight: 1 },
  );
  const target = (await spread(bank.scope, { seeds: { a: 1, b: 0.9 } })).get('target');
  expect(target?.score).toBeCloseTo(0.9 * 0.8, 10);
  expect(target?.arrivedBy).toMatchObject({ kind: 'TEMPORAL', sourceId: 'b', targetId: 'target' });
});

test('activation goes through a shared entity, damped by how often it is mentioned', async () => {
  const bank = await opened.bank();
  await bank.name({ id: 'rare', nameKey: 'rare' }, { id: 'common', nameKey: 'common' });
  await bank.remember(
    { id: 'seed', mentions: ['rare', 'common'] },
    { id: 'viaRare', mentions: ['rare'] },
    ...Array.from({ length: 19 }, (_, at) => ({ id: `c${at}`, mentions: ['common'] })),
  );
  const hits = await spread(bank.scope, { seeds: { seed: 0.5 } });
  expect(hits.get('viaRare')?.score).toBeCloseTo(0.5 * 0.8, 10);
  expect(hits.get('c0')?.score).toBeCloseTo((0.5 * 0.8) / (1 + Math.log(10)), 10);
  expect(hits.get('viaRare')?.arrivedBy).toEqual({
    kind: 'ENTITY',
    weight: 1,
    sourceId: 'seed',
    targetId: 'viaRare',
    viaEntityId: 'rare',
  });
});

test('memories of entities named in the query are seeds, by name and by alias', async () => {
  const bank = await opened.bank();
  await bank.name({ id: 'e', nameKey: 'robert chen', aliasKeys: ['bob', 'say "c#"'] });
  await bank.remember({ id: 'm', mentions: ['e'] }, { id: 'n' });
  for (const name of ['robert chen', 'bob', 'say "c#"']) {
    const hits = await spread(bank.scope, { names: ['nobody', name] });
    expect([...hits.values()]).toEqual([{ memoryId: 'm', score: 1, arrivedBy: null, version: TOLD }]);
  }
  expect(await spread(bank.scope, { names: ['rob', 'chen', 'BOB'] })).toEqual(new Map());
});

test('an entity of 3,000 memories costs no more than its bound, and the rare one in the query decides', async () => {
  const bank = await opened.bank();
  await bank.name({ id: 'hub', nameKey: 'hub' }, { id: 'rare', nameKey: 'rare' });
  await bank.remember(
    { id: 'both', mentions: ['hub', 'rare'] },
    { id: 'rareOnly', mentions: ['rare'] },
    ...Array.from({ length: 3000 }, (_, at) => ({ id: `h${at}`, mentions: ['hub'] })),
  );
  const hits = await spread(bank.scope, { names: ['hub', 'rare'], limit: 50 });
  expect(hits.size).toBe(50);
  expect([...hits.keys()].slice(0, 2).sort()).toEqual(['both', 'rareOnly']);
  const fromSeed = await spread(bank.scope, { seeds: { both: 1 }, limit: 50 });
  expect([...fromSeed.keys()]).toEqual(['both', 'rareOnly']);
});

test('what arrives too weak to count is left out', async () => {
  const bank = await opened.bank();
  await bank.remember(...memories('seed', 'strong', 'weak'));
  await bank.link(
    { from: 'seed', kind: 'SIMILAR_TO', to: 'strong', weight: 0.8 },
    { from: 'seed', kind: 'NEAR_IN_TIME', to: 'weak', weight: 0.3 },
  );
  const query = {
    seeds: [{ memoryId: 'seed', activation: 0.8 }],
    named: [],
    scoring: 'ACTIVATION',
  } as const;
  // 0.8 × 0.8 × 0.8 = 0.51 stays, 0.8 × 0.3 × 0.8 = 0.19 is below the 0.2 of the default.
  const hits = await createRecallStore(database).searchGraph(query, bank.scope, 10);
  expect(hits.map(({ memoryId }) => memoryId)).toEqual(['seed', 'strong']);
});

test('of two who are named and stand in hundreds of memories, those count that mention both', async () => {
  const bank = await opened.bank();
  await bank.name({ id: 'ann', nameKey: 'ann' }, { id: 'ben', nameKey: 'ben' });
  const alone = (who: string) =>
    Array.from({ length: 130 }, (_, at) => ({ id: `${who}${at}`, mentions: [who] }));
  await bank.remember({ id: 'together', mentions: ['ann', 'ben'] }, ...alone('ann'), ...alone('ben'));
  const both = await named(bank.scope, ['ann', 'ben']);
  const query = { seeds: [], named: both, scoring: 'ACTIVATION' } as const;
  // Of 131 memories each: 1 / (1 + ln(131 / 2)) = 0.193 alone is below the 0.2 of the default, 0.386 together is not.
  const [hit, ...others] = await createRecallStore(database).searchGraph(query, bank.scope, 300);
  expect(others).toEqual([]);
  expect(hit?.memoryId).toBe('together');
  expect(hit?.score).toBeCloseTo(0.386, 3);
});

test('whoever stands in hundreds of memories only strengthens those that the query itself brings', async () => {
  const bank = await opened.bank();
  await bank.name({ id: 'ann', nameKey: 'ann' });
  const alone = Array.from({ length: 400 }, (_, at) => ({ id: `m${at}`, mentions: ['ann'] }));
  await bank.remember(...alone, { id: 'other' });
  // In 400 memories: 1 / (1 + ln 200) = 0.159 is below the 0.2 of the default, so nothing is a seed by the name alone.
  const ann = await named(bank.scope, ['ann']);
  const store = createRecallStore(database);
  expect(await store.searchGraph({ seeds: [], named: ann, scoring: 'ACTIVATION' }, bank.scope, 300)).toEqual(
    [],
  );
  const seeds = ['m0', 'm399', 'other'].map((memoryId) => ({ memoryId, activation: 0.6 }));
  const hits = await store.searchGraph({ seeds, named: ann, scoring: 'ACTIVATION' }, bank.scope, 300);
  const scores = new Map(hits.map(({ memoryId, score }) => [memoryId, score]));
  expect(scores.get('m0')).toBeCloseTo(0.759, 3);
  expect(scores.get('m399')).toBeCloseTo(0.759, 3);
  expect(scores.get('other')).toBe(0.6);
  expect(scores.size).toBe(3);
});

test.each([
  ['ACTIVATION', 'the common scope', {}],
  ['ACTIVATION', 'a narrower scope', { types: ['WORLD', 'OPINION'] }],
  ['LINKS', 'the common scope', {}],
] as const)(
  '%s in %s starts from the nearest to a vector, with their cosines',
  async (scoring, _what, change) => {
    const bank = await opened.bank();
    await bank.name({ id: 'ann', nameKey: 'ann' });
    await bank.remember(
      { id: 'nearest', vector: axis(0, 0.1), mentions: ['ann'] },
      { id: 'near', vector: axis(0, 0.3) },
      { id: 'third', vector: axis(0, 0.5) },
      { id: 'far', vector: axis(0, 1.2) },
      { id: 'hidden', vector: axis(0), state: 'INVALIDATED' },
      { id: 'linked', vector: axis(3) },
      { id: 'alike', vector: axis(4), mentions: ['ann'] },
    );
    await bank.link({ from: 'near', kind: 'SIMILAR_TO', to: 'linked', weight: 0.9 });
    const query = { named: await named(bank.scope, ['ann']), scoring };
    const scope: Scope = { ...bank.scope, ...change };
    const { searchGraph } = opened.store;
    const found = await searchGraph(
      { ...query, seeds: { vector: axis(0), most: 2, minCosine: 0.5 } },
      scope,
      10,
    );
    const given = await searchGraph(
      {
        ...query,
        seeds: [
          { memoryId: 'nearest', activation: Math.cos(0.1) },
          { memoryId: 'near', activation: Math.cos(0.3) },
        ],
      },
      scope,
      10,
    );
    const ways = (hits: readonly GraphHit[]) =>
      hits.map(({ memoryId, arrivedBy }) => ({ memoryId, kind: arrivedBy?.kind ?? null }));
    expect(ways(found)).toEqual(ways(given));
    expect(found.map(({ memoryId }) => memoryId).sort()).toEqual(['alike', 'linked', 'near', 'nearest']);
    for (const [at, hit] of found.entries()) expect(hit.score).toBeCloseTo(given[at]?.score ?? 0, 2);
    const least = { vector: axis(0), most: 2, minCosine: 0.97 };
    const kept = await searchGraph({ ...query, named: [], seeds: least }, scope, 10);
    expect(kept.map(({ memoryId }) => memoryId).sort()).toEqual(['alike', 'nearest']);
  },
);

test('nothing invisible is reached or passed through', async () => {
  const bank = await opened.bank();
  await bank.remember(
    ...memories('seed', 'visible'),
    { id: 'hidden', state: 'INVALIDATED' },
    { id: 'opinion', type: 'OPINION' },
    { id: 'behind' },
  );
  await bank.link(
    { from: 'seed', kind: 'CAUSES', to: 'hidden', weight: 1 },
    { from: 'hidden', kind: 'CAUSES', to: 'behind', weight: 1 },
    { from: 'seed', kind: 'CAUSES', to: 'opinion', weight: 1 },
    { from: 'seed', kind: 'SIMILAR_TO', to: 'visible', weight: 0.8 },
  );
  for (const scoring of ['ACTIVATION', 'LINKS'] as const) {
    const scope: Scope = { ...bank.scope, types: ['WORLD'] };
    const hits = await spread(scope, { seeds: { seed: 1, hidden: 1 }, scoring });
    expect([...hits.keys()].sort(), scoring).toEqual(['seed', 'visible']);
  }
});

test('the same call gives the same list, at most as long as its limit', async () => {
  const bank = await opened.bank();
  await bank.name({ id: 'e', nameKey: 'zed' });
  await bank.remember(...Array.from({ length: 40 }, (_, at) => ({ id: `m${at}`, mentions: ['e'] })));
  const first = await spread(bank.scope, { names: ['zed'], limit: 15 });
  expect(first.size).toBe(15);
  for (let call = 0; call < 3; call++) {
    expect(await spread(bank.scope, { names: ['zed'], limit: 15 })).toEqual(first);
  }
});

test('link scoring adds shared entities, the semantic and the causal link', async () => {
  const bank = await opened.bank();
  await bank.name(...['e1', 'e2', 'named'].map((id) => ({ id, nameKey: id })));
  await bank.remember(
    { id: 'seed', mentions: ['e1', 'e2'] },
    { id: 'one', mentions: ['e1'] },
    { id: 'three', mentions: ['e1', 'e2', 'named'] },
    { id: 'linked' },
  );
  await bank.link(
    { from: 'seed', kind: 'SIMILAR_TO', to: 'linked', weight: 0.8 },
    { from: 'linked', kind: 'CAUSES', to: 'seed', weight: 0.9 },
  );
  const hits = await spread(bank.scope, { seeds: { seed: 0.7 }, names: ['named'], scoring: 'LINKS' });
  expect([...hits.keys()]).toEqual(['linked', 'seed', 'three', 'one']);
  expect(hits.get('linked')?.score).toBeCloseTo(1.7, 10);
  expect(hits.get('seed')?.score).toBeCloseTo(Math.tanh(1) + 0.7, 10);
  expect(hits.get('three')?.score).toBeCloseTo(Math.tanh(1.5), 10);
  expect(hits.get('one')?.score).toBeCloseTo(Math.tanh(0.5), 10);
  expect(hits.get('linked')?.arrivedBy).toMatchObject({ kind: 'CAUSES', weight: 0.9 });
  expect(hits.get('seed')?.arrivedBy).toBeNull();
});
