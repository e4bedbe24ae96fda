import { randomUUID } from 'node:crypto';
import type { EntityType } from '../../../src/domain/entity.ts';
import { FAR_FUTURE, HOUR_MS, type Instant } from '../../../src/domain/instant.ts';
import { FACT_TYPES, type FactType } from '../../../src/domain/memory.ts';
import type { TokenVectors } from '../../../src/domain/ports/models.ts';
import type { RecallStore, Scope } from '../../../src/domain/ports/recall-store.ts';
import { tagKeyOf } from '../../../src/domain/tags.ts';
import { cypherInstant, cypherInt, cypherTokens } from '../../../src/store/codec.ts';
import type { Database } from '../../../src/store/database.ts';
import { exactTerms } from '../../../src/store/exact-terms.ts';
import { DEFAULT_SCHEMA, migrate } from '../../../src/store/migrate.ts';
import { createRecallStore } from '../../../src/store/recall-store.ts';
import { DEFAULT_RECALL_STORE } from '../../../src/store/recall-store-settings.ts';

export const DIMENSIONS = 384;
/** When everything is mentioned unless a test says otherwise. */
export const TOLD = Date.UTC(2024, 5, 1);

export interface GivenMemory {
  readonly id: string;
  readonly text?: string;
  readonly vector?: Float32Array;
  readonly type?: FactType;
  readonly state?: string;
  readonly tags?: readonly string[];
  readonly start?: Instant;
  readonly end?: Instant;
  readonly mentionedAt?: Instant;
  readonly validUntil?: Instant;
  readonly documentId?: string;
  readonly position?: number;
  readonly tokenVectors?: TokenVectors;
  /** Ids of entities made before. */
  readonly mentions?: readonly string[];
}

export interface GivenLink {
  readonly from: string;
  readonly kind: 'NEAR_IN_TIME' | 'SIMILAR_TO' | 'CAUSES' | 'CAUSED_BY' | 'ENABLES' | 'PREVENTS';
  readonly to: string;
  readonly weight: number;
}

/** One bank of a test, filled memory by memory without the pipeline. */
export interface StoreBank {
  readonly scope: Scope;
  remember(...memories: readonly GivenMemory[]): Promise<void>;
  name(
    ...entities: readonly { id: string; nameKey: string; aliasKeys?: string[]; type?: EntityType }[]
  ): Promise<void>;
  link(...links: readonly GivenLink[]): Promise<void>;
}

export interface StoreOfTest {
  readonly store: RecallStore;
  /** A new bank; ids and keys are random unless given. */
  bank(id?: string, key?: string): Promise<StoreBank>;
  rows(cypher: string, params?: Record<string, unknown>): Promise<Record<string, unknown>[]>;
}

/** A vector near the axis `at`: two of one axis have a cosine near 1, of two axes near 0; `tilt` turns it towards the next. */
export function axis(at: number, tilt = 0): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  vector[at % DIMENSIONS] = Math.cos(tilt);
  vector[(at + 1) % DIMENSIONS] = Math.sin(tilt);
  return vector;
}

export async function openStore(database: Database): Promise<StoreOfTest> {
  await migrate(database, { ...DEFAULT_SCHEMA, dimensions: DIMENSIONS });
  async function rows(cypher: string, params: Record<string, unknown> = {}) {
    const { records } = await database.driver.executeQuery(`CYPHER 25 ${cypher}`, params);
    return records.map((record) => record.toObject());
  }
  return {
    // Low enough for the worked numbers of two steps.
    store: createRecallStore(database, { ...DEFAULT_RECALL_STORE, leastActivation: 0.01 }),
    rows,
    async bank(id = `test-${randomUUID()}`, key = `k${randomUUID().replaceAll('-', '').slice(0, 20)}1`) {
      await rows(
        `CREATE (:Bank {id: $id, bankKey: $key, name: $id, timezone: 'UTC', state: 'ACTIVE', createdAt: datetime(),
           skepticism: 3, literalism: 3, empathy: 3})`,
        { id, key },
      );
      const owner = { bankId: id, bankKey: key };
      return {
        scope: {
          bank: { id, key },
          types: FACT_TYPES,
          states: ['ACTIVE'],
          tagKeys: null,
          window: null,
          asOf: null,
        },
        async remember(...memories) {
          for (let at = 0; at < memories.length; at += 1000) {
            await rows(PUT_MEMORIES, { ...owner, rows: memories.slice(at, at + 1000).map(memoryRow) });
          }
        },
        async name(...entities) {
          await rows(PUT_ENTITIES, {
            ...owner,
            rows: entities.map((entity) => ({ aliasKeys: [], type: 'PERSON', ...entity })),
          });
        },
        async link(...links) {
          for (const link of links) await rows(putLink(link.kind), { ...owner, ...link });
        },
      };
    },
  };
}

const PUT_MEMORIES = `
  UNWIND $rows AS row
  CREATE (m:Memory {bankId: $bankId, bankKey: $bankKey})
  SET m += row.properties
  FOREACH (_ IN CASE WHEN size(m.tags) > 0 THEN [1] ELSE [] END |
    MERGE (t:TagSet {bankId: $bankId, key: m.tagKey}) SET t.bankKey = $bankKey, t.tags = m.tags)
  WITH m, row
  UNWIND row.mentions AS entityId
  MATCH (e:Entity {bankId: $bankId, id: entityId})
  CREATE (m)-[:MENTIONS]->(e)`;

const PUT_ENTITIES = `
  UNWIND $rows AS row
  CREATE (e:Entity {bankId: $bankId, bankKey: $bankKey, sense: 0})
  SET e += row`;

function putLink(kind: GivenLink['kind']): string {
  return `MATCH (a:Memory {bankId: $bankId, id: $from}), (b:Memory {bankId: $bankId, id: $to})
    CREATE (a)-[:${kind} {weight: toFloat($weight)}]->(b)`;
}

function memoryRow(given: GivenMemory) {
  const { id, text = `memory ${id}`, tags = [], start, mentions = [] } = given;
  const end = given.end ?? (start === undefined ? undefined : start + HOUR_MS);
  const dates =
    start === undefined || end === undefined
      ? {}
      : {
          occurredStart: cypherInstant.parse(start),
          occurredEnd: cypherInstant.parse(end),
          datePrecision: 'HOUR',
        };
  return {
    mentions,
    properties: {
      id,
      text,
      exactTerms: exactTerms(text).join(' '),
      embedding: Array.from(given.vector ?? axis(0)),
      type: given.type ?? 'WORLD',
      state: given.state ?? 'ACTIVE',
      tags: [...tags],
      tagKey: tagKeyOf(tags),
      mentionedAt: cypherInstant.parse(given.mentionedAt ?? TOLD),
      validUntil: cypherInstant.parse(given.validUntil ?? FAR_FUTURE),
      proofCount: cypherInt.parse(1),
      documentId: given.documentId ?? 'd',
      position: cypherInt.parse(given.position ?? 0),
      createdAt: cypherInstant.parse(TOLD),
      updatedAt: cypherInstant.parse(TOLD),
      grounded: true,
      ...(given.tokenVectors === undefined ? {} : { tokenVectors: cypherTokens.parse(given.tokenVectors) }),
      tokens: cypherInt.parse(7),
      ...dates,
    },
  };
}
