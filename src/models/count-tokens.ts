import { get_encoding } from 'tiktoken';
import type { CountTokens } from '../domain/ports/models.ts';

/** A counter that holds memory outside the garbage-collected heap. */
export interface TokenCounter extends CountTokens {
  /** Gives the memory back; the counter must not be used afterwards. */
  close(): void;
}

/**
 * Counts cl100k_base tokens. Text that looks like a special token (`<|endoftext|>`) counts as the plain text it is,
 * and a lone surrogate counts as the replacement character it becomes in UTF-8: no text is ever refused.
 */
export function createCountTokens(): TokenCounter {
  const encoding = get_encoding('cl100k_base');
  const count = (text: string) => encoding.encode_ordinary(text).length;
  return Object.assign(count, { close: () => encoding.free() });
}
