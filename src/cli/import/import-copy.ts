import { ApiError, refusalOf, unreachable } from '../api-client.ts';
import type { Progress } from '../progress.ts';
import { bytesOf, headOf } from './file-text.ts';
import type { SourceFile } from './find-files.ts';
import type { FileReport, ImportOptions } from './report.ts';

interface CopyAnswer {
  readonly already: boolean;
  readonly resumedAt: number;
  readonly memories: number;
  readonly loose: number;
  readonly embedded: number;
}

/** Sends a copy of a whole bank back. Throws ApiError. */
export async function importCopy(
  file: SourceFile,
  { api, bank }: ImportOptions,
  progress: Progress,
): Promise<FileReport> {
  const target = bank ?? (await namedBank(file));
  const url = new URL(`banks/${encodeURIComponent(target)}/import`, api);
  const answer = await post(url, file, progress);
  if (answer.already) progress.note(`Bank "${target}" holds this copy already; nothing was done.`);
  if (answer.resumedAt > 0) progress.note(`Went on behind line ${answer.resumedAt}, where it had stopped.`);
  if (answer.embedded > 0)
    progress.note(`${answer.embedded} memories were embedded anew: another model had made their vectors.`);
  if (answer.loose > 0)
    progress.note(`${answer.loose} links were left out, whose ends the file does not hold.`);
  return { documents: 0, created: answer.memories, merged: 0, superseded: 0, ignored: 0 };
}

async function post(url: URL, file: SourceFile, progress: Progress): Promise<CopyAnswer> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: ReadableStream.from(bytesOf(file.path, progress.advance)),
      duplex: 'half',
    } as RequestInit);
  } catch (error) {
    throw new ApiError(
      `${unreachable(url, error)} What was written is kept: import the file again, and it goes on from there.`,
      true,
    );
  }
  if (!response.ok) throw await refusalOf(response);
  return (await response.json()) as CopyAnswer;
}

async function namedBank(file: SourceFile): Promise<string> {
  const [first = ''] = (await headOf(file.path)).split('\n', 1);
  const { bankId } = JSON.parse(first) as { bankId?: unknown };
  return String(bankId);
}
