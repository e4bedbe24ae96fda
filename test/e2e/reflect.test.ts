import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../support/http-server.ts';
import { answer, type ChatRequest, type LlmServer, startLlmServer, use } from '../support/llm-server.ts';
import { startApi } from './start-api.ts';

const REFLECT = `mutation($input: ReflectInput!) { reflect(input: $input) {
  text extractive known data basedOn { text } chunks { text } citations { quote start end memory { text } }
  opinions { text type confidence evidence { text } } trace { llmCalls steps { tool results error arguments } }
} }`;
const FACTS = [
  {
    text: 'Shifts after midnight were doubled without pay.',
    occurredStart: '2024-11-01',
    occurredEnd: '2024-12-01',
  },
  {
    text: 'Dana resigned from Initech.',
    occurredStart: '2024-12-06',
    entities: [{ name: 'Dana', type: 'PERSON' }],
    causes: [{ fact: 0, kind: 'CAUSED_BY' }],
  },
];
const QUESTION = 'Why did Dana resign from Initech?';

/** What the tests read of an answer. */
interface Reflected {
  readonly text: string;
  readonly basedOn: readonly unknown[];
  readonly chunks: readonly unknown[];
  readonly citations: readonly { readonly quote: string; readonly start: number; readonly end: number }[];
  readonly opinions: readonly { readonly evidence: readonly unknown[] }[];
  readonly trace: { readonly steps: readonly { readonly tool: string }[] };
}

let apis: TestServer[] = [];
let model: LlmServer | null = null;
let extractive: TestServer;
beforeAll(async () => {
  extractive = await startApi();
  apis = [extractive];
  await fill(extractive, 'reflect-e2e');
});
afterAll(async () => {
  for (const api of apis) await api.close();
  await model?.close();
});

async function fill(api: TestServer, bankId: string): Promise<void> {
  await api.post('mutation($id: ID!) { deleteBank(id: $id) { deleted } }', { id: bankId });
  const content = FACTS.map(({ text }) => text).join('\n');
  const facts = FACTS.map((fact) => ({ ...fact, quote: fact.text }));
  const { errors } = await api.post(
    'mutation($input: RetainInput!) { retain(input: $input) { memories { id } } }',
    {
      input: { bankId, items: [{ content, documentId: 'talk', timestamp: '2025-01-10T10:00:00Z', facts }] },
    },
  );
  expect(errors).toEqual([]);
}

test('without a model, a question is answered with the cause, in words of the memories, each cited', async () => {
  const { data, errors } = await extractive.post(REFLECT, {
    input: { bankId: 'reflect-e2e', query: QUESTION, trace: true },
  });
  expect(errors).toEqual([]);
  const reflection = data?.reflect as unknown as Reflected;
  expect(reflection).toMatchObject({ extractive: true, known: true, data: null, opinions: [] });
  expect(reflection.text.split('\n')).toEqual([
    'Dana resigned from Initech.',
    'Because: Shifts after midnight were doubled without pay.',
  ]);
  for (const { quote, start, end } of reflection.citations)
    expect(reflection.text.slice(start, end)).toBe(quote);

  const unknown = await extractive.post(REFLECT, {
    input: { bankId: 'reflect-e2e', query: 'At what temperature does ethanol boil?' },
  });
  expect(unknown.data?.reflect).toMatchObject({ known: false, citations: [], basedOn: [] });
});

test('a schema without a model, and an unknown bank, are errors that say what to do', async () => {
  const input = { bankId: 'reflect-e2e', query: QUESTION, answerSchema: { type: 'object' } };
  const [schema] = (await extractive.post(REFLECT, { input })).errors;
  expect(schema).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  const [bank] = (await extractive.post(REFLECT, { input: { bankId: 'no-such-bank', query: QUESTION } }))
    .errors;
  expect(bank).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
});

test('a model looks around, keeps the directives, cites, fills in data and forms an opinion', async () => {
  const turns = [
    use('neighbourhood', { memory: 'm1' }),
    use('source', { memory: 'm1' }),
    use('done', {
      answer: 'Dana resigned [m1] because night shifts were doubled without pay [m2].',
      known: true,
      citations: ['m1', 'm2'],
      data: { year: 2024 },
    }),
  ];
  const opinions = {
    opinions: [
      {
        text: 'Dana does not accept unpaid work.',
        revises: null,
        evidence: [{ memory: 'm1', effect: 'SUPPORTS', strength: 'STRONG' }],
      },
    ],
  };
  model = await startLlmServer(({ body }: ChatRequest) =>
    body.tools === undefined
      ? answer(opinions)
      : (turns[body.messages.filter(({ role }) => role === 'assistant').length] ?? 'CUT'),
  );
  const api = await startApi({ LLM_BASE_URL: model.url, LLM_MODEL: 'tiny', RETAIN_DEFAULT_MODE: 'RULES' });
  apis.push(api);
  await fill(api, 'reflect-e2e-llm');
  const set = await api.post(
    `mutation { setDirective(bankId: "reflect-e2e-llm", input: { name: "units", text: "Use kilometres.", priority: 3 }) {
      directives { name text priority tags active }
    } }`,
  );
  expect(set.data?.setDirective).toEqual({
    directives: [{ name: 'units', text: 'Use kilometres.', priority: 3, tags: [], active: true }],
  });
  const { data, errors } = await api.post(REFLECT, {
    input: {
      bankId: 'reflect-e2e-llm',
      query: QUESTION,
      answerSchema: { type: 'object', properties: { year: { type: 'integer' } }, required: ['year'] },
      formOpinions: true,
      trace: true,
    },
  });
  expect(errors).toEqual([]);
  expect(data?.reflect).toMatchObject({
    text: 'Dana resigned because night shifts were doubled without pay.',
    extractive: false,
    known: true,
    data: { year: 2024 },
    opinions: [{ text: 'Dana does not accept unpaid work.', type: 'OPINION', confidence: 0.75 }],
  });
  const reflection = data?.reflect as unknown as Reflected;
  expect(reflection.basedOn).toHaveLength(2);
  expect(reflection.chunks).toHaveLength(1);
  expect(reflection.opinions[0]?.evidence).toHaveLength(1);
  expect(reflection.trace.steps.map(({ tool }) => tool)).toEqual([
    'search_observations',
    'recall',
    'neighbourhood',
    'source',
    'form_opinions',
  ]);
  expect(model.requests[0]?.body.messages[0]?.content).toContain('units: Use kilometres.');
});
