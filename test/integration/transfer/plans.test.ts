import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/store/database.ts';
import { testDatabase } from '../../support/database.ts';
import { explainStatement } from '../../support/explain.ts';
import { openBank } from '../retain/bank-of-test.ts';
import '../../../src/store/transfer-statements.ts';

let database: Database;
beforeAll(async () => {
  database = testDatabase();
  await openBank(database);
});
afterAll(() => database.close());

const SCAN = /^(?:AllNodesScan|NodeByLabelScan|UnionNodeByLabelsScan|DirectedAllRelationshipsScan)\b/;

test.each([
  'retain/find-texts',
  'transfer/find-bank',
  'transfer/find-import',
  'transfer/begin-import',
  'transfer/advance-import',
  'transfer/finish-import',
  'transfer/read-documents',
  'transfer/read-chunks',
  'transfer/read-entities',
  'transfer/read-memories',
  'transfer/read-memory-ties',
])('%s scans nothing', async (name) => {
  const plan = await explainStatement(database, name);
  expect(plan.filter((one) => SCAN.test(one))).toEqual([]);
});

test('words are found by their index', async () => {
  const plan = await explainStatement(database, 'retain/find-texts');
  expect(plan.some((one) => one.includes('memory:Memory(bankId, textKey)'))).toBe(true);
});

test.each(['read-documents', 'read-chunks', 'read-entities', 'read-memories', 'read-memory-ties'])(
  'transfer/%s takes a page out of the index as it stands there: nothing is sorted as a whole',
  async (name) => {
    const plan = await explainStatement(database, `transfer/${name}`);
    const seek = plan.findIndex((one) => one.includes('(bankId, id)'));
    const limit = plan.findIndex((one) => one.startsWith('Limit'));
    expect(limit).toBeGreaterThanOrEqual(0);
    expect(
      plan.slice(limit, seek).filter((one) => /^(?:Sort|Top|PartialSort|PartialTop)\b/.test(one)),
    ).toEqual([]);
  },
);
