import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { LlmRequest } from '../../../../src/domain/ports/models.ts';
import { createHttpLlm } from '../../../../src/models/llm/http-llm.ts';
import type { LlmPauses, LlmSettings } from '../../../../src/models/llm/settings.ts';
import { answerSchema } from '../../../../src/prompts/answer-schema.ts';
import {
  answer,
  type ChatRequest,
  inTurn,
  type LlmServer,
  type Script,
  startLlmServer,
} from '../../../support/llm-server.ts';

const SCHEMA = answerSchema('colours', z.object({ colours: z.array(z.string()) }), {});
const REQUEST: LlmRequest<{ colours: string[] }> = { system: 'Name colours.', user: 'Sky?', schema: SCHEMA };
const BLUE = { colours: ['blue'] };

let server: LlmServer;
afterEach(() => server.close());

/** The adapter over a server that follows a script, with a clock that only waiting moves. */
async function llmOver(
  script: (request: ChatRequest, index: number) => Script | Promise<Script>,
  settings: Partial<LlmSettings> = {},
) {
  server = await startLlmServer(script);
  const waits: number[] = [];
  let now = 0;
  const pauses: LlmPauses = {
    backoffMs: 100,
    longestMs: 60_000,
    now: () => now,
    sleep: async (ms, signal) => {
      signal?.throwIfAborted();
      waits.push(ms);
      now += ms;
    },
  };
  const llm = createHttpLlm(
    {
      baseUrl: server.url,
      apiKey: 'sk-secret',
      model: 'tiny',
      timeoutMs: 20_000,
      maxConcurrency: 2,
      maxRetries: 2,
      temperature: 0,
      maxOutputTokens: null,
      ...settings,
    },
    pauses,
  );
  return { llm, waits };
}

function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.unreachable('it answered'),
    (error: unknown) => error,
  );
}

describe('a request', () => {
  test('holds the model, the prompts, the key and the schema', async () => {
    const { llm } = await llmOver(() => answer(BLUE), { temperature: 0.3, maxOutputTokens: 99 });
    expect(await llm.complete(REQUEST)).toEqual({
      value: BLUE,
      usage: { calls: 1, inputTokens: 11, outputTokens: 7 },
    });
    expect(server.requests).toEqual([
      {
        authorization: 'Bearer sk-secret',
        body: {
          model: 'tiny',
          stream: false,
          temperature: 0.3,
          max_tokens: 99,
          messages: [
            { role: 'system', content: 'Name colours.' },
            { role: 'user', content: 'Sky?' },
          ],
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'colours', strict: true, schema: SCHEMA.json },
          },
        },
      },
    ]);
  });

  test('holds no key where there is none', async () => {
    const { llm } = await llmOver(() => answer(BLUE), { apiKey: null });
    await llm.complete(REQUEST);
    expect(server.requests[0]?.authorization).toBeNull();
  });
});

describe('an endpoint that does not take', () => {
  const refuses = (unfit: (body: ChatRequest['body']) => string | null) =>
    llmOver(({ body }) => {
      const message = unfit(body);
      return message === null ? answer(BLUE) : { status: 400, body: { error: { message } } };
    });
  const formats = () => server.requests.map(({ body }) => body.response_format?.type ?? 'none');

  test('JSON schemas gets the schema in words and json_object, from then on', async () => {
    const { llm } = await refuses(({ response_format }) =>
      response_format?.type === 'json_schema' ? 'response_format.type must be text or json_object' : null,
    );
    expect(await llm.complete(REQUEST)).toMatchObject({ value: BLUE, usage: { calls: 2 } });
    await llm.complete(REQUEST);
    expect(formats()).toEqual(['json_schema', 'json_object', 'json_object']);
    expect(server.requests[2]?.body.messages[0]?.content).toContain(JSON.stringify(SCHEMA.json));
  });

  test('any response format gets the schema in words alone', async () => {
    const { llm } = await refuses(({ response_format }) => (response_format ? 'unknown field' : null));
    expect(await llm.complete(REQUEST)).toMatchObject({ value: BLUE });
    await llm.complete(REQUEST);
    expect(formats()).toEqual(['json_schema', 'json_object', 'none', 'none']);
  });

  test('a temperature gets none, and still the schema', async () => {
    const { llm } = await refuses(({ temperature }) =>
      temperature === undefined ? null : "Unsupported value: 'temperature' does not support 0",
    );
    await llm.complete(REQUEST);
    expect(formats()).toEqual(['json_schema', 'json_schema']);
  });

  test('anything is reported with its own words, and what works is not unlearnt', async () => {
    const { llm } = await refuses(() => 'model is not loaded, key sk-secret');
    expect(await failureOf(llm.complete(REQUEST))).toMatchObject({
      code: 'MODEL_UNAVAILABLE',
      reason: 'MISCONFIGURED',
      retryable: false,
      message: expect.stringMatching(/400.*model is not loaded, key \*\*\*/),
      usage: { calls: 3 },
    });
    await failureOf(llm.complete(REQUEST));
    expect(formats()[3]).toBe('json_schema');
  });
});

