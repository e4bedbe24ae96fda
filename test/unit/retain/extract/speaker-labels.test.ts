import { describe, expect, it } from 'vitest';
import { extractRules } from '../../../../src/retain/extract/rules.ts';
import type { ExtractedFact } from '../../../../src/retain/extract/types.ts';
import { atOnce } from '../../../support/at-once.ts';
import { speakerOf } from './speaker-of.ts';

function facts(content: string): readonly ExtractedFact[] {
  return atOnce(
    extractRules({
      content,
      context: null,
      reference: { at: Date.parse('2025-06-05T09:00:00Z'), timezone: 'UTC' },
      timestamped: true,
    }),
  );
}

function people(content: string): readonly string[] {
  return facts(content).flatMap(({ entities }) =>
    entities.filter(({ type }) => type === 'PERSON').map(({ name }) => name),
  );
}

describe('the label of a turn', () => {
  it.each([
    ['a modal verb', 'Will Sanders'],
    ['an auxiliary', 'Can Yılmaz'],
    ['an article', 'An Nguyen'],
    ['a preposition', 'In Ahn'],
    ['a conjunction', 'So Ahn'],
    ['a month', 'May Osei'],
    ['a word of kinship', 'Sister Agnes'],
    ['an adjective', 'Old Pete'],
    ['another adjective', 'Big Ted'],
    ['a family name and a comma', 'Larsen, Ingrid'],
    ['an initial behind a comma', 'Larsen, I.'],
  ])('stays whole though it begins with %s', (_, name) => {
    const [fact, ...rest] = facts(`${name}: I rented a barn outside the village.`);
    expect(rest).toEqual([]);
    expect(fact?.text).toBe(`${name}: I rented a barn outside the village.`);
    expect(fact?.entities).toEqual([{ name, type: 'PERSON' }]);
  });

  it.each([
    ['what somebody is behind his name', 'Larsen, treasurer: I rented a barn.', ['Larsen']],
    ['an office with a capital', 'Larsen, Treasurer: I rented a barn.', ['Larsen']],
    ['a part in a study before a name', 'Participant Ingrid Larsen: I rented a barn.', ['Ingrid Larsen']],
  ])('loses %s', (_, content, names) => {
    expect(people(content)).toEqual(names);
  });

  it.each([
    ['a month and what a plan holds', 'May Budget: we rent a barn.'],
    ['a connective and a noun', 'So Result: we rent a barn.'],
  ])('is none with %s', (_, content) => {
    expect(speakerOf(content, 'we rent')).toBeNull();
  });

  it('keeps who is named in what is said apart from who says it', () => {
    expect(people('Old Pete: I met Joe Larsen at the barn.')).toEqual(['Old Pete', 'Joe Larsen']);
  });

  it('lets a place be named that is a part of the speaker’s name', () => {
    const [fact] = facts('Jack London: I moved to London.');
    expect(fact?.entities).toEqual([
      { name: 'Jack London', type: 'PERSON' },
      { name: 'London', type: 'LOCATION' },
    ]);
  });
});
