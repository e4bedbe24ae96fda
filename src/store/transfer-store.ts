import { NEUTRAL_DISPOSITION } from '../domain/bank.ts';
import { MemoryError } from '../domain/errors.ts';
import type { Instant } from '../domain/instant.ts';
import type { ImportState, RecordPage, TransferStore } from '../domain/ports/transfer-store.ts';
import type { BankNode, BankRecord, NodeKind, Properties } from '../domain/transfer.ts';
import { bankIsGoing } from './bank-lock.ts';
import { newBankKey } from './bank-rows.ts';
import { ensureBank, lockBank } from './bank-statements.ts';
import type { Database, WriteTransaction } from './database.ts';
import {
  advanceImport,
  beginImport,
  findCopiedBank,
  findImport,
  finishImport,
  readMemoryTies,
  readNodes,
} from './transfer-statements.ts';
import { writeRecords } from './write-records.ts';

/** Nodes read at once: a document's text may have a million characters, a memory with its vectors has some 10,000. */
const PAGE: Readonly<Record<NodeKind, number>> = {
  Document: 10,
  Chunk: 500,
  Entity: 500,
  EntityDecision: 500,
  Memory: 200,
};
/** Memories whose ties are read at once; each has some twenty. */
const TIES_PAGE = 200;

/** What a bank carries for the store alone, or of its own import. */
const OWN_PROPERTIES: ReadonlySet<string> = new Set([
  'id',
  'bankKey',
  'state',
  'lastWriteAt',
  'importId',
  'importLines',
  'importHash',
]);
/** What a node carries of its bank, and what is made anew from the rest of it. */
const MADE_PROPERTIES: ReadonlySet<string> = new Set([
  'id',
  'bankId',
  'bankKey',
  'tagKey',
  'textKey',
  'exactTerms',
]);

/** Reads and writes of whole banks, over Neo4j. */
export function createTransferStore(database: Database): TransferStore {
  return {
    async findBank(bankId) {
      const [row] = await database.run(findCopiedBank, { bankId });
      if (row === undefined) return null;
      const { bankKey: key, lastWriteAt, properties } = row;
      return { id: bankId, key, lastWriteAt, properties: without(properties, OWN_PROPERTIES) };
    },

    async readNodes(bank, node, after) {
      const limit = PAGE[node];
      const rows = await database.run(readNodes[node], { bankId: bank.id, after, limit });
      const records = rows.flatMap(({ id, properties, ties }): BankRecord[] => {
        const made: BankNode = { node, id, properties: without(properties, MADE_PROPERTIES) };
        return [made, ...ties.map((tie) => ({ ...tie, from: id }))];
      });
      return pageOf(records, rows, limit);
    },

    async readMemoryTies(bank, after) {
      const rows = await database.run(readMemoryTies, { bankId: bank.id, after, limit: TIES_PAGE });
      const records = rows.flatMap(({ id, ties, versions }): BankRecord[] => [
        ...ties.map((tie) => ({ ...tie, from: id })),
        ...versions.map((properties) => ({
          versionOf: id,
          properties: without(properties, MADE_PROPERTIES),
        })),
      ]);
      return pageOf(records, rows, TIES_PAGE);
    },

    async beginImport(bankId, copy, at) {
      const { value } = await database.write((transaction) => begin(transaction, bankId, { ...copy, at }));
      return value;
    },

    async writeBatch(state, batch, at) {
      const { value } = await database.write(async (transaction) => {
        const standing = await lockImport(transaction, state, at);
        // A commit whose answer was lost is tried again.
        if (standing.lines === batch.lines && standing.hash === batch.hash)
          return batch.records.filter((record) => 'tie' in record).length;
        if (standing.lines !== state.lines || standing.hash !== state.hash) throw importedElsewhere(state.id);
        const ties = await writeRecords(transaction, state, batch.records);
        await transaction.run(advanceImport, { bankId: state.id, lines: batch.lines, hash: batch.hash });
        return ties;
      });
      return { ties: value };
    },

    async finishImport(state, at) {
      const { id: bankId, importId } = state;
      const [finished] = await database.run(finishImport, { bankId, importId, at });
      if (finished === undefined) throw importedElsewhere(bankId);
    },
  };
}

interface Copy {
  readonly importId: string;
  readonly properties: Properties;
  readonly hash: string;
  readonly at: Instant;
}

async function begin(transaction: WriteTransaction, bankId: string, copy: Copy): Promise<ImportState> {
  const { importId, hash, properties, at } = copy;
  await transaction.run(ensureBank, {
    ...{ bankId, bankKey: newBankKey(), name: bankId, mission: null, timezone: 'UTC', at },
    ...NEUTRAL_DISPOSITION,
  });
  await transaction.run(lockBank, { bankId, at });
  const [bank] = await transaction.run(findImport, { bankId });
  if (bank === undefined || bank.state === 'DELETING') throw bankIsGoing(bankId);
  const isSame = bank.importId === importId;
  const state = { id: bankId, key: bank.bankKey, importId };
  if (bank.state === 'IMPORTING') {
    if (isSame && bank.lines !== null && bank.hash !== null)
      return { ...state, lines: bank.lines, hash: bank.hash, isDone: false };
    throw conflict(
      bankId,
      `The import of another copy into bank "${bankId}" was begun and not finished. Import that file again to finish it, or deleteBank first.`,
    );
  }
  if (!bank.isEmpty) {
    if (isSame) return { ...state, lines: 0, hash: '', isDone: true };
    throw conflict(
      bankId,
      `Bank "${bankId}" is not empty, and a copy is imported into an empty or a new bank only. Name another bank, or deleteBank first.`,
    );
  }
  await transaction.run(beginImport, {
    ...{ bankId, importId, hash },
    properties: without(properties, OWN_PROPERTIES),
  });
  return { ...state, lines: 1, hash, isDone: false };
}

/** The import as it stands; the bank is locked until the transaction ends. */
async function lockImport(transaction: WriteTransaction, state: ImportState, at: Instant) {
  await transaction.run(lockBank, { bankId: state.id, at });
  const [bank] = await transaction.run(findImport, { bankId: state.id });
  if (bank?.state !== 'IMPORTING' || bank.importId !== state.importId || bank.bankKey !== state.key)
    throw importedElsewhere(state.id);
  return bank;
}

function without(properties: Properties, names: ReadonlySet<string>): Properties {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !names.has(name)));
}

function pageOf(
  records: readonly BankRecord[],
  rows: readonly { readonly id: string }[],
  limit: number,
): RecordPage {
  return { records, next: rows.length < limit ? null : (rows.at(-1)?.id ?? null) };
}

function importedElsewhere(bankId: string): MemoryError {
  return conflict(
    bankId,
    `Somebody else imports into bank "${bankId}", or deletes it. Wait until that is over, and import again: it goes on where it stands.`,
  );
}

function conflict(bankId: string, message: string): MemoryError {
  return new MemoryError('CONFLICT', message, { details: { bankId } });
}
