import { describe, expect, it } from 'vitest';
import { extractRules } from '../../../../src/retain/extract/rules.ts';
import type { ExtractionInput } from '../../../../src/retain/extract/types.ts';
import { atOnce } from '../../../support/at-once.ts';

/** Wednesday, 12 March 2025, nine o'clock. */
const AT = Date.UTC(2025, 2, 12, 9);

function factsOf(content: string, told: Partial<ExtractionInput> = {}) {
  return atOnce(
    extractRules({
      content,
      context: null,
      reference: { at: AT, timezone: 'UTC' },
      timestamped: true,
      ...told,
    }),
  );
}

/** Each fact and the day it is dated. */
function dated(content: string): readonly (readonly [string, string | null])[] {
  return factsOf(content).map(({ text, occurred }) => [
    text,
    occurred === null ? null : new Date(occurred.start ?? AT).toISOString().slice(0, 10),
  ]);
}

/** What is answered in a few words, and what makes it a fact of its own. */
const OWN: readonly (readonly [string, string])[] = [
  ['See you on Friday!', '2025-03-14'],
  ['Great, see you tomorrow.', '2025-03-13'],
  ['Thanks! See you in April.', '2025-04-01'],
  ['Cool, call me on Saturday.', '2025-03-15'],
  ['Ok, we leave tomorrow.', '2025-03-13'],
  ['Nice, I sold the boat.', '2025-03-12'],
  ['Wow, they closed our school.', '2025-03-12'],
  ['Cool, bring the tent.', '2025-03-12'],
  ['ok call my sister', '2025-03-12'],
  ['Great, Nadia is on leave.', '2025-03-12'],
];

/** What says nothing besides. */
const COURTESIES = [
  'Thanks!',
  'Great news, Ida!',
  'Ok, I see.',
  'Wow, I love that.',
  'Oh, I’m so happy!',
  'Cool, that was a blast.',
  'Nice to hear.',
  'Great call, Ida.',
  'See you!',
];

describe('an answer that opens with a courtesy', () => {
  it.each(OWN)('is a fact of its own, with a date of its own: %s', (answer, day) => {
    expect(dated(`Ida: I painted the fence yesterday.\nOle: ${answer}`)).toEqual([
      ['Ida: I painted the fence yesterday.', '2025-03-11'],
      [`Ole: ${answer}`, day],
    ]);
  });

  it.each(COURTESIES)('joins what it answers, which keeps its date: %s', (answer) => {
    expect(dated(`Ida: I painted the fence yesterday.\nOle: ${answer}`)).toEqual([
      [`Ida: I painted the fence yesterday. Ole: ${answer}`, '2025-03-11'],
    ]);
  });

  it('stays with the rest of its turn', () => {
    expect(dated('Ole: I mended the roof. See you!\nIda: Thanks, and hi to Ada.')).toEqual([
      ['Ole: I mended the roof. See you! Ida: Thanks, and hi to Ada.', '2025-03-12'],
    ]);
  });

  it('is not taken for a reaction to what it goes on to ask', () => {
    expect(dated('Ida: I live in Bergen.\nOle: Ok, I come tomorrow. And your boat?\nIda: It leaks.')).toEqual(
      [
        ['Ida: I live in Bergen.', '2025-03-12'],
        ['Ole: Ok, I come tomorrow.', '2025-03-13'],
        ['Ole: And your boat? Ida: It leaks.', '2025-03-12'],
      ],
    );
  });
});

describe('a fact that a courtesy joins', () => {
  it.each([
    ['Great!', Date.UTC(2025, 1, 3, 8)],
    ['Thanks, Ida!', Date.UTC(2025, 1, 3, 8)],
  ])('was told when its own turn was told, not when %s was', (answer, at) => {
    const content = `[2025-02-03 08:00] Ida: I painted the fence.\n[2025-02-07 19:30] Ole: ${answer}`;
    expect(factsOf(content).map(({ occurred }) => occurred?.start)).toEqual([at]);
  });

  it('keeps the type of what its own turn says', () => {
    const content = JSON.stringify([
      { role: 'user', content: 'I booked a cabin at the lake.' },
      { role: 'assistant', content: 'Great!' },
    ]);
    expect(factsOf(content).map(({ type }) => type)).toEqual(['WORLD']);
  });
});
