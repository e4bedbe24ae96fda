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

describe('the courtesies of a letter', () => {
  it.each([
    [
      'Dear all,\n\nThe office moves to Graz.\n\nKind regards, Helen',
      ['Helen: Dear all, The office moves to Graz.'],
    ],
    [
      'Dear all,\n\nThe office moves to Graz.\n\nKind regards,\nHelen',
      ['Helen: Dear all, The office moves to Graz.'],
    ],
    [
      'Liebe Kollegen,\n\ndas Büro zieht nach Graz um.\n\nViele Grüße, Eva',
      ['Eva: Liebe Kollegen, das Büro zieht nach Graz um.'],
    ],
    [
      'Hallo Dana,\n\ndas Angebot kam gestern.\n\nMit freundlichen Grüßen\n\nJonas Becker',
      ['Jonas Becker: Hallo Dana, das Angebot kam gestern.'],
    ],
    [
      'Bonjour à tous,\n\nLe bureau déménage à Lyon.\n\nCordialement, Hélène',
      ['Hélène: Bonjour à tous, Le bureau déménage à Lyon.'],
    ],
    [
      'Hola a todos:\n\nLa oficina se muda a Sevilla.\n\nSaludos, Marta',
      ['Marta: Hola a todos: La oficina se muda a Sevilla.'],
    ],
    [
      'Hi team,\n\nThe build is green. I fixed the cache.\n\nBest, Tom Ortega\nLead Engineer, Acme',
      ['Tom Ortega: Hi team, The build is green. I fixed the cache.', 'Tom Ortega: Lead Engineer, Acme'],
    ],
    [
      '> Is it signed?\n\nYes, it was signed in Lyon.\n\nAlice',
      ['Is it signed?', 'Alice: Yes, it was signed in Lyon.'],
    ],
  ] as const)('%j', (content, texts) => {
    expect(factsOf(content).map(({ text }) => text)).toEqual(texts);
  });

  it.each([
    ['Thanks, Helen fixed the printer.', 'Thanks, Helen fixed the printer.'],
    ['Kind regards to Helen, whom we met in Graz.', 'Kind regards to Helen, whom we met in Graz.'],
    ['Alice: I sold the boat.\nThanks, Bob', 'Alice: I sold the boat. Thanks, Bob'],
    ['Best Western opens in Graz.', 'Best Western opens in Graz.'],
    ['Cara Delevingne', 'Cara Delevingne'],
  ])('is none: %j', (content, text) => {
    expect(factsOf(content).map((fact) => fact.text)).toEqual([text]);
  });
});
