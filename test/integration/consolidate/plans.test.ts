import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/store/database.ts';
import { declaredStatements } from '../../../src/store/statement.ts';
import { testDatabase } from '../../support/database.ts';
import { explainStatement } from '../../support/explain.ts';
import { openBank } from '../retain/bank-of-test.ts';
import './observations-of-test.ts';

let database: Database;
beforeAll(async () => {
  database = testDatabase();
  await openBank(database);
});
afterAll(() => database.close());

test('near facts are filtered by bank, state, type and tags inside the vector index', async () => {
  const plan = await explainStatement(database, 'consolidate/near-facts');
  const search = plan.find((one) => one.startsWith('NodeVectorIndexSearch'));
  for (const property of ['bankId', 'state', 'type', 'tagKey']) expect(search).toContain(`${property} `);
});

test('marked facts come out of the index in order, so that each batch costs the same', async () => {
  const plan = await explainStatement(database, 'consolidate/find-marked');
  expect(plan.some((one) => one.includes('memory:Memory(bankId, toConsolidate, id)'))).toBe(true);
  expect(plan.filter((one) => /^(Sort|Top|PartialSort|PartialTop) /.test(one))).toEqual([]);
});

test('nothing is looked up by scanning', async () => {
  const names = declaredStatements()
    .map(({ name }) => name)
    .filter((name) => name.startsWith('consolidate/') || name === 'write/remove-observations');
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const plan = await explainStatement(database, name);
    expect([name, plan.filter((one) => /Scan/.test(one))]).toEqual([name, []]);
  }
});
