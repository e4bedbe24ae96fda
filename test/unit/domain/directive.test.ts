import { describe, expect, test } from 'vitest';
import { changeDirectives, type Directive, directivesInForce } from '../../../src/domain/directive.ts';

const change = (rest: Partial<Parameters<typeof changeDirectives>[1]>) => ({
  name: 'units',
  text: null,
  priority: null,
  tags: null,
  active: null,
  remove: false,
  ...rest,
});
const UNITS: Directive = {
  name: 'units',
  text: 'Use kilometres.',
  priority: 0,
  tags: [],
  active: true,
  updatedAt: 1,
};
const TONE: Directive = { ...UNITS, name: 'tone', text: 'Be brief.', priority: 5 };

describe('a change of directives', () => {
  test('makes a new one of priority 0, untagged and active', () => {
    expect(changeDirectives([], change({ text: ' Use kilometres. ' }), 1)).toEqual([UNITS]);
  });

  test('keeps what is left out, and orders by falling priority, then name', () => {
    const changed = changeDirectives([TONE, UNITS], change({ priority: 9, tags: ['b', 'a', 'b'] }), 2);
    expect(changed.map(({ name }) => name)).toEqual(['units', 'tone']);
    expect(changed[0]).toEqual({ ...UNITS, priority: 9, tags: ['a', 'b'], updatedAt: 2 });
    expect(changeDirectives([TONE, UNITS], change({ active: false }), 2)[1]).toMatchObject({
      text: 'Use kilometres.',
      active: false,
    });
  });

  test('removes one that is there, and says so of one that is not', () => {
    expect(changeDirectives([TONE, UNITS], change({ remove: true }), 2)).toEqual([TONE]);
    expect(() => changeDirectives([TONE], change({ remove: true }), 2)).toThrow(/no directive "units"/);
  });

  test.each([
    [change({ name: '  ', text: 'x' }), /name/],
    [change({}), /text must say/],
    [change({ text: 'x'.repeat(4001) }), /4000/],
    [change({ text: 'x', priority: 0.5 }), /priority/],
    [change({ text: 'x', priority: 1001 }), /priority/],
  ])('%# is refused', (changes, message) => {
    expect(() => changeDirectives([], changes, 1)).toThrow(message);
  });

  test('beyond a hundred is refused', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ ...UNITS, name: `d${index}` }));
    expect(() => changeDirectives(many, change({ text: 'x' }), 1)).toThrow(/at most 100/);
  });
});

describe('the directives in force', () => {
  const team = { ...UNITS, name: 'team', tags: ['team'] };
  const idle = { ...UNITS, name: 'idle', active: false };
  const names = (tags: string[] | null, match: Parameters<typeof directivesInForce>[2] = 'ANY') =>
    directivesInForce([UNITS, team, idle], tags, match).map(({ name }) => name);

  test('are the untagged ones, always, and the tagged ones for who asks for their tags', () => {
    expect(names(null)).toEqual(['units']);
    expect(names([])).toEqual(['units']);
    expect(names(['team'])).toEqual(['units', 'team']);
    expect(names(['team'], 'ANY_STRICT')).toEqual(['units', 'team']);
    expect(names(['team', 'other'], 'ALL')).toEqual(['units']);
    expect(names(['other'])).toEqual(['units']);
  });
});
