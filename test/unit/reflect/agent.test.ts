import { afterEach, describe, expect, test } from 'vitest';
import { createHttpLlm } from '../../../src/models/llm/http-llm.ts';
import { reflect } from '../../../src/reflect/reflect.ts';
import { UNKNOWN_TEXT } from '../../../src/reflect/reflection.ts';
import { DEFAULT_REFLECT, type ReflectBudget } from '../../../src/reflect/settings.ts';
import type { ReflectRequest } from '../../../src/reflect/types.ts';
import {
  answer,
  type ChatRequest,
  inTurn,
  type LlmServer,
  type Script,
  startLlmServer,
  use,
} from '../../support/llm-server.ts';
import { memoryOf, reflectionOn, reflectPorts } from '../../support/reflect-ports.ts';

const RESIGNED = memoryOf('a', 'Dana resigned from Initech.', {
  occurred: { start: Date.UTC(2024, 11, 6), end: Date.UTC(2024, 11, 7), precision: 'DAY' },
});
const SHIFTS = memoryOf('b', 'Night shifts were doubled without pay.');
const SECRET = memoryOf('s', 'Dana earned 90,000 at Initech.', { tags: ['payroll'] });
const QUESTION = 'Why did Dana resign from Initech?';
const GOOD = { answer: 'Dana resigned because shifts were doubled [m1].', known: true, citations: ['m1'] };

let server: LlmServer;
afterEach(() => server.close());

interface Asked {
  readonly request?: Partial<ReflectRequest>;
  readonly budget?: Partial<ReflectBudget>;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** A reflection whose model is a server that follows a script. */
async function ask(
  script: (request: ChatRequest, index: number) => Script | Promise<Script>,
  { request = {}, budget = {}, timeoutMs = 20_000, signal }: Asked = {},
) {
  server = await startLlmServer(script);
  const llm = createHttpLlm(
    {
      baseUrl: server.url,
      apiKey: null,
      model: 'tiny',
      timeoutMs,
      maxConcurrency: 1,
      maxRetries: 1,
      temperature: 0,
      maxOutputTokens: null,
    },
    { backoffMs: 1, longestMs: 1000, now: Date.now, sleep: async () => undefined },
  );
  const ports = reflectPorts({
    memories: [RESIGNED, SHIFTS, SECRET],
    neighbours: [
      { ofId: 'a', memoryId: 'b', kind: 'CAUSED_BY', weight: 1, leadsAway: true, via: null },
      { ofId: 'a', memoryId: 's', kind: 'SEMANTIC', weight: 0.8, leadsAway: true, via: null },
    ],
    llm,
    mission: 'Remembers colleagues.',
  });
  const settings = {
    ...DEFAULT_REFLECT,
    budgets: { ...DEFAULT_REFLECT.budgets, LOW: { ...DEFAULT_REFLECT.budgets.LOW, ...budget } },
  };
  const scope = { tags: [], tagsMatch: 'ANY' as const };
  return reflect(reflectionOn(QUESTION, { ...scope, ...request }), ports, settings, signal);
}

const bodies = () => server.requests.map(({ body }) => body);
const wordsOf = (index: number) =>
  bodies()
    [index]?.messages.map(({ content }) => content)
    .join('\n') ?? '';
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it answered'),
    (error: unknown) => error,
  );

