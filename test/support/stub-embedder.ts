import { createHash } from 'node:crypto';
import { MemoryError } from '../../src/domain/errors.ts';
import type { Embedder, Embedding } from '../../src/domain/ports/models.ts';

/** Signs of one word in every dimension: words that differ are nearly orthogonal, equal ones equal. */
function addWord(vector: Float32Array, word: string): void {
  for (let block = 0; block * 256 < vector.length; block++) {
    const hash = createHash('sha256').update(`${block}:${word}`).digest();
    for (let bit = 0; bit < 256 && block * 256 + bit < vector.length; bit++) {
      const sign = ((hash[bit >> 3] ?? 0) >> (bit & 7)) & 1 ? 1 : -1;
      vector[block * 256 + bit] = (vector[block * 256 + bit] ?? 0) + sign;
    }
  }
}

function embedding(text: string, dimensions: number): Embedding {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0)
    throw new MemoryError('BAD_USER_INPUT', `"${text}" has no words, so it has no embedding.`);
  const vector = new Float32Array(dimensions);
  for (const word of words) addWord(vector, word);
  const length = Math.hypot(...vector);
  return { vector: vector.map((value) => value / length) };
}

/**
 * An embedder without a model: a text's vector is the sum of its words' random signs, so the cosine of two texts grows
 * with the words they share (about shared / √(words × words)), whatever their order and case. Deterministic.
 */
export function stubEmbedder(dimensions = 384): Embedder {
  return {
    model: 'stub',
    dimensions,
    async embed(texts, { signal } = {}) {
      if (signal?.aborted) throw new MemoryError('TIMEOUT', 'given up', { cause: signal.reason });
      return texts.map((text) => embedding(text, dimensions));
    },
  };
}
