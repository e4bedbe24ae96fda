import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { LlmConversation, LlmRequest, ToolLlm } from '../../../src/domain/ports/models.ts';
import { answerSchema } from '../../../src/prompts/answer-schema.ts';
import { answer, type ChatRequest, type Script, use } from '../../support/llm-server.ts';

export interface LlmUnderTest {
  readonly llm: ToolLlm;
  readonly close: () => Promise<void>;
}

const SCHEMA = answerSchema('colours', z.object({ colours: z.array(z.string()) }), {
  colours: ['colors'],
});

function ask(user: string): LlmRequest<{ colours: string[] }> {
  return { system: 'Name the colours.', user, schema: SCHEMA };
}

/** What the model behind every adapter under test does with the questions of the contract. */
export function contractScript({ body }: ChatRequest): Script {
  const [, question] = body.messages;
  const isSecond = body.messages.length > 2;
  switch (question?.content) {
    case 'sky':
      return answer({ colours: ['blue'] });
    case 'fenced':
      return { words: '```json\n{"colors":["red"]}\n```' };
    case 'wrong at first':
      return isSecond ? answer({ colours: ['green'] }) : { words: 'green' };
    case 'refused':
      return { words: '', refusal: 'no' };
    case 'use a tool':
      return use('look_up', { query: 'Rome' });
    case 'long':
      return { words: '{"colours":["a', finishReason: 'length' };
    case 'emoji 🐦 and half \uD83D\uFFFD':
      return answer({ colours: ['🐦'] });
    default:
      return { words: 'never JSON' };
  }
}

/** Questions of the contract, so that a recording can be made of them. */
export const CONTRACT_QUESTIONS: readonly LlmRequest<unknown>[] = [
  'sky',
  'fenced',
  'wrong at first',
  'refused',
  'long',
  'emoji 🐦 and half \uD83D\uFFFD',
  'never',
].map(ask);

/** A turn of the contract, to be recorded as well. */
export const CONTRACT_TURN: LlmConversation = {
  messages: [
    { role: 'system', content: 'You look things up.' },
    { role: 'user', content: 'use a tool' },
  ],
  tools: [
    {
      name: 'look_up',
      description: 'Looks something up.',
      input: answerSchema('look_up', z.object({ query: z.string() }), {}),
    },
  ],
  mustCall: true,
};

/** What every language model must do, run on each adapter. */
export function llmContract(open: () => Promise<LlmUnderTest>): void {
  let under: LlmUnderTest;
  beforeAll(async () => {
    under = await open();
  });
  afterAll(() => under.close());

  it('takes a turn of a conversation with the tools that it is offered', async () => {
    const turn = await under.llm.converse(CONTRACT_TURN);
    expect(turn).toMatchObject({ content: '', calls: [{ name: 'look_up', input: { query: 'Rome' } }] });
    expect(turn.usage.calls).toBe(1);
  });

  it('names its model', () => {
    expect(under.llm.model).toBe('tiny');
  });

  it('answers with a value of the asked shape, and with what it cost', async () => {
    expect(await under.llm.complete(ask('sky'))).toEqual({
      value: { colours: ['blue'] },
      usage: { calls: 1, inputTokens: 11, outputTokens: 7 },
    });
  });

  it('repairs an answer in another dress', async () => {
    expect(await under.llm.complete(ask('fenced'))).toMatchObject({ value: { colours: ['red'] } });
  });

  it('counts an answer that was asked for twice as two calls', async () => {
    expect(await under.llm.complete(ask('wrong at first'))).toEqual({
      value: { colours: ['green'] },
      usage: { calls: 2, inputTokens: 22, outputTokens: 14 },
    });
  });

  it.each([
    ['refused', 'REFUSED', 1],
    ['long', 'LENGTH', 1],
    ['never', 'INVALID', 2],
  ])('says why there is no answer: %s', async (question, reason, calls) => {
    await expect(under.llm.complete(ask(question))).rejects.toMatchObject({
      name: 'LlmError',
      code: 'MODEL_OUTPUT_INVALID',
      reason,
      usage: { calls },
    });
  });

  it('takes any text', async () => {
    const question = 'emoji 🐦 and half \uD83D\uFFFD';
    expect(await under.llm.complete(ask(question))).toMatchObject({ value: { colours: ['🐦'] } });
  });

  it('answers many at once, each with its own answer', async () => {
    const questions = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'sky' : 'fenced'));
    const answers = await Promise.all(questions.map((question) => under.llm.complete(ask(question))));
    expect(answers.map(({ value }) => value.colours[0])).toEqual(
      questions.map((question) => (question === 'sky' ? 'blue' : 'red')),
    );
  });

  it('gives up when its signal is aborted', async () => {
    await expect(under.llm.complete(ask('sky'), { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'TIMEOUT',
      reason: 'ABORTED',
    });
  });
}
