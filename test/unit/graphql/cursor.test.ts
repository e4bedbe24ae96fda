import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeCursor, encodeCursor, pageOf, requireFirst } from '../../../src/graphql/cursor.ts';

test('a cursor leads back to its sort key, whatever the texts in it', () => {
  const keys = fc.tuple(fc.integer(), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(keys, (key) => {
      expect(decodeCursor('memories', encodeCursor('memories', key))).toEqual(key);
    }),
  );
});

describe('a cursor is refused', () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  test.each([
    ['of another list', encodeCursor('documents', [1, 'x'])],
    ['that is too short', encode(['memories', 1])],
    ['that is too long', encode(['memories', 1, 'x', 'y'])],
    ['with a text for a number', encode(['memories', '1', 'x'])],
    ['with an object', encode(['memories', 1, { x: 1 }])],
    ['with a moment that no date can have', encode(['memories', 1e300, 'x'])],
    ['that is no list', encode({ memories: 1 })],
    ['that is no JSON', 'bm90IGpzb24'],
    ['that is empty', ''],
  ])('%s', (_name, cursor) => {
    expect(() => decodeCursor('memories', cursor)).toThrow('endCursor');
  });
});

test('a page is as long as asked, else as the field says', () => {
  expect(pageOf('banks', {}, 50)).toEqual({ first: 50, after: null });
  expect(pageOf('banks', { first: null, after: null }, 50)).toEqual({ first: 50, after: null });
  expect(pageOf('banks', { first: 7, after: encodeCursor('banks', ['b']) }, 50)).toEqual({
    first: 7,
    after: ['b'],
  });
  expect(() => pageOf('banks', { first: 501 }, 50)).toThrow('from 1 to 500; it is 501');
  expect(() => requireFirst(0, 1000)).toThrow('from 1 to 1000; it is 0');
});
