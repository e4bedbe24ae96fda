import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { LlmConversation, LlmMessage, LlmTool } from '../../../../src/domain/ports/models.ts';
import { createHttpLlm } from '../../../../src/models/llm/http-llm.ts';
import { readCalls } from '../../../../src/models/llm/read-calls.ts';
import { answerSchema } from '../../../../src/prompts/answer-schema.ts';
import {
  type ChatRequest,
  inTurn,
  type LlmServer,
  type Script,
  startLlmServer,
  use,
} from '../../../support/llm-server.ts';

const LOOK: LlmTool = {
  name: 'look_up',
  description: 'Looks something up.',
  input: answerSchema('look_up', z.object({ query: z.string() }), { query: ['q'] }),
};
const DONE: LlmTool = {
  name: 'done',
  description: 'Ends.',
  input: answerSchema('done', z.object({ answer: z.string(), known: z.boolean() }), {}),
};
const TOOLS = [LOOK, DONE];
const ASKED: LlmConversation = {
  messages: [
    { role: 'system', content: 'You look things up.' },
    { role: 'user', content: 'Where is Rome?' },
  ],
  tools: TOOLS,
  mustCall: true,
};

let server: LlmServer;
afterEach(() => server?.close());

async function llmOver(script: (request: ChatRequest, index: number) => Script) {
  server = await startLlmServer(script);
  return createHttpLlm({
    baseUrl: server.url,
    apiKey: null,
    model: 'tiny',
    timeoutMs: 20_000,
    maxConcurrency: 1,
    maxRetries: 0,
    temperature: 0,
    maxOutputTokens: null,
  });
}

const bodies = () => server.requests.map(({ body }) => body);

/** The conversation after the model has looked something up, or tried to. */
function after(input: unknown): LlmConversation {
  const call = { id: 'c1', name: 'look_up', input };
  const turns: LlmMessage[] = [
    { role: 'assistant', content: '', calls: [call] },
    { role: 'tool', call, content: 'Italy' },
    { role: 'user', content: 'Now answer.' },
  ];
  return { ...ASKED, messages: [...ASKED.messages, ...turns] };
}

describe('an endpoint that knows of tools', () => {
  test('is offered them with their schemas, told that one must be used, and its calls are read', async () => {
    const llm = await llmOver(inTurn(use('look_up', { query: 'Rome' })));
    expect(await llm.converse(ASKED)).toEqual({
      content: '',
      calls: [{ id: 'call_0_of_look_up', name: 'look_up', input: { query: 'Rome' } }],
      usage: { calls: 1, inputTokens: 11, outputTokens: 7 },
    });
    const [body] = bodies();
    expect(body?.tool_choice).toBe('required');
    expect(body?.tools?.[0]).toEqual({
      type: 'function',
      function: { name: 'look_up', description: 'Looks something up.', parameters: LOOK.input.json },
    });
    expect(body).not.toHaveProperty('response_format');
  });

  test('sees its own calls and their results again, broken arguments as none', async () => {
    const llm = await llmOver(inTurn({ words: 'In Italy.' }));
    expect((await llm.converse({ ...after(null), mustCall: false })).content).toBe('In Italy.');
    const [body] = bodies();
    expect(body).not.toHaveProperty('tool_choice');
    expect(body?.messages.slice(2)).toEqual([
      {
        role: 'assistant',
        content: '',
        tool_calls: [{ id: 'c1', type: 'function', function: { name: 'look_up', arguments: '{}' } }],
      },
      { role: 'tool', tool_call_id: 'c1', content: 'Italy' },
      { role: 'user', content: 'Now answer.' },
    ]);
  });

  test('that does not know tool_choice is asked without it, from then on', async () => {
    const llm = await llmOver(({ body }) =>
      body.tool_choice === undefined
        ? use('look_up', { query: 'x' })
        : { status: 400, body: { error: { message: 'tool_choice is not supported' } } },
    );
    expect((await llm.converse(ASKED)).calls).toHaveLength(1);
    expect((await llm.converse(ASKED)).calls).toHaveLength(1);
    expect(bodies().map((body) => body.tool_choice)).toEqual(['required', undefined, undefined]);
    expect(bodies()[2]?.tools).toHaveLength(2);
  });
});

