import { NEUTRAL_DISPOSITION } from '../domain/bank.ts';
import { HOUR_MS } from '../domain/instant.ts';
import type { DatedInterval } from '../domain/interval.ts';
import type { KnownDocument, RetainStore } from '../domain/ports/retain-store.ts';
import { bankIsClosed } from './bank-lock.ts';
import { bankOf, newBankKey } from './bank-rows.ts';
import { ensureBank, findBank } from './bank-statements.ts';
import type { Database } from './database.ts';
import { blockQuery } from './lucene.ts';
import { keepAnswer, keptAnswers } from './operation-statements.ts';
import { MOST_NAMES } from './put-entities.ts';
import {
  findAnswers,
  findCompanions,
  findDocumentFacts,
  findDocuments,
  findEntities,
  findOperation,
  findStanding,
  findTexts,
  nearestByMeaning,
  nearestInTime,
  stillHold,
} from './retain-statements.ts';
import { openStaging, sweepAbandoned } from './staged-retain.ts';
import { keysAreEmpty, standingParams } from './standing.ts';
import { claimIsLost, writeWhole } from './write-retain.ts';

/**
 * Memories written in one transaction. A memory with its vector, words and links takes about 25 KB of a transaction's
 * memory, so this many stay far below the server's limit even with a small heap.
 */
const MEMORIES_PER_TRANSACTION = 1000;

/**
 * Neighbours looked at beyond `limit` when documents are about to be replaced: their old memories are the nearest of
 * all to the new ones. More than that many are not likely to crowd one vector.
 */
const MOST_CROWDING = 50;

/** Places looked at of memories that have the same words: more would tell nothing new. */
const PLACES_PER_TEXT = 20;
/** Entities found by likeness for a name: more than two are ambiguous anyhow, and these are the likest. */
const ENTITIES_PER_NAME = 16;
/** Memories of an entity looked at, and names taken of them, to see with whom it is mentioned. */
const COMPANY_LOOKED = 50;
const MOST_COMPANIONS = 50;

export interface RetainStoreOptions {
  readonly memoriesPerTransaction?: number;
}

