import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Llm } from '../../../src/domain/ports/models.ts';
import { answerSchema } from '../../../src/prompts/answer-schema.ts';
import { rememberAnswers } from '../../../src/retain/remember-answers.ts';

const schema = answerSchema('answer', z.object({ text: z.string() }), {});
const ask = (user: string) => ({ system: 'be brief', user, schema });

function counting(model = 'm') {
  const asked: string[] = [];
  const llm: Llm = {
    model,
    async complete({ user, schema: wanted }) {
      asked.push(user);
      const checked = wanted.check({ text: `about ${user}` });
      if (!('value' in checked)) throw new Error(checked.problem);
      return { value: checked.value, usage: { calls: 1, inputTokens: 5, outputTokens: 2 } };
    },
  };
  return { llm, asked };
}

test('what was asked before in the same words is not asked again, and costs nothing', async () => {
  const first = counting();
  const before = rememberAnswers(first.llm, []);
  await before.complete(ask('a'));
  const second = counting();
  const after = rememberAnswers(second.llm, [before.remembered()]);
  expect(await after.complete(ask('a'))).toEqual({
    value: { text: 'about a' },
    usage: { calls: 0, inputTokens: 0, outputTokens: 0 },
  });
  await after.complete(ask('b'));
  expect(second.asked).toEqual(['b']);
  expect(Object.keys(JSON.parse(after.remembered()))).toHaveLength(2);
});

test.each([
  ['of another model', 'other', (kept: string) => kept],
  ['of another shape', 'm', (kept: string) => kept.replace('"text"', '"words"')],
  ['that is no JSON', 'm', () => '{'],
])('an answer %s is asked for anew', async (_, model, spoil) => {
  const before = rememberAnswers(counting().llm, []);
  await before.complete(ask('a'));
  const { llm, asked } = counting(model);
  await rememberAnswers(llm, [spoil(before.remembered())]).complete(ask('a'));
  expect(asked).toEqual(['a']);
});
