import { createHash } from 'node:crypto';

/**
 * The key of a text: 32 hexadecimal digits, equal for texts that differ in white space and in the composition of their
 * characters alone. A text that was remembered is found again by it, wherever it is quoted.
 */
export function textKeyOf(text: string): string {
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  return createHash('sha256').update(plain).digest('hex').slice(0, 32);
}
