import type { BankRef } from '../../domain/bank.ts';
import type {
  FoundEntity,
  NameProbe,
  NewEntity,
  RetainStore,
  RetainWrite,
} from '../../domain/ports/retain-store.ts';
import { aliasKeysOf } from '../../text/alias-keys.ts';
import type { DraftMemory } from '../draft.ts';
import { probeKeys, storedKeys } from './block-keys.ts';
import { groupMentions, type MentionGroup } from './mention-groups.ts';
import { type Knowledge, resolveGroups } from './resolve-groups.ts';
import type { Slot } from './slot.ts';

/** Spellings of one entity kept from one request. */
const MOST_NEW_ALIASES = 10;
/** Entities whose company is looked up for one request. */
const MOST_CONTESTED = 200;

export interface LookUpPorts {
  readonly bank: BankRef;
  readonly store: Pick<RetainStore, 'findEntities' | 'findCompanions'>;
}

/**
 * What the bank knows about the names of the memories. One look-up; a second one, of who is mentioned with whom, only
 * where the names leave something open.
 */
export async function lookUpNames(
  memories: readonly DraftMemory[],
  { bank, store }: LookUpPorts,
): Promise<Knowledge> {
  const groups = groupMentions(memories);
  const found = byName(await store.findEntities(bank, probesOf(groups)));
  let made = 0;
  const { contestedIds } = resolveGroups(groups, { found, companions: new Map() }, () => `new ${made++}`);
  const contested = contestedIds.slice(0, MOST_CONTESTED);
  const companions = contested.length === 0 ? new Map() : await store.findCompanions(bank, contested);
  return { found, companions };
}

/**
 * The entities that the memories mention, each once with all its memories, in the order of their identities, and
 * entities of the bank that proved to be one.
 *
 * @param knowledge looked up for these memories, and maybe for more
 */
export function resolveEntities(
  memories: readonly DraftMemory[],
  knowledge: Knowledge,
  newId: () => string,
): Pick<RetainWrite, 'entities' | 'merges'> {
  const { slots, merges } = resolveGroups(groupMentions(memories), knowledge, newId);
  const entities = slots.map(entityOf).sort((a, b) => (identityOf(a) < identityOf(b) ? -1 : 1));
  return { entities, merges };
}

function probesOf(groups: readonly MentionGroup[]): readonly NameProbe[] {
  const probes = new Map<string, Map<string, number>>();
  for (const { name, told, type } of groups) {
    const keys = probes.get(name.key) ?? new Map<string, number>();
    for (const one of [name, ...told]) {
      for (const { key, weight } of probeKeys(one, type)) keys.set(key, Math.max(weight, keys.get(key) ?? 0));
    }
    probes.set(name.key, keys);
  }
  return [...probes].map(([nameKey, keys]) => ({
    nameKey,
    blockKeys: [...keys].map(([key, weight]) => ({ key, weight })),
  }));
}

function byName(found: readonly FoundEntity[]): ReadonlyMap<string, readonly FoundEntity[]> {
  const byKey = new Map<string, FoundEntity[]>();
  for (const entity of found) {
    const same = byKey.get(entity.foundFor);
    if (same === undefined) byKey.set(entity.foundFor, [entity]);
    else same.push(entity);
  }
  return byKey;
}

/** JSON of [nameKey, type, sense]: the identity of an entity within its bank, and the order in which they are written. */
function identityOf(entity: Pick<NewEntity, 'nameKey' | 'type' | 'sense'>): string {
  return JSON.stringify([entity.nameKey, entity.type, entity.sense]);
}

function entityOf({ id, known, type, names, groups, joined, doubts }: Slot): NewEntity {
  const [best] = names;
  const isRenamed =
    known !== null && best !== undefined && best.key !== known.nameKey && isNew(best.key, known);
  const name = known !== null && !isRenamed ? known.name : (best?.name ?? '');
  const spellings = new Set(
    groups.flatMap((group) => [...group.spellings, ...group.told.map((told) => told.name)]),
  );
  const aliases = [...spellings].filter((alias) => alias !== name).slice(0, MOST_NEW_ALIASES);
  const fresh = names.filter((one) => known === null || isNew(one.key, known) || isRetyped(type, known));
  return {
    id,
    knownAs: known?.nameKey ?? null,
    name,
    nameKey: known !== null && !isRenamed ? known.nameKey : (best?.key ?? ''),
    type,
    sense: isRenamed ? 0 : (known?.sense ?? 0),
    aliases,
    aliasKeys: [...new Set(names.flatMap((one) => aliasKeysOf(one.name)))],
    blockKeys: [...new Set(fresh.flatMap((one) => storedKeys(one, type)))],
    firstSeen: Math.min(...groups.map((group) => group.firstSeen)),
    lastSeen: Math.max(...groups.map((group) => group.lastSeen)),
    memoryIds: [...new Set(groups.flatMap((group) => [...group.memoryIds]))],
    joined,
    doubts: [...doubts.values()],
  };
}

function isNew(key: string, known: FoundEntity): boolean {
  return !known.aliasKeys.includes(key);
}

function isRetyped(type: NewEntity['type'], known: FoundEntity): boolean {
  return type !== known.type;
}
