import { createHash } from 'node:crypto';

/** A UUID (version 8) that depends on the parts alone: whoever makes the same thing, whenever, gives it the same id. */
export function stableId(parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
