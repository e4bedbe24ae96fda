import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleOperations } from '../../src/http/graphiql.ts';
import type { TestServer } from '../support/http-server.ts';
import { startApi } from './start-api.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startApi();
  await api.post('mutation { deleteBank(id: "travel") { deleted } }');
});
afterAll(() => api?.close());

test('the example operations of the page answer what they promise, one after the other', async () => {
  // biome-ignore lint/suspicious/noExplicitAny: each example has an answer of its own shape
  const answers: any = {};
  for (const source of exampleOperations()) {
    const name = /(?:query|mutation) (\w+)/.exec(source)?.[1] ?? '';
    const { data, errors } = await api.post(source);
    expect([name, errors]).toEqual([name, []]);
    answers[name] = data;
  }
  expect(answers.CreateBank.createBank).toMatchObject({ id: 'travel', timezone: 'Europe/Lisbon' });
  expect(answers.Remember.retain.operation.state).toBe('SUCCEEDED');
  const remembered = answers.Remember.retain.memories.length;
  expect(remembered).toBeGreaterThanOrEqual(4);
  expect(answers.Recall.recall.hits[0].memory.text).toContain('shellfish');
  expect(answers.Recall.recall.hits[0].scores.semantic).toBeGreaterThan(0.3);

  const [explained] = answers.Explain.recall.hits;
  expect(answers.Explain.recall.window.start).toBe('2025-05-31T23:00:00.000Z');
  expect(explained.memory.text).toContain('Sintra');
  expect(explained.memory.occurredStart).toBe('2025-05-31T23:00:00.000Z');
  expect(explained.memory.entities).toContainEqual({ name: 'Sintra', type: 'LOCATION' });
  expect(explained.memory.sources[0].document).toEqual({ id: 'chat-2025-06-02' });
  expect(explained.foundBy.map(({ strategy }: { strategy: string }) => strategy)).toContain('TEMPORAL');

  expect(answers.Trace.recall.trace.arms).toHaveLength(4);
  expect(answers.WhyNot.whyNot).toMatchObject({ returned: false, rank: null, stage: 'BANK' });
  expect(answers.Graph.bank.stats.memories).toBe(remembered);
  expect(answers.Graph.bank.graph.nodes.length).toBeGreaterThan(remembered);
  expect(answers.DeleteBank.deleteBank).toMatchObject({ deleted: true, memories: remembered });
});
