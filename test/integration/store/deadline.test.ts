import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { recall } from '../../../src/recall/recall.ts';
import { DEFAULT_RECALL_SETTINGS } from '../../../src/recall/settings.ts';
import type { Database } from '../../../src/store/database.ts';
import type { Statement } from '../../../src/store/statement.ts';
import { testDatabase } from '../../support/database.ts';
import { ports, request, store } from '../../unit/recall/small-world.ts';

/** A name in the text of a statement that takes hours. */
const MARK = 'slow statement of a test';
const slow: Statement = {
  name: 'test/slow',
  mode: 'READ',
  text: `CYPHER 25 /* ${MARK} */ UNWIND range(1, 1000000000000) AS n WITH n WHERE n < 0 RETURN n`,
  params: z.object({}),
  row: z.never(),
};

let database: Database;
beforeAll(() => {
  database = testDatabase();
});
afterAll(() => database.close());

/** The transactions that run the slow statement now. */
async function running() {
  const { records } = await database.driver.executeQuery(
    'SHOW TRANSACTIONS YIELD currentQuery WHERE currentQuery CONTAINS $mark RETURN currentQuery',
    { mark: MARK },
  );
  return records;
}

test('an arm that is late is stopped in the database, and the others answer', async () => {
  await running();
  let sawItRun = false;
  const result = await recall(
    request({ timeoutMs: 3000, reranker: 'NONE' }),
    ports({
      store: store({
        searchSemantic: async () => [{ memoryId: 'near', score: 0.9 }],
        searchKeyword: async (_query, _scope, _limit, call) => {
          const answer = database.run(slow, {}, call);
          await vi.waitUntil(async () => (await running()).length === 1);
          sawItRun = true;
          await answer;
          return [];
        },
      }),
    }),
    DEFAULT_RECALL_SETTINGS,
  );
  expect(sawItRun).toBe(true);
  expect(result.degraded).toEqual(['KEYWORD']);
  expect(result.hits.map(({ memoryId }) => memoryId)).toEqual(['near']);
  await vi.waitUntil(async () => (await running()).length === 0, { timeout: 5000 });
});
