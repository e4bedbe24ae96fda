import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  COMPARE_FACTS_ANSWER,
  COMPARE_FACTS_VERSION,
  renderCompareFacts,
} from '../../../src/prompts/compare-facts.ts';

const PAIR = {
  earlier: 'Alice works at Google.',
  later: 'Alice left Google.',
  earlierDay: '2024-01-10',
  laterDay: '2024-03-05',
};

describe('the prompt', () => {
  test('numbers the pairs, and tells the earlier fact from the later', () => {
    const { user } = renderCompareFacts([PAIR, { ...PAIR, later: 'Alice likes tea.' }]);
    const code = /<fact ([0-9a-f]{16})>/u.exec(user)?.[1];
    expect(user.split('\n\n')[0]).toBe(
      [
        'Pair 0',
        'Earlier, told on 2024-01-10:',
        `<fact ${code}>\nAlice works at Google.\n</fact ${code}>`,
        'Later, told on 2024-03-05:',
        `<fact ${code}>\nAlice left Google.\n</fact ${code}>`,
      ].join('\n'),
    );
    expect(user).toContain('Pair 1\n');
  });

  test('marks the facts with a code that they cannot know', () => {
    const code = (later: string) =>
      /<fact ([0-9a-f]{16})>/u.exec(renderCompareFacts([{ ...PAIR, later }]).user)?.[1];
    expect(code('a')).not.toBe(code('b'));
  });

  test('has a version that is raised when its words or its answer change', () => {
    const { system, user } = renderCompareFacts([PAIR]);
    const print = createHash('sha256')
      .update(system + user + JSON.stringify(COMPARE_FACTS_ANSWER.json))
      .digest('hex')
      .slice(0, 12);
    expect([COMPARE_FACTS_VERSION, print]).toEqual([1, '2e825394d84a']);
  });
});

test('a verdict that is none leaves both facts', () => {
  expect(COMPARE_FACTS_ANSWER.check({ verdicts: [{ pair: 0, verdict: 'MAYBE' }] })).toEqual({
    value: { verdicts: [{ pair: 0, verdict: 'BOTH' }] },
  });
});
