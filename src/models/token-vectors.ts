import type { TokenVectors } from '../domain/ports/models.ts';

/** Int8 value of 1.0. −128 is never used, so that a product of two values never exceeds 127². */
export const UNIT = 127;
/** Raised with every change of the layout or of the projection: what another version wrote is not comparable. */
const VERSION = 1;
/** version (1 byte), 0 (1 byte), width (2 bytes), count (4 bytes); little-endian, and so is all that follows. */
const HEADER_BYTES = 8;
const ID_BYTES = Int32Array.BYTES_PER_ELEMENT;

/** Bytes of a text's token vectors: a header, the ids, the vectors; 8 + count × (4 + width). */
export function encodeTokenVectors(tokens: TokenVectors): Uint8Array {
  const { count, width, ids, vectors } = tokens;
  const bytes = new Uint8Array(HEADER_BYTES + count * (ID_BYTES + width));
  const view = new DataView(bytes.buffer);
  view.setUint8(0, VERSION);
  view.setUint16(2, width, true);
  view.setUint32(4, count, true);
  for (let i = 0; i < count; i++) view.setInt32(HEADER_BYTES + i * ID_BYTES, ids[i] ?? 0, true);
  bytes.set(
    new Uint8Array(vectors.buffer, vectors.byteOffset, count * width),
    HEADER_BYTES + count * ID_BYTES,
  );
  return bytes;
}

/** The token vectors that the bytes hold; null for what this version did not write, or for only a part of it. */
export function decodeTokenVectors(bytes: Uint8Array): TokenVectors | null {
  if (bytes.length < HEADER_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const width = view.getUint16(2, true);
  const count = view.getUint32(4, true);
  if (view.getUint8(0) !== VERSION || bytes.length !== HEADER_BYTES + count * (ID_BYTES + width)) return null;
  const ids = new Int32Array(count);
  for (let i = 0; i < count; i++) ids[i] = view.getInt32(HEADER_BYTES + i * ID_BYTES, true);
  const start = HEADER_BYTES + count * ID_BYTES;
  return {
    count,
    width,
    ids,
    vectors: Int8Array.from(new Int8Array(bytes.buffer, bytes.byteOffset + start, count * width)),
  };
}

/** The vector scaled to length 1 and rounded to int8, written into `target` at `offset`. A zero vector stays zero. */
export function quantize(vector: ArrayLike<number>, target: Int8Array, offset: number): void {
  let squares = 0;
  for (let i = 0; i < vector.length; i++) squares += (vector[i] ?? 0) ** 2;
  const scale = squares > 0 ? UNIT / Math.sqrt(squares) : 0;
  for (let i = 0; i < vector.length; i++) target[offset + i] = Math.round((vector[i] ?? 0) * scale);
}
