import type { EntityType } from '../../domain/entity.ts';
import type { EntityMerge, FoundEntity } from '../../domain/ports/retain-store.ts';
import { probeKeys, storedKeys } from './block-keys.ts';
import { type Choice, choose } from './choose.ts';
import { heal, type Likeness } from './heal.ts';
import { judgePair, type ReadName, TWO_SPEAKERS } from './judge-pair.ts';
import type { MentionGroup } from './mention-groups.ts';
import { type PairContext, tellsSpeakersApart } from './score.ts';
import {
  isShort,
  join,
  namedOf,
  type Slot,
  slotOfGroup,
  slotOfKnown,
  speakTogether,
  takeTurns,
} from './slot.ts';

/** What is known before a request's names are resolved. */
export interface Knowledge {
  /** Entities of the bank that a name may mean, by the name's key. */
  readonly found: ReadonlyMap<string, readonly FoundEntity[]>;
  /** Keys of the names that an entity of the bank is mentioned with, by its id. */
  readonly companions: ReadonlyMap<string, readonly string[]>;
}

export interface Resolution {
  /** Entities that are mentioned, each once. */
  readonly slots: readonly Slot[];
  readonly merges: readonly EntityMerge[];
  /** Entities of the bank of whose company more should be known. */
  readonly contestedIds: readonly string[];
}

/**
 * Decides which entity each group of mentions means, full names first, so that short ones meet them. Every pair that
 * is compared shares a block key: the cost grows with the request, not with the bank.
 */
export function resolveGroups(
  groups: readonly MentionGroup[],
  knowledge: Knowledge,
  newId: () => string,
): Resolution {
  const board = createBoard(groups, knowledge);
  const contested = new Set<string>();
  const merges = new Map<string, EntityMerge>();
  for (const group of [...groups].sort(byFullness)) {
    const slots = board.slotsFor(group);
    const choice = choose(group, { slots, groupsLike: board.groupsLike, contextOf: board.contextOf });
    if (choice.isContested) for (const { known } of slots) if (known !== null) contested.add(known.id);
    const slot = settle(group, choice, newId);
    board.add(slot, group);
    for (const other of slots) if (other !== slot && areTwoSpeakers(slot, other)) keepApart(slot, other);
    const merge = slot.known === null ? null : heal(slot, slots, board);
    if (merge !== null) {
      merges.set(merge.fromId, merge);
      contested.add(merge.fromId).add(merge.intoId);
    }
  }
  const mentioned = board.slots().filter((slot) => slot.groups.length > 0);
  return { slots: mentioned, merges: [...merges.values()], contestedIds: [...contested] };
}

function settle(group: MentionGroup, { slot, verdict, doubts }: Choice, newId: () => string): Slot {
  if (slot === null) {
    const made = slotOfGroup(newId(), group);
    for (const doubt of doubts) made.doubts.set(doubt.id, doubt);
    return made;
  }
  const isNews = slot.known === null || !slot.known.aliasKeys.includes(group.name.key);
  if (verdict !== null && isNews) {
    const { score, evidence } = verdict;
    slot.joined.push({ name: group.name.name, nameKey: group.name.key, score, evidence });
  }
  join(slot, group);
  return slot;
}

/** True for two speakers of one conversation whose names alone might be one's. */
function areTwoSpeakers(a: Slot, b: Slot): boolean {
  if (!speakTogether(a.groups, b.groups)) return false;
  const { relation } = judgePair(namedOf(a), namedOf(b));
  return (
    relation !== null &&
    (tellsSpeakersApart(relation) || (relation !== 'SAME_KEY' && takeTurns(a.groups, b.groups)))
  );
}

/** Notes that two are two, so that they are not taken for one when they are named alone. */
function keepApart(slot: Slot, { id }: Slot): void {
  slot.doubts.set(id, { id, score: 0, evidence: [TWO_SPEAKERS], isSettled: true });
}

