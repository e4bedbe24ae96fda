import { invariant } from '../domain/errors.ts';
import type { TokenVectors } from '../domain/ports/models.ts';
import { UNIT } from './quantize.ts';
import { simdKernel } from './simd-kernel.ts';

/** The dot product of a unit-length vector with its opposite: what a document without tokens gets. */
export const LEAST_DOT = -UNIT * UNIT;
const INT32_LEAST = -(2 ** 31);

/** MaxSim in plain JavaScript: what the SIMD kernel must agree with, and its stand-in where there is no SIMD. */
export function maxSimReference(query: TokenVectors, documents: readonly TokenVectors[]): Int32Array {
  const { count, width, vectors: q } = query;
  const best = new Int32Array(documents.length * count).fill(LEAST_DOT);
  for (let d = 0; d < documents.length; d++) {
    const document = documents[d];
    if (document === undefined) continue;
    invariant(document.width === width, 'vectors of a query and its documents have one width');
    const v = document.vectors;
    for (let i = 0; i < count; i++) {
      let greatest = document.count === 0 ? LEAST_DOT : INT32_LEAST;
      for (let row = 0; row < document.count * width; row += width) {
        let sum = 0;
        for (let k = 0; k < width; k++)
          sum = (sum + Math.imul(q[i * width + k] as number, v[row + k] as number)) | 0;
        if (sum > greatest) greatest = sum;
      }
      best[d * count + i] = greatest;
    }
  }
  return best;
}

/** Query tokens that the kernel handles at once. */
const BLOCK = 4;
/** Dimensions that it handles at once. */
const CHUNK = 16;

/** Writes the query as the kernel wants it: int16, in blocks of 4 tokens, 16 dimensions of each in turn. */
function packQuery(query: TokenVectors, target: Int16Array): void {
  const chunks = query.width / CHUNK;
  target.fill(0);
  for (let token = 0; token < query.count; token++) {
    const block = Math.floor(token / BLOCK) * chunks * BLOCK * CHUNK + (token % BLOCK) * CHUNK;
    for (let k = 0; k < query.width; k++) {
      const chunk = Math.floor(k / CHUNK) * BLOCK * CHUNK;
      target[block + chunk + (k % CHUNK)] = query.vectors[token * query.width + k] ?? 0;
    }
  }
}

/**
 * MaxSim with 128-bit SIMD (WebAssembly). 300 documents of 40 tokens against 12 query tokens of 96 dimensions cost
 * about a millisecond, where plain JavaScript needs 16–30.
 */
export function maxSim(query: TokenVectors, documents: readonly TokenVectors[]): Int32Array {
  const { count, width } = query;
  invariant(width % CHUNK === 0, 'the width of token vectors is a multiple of 16');
  const kernel = simdKernel();
  const blocks = Math.ceil(count / BLOCK);
  const queryBytes = blocks * BLOCK * width * Int16Array.BYTES_PER_ELEMENT;
  const outBytes = blocks * BLOCK * Int32Array.BYTES_PER_ELEMENT;
  const longest = documents.reduce((most, document) => Math.max(most, document.count), 0);
  const buffer = kernel.reserve(queryBytes + outBytes + longest * width);
  packQuery(query, new Int16Array(buffer, 0, blocks * BLOCK * width));
  const out = new Int32Array(buffer, queryBytes, count);
  const room = new Int8Array(buffer, queryBytes + outBytes, longest * width);
  const best = new Int32Array(documents.length * count);
  documents.forEach((document, d) => {
    invariant(document.width === width, 'vectors of a query and its documents have one width');
    if (document.count === 0) {
      best.fill(LEAST_DOT, d * count, (d + 1) * count);
      return;
    }
    room.set(document.vectors);
    kernel.maxsim(0, blocks, width / CHUNK, room.byteOffset, document.count, queryBytes);
    best.set(out, d * count);
  });
  return best;
}
