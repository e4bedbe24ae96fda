import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createCountTokens } from '../../../src/models/count-tokens.ts';

const countTokens = createCountTokens();
afterAll(() => countTokens.close());

describe('countTokens', () => {
  it.each([
    ['', 0],
    ['hello world', 2],
    ['tiktoken is great!', 6],
    ['お誕生日おめでとう', 9],
  ])('counts the cl100k_base tokens of %j', (text, count) => {
    expect(countTokens(text)).toBe(count);
  });

  it('counts the text of a special token as the plain text it is', () => {
    // < | end of text | >: seven pieces, not the one token of that name.
    expect(countTokens('<|endoftext|>')).toBe(7);
  });

  it('counts a lone surrogate as the replacement character', () => {
    expect(countTokens('a\uD800b')).toBe(countTokens('a\uFFFDb'));
  });

  it('counts an endless word in pieces of 400 letters, each as it counts alone', () => {
    // Encoded as one piece, this text would take minutes.
    expect(countTokens('a'.repeat(200_000))).toBe(500 * countTokens('a'.repeat(400)));
  });

  it('counts a long text with words as a whole', () => {
    expect(countTokens('word '.repeat(2_000).trimEnd())).toBe(2_000);
  });

  it('never refuses a text, and never counts more tokens than it has UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(countTokens(text)).toBeLessThanOrEqual(Buffer.byteLength(text));
      }),
    );
  });
});
