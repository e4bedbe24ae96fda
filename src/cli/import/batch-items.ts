import type { ImportItem } from './item.ts';

/** Characters sent at once: answered in seconds by rules, in a minute or so by a language model. */
const BATCH_CHARS = 30_000;
/** Items sent at once: far below what one request may hold. */
const BATCH_ITEMS = 300;
/** Bytes of a request that stay below what a server takes that nobody has set otherwise (MAX_BODY_BYTES). */
const MAX_BATCH_BYTES = 900_000;

/** An item as it is sent. */
export interface SentItem extends ImportItem {
  readonly updateMode?: 'APPEND';
}

/**
 * The items in requests. A document goes whole in one, so that it replaces what it was; one that is too long for that, or
 * is met again further down, goes on by being appended to.
 */
export async function* batchItems(items: AsyncIterable<ImportItem>): AsyncGenerator<readonly SentItem[]> {
  const begun = new Set<string>();
  let batch: SentItem[] = [];
  for await (const document of documentsOf(items)) {
    const id = document[0]?.documentId ?? '';
    const isAppended = begun.has(id);
    begun.add(id);
    const sent: readonly SentItem[] = isAppended
      ? document.map((item) => ({ ...item, updateMode: 'APPEND' }))
      : document;
    // One call holds a document either new or appended to.
    const isMixed = batch.some(({ documentId }) => documentId === id);
    if (batch.length > 0 && (isMixed || !fits([...batch, ...sent]))) {
      yield batch;
      batch = [];
    }
    batch.push(...sent);
  }
  if (batch.length > 0) yield batch;
}

function fits(items: readonly ImportItem[]): boolean {
  return items.length <= BATCH_ITEMS && charsOf(items) <= BATCH_CHARS;
}

/** Consecutive items of one document, at most as many as one request takes. */
async function* documentsOf(items: AsyncIterable<ImportItem>): AsyncGenerator<readonly ImportItem[]> {
  let open: ImportItem[] = [];
  let bytes = 0;
  for await (const item of items) {
    const size = Buffer.byteLength(JSON.stringify(item));
    const [first] = open;
    const isOther = first !== undefined && first.documentId !== item.documentId;
    if (open.length > 0 && (isOther || open.length >= BATCH_ITEMS || bytes + size > MAX_BATCH_BYTES)) {
      yield open;
      open = [];
      bytes = 0;
    }
    open.push(item);
    bytes += size;
  }
  if (open.length > 0) yield open;
}

function charsOf(items: readonly ImportItem[]): number {
  return items.reduce((sum, { content }) => sum + content.length, 0);
}
