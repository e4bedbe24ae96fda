import { randomUUID } from 'node:crypto';
import { checkBankChanges, checkBankId, dispositionOf } from '../domain/bank-input.ts';
import { MemoryError } from '../domain/errors.ts';
import { type AdminStore, type Deletion, NOTHING_DELETED } from '../domain/ports/admin-store.ts';
import { tryLockBank } from './bank-lock.ts';
import { bankOf, newBankKey } from './bank-rows.ts';
import { ensureBank, updateBank } from './bank-statements.ts';
import { recordChanges } from './change-log.ts';
import type { Database, WriteTransaction } from './database.ts';
import { deleteWholeBank, resumeBankDeletions } from './delete-bank.ts';
import { settleDerived, withDerived } from './derived.ts';
import { NOTHING_REMOVED, type Removed, removeDocumentContents, removeLoosened } from './removal.ts';
import { removeDocument, removeMemory } from './removal-statements.ts';
import { setDirective } from './set-directive.ts';
import { sweepAbandoned } from './staged-retain.ts';

/** Nodes removed in one transaction: bounds its memory. A memory takes some twenty links with it, the others few. */
const NODES_PER_REMOVAL = 1000;

export interface AdminStoreOptions {
  /** Nodes of a bank that are removed in one transaction. */
  readonly nodesPerRemoval?: number;
}

/** Administration of banks, and deletions, over Neo4j. */
export function createAdminStore(database: Database, options: AdminStoreOptions = {}): AdminStore {
  const nodesPerRemoval = options.nodesPerRemoval ?? NODES_PER_REMOVAL;
  return {
    async createBank(input, at) {
      const id = input.id ?? randomUUID();
      checkBankId(id);
      checkBankChanges(input);
      const bankKey = newBankKey();
      const [row] = await database.run(ensureBank, {
        bankId: id,
        bankKey,
        name: input.name ?? id,
        mission: input.mission === '' ? null : input.mission,
        timezone: input.timezone ?? 'UTC',
        ...dispositionOf(input.disposition),
        at,
      });
      if (row?.bankKey !== bankKey) {
        throw new MemoryError(
          'CONFLICT',
          `Bank "${id}" exists already. Choose another id, or use updateBank.`,
          {
            details: { bankId: id },
          },
        );
      }
      return bankOf(row);
    },

    async updateBank(id, changes) {
      checkBankChanges(changes);
      const [row] = await database.run(updateBank, {
        bankId: id,
        name: changes.name,
        mission: changes.mission,
        timezone: changes.timezone,
        skepticism: changes.disposition?.skepticism ?? null,
        literalism: changes.disposition?.literalism ?? null,
        empathy: changes.disposition?.empathy ?? null,
      });
      if (row === undefined) {
        throw new MemoryError('NOT_FOUND', `There is no bank "${id}".`, { details: { bankId: id } });
      }
      return bankOf(row);
    },

    setDirective: (bankId, changes, at) => setDirective(database, { bankId, changes, at }),

    deleteBank: (id) => deleteWholeBank(database, id, nodesPerRemoval),

    async deleteMemory(bankId, memoryId, at) {
      return deletion(database, { bankId, at, memoryIds: [memoryId] }, async (transaction) => {
        const [removed] = await transaction.run(removeMemory, { bankId, memoryId });
        if (removed === undefined) return null;
        const emptied = await removeDocumentContents(transaction, bankId, removed.emptiedIds);
        for (const documentId of removed.emptiedIds) {
          await transaction.run(removeDocument, { bankId, documentId });
        }
        return {
          ...{ ...removed, chunks: emptied.chunks },
          memoryIds: [...removed.memoryIds, ...emptied.memoryIds],
          deletedIds: [memoryId, ...emptied.deletedIds],
        };
      });
    },

    async deleteDocument(bankId, documentId, at) {
      return deletion(database, { bankId, at, documentIds: [documentId] }, async (transaction) => {
        const removed = await removeDocumentContents(transaction, bankId, [documentId]);
        const [document] = await transaction.run(removeDocument, { bankId, documentId });
        return document === undefined ? null : removed;
      });
    },

    resumeDeletions: () => resumeBankDeletions(database, nodesPerRemoval),

    sweepAbandonedRetains: () => sweepAbandoned(database),
  };
}

/** What `remove` takes out of a writable bank, with the orphans it makes. */
async function deletion(
  database: Database,
  from: Parameters<typeof withDerived>[1],
  remove: (transaction: WriteTransaction) => Promise<Removed | null>,
): Promise<Deletion> {
  const { bankId, at } = from;
  const { value } = await database.write(async (transaction) => {
    if (!(await tryLockBank(transaction, bankId, at))) return NOTHING_DELETED;
    let isThere = true;
    const removed = await withDerived(transaction, from, async () => {
      const taken = await remove(transaction);
      isThere = taken !== null;
      return taken ?? NOTHING_REMOVED;
    });
    if (!isThere) return NOTHING_DELETED;
    const entities = await removeLoosened(transaction, { bankId, at }, removed);
    // What holds again supports again what was drawn from it.
    const { memoryIds } = removed;
    const { movedIds } = await settleDerived(transaction, { bankId, at, memoryIds });
    await recordChanges(transaction, bankId, {
      at,
      updatedIds: [...memoryIds, ...removed.movedIds, ...movedIds],
      deletedIds: removed.deletedIds,
    });
    const { memories, chunks, links } = removed;
    return { deleted: true, memories, entities, chunks, links };
  });
  return value;
}
