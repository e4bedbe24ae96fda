import type { BankRef } from '../domain/bank.ts';
import { FAR_FUTURE, type Instant } from '../domain/instant.ts';
import type { Changed, ChangeStore, MemoryRewrite } from '../domain/ports/change-store.ts';
import { textKeyOf } from '../domain/text-key.ts';
import { lockBankOrThrow } from './bank-lock.ts';
import { bankOf } from './bank-rows.ts';
import { findBank } from './bank-statements.ts';
import { recordChanges } from './change-log.ts';
import {
  memoryContents,
  releaseSuperseded,
  restoreMemory,
  rewriteMemory,
  withdrawMemory,
} from './change-statements.ts';
import type { Database, WriteTransaction } from './database.ts';
import { type Drawn, settleDerived } from './derived.ts';
import { exactTerms } from './exact-terms.ts';
import { occurredOf } from './occurrence.ts';
import { writeEntities } from './put-entities.ts';
import { removeLoosened } from './removal.ts';
import { hasUnknown } from './standing.ts';
import { supersede } from './supersede.ts';
import { putLinks, putTagSetsOf } from './write-retain.ts';

/** Changes of single memories over Neo4j. */
export function createChangeStore(database: Database): ChangeStore {
  return {
    async findBank(bankId) {
      const [row] = await database.run(findBank, { bankId });
      return row?.state === 'ACTIVE' ? bankOf(row) : null;
    },

    async findMemory(bankId, memoryId) {
      const [row] = await database.run(memoryContents, { bankId, memoryId });
      return row === undefined ? null : { ...row, occurred: occurredOf(row) };
    },

    rewriteMemory: (bank, rewrite, at) =>
      locked(database, { bank, at }, (transaction) => rewriteIn(transaction, { bank, at }, rewrite)),

    invalidateMemory: (bank, memoryId, { reason, at }) =>
      locked(database, { bank, at }, async (transaction) => {
        const [withdrawn] = await transaction.run(withdrawMemory, { bankId: bank.id, memoryId, at, reason });
        if (withdrawn === undefined) return false;
        const loosened = { entityIds: [], tagKeys: [], memoryIds: withdrawn.earlierIds };
        await removeLoosened(transaction, { bankId: bank.id, at }, loosened);
        await settleAndTell(transaction, { bank, at }, [memoryId, ...withdrawn.earlierIds]);
        return true;
      }),

    restoreMemory: (bank, memoryId, at) =>
      locked(database, { bank, at }, async (transaction) => {
        const params = { bankId: bank.id, memoryId, at, farFuture: FAR_FUTURE };
        const [restored] = await transaction.run(restoreMemory, params);
        const pairs = (restored?.earlierIds ?? []).map((loserId) => ({ winnerId: memoryId, loserId }));
        const replaced = await supersede(transaction, { bankId: bank.id, at }, pairs);
        if (restored === undefined) return false;
        await settleAndTell(transaction, { bank, at }, [memoryId, ...restored.earlierIds], replaced);
        return true;
      }),
  };
}

interface Moment {
  readonly bank: BankRef;
  readonly at: Instant;
}

async function locked(
  database: Database,
  { bank, at }: Moment,
  change: (transaction: WriteTransaction) => Promise<boolean>,
): Promise<Changed> {
  const { value, bookmarks } = await database.write(async (transaction) => {
    await lockBankOrThrow(transaction, bank, at);
    return change(transaction);
  });
  return { changed: value, bookmarks };
}

/** Brings what was drawn from changed memories in line with them, and tells the bank's listeners of both. */
async function settleAndTell(
  transaction: WriteTransaction,
  { bank, at }: Moment,
  memoryIds: readonly string[],
  before: Pick<Drawn, 'deletedIds' | 'movedIds'> = { deletedIds: [], movedIds: [] },
): Promise<void> {
  const drawn = await settleDerived(transaction, { bankId: bank.id, at, memoryIds });
  await removeLoosened(transaction, { bankId: bank.id, at }, drawn);
  await recordChanges(transaction, bank.id, {
    at,
    updatedIds: [...memoryIds, ...before.movedIds, ...drawn.movedIds],
    deletedIds: [...before.deletedIds, ...drawn.deletedIds],
  });
}