describe('a good conversation', () => {
  test('answers at once from what is found first, with the citation at its sentence', async () => {
    const reflection = await ask(inTurn(use('done', GOOD)));
    expect(reflection).toMatchObject({
      text: 'Dana resigned because shifts were doubled.',
      known: true,
      extractive: false,
      basedOn: [RESIGNED],
      citations: [{ memory: RESIGNED, quote: RESIGNED.text, start: 0, end: 42 }],
      trace: { usage: { calls: 1, inputTokens: 11, outputTokens: 7 } },
    });
    expect(reflection.trace?.steps.map(({ tool, results }) => [tool, results])).toEqual([
      ['search_observations', 0],
      ['recall', 1],
    ]);
  });

  test('is told mission, disposition, the rules of its tags, the moment, and each memory with its date', async () => {
    await ask(inTurn(use('done', GOOD)), { request: { context: 'An exit interview.' } });
    const words = wordsOf(0);
    expect(words).toContain('Remembers colleagues.');
    expect(words).toContain('Doubt every claim');
    expect(words).toContain('Leave feelings out');
    expect(words).toContain('units: Use kilometres.');
    expect(words).not.toContain('Secret rule.');
    expect(words).toContain('It is 2025-06-18 10:00 (UTC).');
    expect(words).toContain('An exit interview.');
    expect(words).toContain('[m1] Dana resigned from Initech. (2024-12-06; said 2025-01-01)');
  });

  test('looks at the neighbourhood, and cites what stands there', async () => {
    const reflection = await ask(
      inTurn(
        use('neighbourhood', { memory: 'm1' }),
        use('done', { answer: 'Because shifts were doubled [m2].', known: true, citations: [] }),
      ),
    );
    expect(wordsOf(1)).toContain('its cause: [m2] Night shifts were doubled without pay.');
    expect(reflection.basedOn).toEqual([SHIFTS]);
    expect(reflection.trace?.steps.at(-1)).toMatchObject({ tool: 'neighbourhood', results: 1, error: null });
  });

  test('may call several tools, and speak, in one turn', async () => {
    const both: Script = {
      words: 'Let me see.',
      calls: [
        { name: 'recall', arguments: { query: 'night shifts', start: null, end: null } },
        { name: 'neighbourhood', arguments: { memory: 'm1' } },
      ],
    };
    const reflection = await ask(inTurn(both, use('done', GOOD)));
    expect(reflection.known).toBe(true);
    expect(bodies()[1]?.messages.filter(({ role }) => role === 'tool')).toHaveLength(2);
  });

  test('says what is not known, in the words of the model', async () => {
    const unknown = { answer: 'Her salary is not known.', known: false, citations: [] };
    const reflection = await ask(inTurn(use('done', unknown)));
    expect(reflection).toMatchObject({ text: 'Her salary is not known.', known: false, citations: [] });
  });

  test('fills in the data of a schema', async () => {
    const schema = { type: 'object', properties: { who: { type: 'string' } }, required: ['who'] };
    const reflection = await ask(inTurn(use('done', { ...GOOD, data: { who: 'Dana' } })), {
      request: { answerSchema: JSON.stringify(schema) },
    });
    expect(reflection.data).toBe('{"who":"Dana"}');
  });
});

