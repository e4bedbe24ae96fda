import type { EntityMention, EntityType } from '../domain/entity.ts';
import type { KnownEntity } from '../domain/ports/retain-store.ts';
import { nameKey } from '../text/name-key.ts';
import { MAX_KEY_CHARS } from './limits.ts';

/** The entity that a mention means: one that the bank knows, or one to be made. */
export interface ResolvedEntity {
  readonly nameKey: string;
  readonly type: EntityType;
  readonly sense: number;
  readonly known: KnownEntity | null;
}

/** JSON of [nameKey, type, sense]: the identity of an entity within its bank, and the order in which they are written. */
export function identityOf(entity: Pick<ResolvedEntity, 'nameKey' | 'type' | 'sense'>): string {
  return JSON.stringify([entity.nameKey, entity.type, entity.sense]);
}

/** Folded names of the mentions, each once: what to look up in the bank. Names too long to be one are left out. */
export function keysOf(mentions: Iterable<EntityMention>): readonly string[] {
  const keys = new Set<string>();
  for (const { name } of mentions) {
    const key = nameKey(name);
    if (isUsable(key)) keys.add(key);
  }
  return [...keys].sort();
}

/**
 * Decides which entity each mention means.
 *
 * One name with one type is one entity. A mention of type OTHER, and one whose name the bank knows as OTHER, meets
 * whatever has its name, as long as that is one: where the name has two types, Apple the company and the apple, an
 * untyped mention is neither, and typed ones stay apart.
 *
 * @returns a function from mention to entity; null for a mention without a usable name
 */
export function resolve(
  mentions: Iterable<EntityMention>,
  known: readonly KnownEntity[],
): (mention: EntityMention) => ResolvedEntity | null {
  const typesByKey = new Map<string, Set<EntityType>>();
  for (const { name, type } of mentions) {
    const key = nameKey(name);
    const types = typesByKey.get(key) ?? new Set();
    typesByKey.set(key, types.add(type));
  }
  const knownByKey = new Map<string, KnownEntity[]>();
  for (const entity of [...known].sort((a, b) => a.sense - b.sense)) {
    knownByKey.set(entity.nameKey, [...(knownByKey.get(entity.nameKey) ?? []), entity]);
  }
  return ({ name, type }) => {
    const key = nameKey(name);
    if (!isUsable(key)) return null;
    return choose(
      { nameKey: key, type, sense: 0, known: null },
      knownByKey.get(key) ?? [],
      typesByKey.get(key) ?? new Set(),
    );
  };
}

function choose(
  wanted: ResolvedEntity,
  known: readonly KnownEntity[],
  mentionedTypes: ReadonlySet<EntityType>,
): ResolvedEntity {
  const same = known.find((entity) => entity.type === wanted.type);
  if (same !== undefined) return found(same);
  const types = new Set([...mentionedTypes, ...known.map((entity) => entity.type)]);
  types.delete('OTHER');
  const [only] = types;
  if (types.size > 1 || only === undefined) return wanted;
  // One type but for OTHER: what is known by either name is meant, else the typed one is made.
  const [candidate] = known;
  return candidate === undefined ? { ...wanted, type: only } : found(candidate);
}

function found(entity: KnownEntity): ResolvedEntity {
  return { nameKey: entity.nameKey, type: entity.type, sense: entity.sense, known: entity };
}

function isUsable(key: string): boolean {
  return key !== '' && key.length <= MAX_KEY_CHARS;
}
