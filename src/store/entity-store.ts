import { randomUUID } from 'node:crypto';
import { MemoryError } from '../domain/errors.ts';
import type { Instant } from '../domain/instant.ts';
import type { EntityStore, SplitByHand } from '../domain/ports/entity-store.ts';
import { lockBank } from './bank-statements.ts';
import { recordChanges } from './change-log.ts';
import type { Database, WriteTransaction } from './database.ts';
import { removeObservationsOf } from './derived.ts';
import {
  findSplit,
  mergeEntity,
  pinDistinct,
  type Standing,
  settleEntities,
  splitEntity,
} from './entity-statements.ts';
import { MOST_MOVED_IDS, MOST_NAMES } from './put-entities.ts';
import { removeLoosened } from './removal.ts';

/** Changes of entities by hand, over Neo4j. */
export function createEntityStore(database: Database): EntityStore {
  return {
    async mergeEntities({ bankId, intoId, fromIds, reason }, at) {
      return database.write(async (transaction) => {
        await lockForChange(transaction, bankId, at);
        const standing = await standingOf(transaction, bankId, [intoId, ...fromIds]);
        requireHere(standing, bankId, intoId);
        for (const fromId of new Set(fromIds)) {
          if (isMergedInto(standing, fromId, intoId)) continue;
          requireHere(standing, bankId, fromId);
          await transaction.run(mergeEntity, {
            ...{ bankId, intoId, fromId, reason, at },
            byHand: true,
            score: 1,
            evidence: ['merged by hand'],
            mostNames: MOST_NAMES,
            mostIds: MOST_MOVED_IDS,
          });
        }
      });
    },

    async splitEntity(split, names, at) {
      const { value: madeId, bookmarks } = await database.write((transaction) =>
        splitIn(transaction, { split, names, at }),
      );
      return { madeId, bookmarks };
    },

    async pinDistinct(bankId, [a, b], at) {
      return database.write(async (transaction) => {
        await lockForChange(transaction, bankId, at);
        const standing = await standingOf(transaction, bankId, [a, b]);
        requireHere(standing, bankId, a);
        requireHere(standing, bankId, b);
        await transaction.run(pinDistinct, { bankId, a, b, evidence: ['pinned by hand'], at });
      });
    },
  };
}

interface SplitJob {
  readonly split: SplitByHand;
  readonly names: Parameters<EntityStore['splitEntity']>[1];
  readonly at: Instant;
}

/** Id of the entity that the split makes, or made before. */
async function splitIn(transaction: WriteTransaction, { split, names, at }: SplitJob): Promise<string> {
  const { bankId, id } = split;
  const bankKey = await lockForChange(transaction, bankId, at);
  const memoryIds = [...new Set(split.memoryIds)];
  const [found] = await transaction.run(findSplit, { bankId, id, memoryIds });
  if (found === undefined) throw noEntity(bankId, id);
  const foreign = memoryIds.filter((memoryId) => !found.own.includes(memoryId));
  if (found.own.length === 0 && found.splitId !== null) return found.splitId;
  if (foreign.length > 0) throw notMentioned(id, foreign);
  if (found.mentions <= memoryIds.length) throw nothingLeft(id);
  const { left, made } = names(found);
  const newId = randomUUID();
  await transaction.run(splitEntity, {
    ...{ bankId, bankKey, id, memoryIds, newId, at },
    name: made.name,
    nameKey: made.nameKey,
    aliasKeys: [...made.aliasKeys],
    blockKeys: [...made.blockKeys],
    left: { aliases: [...left.aliases], aliasKeys: [...left.aliasKeys], blockKeys: [...left.blockKeys] },
  });
  // What rests on facts of both is about neither.
  const drawn = await removeObservationsOf(transaction, { bankId, at, memoryIds });
  await removeLoosened(transaction, { bankId, at }, drawn);
  const { movedIds: updatedIds, deletedIds } = drawn;
  if (updatedIds.length + deletedIds.length > 0) {
    await recordChanges(transaction, bankId, { at, updatedIds, deletedIds });
  }
  return newId;
}

/** Locks a writable bank; answers with its key. Throws NOT_FOUND. */
async function lockForChange(transaction: WriteTransaction, bankId: string, at: Instant): Promise<string> {
  const [bank] = await transaction.run(lockBank, { bankId, at });
  if (bank?.state === 'ACTIVE') return bank.bankKey;
  throw new MemoryError(
    'NOT_FOUND',
    `There is no bank "${bankId}". Make it with createBank, or by a retain.`,
    {
      details: { bankId },
    },
  );
}

type StandingById = ReadonlyMap<string, readonly Standing[]>;

async function standingOf(
  transaction: WriteTransaction,
  bankId: string,
  ids: readonly string[],
): Promise<StandingById> {
  const rows = await transaction.run(settleEntities, {
    bankId,
    entities: [...new Set(ids)].map((id) => ({ id, nameKey: '' })),
  });
  return new Map(rows.map(({ id, standing }) => [id, standing]));
}

function isMergedInto(standing: StandingById, fromId: string, intoId: string): boolean {
  const found = standing.get(fromId) ?? [];
  return (
    !found.some(({ how }) => how === 'ID') && found.some(({ how, id }) => how === 'MERGED' && id === intoId)
  );
}

function requireHere(standing: StandingById, bankId: string, id: string): void {
  const found = standing.get(id) ?? [];
  if (found.some(({ how }) => how === 'ID')) return;
  const merged = found.find(({ how }) => how === 'MERGED');
  if (merged === undefined) throw noEntity(bankId, id);
  throw new MemoryError(
    'NOT_FOUND',
    `The entity "${id}" was merged into "${merged.id}". Name that one instead.`,
    {
      details: { bankId, id, mergedInto: merged.id },
    },
  );
}

function noEntity(bankId: string, id: string): MemoryError {
  return new MemoryError(
    'NOT_FOUND',
    `There is no entity "${id}" in this bank. Look its id up with entity(bankId, name).`,
    { details: { bankId, id } },
  );
}

function notMentioned(id: string, foreign: readonly string[]): MemoryError {
  return new MemoryError(
    'BAD_USER_INPUT',
    `${foreign.length} of the \`memoryIds\` do not mention the entity, the first is "${foreign[0]}". Take ids from Entity.memories of "${id}".`,
    { details: { id, memoryIds: foreign.slice(0, 10) } },
  );
}

function nothingLeft(id: string): MemoryError {
  return new MemoryError(
    'BAD_USER_INPUT',
    'The split would leave the entity without any memory. Name only those memories that mean the other one.',
    { details: { id } },
  );
}
