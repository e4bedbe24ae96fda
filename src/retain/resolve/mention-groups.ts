import type { EntityMention, EntityType } from '../../domain/entity.ts';
import type { Instant } from '../../domain/instant.ts';
import { nameKey } from '../../text/name-key.ts';
import { toldNames } from '../../text/told-names.ts';
import type { DraftMemory } from '../draft.ts';
import { MAX_KEY_CHARS } from '../limits.ts';
import { type ReadName, readName } from './judge-pair.ts';

/** Others of a memory that are remembered of each mention: a memory of a hundred names tells little about each. */
const MOST_COMPANIONS = 50;

/** Names that are told of one group at most. */
const MOST_TOLD = 4;

/** All mentions of one name with one type in a request. */
export interface MentionGroup {
  readonly name: ReadName;
  readonly type: EntityType;
  /** As written, each once. */
  readonly spellings: ReadonlySet<string>;
  /** Other names that the memories say it bears or bore: "Anna Keller, born Weber". */
  readonly told: readonly ReadName[];
  readonly memoryIds: ReadonlySet<string>;
  readonly documentIds: ReadonlySet<string>;
  /** Documents in which somebody speaks under this name. */
  readonly speaksIn: ReadonlySet<string>;
  /** The first and the last place among the memories at which he does, by document. */
  readonly spoken: ReadonlyMap<string, readonly [first: number, last: number]>;
  /** A caller said of what type it is, or one memory tells it from another thing of its name. */
  readonly isTypeGiven: boolean;
  /** Keys of the names that it is mentioned with. */
  readonly companions: ReadonlySet<string>;
  readonly firstSeen: Instant;
  readonly lastSeen: Instant;
}

interface OpenGroup {
  readonly name: ReadName;
  readonly type: EntityType;
  readonly spellings: Set<string>;
  readonly told: ReadName[];
  readonly memoryIds: Set<string>;
  readonly documentIds: Set<string>;
  readonly speaksIn: Set<string>;
  readonly spoken: Map<string, readonly [number, number]>;
  isTypeGiven: boolean;
  readonly companions: Set<string>;
  firstSeen: Instant;
  lastSeen: Instant;
}

/**
 * The mentions of the memories by name and type, in the order of their keys. An untyped mention of a name that has one
 * type in the request has that type. Names too long for an index are left out.
 */
export function groupMentions(memories: readonly DraftMemory[]): readonly MentionGroup[] {
  const typeOf = typesOf(memories);
  const groups = new Map<string, OpenGroup>();
  for (const [place, memory] of memories.entries()) {
    const keys = [...new Set(memory.fact.entities.map(({ name }) => nameKey(name)))].filter(isUsable);
    for (const mention of memory.fact.entities) {
      const key = nameKey(mention.name);
      if (!isUsable(key)) continue;
      const type = typeOf(key, mention.type);
      const id = JSON.stringify([key, type]);
      const group = groups.get(id) ?? openGroup(mention.name, type, memory);
      groups.set(id, group);
      note(group, mention.name, memory);
      noteSpeech(group, memory, place);
      group.isTypeGiven ||= isTypeSettled(mention, memory);
      for (const other of keys) {
        if (other !== key && group.companions.size < MOST_COMPANIONS) group.companions.add(other);
      }
    }
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

function isTypeSettled({ name, type }: EntityMention, { isGiven, fact }: DraftMemory): boolean {
  if (type === 'OTHER') return false;
  const key = nameKey(name);
  return (
    isGiven ||
    fact.entities.some(
      (other) => other.type !== type && other.type !== 'OTHER' && nameKey(other.name) === key,
    )
  );
}

function openGroup(name: string, type: EntityType, { mentionedAt }: DraftMemory): OpenGroup {
  return {
    name: readName(clean(name)),
    type,
    spellings: new Set(),
    told: [],
    memoryIds: new Set(),
    documentIds: new Set(),
    speaksIn: new Set(),
    spoken: new Map(),
    isTypeGiven: false,
    companions: new Set(),
    firstSeen: mentionedAt,
    lastSeen: mentionedAt,
  };
}

function note(group: OpenGroup, name: string, { id, documentId, mentionedAt, fact }: DraftMemory): void {
  group.spellings.add(clean(name));
  for (const other of toldNames(name, fact.text)) {
    const told = readName(clean(other));
    const isKnown = group.told.length >= MOST_TOLD || group.told.some(({ key }) => key === told.key);
    if (!isKnown && isUsable(told.key) && told.key !== group.name.key) group.told.push(told);
  }
  group.memoryIds.add(id);
  group.documentIds.add(documentId);
  group.firstSeen = Math.min(group.firstSeen, mentionedAt);
  group.lastSeen = Math.max(group.lastSeen, mentionedAt);
}

function noteSpeech(group: OpenGroup, { documentId, fact }: DraftMemory, place: number): void {
  if (!fact.speakers?.some((speaker) => nameKey(speaker) === group.name.key)) return;
  group.speaksIn.add(documentId);
  const [first] = group.spoken.get(documentId) ?? [place];
  group.spoken.set(documentId, [first, place]);
}

/** The type of a mention: an untyped one takes the only type that its name has in the request. */
function typesOf(memories: readonly DraftMemory[]): (key: string, type: EntityType) => EntityType {
  const typesByKey = new Map<string, Set<EntityType>>();
  for (const { fact } of memories) {
    for (const { name, type } of fact.entities) {
      const key = nameKey(name);
      if (type !== 'OTHER') typesByKey.set(key, (typesByKey.get(key) ?? new Set()).add(type));
    }
  }
  return (key, type) => {
    const types = typesByKey.get(key);
    const [only] = types ?? [];
    return type === 'OTHER' && types?.size === 1 && only !== undefined ? only : type;
  };
}

function clean(name: string): string {
  return name.trim().replace(/\s+/gu, ' ').normalize('NFC');
}

function isUsable(key: string): boolean {
  return key !== '' && key.length <= MAX_KEY_CHARS;
}
