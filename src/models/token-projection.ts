import { readFileSync } from 'node:fs';
import { invariant } from '../domain/errors.ts';
import type { TokenVectors } from '../domain/ports/models.ts';
import { findAsset } from './find-asset.ts';
import { quantize } from './quantize.ts';
import { createSimdKernel } from './simd-kernel.ts';

/**
 * The linear map of token vectors to fewer dimensions: `y = (x / |x| − mean) × matrix`.
 * Its rows are the model's dimensions, its columns those of the stored vectors.
 */
export interface Projection {
  readonly rows: number;
  readonly columns: number;
  /** rows × columns, row by row. */
  readonly matrix: Float32Array;
  /** `mean × matrix`: columns numbers. */
  readonly offset: Float32Array;
}

/** Dimensions of a stored token vector; see scripts/models/make-projection.mjs for what 96 and 64 would lose. */
export const TOKEN_WIDTH = 128;
/** The model whose projection is trained. */
const TRAINED = /(^|\/)all-MiniLM-L6-v2$/;
const FLOAT_BYTES = Float32Array.BYTES_PER_ELEMENT;

/** The trained projection's file: rows, columns (uint32), columns scales, columns offsets (float32), int8 matrix. */
function readProjection(file: string): Projection {
  const bytes = readFileSync(file);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rows = view.getUint32(0, true);
  const columns = view.getUint32(4, true);
  const floats = (start: number) =>
    Float32Array.from({ length: columns }, (_, i) => view.getFloat32(start + i * FLOAT_BYTES, true));
  const scales = floats(8);
  const offset = floats(8 + columns * FLOAT_BYTES);
  const start = 8 + 2 * columns * FLOAT_BYTES;
  invariant(bytes.length === start + rows * columns, `${file} is a whole projection`);
  const matrix = Float32Array.from(
    { length: rows * columns },
    (_, i) => view.getInt8(start + i) * (scales[i % columns] ?? 0),
  );
  return { rows, columns, matrix, offset };
}

/** Numbers in (0, 1) that are the same in every process: mulberry32, by Tommy Ettinger. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (((t ^ (t >>> 14)) >>> 0) + 0.5) / 4_294_967_296;
  };
}

/**
 * A fixed random projection, for models without a trained one: by Johnson and Lindenstrauss, dot products survive it
 * but for noise of about 1/√columns.
 */
export function randomProjection(rows: number, columns: number): Projection {
  const next = sequence(rows);
  const normal = () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
  return {
    rows,
    columns,
    matrix: Float32Array.from({ length: rows * columns }, normal),
    offset: new Float32Array(columns),
  };
}

/** The projection that belongs to a model of so many dimensions. */
export function projectionFor(model: string, dimensions: number): Projection {
  if (!TRAINED.test(model)) return randomProjection(dimensions, TOKEN_WIDTH);
  const projection = readProjection(findAsset('token-projection.bin'));
  return projection.rows === dimensions ? projection : randomProjection(dimensions, TOKEN_WIDTH);
}

/** Token vectors of the model's output for one text. */
export type ProjectTokens = (text: {
  /** Vocabulary ids of the text's tokens. */
  readonly ids: readonly number[];
  /** Whether each of them is kept: special tokens are not. */
  readonly kept: readonly boolean[];
  /** Their vectors, row by row. */
  readonly hidden: Float32Array;
}) => TokenVectors;

/** Projects and quantises with SIMD; the projection stays in the kernel's own memory. */
export function createProjector(projection: Projection): ProjectTokens {
  const { rows, columns } = projection;
  const kernel = createSimdKernel();
  const matrixAt = 0;
  const offsetBytes = rows * columns * FLOAT_BYTES;
  const buffer = kernel.reserve(offsetBytes + (rows + columns) * FLOAT_BYTES);
  new Float32Array(buffer, matrixAt, rows * columns).set(projection.matrix);
  const x = new Float32Array(buffer, offsetBytes, rows);
  const y = new Float32Array(buffer, offsetBytes + rows * FLOAT_BYTES, columns);

  return ({ ids, kept, hidden }) => {
    const places = ids.flatMap((_, i) => (kept[i] ? [i] : []));
    const vectors = new Int8Array(places.length * columns);
    places.forEach((place, row) => {
      x.set(hidden.subarray(place * rows, (place + 1) * rows));
      kernel.project(x.byteOffset, matrixAt, rows, columns, y.byteOffset);
      let squares = 0;
      for (let i = 0; i < rows; i++) squares += (x[i] ?? 0) ** 2;
      const length = Math.sqrt(squares);
      for (let i = 0; i < columns; i++) y[i] = (y[i] ?? 0) - length * (projection.offset[i] ?? 0);
      quantize(y, vectors, row * columns);
    });
    return {
      count: places.length,
      width: columns,
      ids: Int32Array.from(places, (place) => ids[place] ?? 0),
      vectors,
    };
  };
}
