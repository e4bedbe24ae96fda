import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { ENTITY_TYPES } from '../domain/entity.ts';
import { type EntitySummary, summariseEntity } from '../domain/entity-summary.ts';
import type { Instant } from '../domain/instant.ts';
import { FACT_TYPES } from '../domain/memory.ts';
import type { NestedReads } from '../domain/ports/read-store.ts';
import type { StoreCall } from '../domain/ports/recall-store.ts';
import { normalTags, tagKeyOf } from '../domain/tags.ts';
import { cypherInt } from './codec.ts';
import type { Database } from './database.ts';
import { statement } from './statement.ts';

/** Memories of an entity that its summary looks at; the schema states it. */
const LOOKED = 1000;
/** Summaries that a process remembers: ids of at most a thousand memories each, some 40 KB. */
const REMEMBERED = 500;

const params = z.object({
  bankId: z.string(),
  ids: z.array(z.string()),
  tags: z.array(z.string()).nullable(),
  tagKey: z.string(),
  tagsMatch: z.string(),
  looked: cypherInt,
});

const entityStamps = statement('read/entity-stamps', {
  mode: 'READ',
  params,
  row: z.object({
    id: z.string(),
    name: z.string(),
    type: z.enum(ENTITY_TYPES),
    degree: z.int(),
    count: z.int(),
    newest: z.number().nullable(),
    total: z.number(),
    others: z.array(z.string()),
  }),
});

const mentioningMemories = statement('read/mentioning-memories', {
  mode: 'READ',
  params,
  row: z.object({
    id: z.string(),
    memories: z.array(
      z.object({
        id: z.string(),
        type: z.enum(FACT_TYPES),
        proofCount: z.int(),
        mentionedAt: z.number(),
        start: z.number().nullable(),
        others: z.array(z.object({ id: z.string(), nameKey: z.string(), name: z.string() })),
      }),
    ),
  }),
});

interface Remembered {
  readonly stamp: string;
  readonly summary: EntitySummary;
}

/**
 * Summaries of entities, remembered by this process. Whether one still holds is asked of the database each time, by a few
 * numbers that move with whatever it was made from: so it is right also when another process wrote.
 */
export function createEntitySummaries(
  database: Database,
  clock: () => Instant = Date.now,
): NestedReads['entitySummaries'] {
  const remembered = new LRUCache<string, Remembered>({ max: REMEMBERED });
  return async (bankId, ids, seen, call) => {
    const asked = {
      ...{ bankId, looked: LOOKED, tagsMatch: seen.tagsMatch, tagKey: tagKeyOf(seen.tags ?? []) },
      tags: seen.tags === null ? null : [...normalTags(seen.tags)],
    };
    const keyOf = (id: string) => JSON.stringify([bankId, id, asked.tags, asked.tagsMatch]);
    const stamps = await database.run(entityStamps, { ...asked, ids: [...ids] }, call);
    const known = new Map<string, EntitySummary>();
    const missing: typeof stamps = [];
    for (const row of stamps) {
      const found = remembered.get(keyOf(row.id));
      if (found?.stamp === JSON.stringify(row)) known.set(row.id, found.summary);
      else missing.push(row);
    }
    if (missing.length === 0) return known;
    const made = await makeSummaries(database, asked, missing, { clock, call });
    for (const [row, summary] of made) {
      remembered.set(keyOf(row.id), { stamp: JSON.stringify(row), summary });
      known.set(row.id, summary);
    }
    return known;
  };
}

type StampRow = z.output<(typeof entityStamps)['row']>;
type Asked = Omit<z.input<typeof params>, 'ids'>;

async function makeSummaries(
  database: Database,
  asked: Asked,
  entities: readonly StampRow[],
  { clock, call }: { readonly clock: () => Instant; readonly call: StoreCall | undefined },
): Promise<readonly (readonly [StampRow, EntitySummary])[]> {
  const ids = entities.map(({ id }) => id);
  const rows = await database.run(mentioningMemories, { ...asked, ids }, call);
  const memoriesOf = new Map(rows.map(({ id, memories }) => [id, memories]));
  return entities.map((entity) => {
    const memories = memoriesOf.get(entity.id) ?? [];
    const others = memories.flatMap((memory) => memory.others);
    const summary = summariseEntity({
      entity: { bankId: asked.bankId, name: entity.name, type: entity.type },
      memories,
      truncated: entity.count >= LOOKED && entity.degree > entity.count,
      names: new Map(others.map(({ id, name }) => [id, name])),
      generatedAt: clock(),
    });
    return [entity, summary];
  });
}
