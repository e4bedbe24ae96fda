/** Int8 value of 1.0. −128 is never used, so that a product of two values never exceeds 127². */
export const UNIT = 127;
/** The vector scaled to length 1 and rounded to int8, written into `target` at `offset`. A zero vector stays zero. */
export function quantize(vector: ArrayLike<number>, target: Int8Array, offset: number): void {
  let squares = 0;
  for (let i = 0; i < vector.length; i++) squares += (vector[i] ?? 0) ** 2;
  const scale = squares > 0 ? UNIT / Math.sqrt(squares) : 0;
  for (let i = 0; i < vector.length; i++) target[offset + i] = Math.round((vector[i] ?? 0) * scale);
}
