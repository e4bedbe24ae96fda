import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MaxSim, TokenVectors } from '../../../src/domain/ports/models.ts';
import { LEAST_DOT, maxSim, maxSimReference } from '../../../src/models/maxsim.ts';

/** Token vectors of width 16, of which only the first numbers are given. */
function tokens(...rows: number[][]): TokenVectors {
  const vectors = new Int8Array(rows.length * 16);
  rows.forEach((row, r) => {
    vectors.set(row, r * 16);
  });
  return { count: rows.length, width: 16, ids: new Int32Array(rows.length), vectors };
}

const randomTokens = (width: number) =>
  fc
    .array(fc.int8Array({ min: -127, max: 127, minLength: width, maxLength: width }), { maxLength: 9 })
    .map((rows): TokenVectors => {
      const vectors = new Int8Array(rows.length * width);
      rows.forEach((row, r) => {
        vectors.set(row, r * width);
      });
      return { count: rows.length, width, ids: new Int32Array(rows.length), vectors };
    });

describe.each<[string, MaxSim]>([
  ['maxSim', maxSim],
  ['maxSimReference', maxSimReference],
])('%s', (_, score) => {
  it('gives each query token its greatest dot product in each document', () => {
    const query = tokens([2, 0], [0, 3], [1, 1]);
    const first = tokens([5, 1], [1, 4]);
    const second = tokens([-7, -2]);
    expect([...score(query, [first, second])]).toEqual([10, 12, 6, -14, -6, -9]);
  });

  it('gives the least possible value where a document has no tokens', () => {
    expect([...score(tokens([1], [2]), [tokens(), tokens([1])])]).toEqual([LEAST_DOT, LEAST_DOT, 1, 2]);
  });

  it('reaches 127² for a vector with itself and −127² for its opposite', () => {
    const one = tokens([127]);
    expect([...score(one, [one, tokens([-127])])]).toEqual([16_129, -16_129]);
  });

  it('gives nothing for a query without tokens, or for no documents', () => {
    expect(score(tokens(), [tokens([1])])).toHaveLength(0);
    expect(score(tokens([1]), [])).toHaveLength(0);
  });

  it('refuses a document of another width', () => {
    const wide = { count: 1, width: 32, ids: new Int32Array(1), vectors: new Int8Array(32) };
    expect(() => score(tokens([1]), [wide])).toThrow('one width');
  });
});

describe('the SIMD kernel', () => {
  it.each([16, 96, 128])('agrees with the reference in every number at width %i', (width) => {
    fc.assert(
      fc.property(
        randomTokens(width),
        fc.array(randomTokens(width), { maxLength: 6 }),
        (query, documents) => {
          expect(maxSim(query, documents)).toEqual(maxSimReference(query, documents));
        },
      ),
    );
  });

  it('sums the largest values without overflow', () => {
    const full = { count: 1, width: 1024, ids: new Int32Array(1), vectors: new Int8Array(1024).fill(-127) };
    expect([...maxSim(full, [full])]).toEqual([1024 * 127 * 127]);
    expect(maxSim(full, [full])).toEqual(maxSimReference(full, [full]));
  });

  it('grows its memory for a document that is longer than all before', () => {
    const long = {
      count: 4_000,
      width: 96,
      ids: new Int32Array(4_000),
      vectors: new Int8Array(4_000 * 96).fill(1),
    };
    const query = { ...long, count: 1 };
    expect([...maxSim(query, [long])]).toEqual([96]);
  });
});
