import { describe, expect, it } from 'vitest';
import { findEntities } from '../../../../src/retain/extract/entities.ts';

function named(text: string): readonly string[] {
  return findEntities(text).map(({ name, type }) => `${name}/${type}`);
}

describe('a name of several things', () => {
  it.each([
    ['We sailed down the Amazon for a week.', ['Amazon/LOCATION']],
    ['The Amazon rainforest shrinks.', ['Amazon/LOCATION']],
    ['She works at Amazon and swam in the Amazon.', ['Amazon/ORGANIZATION', 'Amazon/LOCATION']],
    ['Jordan said he flew to Jordan.', ['Jordan/PERSON', 'Jordan/LOCATION']],
    ['Sydney called me when she moved to Sydney.', ['Sydney/PERSON', 'Sydney/LOCATION']],
    ['Apple pie is tasty.', []],
    ['Apple released a phone. Apple juice is sweet.', ['Apple/ORGANIZATION']],
    ["We met on New Year's Eve.", []],
    ["Eve called me on New Year's Eve.", ['Eve/PERSON']],
  ])('is what the words beside it tell: %s', (text, names) => {
    expect(named(text)).toEqual(names);
  });

  it.each([
    ['The Amazon order came late.', ['Amazon/ORGANIZATION']],
    ['Apple shares rose.', ['Apple/ORGANIZATION']],
    ['She works at Amazon.', ['Amazon/ORGANIZATION']],
    ['Jordan is my boss.', ['Jordan/PERSON']],
    ['She lives in Jordan.', ['Jordan/LOCATION']],
  ])('stays what it is known as elsewhere: %s', (text, names) => {
    expect(named(text)).toEqual(names);
  });
});
