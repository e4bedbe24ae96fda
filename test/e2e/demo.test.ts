import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoAnswer, renderDemo, runDemo } from '../../src/cli/demo.ts';
import { STRATEGIES } from '../../src/domain/ranked.ts';
import type { TestServer } from '../support/http-server.ts';
import { startApi } from './start-api.ts';

let api: TestServer;
let answers: readonly DemoAnswer[];
beforeAll(async () => {
  api = await startApi();
  answers = await runDemo(api.url);
});
afterAll(() => api?.close());

test.each(STRATEGIES)(
  'the %s arm alone finds the answer to its question, and no other arm does',
  (strategy) => {
    const answer = answers.find(({ question }) => question.strategy === strategy);
    const finders = STRATEGIES.filter((arm) => answer?.alone[arm] !== null);
    expect(finders).toEqual([strategy]);
    expect(answer?.place).toBeLessThanOrEqual(3);
  },
);

test('the demo prints each question with its answer and why', () => {
  const text = renderDemo(answers);
  for (const { question } of answers) {
    expect(text).toContain(question.query);
    expect(text).toContain(question.answer);
    expect(text).toContain(question.why);
  }
});