describe('an endpoint without tools', () => {
  const REFUSAL: Script = { status: 400, body: { error: { message: 'this model does not support tools' } } };

  test('is told of them in words, and the JSON that it answers is a call', async () => {
    const llm = await llmOver(({ body }) =>
      body.tools === undefined ? { words: '{"tool":"look_up","arguments":{"q":"Rome"}}' } : REFUSAL,
    );
    const turn = await llm.converse(after({ query: 'a' }));
    expect(turn).toMatchObject({ content: '', calls: [{ name: 'look_up', input: { query: 'Rome' } }] });
    expect(turn.usage.calls).toBe(2);
    const [, body] = bodies();
    expect(body?.response_format).toEqual({ type: 'json_object' });
    expect(body?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(body?.messages[0]?.content).toContain('- look_up: Looks something up.');
    expect(body?.messages[2]?.content).toBe('{"tool":"look_up","arguments":{"query":"a"}}');
    expect(body?.messages[3]?.content).toBe('Result of look_up:\nItaly\n\nNow answer.');
  });

  test('and without JSON mode is asked in words alone', async () => {
    const llm = await llmOver(({ body }) => {
      if (body.tools !== undefined) return REFUSAL;
      if (body.response_format !== undefined) return { status: 400, body: { error: 'unknown field' } };
      return { words: 'I will look.\n```json\n{"tool": "look_up", "arguments": {"query": "Rome"}}\n```' };
    });
    expect((await llm.converse(ASKED)).calls).toMatchObject([{ name: 'look_up', input: { query: 'Rome' } }]);
    expect(bodies()).toHaveLength(3);
  });
});

describe('calls in words', () => {
  const read = (words: string) => readCalls([], words, TOOLS).map(({ name, input }) => ({ name, input }));

  test.each([
    ['{"name":"look_up","parameters":{"query":"a"}}', 'look_up', { query: 'a' }],
    ['{"action":"look_up","action_input":{"query":"a"}}', 'look_up', { query: 'a' }],
    ['{"function":{"name":"look_up","arguments":"{\\"query\\":\\"a\\"}"}}', 'look_up', { query: 'a' }],
    ['{"tool":"done","answer":"Rome","known":true}', 'done', { answer: 'Rome', known: true }],
    ['{"answer":"Rome","known":true}', 'done', { answer: 'Rome', known: true }],
    [
      '<think>{"tool":"look_up"}</think>{"tool":"done","arguments":{"answer":"x","known":true}}',
      'done',
      { answer: 'x', known: true },
    ],
    ['{"tool":"fly","arguments":{}}', 'fly', {}],
  ])('%s', (words, name, input) => {
    expect(read(words)).toEqual([{ name, input }]);
  });

  test.each(['Rome is in Italy.', '{"colour":"blue"}', '{"name":"Alice"}', ''])(
    'are not read into %j',
    (words) => {
      expect(read(words)).toEqual([]);
    },
  );

  test('several in a list are several', () => {
    expect(
      read('[{"tool":"look_up","arguments":{"query":"a"}},{"tool":"look_up","arguments":{"query":"b"}}]'),
    ).toHaveLength(2);
  });
});

describe('the arguments of a call', () => {
  const inputOf = (input: unknown) =>
    readCalls([{ id: 'a', name: 'look_up', arguments: input }], '', TOOLS)[0]?.input;

  test.each([
    ['{"query":"a"}', { query: 'a' }],
    ['{"Query":"a","more":1}', { query: 'a' }],
    ["{query: 'a',}", { query: 'a' }],
    ['', {}],
    [{ query: 'a' }, { query: 'a' }],
    ['please look', null],
    ['{"query":"a', null],
  ])('%j are read as %j', (input, expected) => {
    expect(inputOf(input)).toEqual(expected);
  });

  test('get ids of their own where the endpoint gives none, or one twice', () => {
    const raw = [null, 'a', 'a'].map((id) => ({ id, name: 'look_up', arguments: '{}' }));
    expect(new Set(readCalls(raw, '', TOOLS).map(({ id }) => id)).size).toBe(3);
  });
});
