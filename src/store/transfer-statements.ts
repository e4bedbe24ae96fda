import { z } from 'zod';
import { type BankTie, NODE_KINDS, type NodeKind, type Properties, TIE_KINDS } from '../domain/transfer.ts';
import { cypherInstant, cypherInt } from './codec.ts';
import { storedProperties, writtenProperties } from './property-codec.ts';
import { type Statement, statement } from './statement.ts';

const page = z.object({ bankId: z.string(), after: z.string(), limit: cypherInt });

const stored = z.object({ properties: z.record(z.string(), z.unknown()), floats: z.array(z.string()) });
const tie = stored
  .extend({ tie: z.enum(TIE_KINDS as [BankTie['tie']]), to: z.string() })
  .transform(({ tie, to, ...rest }) => ({ tie, to, properties: storedProperties.parse(rest) }));

export interface NodeRow {
  readonly id: string;
  readonly properties: Properties;
  readonly ties: readonly Omit<BankTie, 'from'>[];
}

const nodeRow = stored
  .extend({ id: z.string(), ties: z.array(tie) })
  .transform(({ id, ties, ...rest }): NodeRow => ({ id, ties, properties: storedProperties.parse(rest) }));

function reading(name: string) {
  return statement(`transfer/${name}`, { mode: 'READ', params: page, row: nodeRow });
}

export const readNodes: Readonly<Record<NodeKind, Statement<typeof page, typeof nodeRow>>> = {
  Document: reading('read-documents'),
  Chunk: reading('read-chunks'),
  Entity: reading('read-entities'),
  EntityDecision: reading('read-decisions'),
  Memory: reading('read-memories'),
};

export const readMemoryTies = statement('transfer/read-memory-ties', {
  mode: 'READ',
  params: page,
  row: z.object({ id: z.string(), ties: z.array(tie), versions: z.array(storedProperties) }),
});

export const findCopiedBank = statement('transfer/find-bank', {
  mode: 'READ',
  params: z.object({ bankId: z.string() }),
  row: stored
    .extend({ bankKey: z.string(), lastWriteAt: z.number().nullable() })
    .transform(({ bankKey, lastWriteAt, ...rest }) => ({
      bankKey,
      lastWriteAt,
      properties: storedProperties.parse(rest),
    })),
});

export const findImport = statement('transfer/find-import', {
  mode: 'WRITE',
  params: z.object({ bankId: z.string() }),
  row: z.object({
    bankKey: z.string(),
    state: z.enum(['ACTIVE', 'DELETING', 'IMPORTING']),
    importId: z.string().nullable(),
    lines: z.int().nullable(),
    hash: z.string().nullable(),
    isEmpty: z.boolean(),
  }),
});

export const beginImport = statement('transfer/begin-import', {
  mode: 'WRITE',
  params: z.object({
    bankId: z.string(),
    properties: writtenProperties,
    importId: z.string(),
    hash: z.string(),
  }),
  row: z.object({}),
});

export const advanceImport = statement('transfer/advance-import', {
  mode: 'WRITE',
  params: z.object({ bankId: z.string(), lines: cypherInt, hash: z.string() }),
  row: z.object({}),
});

export const finishImport = statement('transfer/finish-import', {
  mode: 'WRITE',
  params: z.object({ bankId: z.string(), importId: z.string(), at: cypherInstant }),
  row: z.object({ finished: z.literal(1) }),
});

export const writeNodes = statement('transfer/write-nodes', {
  mode: 'WRITE',
  params: z.object({
    nodes: z.array(z.object({ node: z.enum(NODE_KINDS), properties: writtenProperties })),
  }),
  row: z.object({}),
});

const ends = z.object({ from: z.string(), to: z.string(), properties: writtenProperties });

export const writeTies = statement('transfer/write-ties', {
  mode: 'WRITE',
  params: z.object({
    bankId: z.string(),
    partOf: z.array(ends),
    about: z.array(ends),
    sources: z.array(ends),
    mentions: z.array(ends),
    memories: z.array(ends.extend({ tie: z.string() })),
    versions: z.array(z.object({ of: z.string(), properties: writtenProperties })),
  }),
  row: z.object({ made: z.int() }),
});
