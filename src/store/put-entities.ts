import type { Instant } from '../domain/instant.ts';
import type { EntityMerge, NewEntity } from '../domain/ports/retain-store.ts';
import type { WriteTransaction } from './database.ts';
import {
  type EntityParams,
  mergeEntity,
  putDoubts,
  putEntities,
  putJoinedNames,
  settleEntities,
} from './entity-statements.ts';
import { type Settled, settleEntity } from './settle-entity.ts';

/** Spellings and keys kept of one entity: bounds a node that thousands of memories mention. */
export const MOST_NAMES = 50;
/** Decisions kept about one entity; the first ones stay. */
const MOST_DECISIONS = 100;
/** Ids of memories that the decision of a merge keeps, so that it can be undone. */
export const MOST_MOVED_IDS = 1000;

/** What a retain writes about entities, and where. */
export interface EntityWrite {
  readonly bank: { readonly id: string; readonly key: string };
  readonly entities: readonly NewEntity[];
  readonly merges: readonly EntityMerge[];
  readonly at: Instant;
}

/**
 * Writes entities whose memories are there. What was decided outside the transaction is held against what stands in
 * the bank now, which is locked: two retains at once that name one thing make one entity.
 */
export async function writeEntities(transaction: WriteTransaction, write: EntityWrite): Promise<void> {
  const { bank, entities, at } = write;
  if (entities.length === 0) return;
  const rows = await transaction.run(settleEntities, {
    bankId: bank.id,
    entities: entities.map(({ id, nameKey }) => ({ id, nameKey })),
  });
  const standing = new Map(rows.map((row) => [row.id, row.standing]));
  const settled = new Map(entities.map((one) => [one.id, settleEntity(one, standing.get(one.id) ?? [])]));
  await transaction.run(putEntities, {
    bankId: bank.id,
    bankKey: bank.key,
    mostNames: MOST_NAMES,
    entities: foldSame(entities, settled),
  });
  await putDecisions(transaction, write, (id) => settled.get(id)?.id ?? id);
  for (const { intoId, fromId, score, evidence } of write.merges) {
    await transaction.run(mergeEntity, {
      bankId: bank.id,
      intoId: settled.get(intoId)?.id ?? intoId,
      fromId: settled.get(fromId)?.id ?? fromId,
      byHand: false,
      score,
      evidence: [...evidence],
      reason: null,
      at,
      mostNames: MOST_NAMES,
      mostIds: MOST_MOVED_IDS,
    });
  }
}

/** Entities that proved to be one are written once, with the memories of all. */
function foldSame(entities: readonly NewEntity[], settledById: ReadonlyMap<string, Settled>): EntityParams[] {
  const folded = new Map<string, EntityParams>();
  for (const entity of entities) {
    const settled = settledById.get(entity.id) ?? entity;
    const before = folded.get(settled.id);
    const { name, nameKey, sense } = before ?? settled;
    folded.set(settled.id, {
      ...{ id: settled.id, name, nameKey, sense },
      type: before === undefined || before.type === 'OTHER' ? settled.type : before.type,
      aliases: [...new Set([...(before?.aliases ?? []), entity.name, ...entity.aliases])].filter(
        (alias) => alias !== name,
      ),
      aliasKeys: [...new Set([...(before?.aliasKeys ?? []), ...entity.aliasKeys])],
      blockKeys: [...new Set([...(before?.blockKeys ?? []), ...entity.blockKeys])],
      firstSeen: Math.min(before?.firstSeen ?? entity.firstSeen, entity.firstSeen),
      lastSeen: Math.max(before?.lastSeen ?? entity.lastSeen, entity.lastSeen),
      memoryIds: [...new Set([...(before?.memoryIds ?? []), ...entity.memoryIds])],
    });
  }
  return [...folded.values()];
}

async function putDecisions(
  transaction: WriteTransaction,
  { bank, entities, at }: EntityWrite,
  settledId: (id: string) => string,
): Promise<void> {
  const common = { bankId: bank.id, at, most: MOST_DECISIONS };
  const joined = entities.flatMap((entity) =>
    entity.joined.map((one) => ({ ...one, entityId: settledId(entity.id), evidence: [...one.evidence] })),
  );
  if (joined.length > 0) await transaction.run(putJoinedNames, { ...common, joined });
  const doubts = entities.flatMap((entity) =>
    entity.doubts.map(({ id, score, evidence, isSettled }) => ({
      a: settledId(entity.id),
      b: settledId(id),
      verdict: isSettled === true ? ('DISTINCT' as const) : ('DOUBTFUL' as const),
      score,
      evidence: [...evidence],
    })),
  );
  if (doubts.length > 0) await transaction.run(putDoubts, { ...common, doubts });
}
