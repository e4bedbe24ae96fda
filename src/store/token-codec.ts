import type { TokenVectors } from '../domain/ports/models.ts';

/** Raised with every change of the layout or of the projection: what another version wrote is not comparable. */
const VERSION = 1;
/** version (1 byte), 0 (1 byte), width (2 bytes), count (4 bytes); little-endian, and so is all that follows. */
const HEADER_BYTES = 8;
const ID_BYTES = Int32Array.BYTES_PER_ELEMENT;

/**
 * Bytes of a text's token vectors, as the driver takes them: a header, the ids, the vectors; 8 + count × (4 + width).
 */
export function encodeTokenVectors(tokens: TokenVectors): Int8Array {
  const { count, width, ids, vectors } = tokens;
  const bytes = new Int8Array(HEADER_BYTES + count * (ID_BYTES + width));
  const view = new DataView(bytes.buffer);
  view.setUint8(0, VERSION);
  view.setUint16(2, width, true);
  view.setUint32(4, count, true);
  for (let i = 0; i < count; i++) view.setInt32(HEADER_BYTES + i * ID_BYTES, ids[i] ?? 0, true);
  bytes.set(vectors.subarray(0, count * width), HEADER_BYTES + count * ID_BYTES);
  return bytes;
}

/** The token vectors that the bytes hold; null for what this version did not write, or for only a part of it. */
export function decodeTokenVectors(bytes: Int8Array): TokenVectors | null {
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
    vectors: bytes.slice(start),
  };
}
