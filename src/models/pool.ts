/** How token vectors become the vector of their text. */
export type Pooling = 'MEAN' | 'CLS';

/** The model's vectors of one text's tokens. */
export interface HiddenStates {
  /** Row by row: tokens × width. */
  readonly hidden: Float32Array;
  /** Special tokens included, padding excluded. */
  readonly tokens: number;
  readonly width: number;
}

/**
 * Unit-length vector of one text, or null when it has none (not finite, or zero).
 * MEAN: the mean over its tokens (as sentence-transformers does for MiniLM); CLS: its first token's vector.
 */
export function pool(states: HiddenStates, pooling: Pooling): Float32Array<ArrayBuffer> | null {
  const { hidden, width } = states;
  const tokens = pooling === 'CLS' ? 1 : states.tokens;
  const vector = new Float32Array(width);
  for (let token = 0; token < tokens; token++) {
    for (let i = 0; i < width; i++) vector[i] = (vector[i] ?? 0) + (hidden[token * width + i] ?? 0);
  }
  return normalize(vector);
}

/** The vector scaled in place to length 1; null when it is zero or not finite. */
export function normalize(vector: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> | null {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares);
  if (!Number.isFinite(length) || length === 0) return null;
  for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) / length;
  return vector;
}
