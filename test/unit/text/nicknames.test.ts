import { describe, expect, it } from 'vitest';
import { fullNames, sameGivenName } from '../../../src/text/nicknames.ts';

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
