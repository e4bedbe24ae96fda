import type { EntityType } from '../../domain/entity.ts';
import type { FoundEntity, JoinedName, OtherEntity } from '../../domain/ports/retain-store.ts';
import { type Named, type ReadName, readName } from './judge-pair.ts';
import type { MentionGroup } from './mention-groups.ts';

/** An entity as a request sees it: one that the bank knows, or one to be made, with the mentions that mean it. */
export interface Slot {
  readonly id: string;
  readonly known: FoundEntity | null;
  type: EntityType;
  /** A caller said the type. */
  isTypeGiven: boolean;
  /** The best name first. */
  names: ReadName[];
  readonly groups: MentionGroup[];
  readonly joined: JoinedName[];
  readonly doubts: Map<string, OtherEntity>;
}

/** Names of an entity that are compared: the best known ones. */
const MOST_NAMES = 12;

export function slotOfKnown(known: FoundEntity): Slot {
  const names = [known.name, ...known.aliases.filter((alias) => alias !== known.name)].slice(0, MOST_NAMES);
  return { ...emptySlot(known.id, known.type), known, names: names.map(readName) };
}

export function slotOfGroup(id: string, group: MentionGroup): Slot {
  return {
    ...emptySlot(id, group.type),
    isTypeGiven: group.isTypeGiven,
    names: [group.name, ...group.told],
    groups: [group],
  };
}

function emptySlot(id: string, type: EntityType): Slot {
  return { id, known: null, type, isTypeGiven: false, names: [], groups: [], joined: [], doubts: new Map() };
}

export function namedOf(one: Slot | MentionGroup): Named {
  if ('names' in one) return one;
  return { type: one.type, names: [one.name, ...one.told], isTypeGiven: one.isTypeGiven };
}

/** Ties a group to a slot, which learns its type and, when it is fuller, its name. */
export function join(slot: Slot, group: MentionGroup): void {
  slot.groups.push(group);
  slot.isTypeGiven ||= group.isTypeGiven;
  if (slot.type === 'OTHER') slot.type = group.type;
  for (const told of group.told) if (!slot.names.some(({ key }) => key === told.key)) slot.names.push(told);
  if (slot.names.some(({ key }) => key === group.name.key)) return;
  const [best] = slot.names;
  if (best !== undefined && isFuller(group.name, best)) slot.names.unshift(group.name);
  else slot.names.push(group.name);
}

/** True when mentions of the one speak in a conversation in which mentions of the other speak. */
export function speakTogether(some: readonly MentionGroup[], others: readonly MentionGroup[]): boolean {
  return some.some(({ speaksIn }) =>
    [...speaksIn].some((documentId) => others.some((other) => other.speaksIn.has(documentId))),
  );
}

/** True when both speak in one conversation, each after the other has: nobody changes his name to and fro. */
export function takeTurns(some: readonly MentionGroup[], others: readonly MentionGroup[]): boolean {
  return some.some(({ spoken }) =>
    [...spoken].some(([documentId, [first, last]]) =>
      others.some((other) => {
        const place = other.spoken.get(documentId);
        return place !== undefined && first < place[1] && place[0] < last;
      }),
    ),
  );
}

/** True when a name says more about who is meant: a full name beside a given name or one with an initial. */
export function isFuller(name: ReadName, than: ReadName): boolean {
  return fullness(name) > fullness(than);
}

function fullness({ person }: ReadName): number {
  if (person?.surname == null) return 0;
  return person.surname.length === 1 || person.given.length === 1 ? 1 : 2;
}

/** True for a person's name that many may share: a part of a full name. */
export function isShort({ names }: Pick<Named, 'names'>): boolean {
  return names.every((name) => fullness(name) < 2);
}
