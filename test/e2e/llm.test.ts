import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../support/http-server.ts';
import { answer, type LlmServer, type Script, startLlmServer } from '../support/llm-server.ts';
import { startApi } from './start-api.ts';

const RETAIN = `mutation($input: RetainInput!) {
  retain(input: $input) {
    memories { text grounded occurredStart datePrecision entities { name type } sources { quote } }
    operation { state receipt { llmCalls inputTokens outputTokens ms items { created ignored { text reason } } } }
  }
}`;
const CONTENT = 'Alice: I moved to Rome yesterday.';
const FACT = {
  text: 'Alice moved to Rome on 2 June 2026.',
  type: 'WORLD',
  start: '2026-06-02',
  end: null,
  quote: 'I moved to Rome yesterday',
  entities: [
    { name: 'Alice', type: 'PERSON' },
    { name: 'Rome', type: 'LOCATION' },
  ],
  causes: [],
};

let script: Script;
let model: LlmServer;
let api: TestServer;
beforeAll(async () => {
  model = await startLlmServer(() => script);
  api = await startApi({
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'tiny',
    LLM_API_KEY: 'sk-secret',
    LLM_MAX_RETRIES: '0',
  });
});
afterAll(async () => {
  await api?.close();
  await model?.close();
});

function retainInput(bankId: string, rest: Record<string, unknown> = {}) {
  return { input: { bankId, items: [{ content: CONTENT, timestamp: '2026-06-03T09:30:00Z' }], ...rest } };
}

test('a configured model is what a retain without a mode extracts by, and its facts are recalled', async () => {
  script = answer({ facts: [FACT, { ...FACT, text: `${FACT.text} ` }] });
  const { data, errors } = await api.post(RETAIN, retainInput('llm-e2e'));
  expect(errors).toEqual([]);
  expect(data?.retain).toMatchObject({
    memories: [
      {
        text: FACT.text,
        grounded: true,
        occurredStart: '2026-06-02T00:00:00.000Z',
        datePrecision: 'DAY',
        entities: expect.arrayContaining(FACT.entities),
        sources: [{ quote: FACT.quote }],
      },
    ],
    operation: {
      state: 'SUCCEEDED',
      receipt: {
        llmCalls: 1,
        inputTokens: 11,
        outputTokens: 7,
        items: [{ created: 1, ignored: [{ text: FACT.text }] }],
      },
    },
  });
  const recalled = await api.post(
    '{ recall(input: { bankId: "llm-e2e", query: "Where does Alice live?" }) { hits { memory { text } } } }',
  );
  expect(recalled.data?.recall).toMatchObject({ hits: [{ memory: { text: FACT.text } }] });
});

test('a model that fails is an error with its reason, without the key, and nothing is stored', async () => {
  script = { status: 503, body: { error: { message: 'overloaded, sk-secret' } } };
  const { errors, text } = await api.post(RETAIN, retainInput('llm-e2e-failing'));
  expect(errors[0]).toMatchObject({
    message: expect.stringMatching(/503.*overloaded.*Nothing was stored.*RULES/),
    extensions: {
      code: 'MODEL_UNAVAILABLE',
      retryable: true,
      details: { reason: 'UNAVAILABLE', llmCalls: 1 },
    },
  });
  expect(text).not.toContain('sk-secret');
  const after = await api.post('{ bank(id: "llm-e2e-failing") { stats { memories documents } } }');
  expect(after.data?.bank).toMatchObject({ stats: { memories: 0, documents: 0 } });
});

test('mode RULES goes on without the model', async () => {
  script = { status: 503 };
  const before = model.requests.length;
  const { data } = await api.post(RETAIN, retainInput('llm-e2e-rules', { mode: 'RULES' }));
  expect(data?.retain).toMatchObject({
    memories: [{ text: CONTENT }],
    operation: { receipt: { llmCalls: 0 } },
  });
  expect(model.requests.length).toBe(before);
});
