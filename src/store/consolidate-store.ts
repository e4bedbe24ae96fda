import type { BankRef } from '../domain/bank.ts';
import { FAR_FUTURE, type Instant } from '../domain/instant.ts';
import type {
  ConsolidateStore,
  ConsolidationWrite,
  ConsolidationWritten,
  ObservationWrite,
} from '../domain/ports/consolidate-store.ts';
import { textKeyOf } from '../domain/text-key.ts';
import { lockBankOrThrow } from './bank-lock.ts';
import { bankOf } from './bank-rows.ts';
import { findBank } from './bank-statements.ts';
import { recordChanges } from './change-log.ts';
import * as statements from './consolidate-statements.ts';
import type { Database, WriteTransaction } from './database.ts';
import { removeObservationsById } from './derived.ts';
import { exactTerms } from './exact-terms.ts';
import { occurredOf } from './occurrence.ts';
import { removeLoosened } from './removal.ts';

/** Memories of one entity that are compared with a fact: a few milliseconds' work. Who is mentioned more often tells little. */
const ENTITY_CAP = 50;
/** Facts marked in one transaction. */
const MARKED_AT_ONCE = 1000;

/** The reads and writes of consolidation over Neo4j. */
export function createConsolidateStore(database: Database): ConsolidateStore {
  return {
    async findBank(bankId) {
      const [row] = await database.run(findBank, { bankId });
      return row?.state === 'ACTIVE' ? bankOf(row) : null;
    },

    async markOldFacts({ id: bankId }) {
      const [bank] = await database.run(statements.hasMarks, { bankId });
      if (bank === undefined || bank.hasMarks) return;
      let after: string | null = '';
      while (after !== null) {
        const params: { bankId: string; after: string; limit: number } = {
          bankId,
          after,
          limit: MARKED_AT_ONCE,
        };
        after = (await database.run(statements.markSome, params))[0]?.last ?? null;
      }
      await database.run(statements.setHasMarks, { bankId });
    },

    findMarked: ({ id: bankId }, after, { limit, skip }) =>
      database.run(statements.findMarked, { bankId, after, skip, limit }),

    async countMarked({ id: bankId }) {
      const [row] = await database.run(statements.countMarked, { bankId });
      return row?.count ?? 0;
    },

    async findNear({ id: bankId }, ids, { minCosine, limit }) {
      const half = Math.ceil(ids.length / 2);
      const halves = [ids.slice(0, half), ids.slice(half)].filter((some) => some.length > 0);
      const rows = await Promise.all(
        halves.map((some) =>
          database.run(statements.nearFacts, {
            ...{ bankId, ids: [...some] },
            ...{ minScore: (1 + minCosine) / 2, limit: limit + 1, entityCap: ENTITY_CAP },
          }),
        ),
      );
      return new Map(
        rows
          .flat()
          .map(({ id, near }) => [
            id,
            near.slice(0, limit).map(({ memoryId, score }) => ({ memoryId, cosine: 2 * score - 1 })),
          ]),
      );
    },

    async loadFacts({ id: bankId }, ids) {
      if (ids.length === 0) return [];
      const rows = await database.run(statements.standingFacts, { bankId, ids: [...ids] });
      return rows.map((row) => ({ ...row, occurred: occurredOf(row) }));
    },

    async loadObservations({ id: bankId }, ids) {
      if (ids.length === 0) return [];
      const rows = await database.run(statements.standingObservations, { bankId, ids: [...ids] });
      return rows.map((row) => ({ ...row, occurred: occurredOf(row) }));
    },

    async write(bank, write, at) {
      const { value } = await database.write((transaction) => writeIn(transaction, { bank, at }, write));
      return value;
    },
  };
}

interface Moment {
  readonly bank: BankRef;
  readonly at: Instant;
}

async function writeIn(
  transaction: WriteTransaction,
  { bank, at }: Moment,
  { observations, seen }: ConsolidationWrite,
): Promise<ConsolidationWritten> {
  await lockBankOrThrow(transaction, bank, at);
  const accepted = await stillHolding(transaction, bank, observations);
  const put = await putThese(transaction, { bank, at }, accepted);
  const gone = await removeObservationsById(
    transaction,
    { bankId: bank.id, at },
    accepted.flatMap(({ absorbedIds }) => absorbedIds),
  );
  const refused = observations.filter((observation) => !accepted.includes(observation));
  const waiting = new Set(refused.flatMap(({ evidence }) => evidence.map(({ id }) => id)));
  const [unmarked] = await transaction.run(statements.unmark, {
    bankId: bank.id,
    seen: seen
      .filter(({ id }) => !waiting.has(id))
      .map(({ id, updatedAt, observationId }) => ({ id, updatedAt, observationId })),
  });
  await removeLoosened(transaction, { bankId: bank.id, at }, gone);
  const createdIds = put.filter(({ isNew }) => isNew).map(({ id }) => id);
  const updatedIds = put.filter(({ isNew }) => !isNew).map(({ id }) => id);
  const { deletedIds } = gone;
  if (put.length + deletedIds.length > 0) {
    await recordChanges(transaction, bank.id, { at, createdIds, updatedIds, deletedIds });
  }
  return {
    settled: unmarked?.settled ?? 0,
    created: createdIds.length,
    updated: updatedIds.length,
    removed: gone.deletedIds.length,
    refused: refused.length,
  };
}

/** Those observations whose facts, and which themselves, stand as they were read. */
async function stillHolding(
  transaction: WriteTransaction,
  bank: BankRef,
  observations: readonly ObservationWrite[],
): Promise<readonly ObservationWrite[]> {
  if (observations.length === 0) return [];
  const holding = await transaction.run(statements.stillHold, {
    bankId: bank.id,
    observations: observations.map(({ id, readAt, tagKey, absorbedIds, evidence }) => ({
      ...{ id, readAt, tagKey, ownIds: [id, ...absorbedIds] },
      evidence: evidence.map((fact) => ({ ...fact })),
    })),
  });
  const ids = new Set(holding.map(({ id }) => id));
  return observations.filter(({ id }) => ids.has(id));
}

async function putThese(
  transaction: WriteTransaction,
  { bank, at }: Moment,
  observations: readonly ObservationWrite[],
): Promise<readonly { readonly id: string; readonly isNew: boolean }[]> {
  if (observations.length === 0) return [];
  // Their set of tags is there: facts carry it.
  return transaction.run(statements.putObservations, {
    ...{ bankId: bank.id, bankKey: bank.key, at, farFuture: FAR_FUTURE },
    observations: observations.map(observationParams),
  });
}

function observationParams(write: ObservationWrite): statements.ObservationParams {
  const { id, tags, tagKey, wording, occurred, mentionedAt, proofCount, evidence } = write;
  return {
    ...{ id, tagKey, mentionedAt, proofCount },
    tags: [...tags],
    factId: wording !== null && 'factId' in wording ? wording.factId : null,
    words:
      wording !== null && 'text' in wording
        ? {
            ...wording,
            textKey: textKeyOf(wording.text),
            exactTerms: exactTerms(wording.text).join(' '),
            grounded: false,
          }
        : null,
    occurredStart: occurred?.start ?? null,
    occurredEnd: occurred?.end ?? null,
    datePrecision: occurred?.precision ?? null,
    evidenceIds: evidence.map((fact) => fact.id),
  };
}
