import { TextDecoder } from 'node:util';
import { MemoryError } from './errors.ts';

/**
 * The lines of a stream of UTF-8, as they come: nothing but the open line is kept.
 * Throws BAD_USER_INPUT for a line longer than `maxChars`, and for what is not UTF-8.
 */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  maxChars: number,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let parts: string[] = [];
  let length = 0;
  let number = 1;
  for await (const chunk of chunks) {
    const pieces = decoded(decoder, chunk, number).split('\n');
    for (const [index, piece] of pieces.entries()) {
      parts.push(piece);
      length += piece.length;
      if (length > maxChars)
        throw new MemoryError('BAD_USER_INPUT', `Line ${number} is longer than ${maxChars} characters.`, {
          details: { line: number },
        });
      if (index === pieces.length - 1) continue;
      yield parts.join('');
      parts = [];
      length = 0;
      number++;
    }
  }
  const last = parts.join('') + decoded(decoder, undefined, number);
  if (last !== '') yield last;
}

function decoded(decoder: TextDecoder, chunk: Uint8Array | undefined, line: number): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch (cause) {
    throw new MemoryError('BAD_USER_INPUT', `Near line ${line} the text is not UTF-8.`, {
      details: { line },
      cause,
    });
  }
}
