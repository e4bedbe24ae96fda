import { describe, expect, it } from 'vitest';
import { normalize, pool } from '../../../src/models/pool.ts';

/** Two texts of width 2, padded to three tokens; the first has two tokens, the second three. */
const values = Float32Array.from([3, 0, 3, 8, 99, 99, /* second text */ 0, 1, 0, 1, 0, 4]);

describe('pool', () => {
  it('takes the mean over the tokens of a text, not over its padding', () => {
    // Mean of (3, 0) and (3, 8) is (3, 4), of length 5.
    const vector = pool({ values, offset: 0, tokens: 2, width: 2 }, 'MEAN');
    expect(vector).toEqual(Float32Array.from([0.6, 0.8]));
  });

  it('reads the text that starts at the offset', () => {
    expect(pool({ values, offset: 6, tokens: 3, width: 2 }, 'MEAN')).toEqual(Float32Array.from([0, 1]));
  });

  it('takes the first token alone when asked for CLS', () => {
    expect(pool({ values, offset: 0, tokens: 2, width: 2 }, 'CLS')).toEqual(Float32Array.from([1, 0]));
  });

  it('has no vector for what is zero or not finite', () => {
    expect(normalize(Float32Array.from([0, 0]))).toBeNull();
    expect(normalize(Float32Array.from([1, Number.NaN]))).toBeNull();
    expect(normalize(Float32Array.from([1, Number.POSITIVE_INFINITY]))).toBeNull();
  });
});