/** The reads and the write of retaining, over Neo4j. */
export function createRetainStore(database: Database, options: RetainStoreOptions = {}): RetainStore {
  return {
    async ensureBank(bankId, at) {
      const [found] = await database.run(findBank, { bankId });
      const [row] = found
        ? [found]
        : await database.run(ensureBank, {
            bankId,
            bankKey: newBankKey(),
            name: bankId,
            mission: null,
            timezone: 'UTC',
            ...NEUTRAL_DISPOSITION,
            at,
          });
      if (row?.state !== 'ACTIVE') throw bankIsClosed(bankId, row?.state);
      return bankOf(row);
    },

    async findOperation(bankId, idempotencyKey) {
      const { rows, bookmarks } = await database.runWithBookmarks(findOperation, { bankId, idempotencyKey });
      const [row] = rows;
      return row === undefined ? null : { operation: { ...row, kind: 'RETAIN', fence: null }, bookmarks };
    },

    async findDocuments(bank, documentIds) {
      if (documentIds.length === 0) return [];
      return database.run(findDocuments, { bankId: bank.id, documentIds: [...documentIds] });
    },

    async findEntities(bank, names) {
      if (names.length === 0) return [];
      return database.run(findEntities, {
        bankId: bank.id,
        names: names.map(({ nameKey, blockKeys }) => ({ nameKey, query: blockQuery(bank.key, blockKeys) })),
        limit: ENTITIES_PER_NAME,
        aliases: MOST_NAMES,
      });
    },

    async findCompanions(bank, entityIds) {
      const params = { ids: [...entityIds], looked: COMPANY_LOOKED, limit: MOST_COMPANIONS };
      const rows = await database.run(findCompanions, { bankId: bank.id, ...params });
      return new Map(rows.map(({ id, nameKeys }) => [id, nameKeys]));
    },

    async findTexts(bank, textKeys) {
      if (textKeys.length === 0) return [];
      const limit = PLACES_PER_TEXT;
      return database.run(findTexts, { bankId: bank.id, textKeys: [...textKeys], limit });
    },

    async findAnswers(bank, documentIds) {
      const params = { bankId: bank.id, documentIds: [...documentIds] };
      return (await database.run(findAnswers, params)).map(({ answers }) => answers);
    },

    keptAnswers: (bank, operationId) => database.run(keptAnswers, { bankId: bank.id, operationId }),

    async keepAnswer({ id, fence }, answer) {
      const [kept] = await database.run(keepAnswer, { id, fence, ...answer });
      if (kept === undefined) throw claimIsLost(id);
    },

    async findDocumentFacts(bank, documents) {
      const documentIds = documents.filter(({ memories }) => memories > 0).map(({ id }) => id);
      return documentIds.length === 0
        ? []
        : database.run(findDocumentFacts, { bankId: bank.id, documentIds });
    },

    async findStanding(bank, keys, except) {
      return keysAreEmpty(keys)
        ? []
        : database.run(
            findStanding,
            standingParams(
              bank.id,
              keys,
              except.map((document) => document.id),
            ),
          );
    },

    async stillHold(bank, memoryIds) {
      const rows = await database.run(stillHold, { bankId: bank.id, memoryIds: [...memoryIds] });
      return new Map(rows.map(({ id, text }) => [id, text]));
    },

    async nearestByMeaning(bank, vectors, { minCosine, twinCosine, limit, except, keptIds }) {
      if (vectors.length === 0) return [];
      const rows = await database.run(nearestByMeaning, {
        bankId: bank.id,
        vectors: [...vectors],
        limit: limit + crowding(except),
        minScore: (1 + minCosine) / 2,
        twinScore: (1 + twinCosine) / 2,
        exceptDocumentIds: except.map((document) => document.id),
        keptIds: [...keptIds],
      });
      return inOrder(vectors.length, rows).map((near) =>
        near.slice(0, limit).map(({ memoryId, score, twin }) => ({ memoryId, cosine: 2 * score - 1, twin })),
      );
    },

    async nearestInTime(bank, dates, { hours, limit, except, keptIds }) {
      if (dates.length === 0) return [];
      const rows = await database.run(nearestInTime, {
        bankId: bank.id,
        moments: dates.map((date) => momentOf(date, hours)),
        limit,
        exceptDocumentIds: except.map((document) => document.id),
        keptIds: [...keptIds],
      });
      return inOrder(dates.length, rows).map((near, index) => {
        const start = dates[index]?.start ?? 0;
        return near
          .map(({ memoryId, start: other }) => ({ memoryId, hours: Math.abs(other - start) / HOUR_MS }))
          .sort((a, b) => a.hours - b.hours || (a.memoryId < b.memoryId ? -1 : 1))
          .slice(0, limit);
      });
    },

    writeRetain: (bank, write, operation) => writeWhole(database, { bank, write, operation }),
    memoriesPerWrite: options.memoriesPerTransaction ?? MEMORIES_PER_TRANSACTION,
    async stage(bank, operation) {
      await sweepAbandoned(database);
      return openStaging(database, { bank, operation });
    },
  };
}

function crowding(except: readonly KnownDocument[]): number {
  return Math.min(
    MOST_CROWDING,
    except.reduce((sum, document) => sum + document.memories, 0),
  );
}

function momentOf(date: DatedInterval, hours: number) {
  return {
    at: date.start,
    earliest: date.start - hours * HOUR_MS,
    latest: date.start + hours * HOUR_MS,
    precisions:
      date.precision === 'YEAR' || date.precision === 'MONTH' ? [date.precision] : ['DAY', 'HOUR', 'MINUTE'],
  };
}

function inOrder<T>(
  length: number,
  rows: readonly { readonly index: number; readonly near: readonly T[] }[],
): readonly (readonly T[])[] {
  const lists: (readonly T[])[] = Array.from({ length }, () => []);
  for (const row of rows) lists[row.index] = row.near;
  return lists;
}
