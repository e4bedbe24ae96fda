import { MemoryError } from '../domain/errors.ts';
import type { Instant } from '../domain/instant.ts';
import type { Embedder } from '../domain/ports/models.ts';
import type { CopiedBank, RecordPage, TransferStore } from '../domain/ports/transfer-store.ts';
import { NODE_KINDS } from '../domain/transfer.ts';
import { COPY_VERSION, writeLine } from './line.ts';

export interface ExportPorts {
  readonly store: TransferStore;
  readonly embedder: Pick<Embedder, 'model' | 'dimensions'>;
  readonly clock: () => Instant;
  readonly newId: () => string;
}

/**
 * A bank as lines of JSON: a header, its nodes with what ties them, ties between memories and their earlier versions, and
 * an end that counts them. Pages are read as the lines are taken, so memory is bounded whatever the bank's size.
 * Throws NOT_FOUND, and CONFLICT for a bank that is deleted meanwhile.
 */
export async function* exportBank(
  bankId: string,
  { store, embedder, clock, newId }: ExportPorts,
): AsyncGenerator<string> {
  const bank = await store.findBank(bankId);
  if (bank === null)
    throw new MemoryError('NOT_FOUND', `There is no bank "${bankId}".`, { details: { bankId } });
  yield writeLine({
    mneme: 'bank',
    version: COPY_VERSION,
    copyId: newId(),
    bankId,
    exportedAt: new Date(clock()).toISOString(),
    embedding: { model: embedder.model, dimensions: embedder.dimensions },
    bank: bank.properties,
  });
  let records = 0;
  const sources: ((after: string) => Promise<RecordPage>)[] = [
    ...NODE_KINDS.map((kind) => (after: string) => store.readNodes(bank, kind, after)),
    (after) => store.readMemoryTies(bank, after),
  ];
  for (const read of sources) {
    for await (const page of pagesOf(read)) {
      records += page.records.length;
      for (const record of page.records) yield writeLine(record);
    }
  }
  yield writeLine({ end: true, records, changed: await hasChanged(bank, store) });
}

async function* pagesOf(read: (after: string) => Promise<RecordPage>): AsyncGenerator<RecordPage> {
  for (let after: string | null = ''; after !== null; ) {
    const page: RecordPage = await read(after);
    yield page;
    after = page.next;
  }
}

/** Whether the bank was written to since `bank` was read. Throws CONFLICT when it is another one by now, or gone. */
async function hasChanged(bank: CopiedBank, store: TransferStore): Promise<boolean> {
  const now = await store.findBank(bank.id);
  if (now?.key !== bank.key)
    throw new MemoryError('CONFLICT', `Bank "${bank.id}" was deleted while it was copied.`, {
      details: { bankId: bank.id },
    });
  return now.lastWriteAt !== bank.lastWriteAt;
}
