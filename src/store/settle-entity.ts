import { randomUUID } from 'node:crypto';
import type { NewEntity } from '../domain/ports/retain-store.ts';
import type { Standing } from './entity-statements.ts';

/** Which entity a new one is after all: what an entity is told by. */
export type Settled = Pick<NewEntity, 'id' | 'name' | 'nameKey' | 'type' | 'sense'>;

/**
 * The entity that `entity` is, seen from within the transaction that writes it: what was decided before may have been
 * made, renamed or merged by another write in the meantime.
 */
export function settleEntity(entity: NewEntity, standing: readonly Standing[]): Settled {
  return (entity.knownAs === null ? null : settleKnown(entity, standing)) ?? settleNew(entity, standing);
}

/** What is known may learn a fuller name and a type, unless another entity has both by now. */
function settleKnown(entity: NewEntity, standing: readonly Standing[]): Settled | null {
  const own = standing.find(({ how }) => how === 'ID');
  if (own === undefined) return standing.find(({ how }) => how === 'MERGED') ?? null;
  const isRenamed = entity.nameKey !== entity.knownAs && entity.nameKey !== own.nameKey;
  // Another write gave it another full name: then this name is not its name.
  if (isRenamed && own.nameKey !== entity.knownAs) return null;
  const type = own.type === 'OTHER' ? entity.type : own.type;
  const learned = isRenamed
    ? { ...own, name: entity.name, nameKey: entity.nameKey, sense: 0, type }
    : { ...own, type };
  const isTaken = standing.some(
    (other) =>
      other.how === 'NAME' &&
      other.id !== own.id &&
      other.nameKey === learned.nameKey &&
      other.type === learned.type &&
      other.sense === learned.sense,
  );
  return isTaken ? own : learned;
}

/** The one of the same name and type, or the only one of the name where either has no type; else a new one. */
function settleNew(entity: NewEntity, standing: readonly Standing[]): Settled {
  const named = standing.filter(({ how }) => how === 'NAME').sort((a, b) => a.sense - b.sense);
  const same = named.find(({ type }) => type === entity.type);
  if (same !== undefined) return same;
  const types = new Set([entity.type, ...named.map(({ type }) => type)]);
  types.delete('OTHER');
  const [only] = named;
  const isDoubted = entity.doubts.some(({ id }) => id === only?.id);
  if (only !== undefined && types.size === 1 && !isDoubted) {
    return { ...only, type: only.type === 'OTHER' ? entity.type : only.type };
  }
  const id = standing.some(({ how }) => how === 'ID') ? randomUUID() : entity.id;
  return { id, name: entity.name, nameKey: entity.nameKey, type: entity.type, sense: 0 };
}
