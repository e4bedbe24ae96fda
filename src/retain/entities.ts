import type { NewEntity } from '../domain/ports/retain-store.ts';
import type { DraftMemory } from './draft.ts';
import { identityOf, type ResolvedEntity, type resolve } from './resolve.ts';

/** Spellings of one entity kept from one request. */
const MAX_NEW_ALIASES = 10;

interface Gathered {
  readonly entity: ResolvedEntity;
  readonly names: Set<string>;
  readonly memoryIds: Set<string>;
  firstSeen: number;
  lastSeen: number;
}

/** The entities that the memories mention, each once with all its memories, in the order of their identities. */
export function gatherEntities(
  memories: readonly DraftMemory[],
  resolveMention: ReturnType<typeof resolve>,
  newId: () => string,
): readonly NewEntity[] {
  const gathered = new Map<string, Gathered>();
  for (const { id, mentionedAt, fact } of memories) {
    for (const mention of fact.entities) {
      const entity = resolveMention(mention);
      if (entity === null) continue;
      const identity = identityOf(entity);
      const one = gathered.get(identity) ?? {
        entity,
        names: new Set<string>(),
        memoryIds: new Set<string>(),
        firstSeen: mentionedAt,
        lastSeen: mentionedAt,
      };
      one.names.add(mention.name.trim().replace(/\s+/gu, ' ').normalize('NFC'));
      one.memoryIds.add(id);
      one.firstSeen = Math.min(one.firstSeen, mentionedAt);
      one.lastSeen = Math.max(one.lastSeen, mentionedAt);
      gathered.set(identity, one);
    }
  }
  return [...gathered].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => entityOf(one, newId));
}

function entityOf(
  { entity, names, memoryIds, firstSeen, lastSeen }: Gathered,
  newId: () => string,
): NewEntity {
  const { nameKey, type, sense, known } = entity;
  const [first = nameKey, ...others] = [...names];
  const name = known?.name ?? first;
  const aliases = (known === null ? others : [...names]).filter((alias) => alias !== name);
  return {
    id: known?.id ?? newId(),
    name,
    nameKey,
    type,
    sense,
    aliases: aliases.slice(0, MAX_NEW_ALIASES),
    aliasKeys: [nameKey],
    firstSeen,
    lastSeen,
    memoryIds: [...memoryIds],
  };
}
