import { describe, expect, it } from 'vitest';
import { areTwoShortForms, fullNames, sameGivenName } from '../../../src/text/nicknames.ts';

describe('nicknames', () => {
  it.each([
    ['Bob', 'Robert'],
    ['Rob', 'bob'],
    ['Liz', 'Elizabeth'],
    ['Mel', 'Melanie'],
    ['Alice', 'alice'],
    ['Sasha', 'Alexander'],
  ])('takes %s and %s for one name, either way round', (a, b) => {
    expect(sameGivenName(a, b)).toBe(true);
    expect(sameGivenName(b, a)).toBe(true);
  });

  it.each([
    ['Bob', 'William'],
    ['Robert', 'Roberta'],
    ['Alice', 'Bob'],
    ['Patrick', 'Patricia'],
    ['', ''],
  ])('keeps %s and %s apart', (a, b) => {
    expect(sameGivenName(a, b)).toBe(false);
  });

  it('names every full name of a short form', () => {
    expect(fullNames('Alex')).toEqual(['alexander', 'alexandra']);
    expect(fullNames('Robert')).toEqual([]);
  });
});

describe('areTwoShortForms', () => {
  it.each([
    ['Liz', 'Beth', true],
    ['Sasha', 'Alex', true],
    ['Peggy', 'Maggie', true],
    ['Chuck', 'Charlie', true],
    ['Bob', 'Rob', false],
    ['Bill', 'Will', false],
    ['Ben', 'Benny', false],
    ['Liz', 'Elizabeth', false],
    ['Pat', 'Patrick', false],
    ['Liz', 'Anna', false],
    ['Liz', 'Liz', false],
  ])('%s and %s: %s', (a, b, are) => {
    expect(areTwoShortForms(a, b)).toBe(are);
    expect(areTwoShortForms(b, a)).toBe(are);
  });
});
