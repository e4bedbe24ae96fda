import { expect, test } from 'vitest';
import { EARLIEST, FAR_FUTURE } from '../../../src/domain/instant.ts';
import { FACT_TYPES } from '../../../src/domain/memory.ts';
import type { Scope } from '../../../src/domain/ports/recall-store.ts';
import { scopeParams, seesNothing, within } from '../../../src/store/scope.ts';

const PLAIN: Scope = {
  bank: { id: 'b', key: 'k1' },
  types: FACT_TYPES,
  states: ['ACTIVE'],
  tagKeys: null,
  window: null,
  asOf: null,
};

test('an open scope asks for bounds that everything meets, and for no window', () => {
  expect(scopeParams(PLAIN)).toMatchObject({
    mentionedUntil: FAR_FUTURE,
    validAfter: EARLIEST,
    windowStart: null,
    windowEnd: null,
    tagKeys: null,
  });
});

test('asOf binds both when a memory was learnt and until when it held', () => {
  expect(scopeParams({ ...PLAIN, asOf: 5 })).toMatchObject({ mentionedUntil: 5, validAfter: 5 });
});

test('an open side of a window becomes a far sentinel', () => {
  expect(scopeParams({ ...PLAIN, window: { start: 7, end: null } })).toMatchObject({
    windowStart: 7,
    windowEnd: FAR_FUTURE,
  });
});

test('a second window narrows the first: begun before the earlier end, ended after the later start', () => {
  const both = within({ ...PLAIN, window: { start: 10, end: 30 } }, { start: 20, end: null });
  expect(both.window).toEqual({ start: 20, end: 30 });
});

test.each([
  ['a type left out', { types: ['WORLD'] }],
  ['tags', { tagKeys: [''] }],
  ['a window', { window: { start: 1, end: 2 } }],
  ['a moment', { asOf: 1 }],
] as const)('%s makes a scope need the filtered search', (_, part) => {
  expect(scopeParams(PLAIN).isPlain).toBe(true);
  expect(scopeParams({ ...PLAIN, ...part }).isPlain).toBe(false);
});

test.each([
  ['type', { types: [] }],
  ['state', { states: [] }],
  ['set of tags', { tagKeys: [] }],
])('a scope without any %s sees nothing', (_, part) => {
  expect(seesNothing(PLAIN)).toBe(false);
  expect(seesNothing({ ...PLAIN, ...part })).toBe(true);
});