function byFullness(a: MentionGroup, b: MentionGroup): number {
  const rank = ({ name, type }: MentionGroup) =>
    (isShort({ names: [name] }) ? 0 : 100) + name.thing.words.length + (type === 'OTHER' ? 0 : 0.5);
  return rank(b) - rank(a) || (a.name.key < b.name.key ? -1 : 1);
}

interface Board extends Likeness {
  readonly slots: () => readonly Slot[];
  readonly slotsFor: (group: MentionGroup) => readonly Slot[];
  readonly contextOf: (group: MentionGroup, slot: Slot) => PairContext;
  readonly add: (slot: Slot, group: MentionGroup) => void;
}

/** Slots and groups of a request, found by their block keys. */
function createBoard(groups: readonly MentionGroup[], { found, companions }: Knowledge): Board {
  const slots = new Map<string, Slot>();
  const slotsByKey = new Map<string, Set<Slot>>();
  const groupsByKey = new Map<string, Set<MentionGroup>>();
  for (const group of groups) {
    for (const key of keysOf(group, storedKeys))
      groupsByKey.set(key, (groupsByKey.get(key) ?? new Set()).add(group));
  }
  return {
    slots: () => [...slots.values()],
    slotsFor(group) {
      const near = new Set<Slot>();
      for (const known of found.get(group.name.key) ?? []) {
        const slot = slots.get(known.id) ?? slotOfKnown(known);
        slots.set(known.id, slot);
        near.add(slot);
      }
      for (const key of keysOf(group, probedKeys))
        for (const slot of slotsByKey.get(key) ?? []) near.add(slot);
      return [...near];
    },
    groupsLike(named) {
      const near = new Set<MentionGroup>();
      for (const name of named.names) {
        for (const { key } of probeKeys(name, named.type)) {
          for (const group of groupsByKey.get(key) ?? []) near.add(group);
        }
      }
      return [...near];
    },
    companionsOf: (slot) => companionsOf(slot, companions),
    contextOf: (group, slot) => contextOf(group, slot, companionsOf(slot, companions)),
    add(slot, group) {
      slots.set(slot.id, slot);
      for (const key of keysOf(group, storedKeys))
        slotsByKey.set(key, (slotsByKey.get(key) ?? new Set()).add(slot));
    },
  };
}

/** Keys of a group's name and of those that are told of it. */
function keysOf(
  { name, told, type }: MentionGroup,
  keysOfName: (name: ReadName, type: EntityType) => readonly string[],
): readonly string[] {
  return [name, ...told].flatMap((one) => keysOfName(one, type));
}

function probedKeys(name: ReadName, type: EntityType): readonly string[] {
  return probeKeys(name, type).map(({ key }) => key);
}

function companionsOf(slot: Slot, companions: Knowledge['companions']): ReadonlySet<string> {
  const known = slot.known === null ? [] : (companions.get(slot.id) ?? []);
  return new Set([...known, ...slot.groups.flatMap((group) => [...group.companions])]);
}

function contextOf(group: MentionGroup, slot: Slot, others: ReadonlySet<string>): PairContext {
  const sharedCompanions = [...group.companions].filter((key) => others.has(key)).length;
  return {
    sharedCompanions,
    areStrangers: sharedCompanions === 0 && others.size > 0 && group.companions.size > 0,
    speakTogether: speakTogether(slot.groups, [group]),
    takeTurns: takeTurns(slot.groups, [group]),
    areNamedTogether:
      !isToldOf(slot, group) &&
      slot.names.some(({ key }) => key !== group.name.key && group.companions.has(key)),
    usedBefore: slot.known?.aliasKeys.includes(group.name.key) ?? false,
    sameDocument: slot.groups.some((one) => [...one.documentIds].some((id) => group.documentIds.has(id))),
  };
}

/** True where the memories say that one bears the other's name, too: "Robert Chen, whom everyone calls Bob". */
function isToldOf(slot: Slot, { name, told }: MentionGroup): boolean {
  return (
    slot.groups.some((group) => group.told.some(({ key }) => key === name.key)) ||
    slot.names.some(({ key }) => told.some((other) => other.key === key))
  );
}