async function rewriteIn(
  transaction: WriteTransaction,
  { bank, at }: Moment,
  rewrite: MemoryRewrite,
): Promise<boolean> {
  if (await isOutdated(transaction, bank, rewrite)) return false;
  const { memoryId, readAt, reason, contents, vectors, relinks, ...ties } = rewrite;
  const { occurred, tags, ...rest } = contents;
  const [loosened] = await transaction.run(rewriteMemory, {
    ...{ bankId: bank.id, memoryId, readAt, at, reason, relinks },
    contents: {
      ...rest,
      ...(vectors ?? {}),
      textKey: textKeyOf(contents.text),
      exactTerms: exactTerms(contents.text).join(' '),
      occurredStart: occurred?.start ?? null,
      occurredEnd: occurred?.end ?? null,
      datePrecision: occurred?.precision ?? null,
      tags: [...tags],
    },
  });
  if (loosened === undefined) return false;
  const replaced = await replaceAnew(transaction, { bank, at }, rewrite);
  const touched = { bankId: bank.id, at, memoryIds: [memoryId] };
  const drawn = await settleDerived(transaction, touched, { saysOther: relinks.meaning });
  await putTagSetsOf(transaction, bank, [contents]);
  await writeEntities(transaction, { bank, entities: ties.entities, merges: [], at });
  await putLinks(transaction, bank.id, { ...ties, causal: [] });
  await removeLoosened(
    transaction,
    { bankId: bank.id, at },
    {
      entityIds: [...loosened.entityIds, ...drawn.entityIds],
      tagKeys: [...loosened.tagKeys, ...drawn.tagKeys],
      memoryIds: [],
    },
  );
  await recordChanges(transaction, bank.id, {
    at,
    updatedIds: [...new Set([memoryId, ...replaced.movedIds, ...drawn.movedIds])],
    deletedIds: [...replaced.deletedIds, ...drawn.deletedIds],
  });
  return true;
}

/** True when a memory that claims the same was written since the rewrite was decided. */
async function isOutdated(
  transaction: WriteTransaction,
  { id: bankId }: BankRef,
  { memoryId, contents: { claimKey }, reclaimed }: MemoryRewrite,
): Promise<boolean> {
  if (reclaimed === null || claimKey === null) return false;
  const keys = { repeatKeys: [], claimKeys: [claimKey] };
  return hasUnknown(transaction, { bankId, keys, known: [memoryId, ...reclaimed.standingIds] });
}

/** Lets hold again what the old claim alone had replaced, and replaces what the new one speaks of; answers with what changed. */
async function replaceAnew(
  transaction: WriteTransaction,
  { bank, at }: Moment,
  { memoryId, reclaimed }: MemoryRewrite,
): Promise<Pick<Drawn, 'deletedIds' | 'movedIds'>> {
  if (reclaimed === null) return { deletedIds: [], movedIds: [] };
  const bankId = bank.id;
  const { formerKey: claimKey, supersessions } = reclaimed;
  const kept = supersessions.flatMap(({ winnerId, loserId }) => [winnerId, loserId]);
  const [released] =
    claimKey === null ? [] : await transaction.run(releaseSuperseded, { bankId, memoryId, claimKey, kept });
  const releasedIds = released?.releasedIds ?? [];
  await removeLoosened(transaction, { bankId, at }, { entityIds: [], tagKeys: [], memoryIds: releasedIds });
  const settled = await settleDerived(transaction, { bankId, at, memoryIds: releasedIds });
  await removeLoosened(transaction, { bankId, at }, settled);
  const replaced = await supersede(transaction, { bankId, at }, supersessions);
  const loserIds = supersessions.map(({ loserId }) => loserId);
  return {
    movedIds: [...releasedIds, ...loserIds, ...settled.movedIds, ...replaced.movedIds],
    deletedIds: [...settled.deletedIds, ...replaced.deletedIds],
  };
}
