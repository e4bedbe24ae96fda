import type { EntityType } from '../entity.ts';
import type { Instant } from '../instant.ts';

/** A merge that a person asks for. */
export interface MergeByHand {
  readonly bankId: string;
  readonly intoId: string;
  readonly fromIds: readonly string[];
  readonly reason: string | null;
}

/** A split that a person asks for. */
export interface SplitByHand {
  readonly bankId: string;
  readonly id: string;
  readonly memoryIds: readonly string[];
}

/** The entity that is split, as it stands when the bank is locked. */
export interface SplitSubject {
  readonly name: string;
  readonly nameKey: string;
  readonly type: EntityType;
  readonly aliases: readonly string[];
}

/** All names of an entity, and the keys that it is found by. */
export interface NameSet {
  readonly name: string;
  readonly nameKey: string;
  readonly aliases: readonly string[];
  readonly aliasKeys: readonly string[];
  readonly blockKeys: readonly string[];
}

/** How the names of a split entity fall to the two. */
export interface SplitNames {
  /** The one that stays; its `name` and `nameKey` are those that it has. */
  readonly left: NameSet;
  readonly made: NameSet;
}

/** What a change by hand leaves: bookmarks that let a later read see it. */
export interface Curated {
  readonly bookmarks: readonly string[];
}

/** Changes of entities by hand. All are idempotent; all throw NOT_FOUND for what is missing, and STORE_UNAVAILABLE. */
export interface EntityStore {
  /** Moves mentions, names and decisions. A pin between the two is lifted: the later word of a person counts. */
  mergeEntities(merge: MergeByHand, at: Instant): Promise<Curated>;
  /**
   * Gives these memories to a new entity; answers with its id. Throws BAD_USER_INPUT when one of them does not mention
   * the entity, or none would be left.
   */
  splitEntity(
    split: SplitByHand,
    names: (subject: SplitSubject) => SplitNames,
    at: Instant,
  ): Promise<Curated & { readonly madeId: string }>;
  /** From now on no retain takes the two for one. */
  pinDistinct(bankId: string, pair: readonly [string, string], at: Instant): Promise<Curated>;
}
