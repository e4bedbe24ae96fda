import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../../src/store/database.ts';
import { createRecallStore } from '../../../src/store/recall-store.ts';
import { DEFAULT_RECALL_STORE } from '../../../src/store/recall-store-settings.ts';
import { testDatabase } from '../../support/database.ts';
import { openStore, type StoreOfTest, TOLD } from './store-fixture.ts';

const MEMORIES = Array.from({ length: 250 }, (_, at) => ({ memoryId: `m${at}`, version: TOLD }));
const [FIRST] = MEMORIES;
const TOKENS = { count: 2, width: 2, ids: Int32Array.of(1, 2), vectors: Int8Array.of(1, 2, 3, 4) };

let database: Database;
let opened: StoreOfTest;
let sent: string[] = [];

beforeAll(async () => {
  database = testDatabase();
  opened = await openStore(database);
  database.onStatement = (name) => sent.push(name);
});
afterAll(() => database.close());

test('a bank of which one memory was loaded is soon remembered whole', async () => {
  const bank = await opened.bank();
  const others = await opened.bank();
  await bank.remember(...MEMORIES.map(({ memoryId }) => ({ id: memoryId, tokenVectors: TOKENS })));
  await others.remember({ id: 'theirs', tokenVectors: TOKENS });
  const { loadCandidates } = createRecallStore(database, { ...DEFAULT_RECALL_STORE, readsAhead: true });
  await loadCandidates(bank.scope.bank, FIRST === undefined ? [] : [FIRST], { tokenVectors: true });

  // Three pages, and one that is empty.
  const pages = () => sent.filter((name) => name === 'recall/read-ahead');
  await vi.waitFor(() => expect(pages()).toHaveLength(4), { timeout: 20_000 });
  sent = [];
  const candidates = await loadCandidates(bank.scope.bank, MEMORIES, { tokenVectors: true });
  expect(candidates.map(({ memoryId }) => memoryId)).toEqual(MEMORIES.map(({ memoryId }) => memoryId));
  for (const { tokenVectors } of candidates) expect(tokenVectors).toEqual(TOKENS);
  expect(sent).toEqual([]);
});