describe('what a caller may not see', () => {
  test('is neither found nor opened, by whichever mark or id', async () => {
    const reflection = await ask(
      inTurn(
        use('recall', { query: 'Dana earned', start: null, end: null }),
        use('neighbourhood', { memory: 'm1' }),
        use('neighbourhood', { memory: 's' }),
        use('done', { ...GOOD, answer: 'She earned 90,000 [s] [m1].', citations: ['s', 'm1'] }),
      ),
      { budget: { steps: 9 } },
    );
    for (const index of [0, 1, 2, 3]) expect(wordsOf(index)).not.toContain(SECRET.text);
    expect(wordsOf(3)).toContain('No memory \\"s\\" was shown to you.'.replaceAll('\\', ''));
    expect(reflection.basedOn.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('a bad turn', () => {
  test('with an unknown tool is told which there are', async () => {
    const reflection = await ask(inTurn(use('google', { q: 'Dana' }), use('done', GOOD)));
    expect(wordsOf(1)).toContain('There is no tool "google". There are search_observations, recall,');
    expect(reflection.trace?.steps.at(-1)).toMatchObject({
      tool: 'google',
      error: expect.stringContaining('google'),
    });
    expect(reflection.known).toBe(true);
  });

  test.each([
    ['recall', 'look for Dana please'],
    ['recall', '{"start":"2024"}'],
    ['timeline', '{}'],
    ['timeline', '{"start":"soon"}'],
  ])('with malformed arguments of %s (%s) is told what is wrong with them', async (tool, input) => {
    const reflection = await ask(inTurn(use(tool, input), use('done', GOOD)));
    expect(wordsOf(1)).toContain(`The arguments of ${tool} cannot be used`);
    expect(reflection.known).toBe(true);
  });

  test('with an invented citation is asked once more', async () => {
    const invented = { answer: 'She was bored [m9].', known: true, citations: ['m9'] };
    const reflection = await ask(inTurn(use('done', invented), use('done', GOOD)));
    expect(wordsOf(1)).toContain('Never shown to you: m9.');
    expect(reflection.basedOn).toEqual([RESIGNED]);
  });

  test('with an invented citation beside a true one, twice, keeps the true one alone', async () => {
    const half = { answer: 'She resigned [m1]. She was bored [m9].', known: true, citations: [] };
    const reflection = await ask(inTurn(use('done', half)));
    expect(server.requests).toHaveLength(2);
    expect(reflection).toMatchObject({
      text: 'She resigned. She was bored.',
      known: true,
      basedOn: [RESIGNED],
    });
    expect(reflection.citations).toHaveLength(1);
  });

  test('with nothing but invented citations is not passed on', async () => {
    const reflection = await ask(
      inTurn(use('done', { answer: 'She was bored [m9].', known: true, citations: [] })),
    );
    expect(reflection).toMatchObject({ text: UNKNOWN_TEXT, known: false, citations: [], basedOn: [] });
    expect(server.requests.length).toBeLessThanOrEqual(3);
  });

  test('with an answer in plain words, without done, is an answer when it cites', async () => {
    const reflection = await ask(inTurn({ words: 'Shifts were doubled [m1].' }));
    expect(reflection).toMatchObject({ text: 'Shifts were doubled.', known: true, basedOn: [RESIGNED] });
    expect(server.requests).toHaveLength(1);
  });

  test('with plain words that cite nothing is asked for citations, and then taken for unknown', async () => {
    const reflection = await ask(inTurn({ words: 'Because of the shifts.' }));
    expect(wordsOf(1)).toContain('The answer cites no memory.');
    expect(reflection).toMatchObject({ known: false, text: UNKNOWN_TEXT });
    expect(server.requests).toHaveLength(2);
  });

  test('with an empty answer is asked once more, and an error when it is empty again', async () => {
    const good = await ask(inTurn({ words: '' }, use('done', GOOD)));
    expect(good.known).toBe(true);
    await server.close();
    expect(await failure(ask(inTurn({ words: '' })))).toMatchObject({
      code: 'MODEL_OUTPUT_INVALID',
      message: expect.stringContaining('empty answer'),
      details: { llmCalls: 2 },
    });
  });

  test('with data that does not fit is asked once more, and an error when it does not fit again', async () => {
    const request = {
      answerSchema: '{"type":"object","properties":{"year":{"type":"integer"}},"required":["year"]}',
    };
    const bad = use('done', { ...GOOD, data: { year: 'soon' } });
    const mended = await ask(inTurn(bad, use('done', { ...GOOD, data: { year: 2024 } })), { request });
    expect(wordsOf(1)).toContain('data does not fit its schema');
    expect(mended.data).toBe('{"year":2024}');
    await server.close();
    expect(await failure(ask(inTurn(bad), { request }))).toMatchObject({
      code: 'MODEL_OUTPUT_INVALID',
      message: expect.stringContaining('answerSchema'),
    });
  });
});

describe('a model that never ends', () => {
  test('is given no tools but done when its steps are used, and answers', async () => {
    const reflection = await ask(({ body }) =>
      body.tools?.length === 1 ? use('done', GOOD) : use('recall', { query: 'Dana', start: null, end: null }),
    );
    expect(reflection.known).toBe(true);
    expect(reflection.trace?.steps).toHaveLength(DEFAULT_REFLECT.budgets.LOW.steps);
    expect(server.requests).toHaveLength(DEFAULT_REFLECT.budgets.LOW.steps - 2 + 1);
    expect(wordsOf(server.requests.length - 1)).toContain('Nothing more can be looked up.');
  });

  test('and calls on and on is an error, within its steps', async () => {
    const error = await failure(ask(inTurn(use('recall', { query: 'Dana', start: null, end: null }))));
    expect(error).toMatchObject({
      code: 'MODEL_OUTPUT_INVALID',
      message: expect.stringContaining('did not answer'),
    });
    expect(server.requests.length).toBeLessThanOrEqual(DEFAULT_REFLECT.budgets.LOW.steps + 3);
  });

  test('in one turn of a hundred calls has only those of its budget', async () => {
    const calls = Array.from({ length: 100 }, () => ({
      name: 'recall',
      arguments: { query: 'Dana', start: null, end: null },
    }));
    const reflection = await ask(inTurn({ words: '', calls }, use('done', GOOD)));
    expect(reflection.trace?.steps).toHaveLength(DEFAULT_REFLECT.budgets.LOW.steps);
  });

  test('and spends its tokens has to answer', async () => {
    const reflection = await ask(
      ({ body }) => (body.tools?.length === 1 ? use('done', GOOD) : use('recall', { query: 'Dana' })),
      { budget: { tokens: 20, steps: 50 } },
    );
    expect(reflection.known).toBe(true);
    expect(server.requests).toHaveLength(2);
  });
});

describe('a model that fails', () => {
  test('with 429 is waited for', async () => {
    const busy: Script = { status: 429, headers: { 'retry-after-ms': '1' }, body: { error: 'slow down' } };
    const reflection = await ask(inTurn(busy, use('done', GOOD)));
    expect(reflection.trace?.usage.calls).toBe(2);
  });

  test.each<[string, Script, object]>([
    [
      '429 again and again',
      { status: 429, body: { error: 'slow down' } },
      { code: 'RATE_LIMITED', retryable: true },
    ],
    ['a refusal', { words: '', refusal: 'no' }, { code: 'MODEL_OUTPUT_INVALID', reason: 'REFUSED' }],
    ['an answer that is too long', { words: 'x', finishReason: 'length' }, { code: 'MODEL_OUTPUT_INVALID' }],
    ['500', { status: 500, body: {} }, { code: 'MODEL_UNAVAILABLE', retryable: true }],
    ['a wrong key', { status: 401, body: {} }, { code: 'MODEL_UNAVAILABLE', retryable: false }],
    ['a broken connection', 'CUT', { code: 'MODEL_UNAVAILABLE' }],
  ])('with %s is a typed error', async (_, script, expected) => {
    expect(await failure(ask(inTurn(script)))).toMatchObject(expected);
  });

  test('by silence is a TIMEOUT of the model', async () => {
    expect(await failure(ask(inTurn('SILENCE'), { timeoutMs: 50 }))).toMatchObject({
      code: 'TIMEOUT',
      message: expect.stringContaining('LLM_TIMEOUT_MS'),
    });
  });

  test('by silence beyond the time of the budget is a TIMEOUT of the reflection', async () => {
    expect(await failure(ask(inTurn('SILENCE'), { budget: { ms: 100 } }))).toMatchObject({
      code: 'TIMEOUT',
      message: expect.stringContaining('100 ms of its budget'),
    });
  });

  test('is given up when the caller goes away', async () => {
    const controller = new AbortController();
    const asked = ask(
      () => {
        controller.abort();
        return 'SILENCE';
      },
      { signal: controller.signal },
    );
    expect(await failure(asked)).toMatchObject({ code: 'TIMEOUT' });
  });
});

describe('an endpoint without tools', () => {
  test('drives the same loop by actions in JSON', async () => {
    const reflection = await ask(({ body }, index) => {
      if (body.tools !== undefined)
        return { status: 400, body: { error: { message: 'tools are not supported' } } };
      return index === 1
        ? answer({ tool: 'neighbourhood', arguments: { memory: 'm1' } })
        : answer({
            tool: 'done',
            arguments: { answer: 'Shifts were doubled [m2].', known: true, citations: ['m2'] },
          });
    });
    expect(reflection.basedOn).toEqual([SHIFTS]);
  });
});
