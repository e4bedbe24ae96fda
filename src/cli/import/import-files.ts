import { randomUUID } from 'node:crypto';
import { ApiError, askApi } from '../api-client.ts';
import type { Progress } from '../progress.ts';
import { batchItems, type SentItem } from './batch-items.ts';
import { detectFormat } from './detect.ts';
import { headOf } from './file-text.ts';
import type { SourceFile } from './find-files.ts';
import { importCopy } from './import-copy.ts';
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

/** Imports one file. Throws FormatError and ApiError. */
export async function importFile(
  file: SourceFile,
  options: ImportOptions,
  progress: Progress,
): Promise<FileReport> {
  const head = await headOf(file.path);
  const format = file.slack === null ? (options.format ?? detectFormat({ name: file.name, head })) : 'slack';
  if (format === null)
    throw new FormatError(
      'Its JSON is of no kind that is known: JSON Lines of items or messages, a copy of a bank, an export of ChatGPT, Claude or Slack. Say which with --format, or import it with --format text.',
    );
  if (format === 'bank') return importCopy(file, options, progress);
  if (options.bank === null) throw new FormatError('Say with --bank into which bank it goes.');
  const documentId = options.documentId ?? file.name;
  const { timezone } = options;
  const items = readItems(file, { format, documentId, timezone, onBytes: progress.advance });
  let report = NOTHING;
  for await (const batch of batchItems(items)) {
    report = sum(
      report,
      await send(
        batch.map((item) => withOptions(item, file, options)),
        options,
      ),
    );
    progress.tell(report);
  }
  return report;
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
