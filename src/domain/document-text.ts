import { createHash } from 'node:crypto';

/** Stands between two items of a document, and before what is appended: a turn a line. */
export const BETWEEN_ITEMS = '\n';

/** SHA-256 of a text, in hex. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
