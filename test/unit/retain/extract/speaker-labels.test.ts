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

describe('a speaker whose name is also a word', () => {
  it.each([
    ['months', 'April: I painted the barn.\nJune: Which colour?\nApril: Red, like yours.', ['April', 'June']],
    ['a modal verb', 'Will: I painted the barn.\nIngrid: Nice.\nWill: It took days.', ['Will', 'Ingrid']],
    ['a month beside a usual name', 'August: I painted the barn.\nIngrid: Lovely.', ['August']],
    ['a month alone', 'May: I painted the barn.', ['May']],
    ['a modal verb alone', 'Will: I painted the barn.', ['Will']],
    ['a feeling alone', 'Hope: I painted the barn.', ['Hope']],
    ['a hairstyle with a mere answer', 'Bob: yes', ['Bob']],
    ['a tool with a mere answer', 'Jack: Thanks!', ['Jack']],
  ])('is a person: %s', (_, content, names) => {
    expect(people(content)).toEqual(expect.arrayContaining(names));
  });

  it.each([
    ['the months of a year', 'March: I painted the barn.\nApril: I sold it.'],
    ['two months, each once', 'May: I painted the barn.\nJune: I sold it.'],
    ['a month with what was done in it', 'June: The barn was painted.'],
    ['what is no name, with a mere answer', 'Rain: no'],
    ['who is only called by what he does', 'Support: I painted the barn.\nUser: Thanks, I like it.'],
  ])('is none: %s', (_, content) => {
    expect(people(content)).toEqual([]);
  });

  it('is not named where the word is meant', () => {
    const [asked, told] = facts('Will: I painted the barn.\nMay: I sold mine in May.\nWill: Fine.');
    expect(asked?.entities.map(({ name }) => name)).toEqual(['Will']);
    expect(told?.entities.map(({ name }) => name)).toEqual(['May']);
    expect(people('Will: I painted the barn.\nIngrid: I am glad. Will it last?')).toEqual(['Will', 'Ingrid']);
    expect(
      people('May: I painted the barn.\nIngrid: I saw it in May.').filter((name) => name === 'May'),
    ).toHaveLength(1);
  });
});
