import { describe, expect, it } from 'vitest';
import type { TokenVectors } from '../../../src/domain/ports/models.ts';
import {
  createProjector,
  projectionFor,
  randomProjection,
  TOKEN_WIDTH,
} from '../../../src/models/token-projection.ts';

/** Cosine of two tokens of one text. */
function cosine({ vectors, width }: TokenVectors, a: number, b: number): number {
  const row = (token: number) => Array.from(vectors.subarray(token * width, (token + 1) * width));
  return row(a).reduce((sum, value, i) => sum + value * (row(b)[i] ?? 0), 0) / 127 ** 2;
}

/** From (x, y) of the plane to 32 dimensions: (x − 0.5, y, 0, …), because the mean of all tokens is (0.5, 0). */
const PLANE = {
  rows: 2,
  columns: 32,
  matrix: Float32Array.from({ length: 64 }, (_, i) => (i === 0 || i === 33 ? 1 : 0)),
  offset: Float32Array.from({ length: 32 }, (_, i) => (i === 0 ? 0.5 : 0)),
};

describe('createProjector', () => {
  it('scales a token to length 1, takes the mean off, projects, and scales to 127', () => {
    // (0, 8) → (0, 1) → (−0.5, 1) → / 1.118 × 127 = (−56.8, 113.6); (3, 0) → (0.5, 0) → (127, 0)
    const tokens = createProjector(PLANE)({
      ids: [7, 8],
      kept: [true, true],
      hidden: Float32Array.from([0, 8, 3, 0]),
    });
    expect([...tokens.vectors.subarray(0, 3)]).toEqual([-57, 114, 0]);
    expect([...tokens.vectors.subarray(32, 35)]).toEqual([127, 0, 0]);
  });

  it('leaves special tokens out, and keeps the ids of the others', () => {
    const tokens = createProjector(PLANE)({
      ids: [101, 7, 102],
      kept: [false, true, false],
      hidden: Float32Array.from([1, 1, 3, 0, 1, 1]),
    });
    expect(tokens).toMatchObject({ count: 1, width: 32, ids: Int32Array.of(7) });
    expect(tokens.vectors[0]).toBe(127);
  });
});

describe('randomProjection', () => {
  it('keeps cosines but for a little noise, and is the same every time', () => {
    const at = (angle: number) =>
      Array.from({ length: 384 }, (_, i) => (i < 192 ? Math.cos(angle) : Math.sin(angle)));
    const project = createProjector(randomProjection(384, TOKEN_WIDTH));
    const text = {
      ids: [1, 2, 3],
      kept: [true, true, true],
      hidden: Float32Array.from([...at(0), ...at(Math.PI / 3), ...at(Math.PI / 2)]),
    };
    const tokens = project(text);
    expect(cosine(tokens, 0, 1)).toBeGreaterThan(0.3);
    expect(cosine(tokens, 0, 1)).toBeLessThan(0.7);
    expect(Math.abs(cosine(tokens, 0, 2))).toBeLessThan(0.25);
    expect(createProjector(randomProjection(384, TOKEN_WIDTH))(text)).toEqual(tokens);
  });
});

describe('projectionFor', () => {
  it('is the trained one for the model it was trained for, whoever publishes it', () => {
    const trained = projectionFor('Xenova/all-MiniLM-L6-v2', 384);
    expect(trained).toMatchObject({ rows: 384, columns: 128 });
    expect(trained.offset.some((value) => value !== 0)).toBe(true);
    expect(projectionFor('sentence-transformers/all-MiniLM-L6-v2', 384)).toEqual(trained);
  });

  it('has columns that are orthogonal and of length 1, up to the rounding of the file', () => {
    const { rows, columns, matrix } = projectionFor('all-MiniLM-L6-v2', 384);
    const dot = (a: number, b: number) =>
      Array.from(
        { length: rows },
        (_, r) => (matrix[r * columns + a] ?? 0) * (matrix[r * columns + b] ?? 0),
      ).reduce((sum, value) => sum + value, 0);
    expect(dot(0, 0)).toBeCloseTo(1, 1);
    expect(dot(127, 127)).toBeCloseTo(1, 1);
    expect(dot(0, 127)).toBeCloseTo(0, 1);
  });

  it('is a random one for any other model', () => {
    expect(projectionFor('BAAI/bge-base-en-v1.5', 768)).toMatchObject({ rows: 768, columns: TOKEN_WIDTH });
  });
});
