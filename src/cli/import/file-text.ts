import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { readLines } from '../../domain/read-lines.ts';
import { FormatError } from './item.ts';

/** Bytes that are looked at to tell what a file is: a few messages of any export. */
const HEAD_BYTES = 64 * 1024;
/** Characters of a line: more than a document may have. */
const MAX_LINE_CHARS = 64 * 1024 * 1024;

/** The first characters of a file. Throws FormatError for an empty or binary file, and for what is not UTF-8. */
export async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const bytes = buffer.subarray(0, bytesRead);
    if (bytesRead === 0) throw new FormatError('It is empty.');
    refuseOtherEncodings(bytes);
    // The last character may be cut in the middle.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch (error) {
    if (error instanceof TypeError) throw new FormatError(NOT_UTF8);
    throw error;
  } finally {
    await file.close();
  }
}

const NOT_UTF8 = 'It is not UTF-8. Convert it first, e.g. with `iconv -f WINDOWS-1252 -t UTF-8 OLD > NEW`.';

function refuseOtherEncodings(bytes: Uint8Array): void {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
    throw new FormatError('It is UTF-16. Convert it first, e.g. with `iconv -f UTF-16 -t UTF-8 OLD > NEW`.');
  if (bytes.includes(0)) throw new FormatError('It is binary: Mneme reads text. Extract its text first.');
}

/**
 * The lines of a file, as they are needed.
 * @param onBytes told of the bytes that were read
 */
export async function* linesOf(path: string, onBytes: (bytes: number) => void): AsyncGenerator<string> {
  for await (const line of readLines(bytesOf(path, onBytes), MAX_LINE_CHARS)) {
    yield line.endsWith('\r') ? line.slice(0, -1) : line;
  }
}

/** The text of a file in pieces, as they are needed. */
export async function* piecesOf(path: string, onBytes: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const bytes of bytesOf(path, onBytes)) {
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}

/** The bytes of a file in pieces. */
export async function* bytesOf(path: string, onBytes: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(path)) {
    const bytes = chunk as Buffer;
    onBytes(bytes.length);
    yield bytes;
  }
}
