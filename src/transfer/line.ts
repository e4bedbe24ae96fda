import { z } from 'zod';
import { MemoryError } from '../domain/errors.ts';
import { type BankRecord, NODE_KINDS, type Properties, TIE_KINDS, type TieKind } from '../domain/transfer.ts';
import { NODE_PROPERTIES } from './node-properties.ts';
import { floatsOf, properties } from './property-values.ts';

/** Raised when a line changes its meaning: what an older Mneme wrote is then no longer read as it stands. */
export const COPY_VERSION = 1;

const id = z.string().min(1).max(256);

const header = z.strictObject({
  mneme: z.literal('bank'),
  version: z.literal(COPY_VERSION),
  /** Names this copy. */
  copyId: z.uuid(),
  bankId: z.string(),
  exportedAt: z.iso.datetime(),
  /** What made the vectors. */
  embedding: z.strictObject({ model: z.string(), dimensions: z.int().positive() }),
  bank: properties,
});
export type CopyHeader = Omit<z.output<typeof header>, 'bank'> & { readonly bank: Properties };

const end = z.strictObject({
  end: z.literal(true),
  /** Records between the first line and this one. */
  records: z.int().nonnegative(),
  /** The bank was written to while it was copied: the copy may hold ties without their ends. */
  changed: z.boolean(),
});
export type CopyEnd = z.output<typeof end>;

const record = z.union([
  z.strictObject({ node: z.enum(NODE_KINDS), id, properties }),
  z.strictObject({ tie: z.enum(TIE_KINDS as [TieKind]), from: id, to: id, properties }),
  z.strictObject({ versionOf: id, properties }),
]);

/** The first line of a copy. Throws BAD_USER_INPUT when it is none, or of a version that this Mneme does not read. */
export function readHeader(line: string): CopyHeader {
  const value = parsed(line, 1);
  if (typeof value !== 'object' || value === null || !('mneme' in value))
    throw refused(1, 'is not the first line of a copy of a bank, as `mneme export` writes it');
  if ('version' in value && value.version !== COPY_VERSION)
    throw refused(
      1,
      `is of version ${String(value.version)} of such copies; this Mneme reads version ${COPY_VERSION}`,
    );
  const { data, error } = header.safeParse(value);
  if (error !== undefined) throw refused(1, firstIssue(error));
  const { error: wrong } = NODE_PROPERTIES.Bank.safeParse(data.bank);
  if (wrong !== undefined) throw refused(1, `bank: ${firstIssue(wrong)}`);
  return data;
}

/**
 * Any other line. Throws BAD_USER_INPUT, saying where.
 * @param dimensions floats of an embedding
 */
export function readLine(line: string, number: number, dimensions: number): BankRecord | CopyEnd {
  const value = parsed(line, number);
  if (typeof value === 'object' && value !== null && 'end' in value) {
    const { data, error } = end.safeParse(value);
    if (error !== undefined) throw refused(number, firstIssue(error));
    return data;
  }
  const { data, error } = record.safeParse(value);
  if (error !== undefined) throw refused(number, firstIssue(error));
  checkProperties(data, number);
  checkVector(data, number, dimensions);
  return data;
}

/** A line of a copy, with its line break. */
export function writeLine(value: CopyHeader | BankRecord | CopyEnd): string {
  return `${JSON.stringify(value)}\n`;
}

function checkProperties(data: BankRecord, number: number): void {
  const shape =
    'node' in data
      ? NODE_PROPERTIES[data.node]
      : 'versionOf' in data
        ? NODE_PROPERTIES.MemoryVersion
        : NODE_PROPERTIES[data.tie === 'FROM' ? 'FROM' : 'tie'];
  const { error } = (shape as z.ZodType<Properties>).safeParse(data.properties);
  if (error !== undefined) throw refused(number, `properties: ${firstIssue(error)}`);
}

/** A vector of another length would stop the whole write, or be stored and never found. */
function checkVector({ properties: { embedding } }: BankRecord, number: number, dimensions: number): void {
  if (typeof embedding !== 'object' || !('vector' in embedding)) return;
  const found = floatsOf(embedding.vector)?.length ?? 0;
  if (found !== dimensions)
    throw refused(number, `has an embedding of ${found} numbers, and the first line says ${dimensions}`);
}

function parsed(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw refused(number, 'is not JSON', cause);
  }
}

function firstIssue({ issues: [issue] }: z.ZodError): string {
  const path = issue?.path.join('.') ?? '';
  return `${path === '' ? 'it' : path}: ${issue?.message ?? 'cannot be read'}`;
}

const ADVICE =
  'Nobody sees anything of this import. Give the whole file as it was exported, and the import goes on; with another file, deleteBank first.';

/** What is said about a line that cannot be read. */
export function refused(number: number, problem: string, cause?: unknown): MemoryError {
  return new MemoryError(
    'BAD_USER_INPUT',
    `Line ${number} ${problem}. ${number === 1 ? 'Nothing was written.' : ADVICE}`,
    { details: { line: number }, ...(cause === undefined ? {} : { cause }) },
  );
}
