import type { Instant } from './instant.ts';

/** Kinds of nodes that a copy of a bank holds, in an order in which each comes after what it is tied to. */
export const NODE_KINDS = ['Document', 'Chunk', 'Entity', 'EntityDecision', 'Memory'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** Kinds of relationships that a copy of a bank holds, each with the nodes that it leads from and to. */
export const TIE_ENDS = {
  PART_OF: ['Chunk', 'Document'],
  ABOUT: ['EntityDecision', 'Entity'],
  FROM: ['Memory', 'Chunk'],
  MENTIONS: ['Memory', 'Entity'],
  NEAR_IN_TIME: ['Memory', 'Memory'],
  SIMILAR_TO: ['Memory', 'Memory'],
  CAUSES: ['Memory', 'Memory'],
  CAUSED_BY: ['Memory', 'Memory'],
  ENABLES: ['Memory', 'Memory'],
  PREVENTS: ['Memory', 'Memory'],
  SUPERSEDES: ['Memory', 'Memory'],
  DERIVED_FROM: ['Memory', 'Memory'],
} as const satisfies Record<string, readonly [NodeKind, NodeKind]>;
export type TieKind = keyof typeof TIE_ENDS;
/** The set is closed: nothing in an imported file ever names a relationship type of its own. */
export const TIE_KINDS = Object.keys(TIE_ENDS) as readonly TieKind[];

/**
 * A stored value in a form that JSON keeps exactly. A bare number is an INTEGER when it is whole, else a FLOAT; a whole
 * FLOAT is `{float}`, a moment `{date}` in ISO 8601, an embedding `{vector}`: its float32s, little-endian, in base64.
 */
export type PropertyValue =
  | string
  | number
  | boolean
  | readonly string[]
  | { readonly float: number }
  | { readonly date: string }
  | { readonly vector: string };

export type Properties = Readonly<Record<string, PropertyValue>>;

export interface BankNode {
  readonly node: NodeKind;
  readonly id: string;
  readonly properties: Properties;
}

/** What a memory was before one of its changes. */
export interface BankVersion {
  readonly versionOf: string;
  readonly properties: Properties;
}

export interface BankTie {
  readonly tie: TieKind;
  readonly from: string;
  readonly to: string;
  readonly properties: Properties;
}

export type BankRecord = BankNode | BankVersion | BankTie;

/** What an import did. */
export interface ImportResult {
  readonly bankId: string;
  /** True when this very copy stood in the bank already, and nothing was done. */
  readonly already: boolean;
  /** Lines that an earlier, interrupted import of the same file had written. */
  readonly resumedAt: number;
  readonly memories: number;
  readonly nodes: number;
  readonly ties: number;
  /** Ties left out because one of their ends is not in the file. */
  readonly loose: number;
  /** Memories whose vectors were made anew, since another embedding model had made them. */
  readonly embedded: number;
}

/** Copies of whole banks, as lines of JSON. */
export interface BankTransfer {
  /** The lines of a bank, each with its line break. Throws NOT_FOUND, and CONFLICT when the bank goes meanwhile. */
  exportBank(bankId: string): AsyncIterable<string>;
  /**
   * Writes a copy into an empty or a new bank, which is seen once the whole copy is in it. The same file again goes on
   * where an interrupted import stopped.
   * Throws BAD_USER_INPUT for what is no copy of a bank, and CONFLICT for a bank that holds something else.
   */
  importBank(bankId: string, lines: AsyncIterable<string>, at: Instant): Promise<ImportResult>;
}
