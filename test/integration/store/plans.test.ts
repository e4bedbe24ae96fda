import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CYPHER_ROOT } from '../../../src/store/cypher-root.ts';
import type { Database } from '../../../src/store/database.ts';
import { declaredStatements } from '../../../src/store/statement.ts';
import { testDatabase } from '../../support/database.ts';
import { explainStatement } from '../../support/explain.ts';
import { openStore } from './store-fixture.ts';

let database: Database;

beforeAll(async () => {
  database = testDatabase();
  await openStore(database);
  const store = join(CYPHER_ROOT, '..', 'src', 'store');
  for (const file of readdirSync(store).filter((name) => name.endsWith('.ts')))
    await import(join(store, file));
});
afterAll(() => database.close());

const explain = (name: string) => explainStatement(database, name);

// Each of some two hundred is planned anew.
test('the database understands every statement', { timeout: 400_000 }, async () => {
  const names = declaredStatements().map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  for (const name of names.filter((one) => !one.startsWith('schema/'))) {
    await expect(explain(name), name).resolves.not.toHaveLength(0);
  }
});

test('no search reads all nodes, or all of a label', async () => {
  for (const { name } of declaredStatements().filter((one) => one.name.startsWith('recall/'))) {
    const scans = (await explain(name)).filter((one) =>
      /^(AllNodesScan|NodeByLabelScan|UnionNodeByLabelsScan)/.test(one),
    );
    expect(scans, name).toEqual([]);
  }
});

test('the semantic search has a branch for each combination of tags and window, filtered inside the index', async () => {
  const searches = (await explain('recall/search-semantic')).filter((one) =>
    one.startsWith('NodeVectorIndexSearch'),
  );
  expect(searches).toHaveLength(5);
  for (const search of searches) expect(search).toMatch(/bankId = .*state /s);
  expect(searches.filter((search) => search.includes('tagKey IN'))).toHaveLength(2);
  expect(searches.filter((search) => search.includes('occurredStart <'))).toHaveLength(2);
});

test('the temporal search is filtered by its window inside the index', async () => {
  const searches = (await explain('recall/search-temporal')).filter((one) =>
    one.startsWith('NodeVectorIndexSearch'),
  );
  expect(searches).toHaveLength(2);
  for (const search of searches) expect(search).toMatch(/occurredStart .*occurredEnd /s);
});

test.each([
  'recall/load-candidates',
  'recall/measure-cosines',
  'recall/find-memory',
  'recall/load-chunks',
  'recall/search-graph',
  'recall/search-links',
])('%s finds memories by their ids', async (name) => {
  expect(
    (await explain(name)).some((one) =>
      /^NodeUniqueIndexSeek.* UNIQUE (m|memory):Memory\(bankId, id\)/.test(one),
    ),
  ).toBe(true);
});

test('a page of a bank is read in the order of its index, without sorting what is left', async () => {
  const plan = await explain('recall/read-ahead');
  expect(plan.some((one) => /^NodeUniqueIndexSeek.* UNIQUE m:Memory\(bankId, id\)/.test(one))).toBe(true);
  expect(plan.filter((one) => /^(Top|Sort|PartialTop|PartialSort)/.test(one))).toEqual([]);
});

test('neighbours are found by their places in their documents', async () => {
  const plan = await explain('recall/find-neighbours');
  expect(
    plan.some((one) => one.startsWith('NodeIndexSeek RANGE INDEX m:Memory(bankId, documentId, position)')),
  ).toBe(true);
  expect(plan.filter((one) => /LabelScan/.test(one))).toEqual([]);
});

test('the first date of a bank is the first entry of its index, not the least of all', async () => {
  const plan = await explain('recall/first-occurrence');
  expect(plan.some((one) => one.startsWith('NodeIndexSeek') && one.includes('occurredStart'))).toBe(true);
  expect(plan.filter((one) => /^(Sort|Top|PartialSort|PartialTop|EagerAggregation) /.test(one))).toEqual([]);
});

test('entities named in a query are found by their key and through the index of aliases', async () => {
  const plan = await explain('recall/find-bank');
  expect(plan.some((one) => one.startsWith('NodeIndexSeek RANGE INDEX entity:Entity(bankId, nameKey)'))).toBe(
    true,
  );
  expect(plan.some((one) => one.startsWith('ProcedureCall db.index.fulltext.queryNodes'))).toBe(true);
});
