import { createHash } from 'node:crypto';
import { checkBankId } from '../domain/bank-input.ts';
import type { Instant } from '../domain/instant.ts';
import type { Embedder } from '../domain/ports/models.ts';
import type { ImportState, TransferStore } from '../domain/ports/transfer-store.ts';
import type { BankRecord, ImportResult } from '../domain/transfer.ts';
import { type EncodeTokens, embedAnew } from './embed-anew.ts';
import { type CopyHeader, readHeader, readLine, refused } from './line.ts';

/** A piece is written when it has so many records, or so many characters: bounds its transaction. */
const BATCH_RECORDS = 1000;
const BATCH_CHARS = 4_000_000;

export interface ImportPorts {
  readonly store: TransferStore;
  readonly embedder: Embedder;
  readonly encodeTokens: EncodeTokens;
}

/** A line that is not blank, its place from 1, and the hash of all lines up to it. */
interface NumberedLine {
  readonly line: string;
  readonly number: number;
  digest(): string;
}

type Tally = Pick<ImportResult, 'memories' | 'nodes' | 'ties' | 'loose' | 'embedded'>;
const NOTHING: Tally = { memories: 0, nodes: 0, ties: 0, loose: 0, embedded: 0 };

const OTHER_FILE =
  'and those before it are not those that an interrupted import into this bank had written: it is another file';

/**
 * Writes a copy of a bank into an empty or a new one. Nobody sees the bank before the end of the copy is read. Lines that
 * an interrupted import of the same file had written are passed over, as long as they are the same lines.
 * Throws BAD_USER_INPUT, naming the line, and CONFLICT.
 */
export async function importBank(
  bankId: string,
  lines: AsyncIterable<string>,
  ports: ImportPorts & { readonly at: Instant },
): Promise<ImportResult> {
  checkBankId(bankId);
  const rest = numbered(lines);
  const first = await rest.next();
  if (first.done === true) throw refused(1, 'is missing: the file is empty');
  const header = readHeader(first.value.line);
  const { copyId: importId, bank: properties } = header;
  const copy = { importId, properties, hash: first.value.digest() };
  const begun = await ports.store.beginImport(bankId, copy, ports.at);
  if (begun.isDone) return { bankId, already: true, resumedAt: 0, ...NOTHING };
  const { state, tally } = await writeRecords(rest, begun, { ...ports, header });
  await ports.store.finishImport(state, ports.at);
  return { bankId, already: false, resumedAt: begun.lines > 1 ? begun.lines : 0, ...tally };
}

interface Writing extends ImportPorts {
  readonly at: Instant;
  readonly header: CopyHeader;
}

async function writeRecords(
  rest: AsyncIterable<NumberedLine>,
  begun: ImportState,
  context: Writing,
): Promise<{ readonly state: ImportState; readonly tally: Tally }> {
  let state = begun;
  let tally = NOTHING;
  for await (const { records, lines, hash } of batches(rest, begun, context.header)) {
    const written = await writeBatch(state, { records, lines, hash }, context);
    tally = sum(tally, written);
    state = { ...state, lines, hash };
  }
  return { state, tally };
}

interface Batch {
  readonly records: readonly BankRecord[];
  readonly lines: number;
  readonly hash: string;
}

/** The records behind those that are written already, in pieces. Throws BAD_USER_INPUT unless the copy ends as it says. */
async function* batches(
  rest: AsyncIterable<NumberedLine>,
  { lines: written, hash }: ImportState,
  header: CopyHeader,
): AsyncGenerator<Batch> {
  let open: BankRecord[] = [];
  let chars = 0;
  let last = 1;
  let declared: number | null = null;
  let whole = '';
  for await (const { line, number, digest } of rest) {
    if (declared !== null) throw refused(number, 'stands behind the end of the copy');
    if (number === written && digest() !== hash) throw refused(number, OTHER_FILE);
    last = number;
    if (number < written) continue;
    const read = readLine(line, number, header.embedding.dimensions);
    if ('end' in read) {
      declared = read.records;
      whole = digest();
      continue;
    }
    if (number === written) continue;
    open.push(read);
    chars += line.length;
    if (open.length < BATCH_RECORDS && chars < BATCH_CHARS) continue;
    yield { records: open, lines: number, hash: digest() };
    open = [];
    chars = 0;
  }
  checkEnd(declared, last);
  if (open.length > 0) yield { records: open, lines: last, hash: whole };
}

/** The first line and the last are no records. */
function checkEnd(declared: number | null, last: number): void {
  if (declared === null)
    throw refused(last, 'is the last one, and it is not the end of the copy: the file was cut off');
  const found = last - 2;
  if (declared !== found)
    throw refused(last, `says that the copy has ${declared} records, and it has ${found}`);
}

async function writeBatch(state: ImportState, batch: Batch, context: Writing): Promise<Tally> {
  const { store, embedder, encodeTokens, header, at } = context;
  const { model, dimensions } = header.embedding;
  const isOther = model !== embedder.model || dimensions !== embedder.dimensions;
  const records = isOther ? await embedAnew(batch.records, embedder, encodeTokens) : batch.records;
  const { ties } = await store.writeBatch(state, { ...batch, records }, at);
  const count = (matches: (record: BankRecord) => boolean) => records.filter(matches).length;
  const memories = count((record) => 'node' in record && record.node === 'Memory');
  return {
    memories,
    nodes: count((record) => 'node' in record),
    ties,
    loose: count((record) => 'tie' in record) - ties,
    embedded: isOther ? memories : 0,
  };
}

function sum(a: Tally, b: Tally): Tally {
  return {
    memories: a.memories + b.memories,
    nodes: a.nodes + b.nodes,
    ties: a.ties + b.ties,
    loose: a.loose + b.loose,
    embedded: a.embedded + b.embedded,
  };
}

async function* numbered(lines: AsyncIterable<string>): AsyncGenerator<NumberedLine> {
  const hash = createHash('sha256');
  let number = 0;
  for await (const line of lines) {
    if (line.trim() === '') continue;
    number++;
    hash.update(line).update('\n');
    // The running hash goes on: a line's digest is asked for before the next line is taken.
    yield { line, number, digest: () => hash.copy().digest('hex') };
  }
}
