import { expect, test } from 'vitest';
import type { RuleFact } from '../../../src/retain/extract/rules.ts';
import { scoreFacts } from '../../bench/extraction/score-passage.ts';
import { accuracy, f1, precision, recall } from '../../bench/extraction/tally.ts';
import type { GoldPassage } from '../../gold/extraction/passages.ts';

const content = 'Ida: Why late? Bo: Snow fell on Monday, so Dr. Ek left by port 22.';
const at = (quote: string) => ({ quote, at: content.indexOf(quote) });
const place = (quote: string) => ({
  start: content.indexOf(quote),
  end: content.indexOf(quote) + quote.length,
});
const monday = { start: Date.parse('2025-01-06T00:00Z'), end: Date.parse('2025-01-07T00:00Z') };

const passage: GoldPassage = {
  ...{ id: 'tune-transcript-1', style: 'transcript', language: 'en', content, context: null },
  ...{ timestamp: '2025-01-08T00:00:00Z', timezone: 'UTC', tolerated: [], undatable: [] },
  entities: [
    { name: 'Ida', type: 'PERSON', aliases: [], alsoTypes: [] },
    { name: 'Bo', type: 'PERSON', aliases: [], alsoTypes: [] },
    { name: 'Ek', type: 'PERSON', aliases: ['Dr. Ek'], alsoTypes: ['OTHER'] },
  ],
  optionalEntities: [{ name: 'Snow', type: 'CONCEPT', aliases: [], alsoTypes: [] }],
  dates: [
    { ...at('on Monday'), start: '2025-01-06T00:00:00Z', end: '2025-01-07T00:00:00Z', precision: 'DAY' },
  ],
  notDates: [at('port 22')],
  statements: [{ ...at('Snow fell on Monday'), speaker: 'Bo' }],
  causes: [{ cause: at('Snow fell'), effect: at('Dr. Ek left'), kind: 'CAUSES' }],
  keepsTogether: [[at('Why late?'), at('Snow fell')]],
};

function fact(words: string, rest: Partial<RuleFact> = {}): RuleFact {
  return {
    ...{ text: words, type: 'WORLD', occurred: null, confidence: null, grounded: true, toldAt: null },
    ...{ ...place(words), entities: [], causes: [], dates: [], said: [{ speaker: 'Bo', ...place(words) }] },
    ...rest,
  };
}

const nothing = scoreFacts(passage, []);

test('names are compared without titles and case, several forms count once, optional ones not at all', () => {
  const entities = ['ida', 'Dr. Ek', 'Ek', 'Snow', 'Port'].map((name) => ({ name, type: 'OTHER' as const }));
  const scored = scoreFacts(passage, [fact('Snow fell', { entities })]);
  expect(scored.entities).toEqual({ right: 2, wrong: ['Port (OTHER)'], missed: ['Bo (PERSON)'] });
  expect(precision(scored.entities)).toBeCloseTo(2 / 3);
  expect(recall(scored.entities)).toBeCloseTo(2 / 3);
  expect(f1(scored.entities)).toBeCloseTo(2 / 3);
  expect(scored.types).toEqual({ right: 1, wrong: ['Ida: OTHER, not PERSON'], missed: [] });
});

test('a date is right with the same start, end and precision, and wrong where none is to be read', () => {
  const read = (words: string, precision: 'DAY' | 'YEAR') => ({
    ...{ ...place(words), text: words, occurred: { ...monday, precision } },
  });
  const right = scoreFacts(passage, [fact('Snow fell', { dates: [read('Monday', 'DAY')] })]).dates;
  expect(right).toEqual({ right: 1, wrong: [], missed: [] });
  const wrong = scoreFacts(passage, [
    fact('Snow fell', { dates: [read('Monday', 'YEAR'), read('22', 'YEAR')] }),
  ]).dates;
  expect(wrong.right).toBe(0);
  expect(wrong.wrong).toHaveLength(2);
  expect(nothing.dates.missed).toEqual(['on Monday']);
  expect(accuracy(nothing.dates)).toBe(0);
});

test('a statement belongs to whoever says most of its words, and is missed where no fact has them', () => {
  expect(scoreFacts(passage, [fact('Snow fell on Monday')]).speakers.right).toBe(1);
  const ida = fact('Snow fell on Monday', { said: [{ speaker: 'Ida', ...place('Snow fell on Monday') }] });
  expect(scoreFacts(passage, [ida]).speakers.wrong).toHaveLength(1);
  expect(nothing.speakers.missed).toHaveLength(1);
});

test('a relation needs its kind and both its sides, in their order', () => {
  const linked = (kind: 'CAUSES' | 'ENABLES', cause: string, effect: string) =>
    scoreFacts(passage, [fact(cause, { causes: [{ fact: 1, kind, weight: 1 }] }), fact(effect)]).causes;
  expect(linked('CAUSES', 'Snow fell', 'Ek left')).toEqual({ right: 1, wrong: [], missed: [] });
  expect(linked('ENABLES', 'Snow fell', 'Ek left').missed).toHaveLength(1);
  expect(linked('CAUSES', 'Ek left', 'Snow fell').wrong).toHaveLength(1);
});

test('what needs each other must stand in one fact', () => {
  const asked = { speaker: 'Ida', ...place('Why late?') };
  const answered = { speaker: 'Bo', ...place('Snow fell') };
  expect(scoreFacts(passage, [fact('Snow fell', { said: [asked, answered] })]).together.right).toBe(1);
  expect(scoreFacts(passage, [fact('Why late?'), fact('Snow fell')]).together.missed).toHaveLength(1);
});
