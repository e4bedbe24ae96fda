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

describe('a line of words and a date', () => {
  it.each([
    'Bericht 12.05.2025',
    'Wochenbericht 12.05.2025',
    'Report 12.05.2025',
    'Protokoll 3.3.2025',
    'Verslag 12-05-2025',
    'Notes 2025-05-12',
    'Weekly Report 2025-05-12',
    'Vorstandssitzung 12.05.2025',
    'Compte-rendu 12/05/2025',
    'Bericht, 12.05.2025',
    'Larkspur 12.05.2025',
  ])('is a title: %s', (line) => {
    expect(speakerOf(`${line}\n\nThe generator failed on Monday.`, 'The generator')).toBeNull();
  });

  it('is a title, however often it comes', () => {
    const content = 'Bericht 12.05.2025\n\nDer Generator fiel aus.\n\nBericht 13.05.2025\n\nEr läuft wieder.';
    expect([speakerOf(content, 'Der Generator'), speakerOf(content, 'Er läuft')]).toEqual([null, null]);
  });

  it.each([
    ['Anna 12.05.2025', 'Anna'],
    ['Anna Berg 12.05.2025', 'Anna Berg'],
    ['Tom 2025-05-12', 'Tom'],
    ['Wren 12.05.2025 10:15', 'Wren'],
    ['Wren, 12.05.2025', 'Wren'],
    ['Wren 10:15', 'Wren'],
  ])('names who speaks: %s', (line, name) => {
    expect(speakerOf(`${line}\nThe generator failed on Monday.`, 'The generator')).toBe(name);
  });

  it('names who speaks more than once, in turn with others', () => {
    const content =
      'Wren 2025-05-12\nI fixed the pump.\n\nLarkin 2025-05-12\nThank you.\n\nWren 2025-05-13\nI painted the barn.';
    expect(speakerOf(content, 'I painted')).toBe('Wren');
  });

  it('is no time at which words below were said before the day that they name', () => {
    const reference = { at: Date.parse('2025-06-20T09:00:00Z'), timezone: 'UTC' };
    const content = 'Bericht 12.05.2025\n\nAm 14.5. fiel der Generator aus.';
    const told = atOnce(extractRules({ content, context: null, reference, timestamped: true }));
    const fact = told.find(({ text }) => text.includes('Generator'));
    expect(new Date(fact?.occurred?.start ?? 0).toISOString().slice(0, 10)).toBe('2025-05-14');
  });
});
