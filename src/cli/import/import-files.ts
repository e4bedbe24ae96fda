import { randomUUID } from 'node:crypto';
import { ApiError, askApi } from '../api-client.ts';
import type { Progress } from '../progress.ts';
import { batchItems, type SentItem } from './batch-items.ts';
import { detectFormat } from './detect.ts';
import { headOf } from './file-text.ts';
import type { SourceFile } from './find-files.ts';
import { importCopy } from './import-copy.ts';
import type { Begun, InFlight } from './in-flight.ts';
import { FormatError, type ImportItem } from './item.ts';
import { readItems } from './read-items.ts';
import { type FileReport, type ImportOptions, NOTHING, sum } from './report.ts';

const RETAIN = /* GraphQL */ `
  mutation Import($input: RetainInput!) {
    retain(input: $input) {
      operation { receipt { items { documentId created merged superseded ignored { reason } error { message } } } }
    }
  }
`;

interface RetainAnswer {
  readonly retain: {
    readonly operation: {
      readonly receipt: {
        readonly items: readonly {
          readonly documentId: string;
          readonly created: number;
          readonly merged: number;
          readonly superseded: number;
          readonly ignored: readonly unknown[];
          readonly error: { readonly message: string } | null;
        }[];
      } | null;
    };
  };
}

/**
 * Requests that are sent at once. Twelve notes, each a call of three seconds of a language model, took 51 s one after the
 * other and 23 s with three; by rules, where the processor is what is short, it makes no difference.
 */
export const REQUESTS_AT_ONCE = 3;

/**
 * Begins to import one file: it is read and sent to the end, and `done` when all is answered. Throws FormatError and
 * ApiError, as `done` does.
 */
export async function importFile(
  file: SourceFile,
  options: ImportOptions,
  { progress, inFlight }: { readonly progress: Progress; readonly inFlight: InFlight },
): Promise<Begun<FileReport>> {
  const head = await headOf(file.path);
  const format = file.slack === null ? (options.format ?? detectFormat({ name: file.name, head })) : 'slack';
  if (format === null)
    throw new FormatError(
      'Its JSON is of no kind that is known: JSON Lines of items or messages, a copy of a bank, an export of ChatGPT, Claude or Slack. Say which with --format, or import it with --format text.',
    );
  if (format === 'bank') {
    // A copy becomes a whole bank: what was sent to it before is to be there.
    await inFlight.settled();
    return { done: Promise.resolve(await importCopy(file, options, progress)) };
  }
  if (options.bank === null) throw new FormatError('Say with --bank into which bank it goes.');
  const documentId = options.documentId ?? file.name;
  const { timezone } = options;
  const items = readItems(file, { format, documentId, timezone, onBytes: progress.advance });
  const sent: Promise<FileReport>[] = [];
  let hasFailed = false;
  for await (const batch of batchItems(items)) {
    const documentIds = new Set(batch.map((item) => item.documentId));
    const input = batch.map((item) => withOptions(item, file, options));
    const { done } = await inFlight.begin(documentIds, async () => {
      const report = await send(input, options);
      progress.tell(report);
      return report;
    });
    // Whoever waits for the file is told.
    done.catch(() => {
      hasFailed = true;
    });
    sent.push(done);
    if (hasFailed) break;
  }
  return { done: Promise.all(sent).then((reports) => reports.reduce(sum, NOTHING)) };
}

async function send(items: readonly SentItem[], { api, bank, mode }: ImportOptions): Promise<FileReport> {
  // The same key in every attempt: an answer that was lost is not carried out twice.
  const input = { bankId: bank, items, mode, idempotencyKey: randomUUID() };
  const { retain } = await askApi<RetainAnswer>(api, RETAIN, { input });
  const receipts = retain.operation.receipt?.items ?? [];
  const failed = receipts.find(({ error }) => error !== null);
  if (failed?.error != null) throw new ApiError(`${failed.documentId}: ${failed.error.message}`);
  return receipts
    .map(({ created, merged, superseded, ignored }) => ({
      ...{ documents: 1, created, merged, superseded, ignored: ignored.length },
    }))
    .reduce(sum, NOTHING);
}

/** The item with what the caller said about all of them; what a file says of an item itself counts before that. */
function withOptions(item: SentItem, file: SourceFile, options: ImportOptions): SentItem {
  const { tags, context, timezone, timestamp } = options;
  const at = timestamp === 'mtime' ? file.modified.toISOString() : timestamp;
  const shared: Partial<ImportItem> = {
    ...(at === null ? {} : { timestamp: at }),
    ...(timezone === null ? {} : { timezone }),
    ...(context === null ? {} : { context }),
  };
  return { ...shared, ...item, tags: [...new Set([...tags, ...(item.tags ?? [])])] };
}