describe('an answer that is no answer', () => {
  test.each<[string, string]>([
    ['an empty string', ''],
    ['prose', 'Blue, I think.'],
    ['wrong keys', '{"tones":"blue"}'],
    ['the schema itself', JSON.stringify(SCHEMA.json)],
  ])('is asked for once more with what was wrong: %s', async (_, words) => {
    const { llm } = await llmOver(inTurn({ words }, answer(BLUE)));
    expect(await llm.complete(REQUEST)).toEqual({
      value: BLUE,
      usage: { calls: 2, inputTokens: 22, outputTokens: 14 },
    });
    const messages = server.requests[1]?.body.messages ?? [];
    expect(messages.map(({ role }) => role)).toEqual(
      words === '' ? ['system', 'user', 'user'] : ['system', 'user', 'assistant', 'user'],
    );
    expect(messages.at(-1)?.content).toMatch(/cannot be used: \S.*colours/s);
  });

  test('is reported after the second time, with what both cost', async () => {
    const { llm } = await llmOver(() => ({ words: 'no' }));
    expect(await failureOf(llm.complete(REQUEST))).toMatchObject({
      code: 'MODEL_OUTPUT_INVALID',
      reason: 'INVALID',
      details: { llmCalls: 2, inputTokens: 22, outputTokens: 14 },
    });
    expect(server.requests).toHaveLength(2);
  });

  test.each<[string, Script, string]>([
    ['a refusal', { words: '', refusal: 'I cannot help with that.' }, 'REFUSED'],
    ['a filtered answer', { words: '', finishReason: 'content_filter' }, 'REFUSED'],
    [
      'a filtered request',
      { status: 400, body: { error: { code: 'content_filter', message: 'x' } } },
      'REFUSED',
    ],
    ['an answer cut off by its length', { words: '{"colours":["blue"]}', finishReason: 'length' }, 'LENGTH'],
    ['an answer that ends too early', { words: '{"colours":["blue","gre' }, 'LENGTH'],
    [
      'a text too long for the model',
      { status: 400, body: { error: { message: "This model's maximum context length is 4096 tokens." } } },
      'LENGTH',
    ],
    ['a text too long for the endpoint', { status: 413 }, 'LENGTH'],
  ])('%s is reported at once', async (_, script, reason) => {
    const { llm } = await llmOver(() => script);
    expect(await failureOf(llm.complete(REQUEST))).toMatchObject({
      name: 'LlmError',
      code: 'MODEL_OUTPUT_INVALID',
      reason,
      usage: { calls: 1 },
    });
    expect(server.requests).toHaveLength(1);
  });
});

