import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TokenVectors } from '../../../src/domain/ports/models.ts';
import { decodeTokenVectors, encodeTokenVectors } from '../../../src/store/token-codec.ts';

const EXAMPLE: TokenVectors = {
  count: 2,
  width: 16,
  ids: Int32Array.of(7_592, 250_001),
  vectors: Int8Array.from({ length: 32 }, (_, i) => i * 8 - 127),
};

describe('token vectors as they are stored', () => {
  it('come back as they went in', () => {
    const shape = fc.record({ count: fc.nat(5), width: fc.constantFrom(16, 96, 128) });
    const any = shape.chain(({ count, width }) =>
      fc.record({
        count: fc.constant(count),
        width: fc.constant(width),
        ids: fc.int32Array({ minLength: count, maxLength: count }),
        vectors: fc.int8Array({ minLength: count * width, maxLength: count * width }),
      }),
    );
    fc.assert(
      fc.property(any, (tokens) => {
        expect(decodeTokenVectors(encodeTokenVectors(tokens))).toEqual(tokens);
      }),
    );
  });

  it('take 8 bytes and 4 more than the width for each token, before base64', () => {
    expect(Buffer.from(encodeTokenVectors(EXAMPLE), 'base64')).toHaveLength(8 + 2 * (4 + 16));
  });

  it('are nothing when they are empty, cut short, or of another version', () => {
    const bytes = Buffer.from(encodeTokenVectors(EXAMPLE), 'base64');
    const other = Buffer.from(bytes);
    other[0] = 99;
    expect(decodeTokenVectors('')).toBeNull();
    expect(decodeTokenVectors('no base64!')).toBeNull();
    expect(decodeTokenVectors(bytes.subarray(0, bytes.length - 1).toString('base64'))).toBeNull();
    expect(decodeTokenVectors(other.toString('base64'))).toBeNull();
  });
});
