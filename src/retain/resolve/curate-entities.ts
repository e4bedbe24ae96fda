import { MemoryError } from '../../domain/errors.ts';
import type { Instant } from '../../domain/instant.ts';
import type {
  Curated,
  EntityStore,
  MergeByHand,
  NameSet,
  SplitByHand,
  SplitNames,
  SplitSubject,
} from '../../domain/ports/entity-store.ts';
import { aliasKeysOf } from '../../text/alias-keys.ts';
import { nameKey } from '../../text/name-key.ts';
import { MAX_KEY_CHARS } from '../limits.ts';
import { storedKeys } from './block-keys.ts';
import { readName } from './judge-pair.ts';

/** Entities merged, and memories split off, by one call: each is one transaction. */
export const MAX_MERGED = 100;
export const MAX_SPLIT_MEMORIES = 10_000;
const MAX_REASON_CHARS = 2000;

/** What a person may do to entities. All throw NOT_FOUND and BAD_USER_INPUT with what to do. */
export interface EntityCuration {
  merge(merge: MergeByHand): Promise<Curated>;
  /** @param name of the new entity; null keeps the name, and the two are told apart by a sense */
  split(split: SplitByHand, name: string | null): Promise<Curated & { readonly madeId: string }>;
  pinDistinct(bankId: string, pair: readonly [string, string]): Promise<Curated>;
}

/** The checks of what a person asks for, before it goes to the store. */
export function createEntityCuration(store: EntityStore, clock: () => Instant): EntityCuration {
  return {
    async merge(merge) {
      checkMerge(merge);
      return store.mergeEntities(merge, clock());
    },
    async split(split, name) {
      checkSplit(split, name);
      return store.splitEntity(split, (subject) => splitNames(subject, name), clock());
    },
    async pinDistinct(bankId, pair) {
      if (pair[0] === pair[1]) throw refuse('`a` and `b` are the same entity. Name two.');
      return store.pinDistinct(bankId, pair, clock());
    },
  };
}

function checkMerge({ intoId, fromIds, reason }: MergeByHand): void {
  if (fromIds.length === 0) throw refuse('`from` is empty. Name the entities that go into `into`.');
  if (fromIds.length > MAX_MERGED)
    throw refuse(`\`from\` names ${fromIds.length} entities; merge at most ${MAX_MERGED} at a time.`);
  if (fromIds.includes(intoId)) throw refuse('`from` holds `into` itself. Leave it out.');
  if ((reason?.length ?? 0) > MAX_REASON_CHARS)
    throw refuse(`\`reason\` is longer than ${MAX_REASON_CHARS} characters. Shorten it.`);
}

function checkSplit({ memoryIds }: SplitByHand, name: string | null): void {
  if (memoryIds.length === 0)
    throw refuse('`memoryIds` is empty. Name the memories that mean somebody or something else.');
  if (memoryIds.length > MAX_SPLIT_MEMORIES)
    throw refuse(
      `\`memoryIds\` names ${memoryIds.length} memories; split off at most ${MAX_SPLIT_MEMORIES} at a time.`,
    );
  if (name === null) return;
  const key = nameKey(name);
  if (key === '' || key.length > MAX_KEY_CHARS)
    throw refuse(`\`name\` must have 1 to ${MAX_KEY_CHARS} characters, or be left out.`);
}

/** A name that goes to the new entity is no alias of the old one any more. */
function splitNames(subject: SplitSubject, name: string | null): SplitNames {
  const made = name === null ? subject.name : name.trim().replace(/\s+/gu, ' ').normalize('NFC');
  const key = nameKey(made);
  const aliases = subject.aliases.filter((alias) => key === subject.nameKey || nameKey(alias) !== key);
  return {
    left: namesOf(subject.name, aliases, subject.type),
    made: namesOf(made, [], subject.type),
  };
}

function namesOf(name: string, aliases: readonly string[], type: SplitSubject['type']): NameSet {
  const names = [name, ...aliases];
  return {
    name,
    nameKey: nameKey(name),
    aliases,
    aliasKeys: [...new Set(names.flatMap(aliasKeysOf))],
    blockKeys: [...new Set(names.flatMap((one) => storedKeys(readName(one), type)))],
  };
}

function refuse(message: string): MemoryError {
  return new MemoryError('BAD_USER_INPUT', message);
}