describe('a failure that may pass', () => {
  test.each<[string, Script, string, string]>([
    ['status 500', { status: 500, body: 'oops' }, 'MODEL_UNAVAILABLE', 'UNAVAILABLE'],
    [
      'status 503 with a page',
      { status: 503, body: '<html>busy</html>' },
      'MODEL_UNAVAILABLE',
      'UNAVAILABLE',
    ],
    ['a rate limit', { status: 429 }, 'RATE_LIMITED', 'RATE_LIMITED'],
    ['a broken connection', 'CUT', 'MODEL_UNAVAILABLE', 'UNAVAILABLE'],
    [
      'a failure in a body of status 200',
      { status: 200, body: { error: { code: 502 } } },
      'MODEL_UNAVAILABLE',
      'UNAVAILABLE',
    ],
    [
      'something else than a completion',
      { status: 200, body: '<html>login</html>' },
      'MODEL_UNAVAILABLE',
      'UNAVAILABLE',
    ],
  ])('is tried again after longer and longer waits: %s', async (_, script, code, reason) => {
    const { llm, waits } = await llmOver(inTurn(script, script, answer(BLUE), script));
    expect(await llm.complete(REQUEST)).toMatchObject({ value: BLUE, usage: { calls: 3 } });
    expect(waits[0]).toBeGreaterThanOrEqual(75);
    expect(waits[0]).toBeLessThanOrEqual(100);
    expect(waits[1]).toBeGreaterThanOrEqual(150);
    expect(waits[1]).toBeLessThanOrEqual(200);

    const error = await failureOf(llm.complete(REQUEST));
    expect(error).toMatchObject({ code, reason, retryable: true, usage: { calls: 3 } });
    expect(waits).toHaveLength(4);
  });

  test('is waited out as long as the endpoint asks, by all callers', async () => {
    const { llm, waits } = await llmOver(
      inTurn({ status: 429, headers: { 'retry-after': '20' } }, answer(BLUE)),
    );
    expect(await llm.complete(REQUEST)).toMatchObject({ value: BLUE });
    expect(waits).toEqual([20_000]);
  });

  test('is given up at once when the endpoint asks for longer than a minute', async () => {
    const { llm, waits } = await llmOver(() => ({ status: 429, headers: { 'retry-after': '3600' } }));
    expect(await failureOf(llm.complete(REQUEST))).toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: 3600 },
    });
    expect([waits, server.requests.length]).toEqual([[], 1]);
  });

  test('no answer within the time-out is TIMEOUT', async () => {
    const { llm } = await llmOver(() => 'SILENCE', { timeoutMs: 100, maxRetries: 1 });
    expect(await failureOf(llm.complete(REQUEST))).toMatchObject({
      code: 'TIMEOUT',
      reason: 'TIMEOUT',
      message: expect.stringContaining('LLM_TIMEOUT_MS'),
      usage: { calls: 2 },
    });
  });

  test('nobody at the address is MODEL_UNAVAILABLE, saying where', async () => {
    const { llm } = await llmOver(() => answer(BLUE));
    await server.close();
    const error = await failureOf(llm.complete(REQUEST));
    server = await startLlmServer(() => answer(BLUE));
    expect(error).toMatchObject({
      code: 'MODEL_UNAVAILABLE',
      message: expect.stringMatching(/127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\)/),
    });
  });
});

describe('a failure that stays', () => {
  test.each<[string, Script, RegExp]>([
    [
      'a wrong key',
      { status: 401, body: { error: { message: 'Incorrect API key sk-secret' } } },
      /LLM_API_KEY/,
    ],
    [
      'an unknown model',
      { status: 404, body: { error: { message: 'model "tiny" not found' } } },
      /LLM_MODEL.*not found/,
    ],
    ['no credit', { status: 429, body: { error: { code: 'insufficient_quota', message: 'pay' } } }, /429/],
  ])('is not tried again: %s', async (_, script, message) => {
    const { llm, waits } = await llmOver(() => script);
    const error = await failureOf(llm.complete(REQUEST));
    expect(error).toMatchObject({ message: expect.stringMatching(message) });
    expect(String(error)).not.toContain('sk-secret');
    expect([waits, server.requests.length]).toEqual([[], 1]);
  });
});

describe('a caller who gives up', () => {
  test('before, is not answered', async () => {
    const { llm } = await llmOver(() => answer(BLUE));
    const error = await failureOf(llm.complete(REQUEST, { signal: AbortSignal.abort() }));
    expect(error).toMatchObject({ code: 'TIMEOUT', reason: 'ABORTED' });
    expect(server.requests).toEqual([]);
  });

  test('while the model thinks, is let go, and nothing is tried again', async () => {
    const controller = new AbortController();
    const { llm } = await llmOver(() => {
      controller.abort();
      return 'SILENCE';
    });
    const error = await failureOf(llm.complete(REQUEST, { signal: controller.signal }));
    expect(error).toMatchObject({ code: 'TIMEOUT', reason: 'ABORTED', usage: { calls: 1 } });
    expect(server.requests).toHaveLength(1);
  });

  test('while waiting for his turn, makes room for the next', async () => {
    const controller = new AbortController();
    let release: (script: Script) => void = () => undefined;
    const held = new Promise<Script>((resolve) => {
      release = resolve;
    });
    const { llm } = await llmOver(() => held, { maxConcurrency: 1 });
    const first = llm.complete(REQUEST);
    const second = failureOf(llm.complete(REQUEST, { signal: controller.signal }));
    const third = llm.complete(REQUEST);
    controller.abort();
    expect(await second).toMatchObject({ reason: 'ABORTED' });
    release(answer(BLUE));
    expect(await Promise.all([first, third])).toMatchObject([{ value: BLUE }, { value: BLUE }]);
    expect(server.requests).toHaveLength(2);
  });
});

test('no more answers are waited for at once than the limit says', async () => {
  const { llm } = await llmOver(() => new Promise((resolve) => setImmediate(() => resolve(answer(BLUE)))), {
    maxConcurrency: 3,
  });
  await Promise.all(Array.from({ length: 12 }, () => llm.complete(REQUEST)));
  expect(server.requests).toHaveLength(12);
  expect(server.mostAtOnce).toBeLessThanOrEqual(3);
});
