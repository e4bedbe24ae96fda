import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/store/database.ts';
import { type ConsolidatedByProcess, startConsolidating } from '../../support/consolidating-process.ts';
import { testDatabase } from '../../support/database.ts';
import { fillWithRepeatedFacts, forgetObservations, TOLD } from '../../support/repeated-facts.ts';
import { newBankId, openBank, type TestBank } from '../retain/bank-of-test.ts';

const FACTS = 10_000;
const GROUPS = FACTS / TOLD;
/** Room for what a process learns as it runs; the facts themselves, kept, would be many times as much. */
const GROWTH_BYTES = 3 * 2 ** 20;
/** On two cores that also do something else; alone a run takes a tenth of it. */
const TIME_MS = 600_000;

let database: Database;
let bank: TestBank;
const bankId = newBankId();

beforeAll(async () => {
  database = testDatabase();
  bank = await openBank(database);
  await bank.ports.store.ensureBank(bankId, 0);
  await fillWithRepeatedFacts(database, bankId, FACTS);
}, TIME_MS);
afterAll(async () => {
  await bank.admin.deleteBank(bankId);
  await database.close();
}, TIME_MS);

/** The observations of the bank: what each is, and what it rests on. */
function standing(): Promise<{ id: string; evidence: string[]; proofCount: number }[]> {
  return bank.rows(
    `MATCH (o:Memory {bankId: $bankId}) WHERE o.type = 'OBSERVATION'
     RETURN o.id AS id, o.text AS text, toString(o.updatedAt) AS updatedAt, o.proofCount AS proofCount,
       COLLECT { MATCH (o)-[:DERIVED_FROM]->(f) RETURN f.id ORDER BY f.id } AS evidence
     ORDER BY id`,
    { bankId },
  );
}

function mostHeap({ heap }: ConsolidatedByProcess, from: number, to: number): number {
  return Math.max(...heap.filter(({ done }) => done > from && done <= to).map(({ bytes }) => bytes));
}

test(
  'ten thousand facts: memory does not grow with them, and a second run changes nothing',
  async () => {
    const first = await (await startConsolidating(bankId)).go();
    expect(first.receipt).toMatchObject({ facts: FACTS, removed: 0, skipped: [] });
    expect(mostHeap(first, 0.5, 1) - mostHeap(first, 0, 0.25)).toBeLessThan(GROWTH_BYTES);
    const observations = await standing();
    expect(observations).toHaveLength(GROUPS);
    expect(
      observations.filter(({ evidence, proofCount }) => evidence.length !== TOLD || proofCount !== TOLD),
    ).toEqual([]);
    const second = await (await startConsolidating(bankId)).go();
    expect(second.receipt).toMatchObject({ facts: 0, created: 0, updated: 0, removed: 0 });
    expect(await standing()).toEqual(observations);
  },
  TIME_MS,
);

test(
  'two processes at once share the work, and leave the same observations as one',
  async () => {
    const evidenceOf = async () => (await standing()).map(({ evidence }) => evidence.join(' ')).sort();
    const alone = await evidenceOf();
    await forgetObservations(database, bankId);
    const processes = await Promise.all([startConsolidating(bankId), startConsolidating(bankId)]);
    const done = await Promise.all(processes.map((process) => process.go()));
    expect(done.reduce((sum, { receipt }) => sum + receipt.facts, 0)).toBe(FACTS);
    expect(done.reduce((sum, { receipt }) => sum + receipt.created - receipt.removed, 0)).toBe(GROUPS);
    expect(Math.min(...done.map(({ receipt }) => receipt.facts))).toBeGreaterThan(FACTS / 10);
    expect(await evidenceOf()).toEqual(alone);
  },
  TIME_MS,
);
