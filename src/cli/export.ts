import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError, refusalOf, unreachable } from './api-client.ts';

/** What a copy came to. */
export interface ExportReport {
  readonly bytes: number;
  readonly records: number;
  /** The bank was written to meanwhile. */
  readonly changed: boolean;
}

/** Bytes of the end of a copy that are kept to be read: more than its last line has. */
const TAIL_BYTES = 200;

/**
 * Writes a copy of a bank to a file, or to `out` when `path` is null. A file is there only when the copy is whole.
 * Throws ApiError.
 */
export async function exportBank(
  api: URL,
  bank: string,
  { path, out }: { readonly path: string | null; readonly out: Writable },
): Promise<ExportReport> {
  const url = new URL(`banks/${encodeURIComponent(bank)}/export`, api);
  const body = await open(url);
  if (path === null) return copied(body, out, url);
  const partial = `${path}.partial`;
  try {
    const report = await copied(body, createWriteStream(partial), url);
    await rename(partial, path);
    return report;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function open(url: URL): Promise<Readable> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw new ApiError(unreachable(url, error), true);
  }
  if (!response.ok || response.body === null) throw await refusalOf(response);
  return Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
}

async function copied(body: Readable, out: Writable, url: URL): Promise<ExportReport> {
  let bytes = 0;
  let tail = Buffer.alloc(0);
  async function* watched(): AsyncGenerator<Buffer> {
    for await (const chunk of body) {
      bytes += (chunk as Buffer).length;
      tail = Buffer.concat([tail, chunk as Buffer]).subarray(-TAIL_BYTES);
      yield chunk as Buffer;
    }
  }
  try {
    await pipeline(watched, out, { end: out !== process.stdout });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPIPE')
      throw new ApiError('Nobody reads the copy any more.');
    if (error instanceof TypeError || (error as Error).message === 'terminated')
      throw new ApiError(`The copy broke off. ${unreachable(url, error)}`, true);
    throw error;
  }
  const last = tail.toString('utf8').trimEnd().split('\n').at(-1) ?? '';
  if (!last.startsWith('{"end":true'))
    throw new ApiError('The copy broke off: it lacks its end. Export again.');
  const { records, changed } = JSON.parse(last) as Omit<ExportReport, 'bytes'>;
  return { bytes, records, changed };
}
