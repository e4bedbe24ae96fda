import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scope } from '../../../src/domain/ports/recall-store.ts';
import { TAGS_MATCHES, tagsMatch } from '../../../src/domain/tags.ts';
import type { Database } from '../../../src/store/database.ts';
import { testDatabase } from '../../support/database.ts';
import { axis, openStore, type StoreBank, type StoreOfTest, TOLD } from './store-fixture.ts';

let database: Database;
let opened: StoreOfTest;

beforeAll(async () => {
  database = testDatabase();
  opened = await openStore(database);
});
afterAll(() => database.close());

const WINDOW = { start: TOLD - 1, end: TOLD + 1 };

/** What each arm finds in a scope, sorted: everything of these banks answers the same query. */
async function found(
  scope: Scope,
  limit = 50,
  names: readonly string[] = [],
): Promise<Record<string, string[]>> {
  const vector = axis(0);
  const seeds = (await opened.store.searchSemantic({ vector, minCosine: 0.5 }, scope, 1)).map((hit) => ({
    memoryId: hit.memoryId,
    activation: hit.score,
  }));
  const bank = await opened.store.findBank(scope.bank.id, names);
  const graph = { seeds, named: bank?.named ?? [] };
  const arms = {
    semantic: await opened.store.searchSemantic({ vector, minCosine: 0.3 }, scope, limit),
    keyword: await opened.store.searchKeyword({ text: 'zebra' }, scope, limit),
    activation: await opened.store.searchGraph({ ...graph, scoring: 'ACTIVATION' }, scope, limit),
    links: await opened.store.searchGraph({ ...graph, scoring: 'LINKS' }, scope, limit),
    temporal: await opened.store.searchTemporal({ vector, window: WINDOW }, scope, limit),
  };
  return Object.fromEntries(
    Object.entries(arms).map(([arm, hits]) => [arm, hits.map(({ memoryId }) => memoryId).sort()]),
  );
}

function everywhere(ids: readonly string[]): Record<string, readonly string[]> {
  const sorted = [...ids].sort();
  return { semantic: sorted, keyword: sorted, activation: sorted, links: sorted, temporal: sorted };
}

test('one memory beside 5,000 near-identical ones of another bank is what every arm finds', async () => {
  const crowd = await opened.bank();
  const lone = await opened.bank();
  await crowd.name({ id: 'e', nameKey: 'zed' });
  await lone.name({ id: 'e', nameKey: 'zed' });
  const zebra = { text: 'a zebra crossed', start: TOLD, mentions: ['e'] };
  await crowd.remember(
    ...Array.from({ length: 5000 }, (_, at) => ({ ...zebra, id: `m${at}`, vector: axis(0, at / 1e6) })),
  );
  await lone.remember({ ...zebra, id: 'only', vector: axis(0, 0.3) });
  expect(await found(lone.scope, 10, ['zed'])).toEqual(everywhere(['only']));
});

test.each([
  ['an English ending', 'abc4', 'abc4ed'],
  ['case', 'Abc4', 'aBC4'],
])('banks whose ids and keys differ only by %s see nothing of each other', async (_, first, second) => {
  const suffix = Date.now().toString(36);
  const banks: StoreBank[] = [];
  for (const name of [first, second]) {
    const bank = await opened.bank(`${suffix}${name}`, `k${suffix}${name}`);
    await bank.name({ id: 'e', nameKey: 'zed' });
    await bank.remember({ id: name, text: 'zebra', start: TOLD, mentions: ['e'] });
    banks.push(bank);
  }
  expect(await found((banks[0] as StoreBank).scope, 10, ['zed'])).toEqual(everywhere([first]));
  expect(await found((banks[1] as StoreBank).scope, 10, ['zed'])).toEqual(everywhere([second]));
});

test('states, types and moments bind every arm', async () => {
  const bank = await opened.bank();
  await bank.name({ id: 'e', nameKey: 'zed' });
  const zebra = { text: 'zebra', start: TOLD, mentions: ['e'] };
  await bank.remember(
    { ...zebra, id: 'now' },
    { ...zebra, id: 'opinion', type: 'OPINION' },
    { ...zebra, id: 'staged', state: 'STAGED' },
    { ...zebra, id: 'superseded', state: 'SUPERSEDED', mentionedAt: TOLD - 10, validUntil: TOLD },
    { ...zebra, id: 'later', mentionedAt: TOLD + 10 },
  );
  const { scope } = bank;
  expect(await found(scope, 50, ['zed'])).toEqual(everywhere(['now', 'opinion', 'later']));
  expect(await found({ ...scope, types: ['WORLD'] }, 50, ['zed'])).toEqual(everywhere(['now', 'later']));
  const then: Scope = { ...scope, states: ['ACTIVE', 'SUPERSEDED'], asOf: TOLD - 1 };
  expect(await found(then, 50, ['zed'])).toEqual(everywhere(['superseded']));
  expect(await found({ ...then, asOf: TOLD }, 50, ['zed'])).toEqual(everywhere(['now', 'opinion']));
});

test("a caller's window binds every arm, and undated memories are outside", async () => {
  const bank = await opened.bank();
  await bank.name({ id: 'e', nameKey: 'zed' });
  const zebra = { text: 'zebra', mentions: ['e'] };
  await bank.remember(
    { ...zebra, id: 'inside', start: TOLD },
    { ...zebra, id: 'across', start: TOLD - 100, end: TOLD },
    { ...zebra, id: 'before', start: TOLD - 100, end: TOLD - 1 },
    { ...zebra, id: 'after', start: TOLD + 1 },
    { ...zebra, id: 'undated' },
  );
  const scope = { ...bank.scope, window: WINDOW };
  expect(await found(scope, 50, ['zed'])).toEqual(everywhere(['inside', 'across']));
});

test('each way of matching tags gives the same set in every arm as the rule of the domain', async () => {
  const bank = await opened.bank();
  const sets = [[], ['a'], ['b'], ['a', 'b'], ['a', 'b', 'c'], ['A'], ['a b']];
  await bank.name({ id: 'e', nameKey: 'zed' });
  await bank.remember(
    ...sets.map((tags, at) => ({ id: `${at}`, text: 'zebra', start: TOLD, mentions: ['e'], tags })),
  );
  const wanted = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'A', 'a b', 'nobody'), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(wanted, fc.constantFrom(...TAGS_MATCHES), async (tags, match) => {
      const tagKeys = await opened.store.resolveTagKeys(bank.scope.bank, tags, match);
      const visible = sets.flatMap((own, at) => (tagsMatch(own, tags, match) ? [`${at}`] : []));
      expect(await found({ ...bank.scope, tagKeys }, 50, ['zed'])).toEqual(everywhere(visible));
    }),
    { numRuns: 25 },
  );
});

test('tags are filtered before the limit, in every arm', async () => {
  const bank = await opened.bank();
  await bank.name({ id: 'e', nameKey: 'zed' });
  const zebra = { text: 'zebra', start: TOLD, mentions: ['e'] };
  await bank.remember(
    { ...zebra, id: 'mine', vector: axis(0, 0.4), tags: ['me'] },
    ...Array.from({ length: 300 }, (_, at) => ({ ...zebra, id: `m${at}`, tags: ['others'] })),
  );
  const tagKeys = await opened.store.resolveTagKeys(bank.scope.bank, ['me'], 'ALL_STRICT');
  expect(await found({ ...bank.scope, tagKeys }, 5, ['zed'])).toEqual(everywhere(['mine']));
});
