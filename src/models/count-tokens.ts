import { get_encoding } from 'tiktoken';
import type { CountTokens } from '../domain/ports/models.ts';

/** A counter that holds memory outside the garbage-collected heap. */
export interface TokenCounter extends CountTokens {
  /** Gives the memory back; the counter must not be used afterwards. */
  close(): void;
}

/**
 * Characters of a run of letters, signs or blanks that are encoded at once. Byte-pair encoding is quadratic in a run:
 * 100,000 times the letter a took half a minute. No word is as long, and a cut costs at most a token.
 */
const RUN_CHARS = 400;
const LONG_RUN = new RegExp(
  ['\\p{L}', '[^\\s\\p{L}\\p{N}]', '\\s'].map((kind) => `${kind}{${RUN_CHARS}}`).join('|'),
  'gu',
);

/** The text in pieces that are quick to encode; a text without endless runs is one piece. */
function pieces(text: string): readonly string[] {
  if (text.length < RUN_CHARS) return [text];
  const cuts = Array.from(text.matchAll(LONG_RUN), (run) => run.index + run[0].length);
  const starts = [0, ...cuts];
  return starts.map((start, i) => text.slice(start, starts[i + 1]));
}

/**
 * Counts cl100k_base tokens. Text that looks like a special token (`<|endoftext|>`) counts as the plain text it is,
 * and a lone surrogate counts as the replacement character it becomes in UTF-8: no text is ever refused.
 */
export function createCountTokens(): TokenCounter {
  const encoding = get_encoding('cl100k_base');
  const count = (text: string) =>
    pieces(text).reduce((sum, piece) => sum + encoding.encode_ordinary(piece).length, 0);
  return Object.assign(count, { close: () => encoding.free() });
}
