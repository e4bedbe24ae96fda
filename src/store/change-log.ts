import { z } from 'zod';
import type { Instant } from '../domain/instant.ts';
import type { BankChange, ChangeLog } from '../domain/ports/change-log.ts';
import { cypherInstant, cypherInt } from './codec.ts';
import type { Database, WriteTransaction } from './database.ts';
import { statement } from './statement.ts';

/** Changes that a bank's log holds: minutes of busy writing, for a reader that looks several times a second. */
export const CHANGES_KEPT = 1000;
/** Changes of one bank that are read at once. */
const CHANGES_READ = 100;
/** Beyond the end of every log. */
const BEYOND = Number.MAX_SAFE_INTEGER;

const ids = z.array(z.string());

const recordChange = statement('write/record-change', {
  mode: 'WRITE',
  params: z.object({
    bankId: z.string(),
    at: cypherInstant,
    createdIds: ids,
    updatedIds: ids,
    deletedIds: ids,
    kept: cypherInt,
  }),
  row: z.object({}),
});

const changes = statement('read/changes', {
  mode: 'READ',
  params: z.object({
    cursors: z.array(z.object({ bankId: z.string(), after: cypherInt })),
    limit: cypherInt,
  }),
  row: z.object({
    bankId: z.string(),
    bankKey: z.string(),
    last: z.int(),
    changes: z.array(
      z.object({
        sequence: z.int(),
        at: z.number(),
        createdIds: ids,
        updatedIds: ids,
        deletedIds: ids,
      }),
    ),
  }),
});

/** Memories that a transaction made, changed or removed. */
export interface ChangedMemories {
  readonly at: Instant;
  readonly createdIds?: readonly string[];
  readonly updatedIds?: readonly string[];
  readonly deletedIds?: readonly string[];
}

/** Tells whoever listens to the bank, which the transaction has locked, what the transaction does to its memories. */
export async function recordChanges(
  transaction: WriteTransaction,
  bankId: string,
  { at, createdIds = [], updatedIds = [], deletedIds = [] }: ChangedMemories,
): Promise<void> {
  await transaction.run(recordChange, {
    ...{ bankId, at, kept: CHANGES_KEPT },
    createdIds: [...createdIds],
    updatedIds: [...new Set(updatedIds)].filter((id) => !deletedIds.includes(id)),
    deletedIds: [...deletedIds],
  });
}

/** The logs of banks, as they are kept by those who write. */
export function createChangeLog(database: Database): ChangeLog {
  return {
    async readChanges(cursors) {
      const rows = await database.run(changes, {
        cursors: cursors.map(({ bankId, after }) => ({ bankId, after: after ?? BEYOND })),
        limit: CHANGES_READ,
      });
      return new Map(
        rows.map(({ bankId, ...log }) => [bankId, { ...log, changes: log.changes.map(withoutOld) }]),
      );
    },
  };
}

/** The ids of a retain's operation are those of all facts that it was told: also of memories that were there before. */
function withoutOld(change: BankChange): BankChange {
  const updated = new Set(change.updatedIds);
  return { ...change, createdIds: [...new Set(change.createdIds)].filter((id) => !updated.has(id)) };
}
