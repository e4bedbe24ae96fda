import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/store/database.ts';
import { testDatabase } from '../../support/database.ts';
import { explainStatement } from '../../support/explain.ts';
import { openBank } from './bank-of-test.ts';

let database: Database;

beforeAll(async () => {
  database = testDatabase();
  await openBank(database);
});
afterAll(() => database.close());

const explain = (name: string) => explainStatement(database, name);

test('neighbours in time come out of the index in order, bounded on both sides, never sorted', async () => {
  const plan = await explain('retain/nearest-in-time');
  const seeks = plan.filter((one) =>
    one.startsWith('NodeIndexSeek RANGE INDEX memory:Memory(bankId, occurredStart)'),
  );
  expect(seeks).toHaveLength(2);
  for (const seek of seeks) expect(seek).toMatch(/occurredStart >=? .*AND occurredStart <=? /);
  expect(plan.filter((one) => /^(Sort|Top|PartialSort|PartialTop) /.test(one))).toEqual([]);
});

test('neighbours in meaning are filtered inside the vector index', async () => {
  const plan = await explain('retain/nearest-by-meaning');
  expect(plan.find((one) => one.startsWith('NodeVectorIndexSearch'))).toMatch(
    /bankId = \$in\.bankId AND state = /,
  );
});

const NO_SCAN = [
  'retain/find-bank',
  'retain/find-operation',
  'retain/find-documents',
  'retain/find-entities',
  'retain/find-companions',
  'write/ensure-bank',
  'write/update-bank',
  'write/lock-bank',
  'write/find-standing-operation',
  'write/remove-contents',
  'write/remove-document',
  'write/remove-memory',
  'write/remove-orphans',
  'write/remove-unused-tag-sets',
  'write/put-documents',
  'write/put-chunks',
  'write/put-memories',
  'write/put-tag-sets',
  'write/settle-entities',
  'write/put-entities',
  'write/put-joined-names',
  'write/put-doubts',
  'write/merge-entity',
  'write/link-temporal',
  'write/link-semantic',
  'write/link-causal',
  'write/finish-retain',
  'write/publish-staged',
  'write/discard-staged',
  'write/empty-memories',
  'write/empty-chunks',
  'write/empty-documents',
  'write/empty-entities',
  'write/empty-decisions',
  'write/empty-tag-sets',
  'write/empty-operations',
];

test.each(NO_SCAN)('%s looks nothing up by scanning', async (name) => {
  const plan = await explain(name);
  expect(plan.filter((one) => /Scan/.test(one))).toEqual([]);
});
