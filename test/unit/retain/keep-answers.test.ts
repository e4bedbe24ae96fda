import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LlmError } from '../../../src/domain/llm-error.ts';
import type { Llm } from '../../../src/domain/ports/models.ts';
import type { KeptAnswer } from '../../../src/domain/ports/retain-store.ts';
import { answerSchema } from '../../../src/prompts/answer-schema.ts';
import { keepAnswers } from '../../../src/retain/keep-answers.ts';

const schema = answerSchema('answer', z.object({ text: z.string() }), {});
const ask = (user: string) => ({ system: 'be brief', user, schema });
const PAID = { calls: 1, inputTokens: 5, outputTokens: 2 };
const NOTHING = { calls: 0, inputTokens: 0, outputTokens: 0 };

/** A model with what it was asked; each try of an operation has one of its own. */
function modelOf(kept: readonly KeptAnswer[], fails: Partial<Record<string, LlmError>> = {}) {
  const asked: string[] = [];
  const saved: KeptAnswer[] = [];
  const llm: Llm = {
    model: 'm',
    async complete({ user, schema: wanted }) {
      asked.push(user);
      const error = fails[user];
      if (error !== undefined) throw error;
      const checked = wanted.check({ text: `about ${user}` });
      if (!('value' in checked)) throw new Error(checked.problem);
      return { value: checked.value, usage: PAID };
    },
  };
  const keeping = keepAnswers(llm, { kept, keep: async (answer) => void saved.push(answer) });
  return { keeping, asked, saved };
}

describe('an operation that is taken up again', () => {
  test('asks only for what it has no answer to, and counts what was paid for the others once', async () => {
    const first = modelOf([]);
    await first.keeping.complete(ask('a'));
    const second = modelOf(first.saved);
    expect(await second.keeping.complete(ask('a'))).toEqual({ value: { text: 'about a' }, usage: PAID });
    expect(await second.keeping.complete(ask('a'))).toEqual({ value: { text: 'about a' }, usage: NOTHING });
    await second.keeping.complete(ask('b'));
    expect(second.asked).toEqual(['b']);
    expect(second.saved).toHaveLength(1);
  });

  test('is told again that an answer is too long, without asking', async () => {
    const tooLong = new LlmError('LENGTH', 'Too long.', { usage: PAID });
    const first = modelOf([], { a: tooLong });
    await expect(first.keeping.complete(ask('a'))).rejects.toBe(tooLong);
    const second = modelOf(first.saved);
    await expect(second.keeping.complete(ask('a'))).rejects.toMatchObject({
      reason: 'LENGTH',
      message: 'Too long.',
      usage: PAID,
    });
    expect(second.asked).toEqual([]);
  });

  test('asks again what failed otherwise, and what was answered in another shape', async () => {
    const first = modelOf([], { a: new LlmError('UNAVAILABLE', 'Down.') });
    await expect(first.keeping.complete(ask('a'))).rejects.toThrow('Down.');
    expect(first.saved).toEqual([]);
    await first.keeping.complete(ask('b'));
    const spoilt = first.saved.map(({ key, answer }) => ({
      key,
      answer: answer.replace('"text"', '"words"'),
    }));
    const second = modelOf(spoilt);
    await second.keeping.complete(ask('b'));
    expect(second.asked).toEqual(['b']);
  });

  test('fails where an answer cannot be kept', async () => {
    const lost = new Error('lost');
    const { keeping } = modelOf([]);
    const failing = keepAnswers(keeping, { kept: [], keep: () => Promise.reject(lost) });
    await expect(failing.complete(ask('a'))).rejects.toBe(lost);
  });
});
