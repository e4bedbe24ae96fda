import { describe, expect, it } from 'vitest';
import { quantize } from '../../../src/models/quantize.ts';

describe('quantize', () => {
  it('scales to unit length times 127 and rounds', () => {
    const target = new Int8Array(4);
    quantize([3, -4], target, 1);
    // (3, −4) / 5 × 127 = (76.2, −101.6)
    expect([...target]).toEqual([0, 76, -102, 0]);
  });

  it('leaves a zero vector zero', () => {
    const target = new Int8Array(2);
    quantize([0, 0], target, 0);
    expect([...target]).toEqual([0, 0]);
  });
});
