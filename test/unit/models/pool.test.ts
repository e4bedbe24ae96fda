import { describe, expect, it } from 'vitest';
import { normalize, pool } from '../../../src/models/pool.ts';

/** Three tokens of width 2, of which a text may have only the first two. */
const hidden = Float32Array.from([3, 0, 3, 8, 99, 99]);

describe('pool', () => {
  it('takes the mean over the tokens of a text, not over what follows', () => {
    // Mean of (3, 0) and (3, 8) is (3, 4), of length 5.
    expect(pool({ hidden, tokens: 2, width: 2 }, 'MEAN')).toEqual(Float32Array.from([0.6, 0.8]));
  });

  it('takes the first token alone when asked for CLS', () => {
    expect(pool({ hidden, tokens: 2, width: 2 }, 'CLS')).toEqual(Float32Array.from([1, 0]));
  });

  it('has no vector for what is zero or not finite', () => {
    expect(normalize(Float32Array.from([0, 0]))).toBeNull();
    expect(normalize(Float32Array.from([1, Number.NaN]))).toBeNull();
    expect(normalize(Float32Array.from([1, Number.POSITIVE_INFINITY]))).toBeNull();
  });
});
