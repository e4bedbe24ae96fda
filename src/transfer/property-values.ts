import { z } from 'zod';

/** Names of properties are data, too; those of the store are of this form. */
const NAME = /^[a-zA-Z][a-zA-Z0-9]{0,63}$/;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
/** Half a surrogate pair has no UTF-8 form; a NUL is refused in what is retained as well. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** A text that can be stored as it is. */
export const text = z
  .string()
  .refine((value) => !UNSTORABLE.test(value), 'holds a NUL character or half a surrogate pair');

export const date = z.strictObject({
  date: z.iso.datetime().refine((value) => Number.isFinite(Date.parse(value)), 'is no moment'),
});

/** float32s, little-endian, in base64: finite, and not all zero, for such a vector would be stored and never found. */
export const vector = z.strictObject({
  vector: z
    .string()
    .max(1_000_000)
    .regex(BASE64)
    .refine((value) => {
      const floats = floatsOf(value);
      return floats?.every(Number.isFinite) === true && floats.some((float) => float !== 0);
    }, 'is no vector of finite numbers'),
});

export const properties = z.record(
  z.string().regex(NAME),
  z.union([
    text,
    z.number(),
    z.boolean(),
    z.array(text),
    z.strictObject({ float: z.number() }),
    date,
    vector,
  ]),
);

/** The numbers of a vector; null for what is cut in the middle of one. */
export function floatsOf(base64: string): Float32Array | null {
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
  return bytes.length === 0 || bytes.length % 4 !== 0 ? null : new Float32Array(bytes.buffer);
}

/** Numbers as a vector of a copy. */
export function vectorOf(floats: Float32Array): { readonly vector: string } {
  return {
    vector: Buffer.from(floats.buffer, floats.byteOffset, floats.byteLength).toString('base64'),
  };
}
