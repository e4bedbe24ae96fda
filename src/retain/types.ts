import type { EntityType } from '../domain/entity.ts';
import type { Instant } from '../domain/instant.ts';
import type { CausalRelation } from '../domain/link.ts';
import type { FactType } from '../domain/memory.ts';
import type { ClaimedOperation } from '../domain/operation.ts';
import type { CountTokens, Embedder, Llm } from '../domain/ports/models.ts';
import type { RetainStore, UpdateMode } from '../domain/ports/retain-store.ts';

export const EXTRACTION_MODES = ['LLM', 'RULES', 'VERBATIM'] as const;
export type ExtractionMode = (typeof EXTRACTION_MODES)[number];

/** A fact that the caller made himself. */
export interface GivenFact {
  readonly text: string;
  readonly type: FactType;
  readonly occurredStart: Instant | null;
  readonly occurredEnd: Instant | null;
  readonly confidence: number | null;
  readonly entities: readonly { readonly name: string; readonly type: EntityType | null }[];
  readonly causes: readonly CausalRelation[];
  /** Words of the item's content that say it; where they stand becomes the memory's source. */
  readonly quote: string | null;
  readonly tags: readonly string[];
  /** JSON text. */
  readonly metadata: string | null;
}

export interface RetainItem {
  readonly content: string;
  /** When it was said; null when the caller did not say. */
  readonly timestamp: Instant | null;
  /** IANA name; null takes the bank's. */
  readonly timezone: string | null;
  readonly context: string | null;
  readonly documentId: string | null;
  /** What becomes of the document if it is there already. */
  readonly updateMode: UpdateMode;
  readonly tags: readonly string[];
  /** JSON text. */
  readonly metadata: string | null;
  /** Ready facts; null lets `mode` extract them. */
  readonly facts: readonly GivenFact[] | null;
}

export interface RetainRequest {
  readonly bankId: string;
  readonly items: readonly RetainItem[];
  /** Null takes the configured default. */
  readonly mode: ExtractionMode | null;
  readonly idempotencyKey: string | null;
  /** Hash of the whole request, to tell a repetition from a CONFLICT. */
  readonly requestHash: string;
}

/** The operation under which a retain is carried out in the background. */
export interface Assignment {
  readonly operation: ClaimedOperation;
  progress(done: number): void;
}

/** How a retain is carried out. */
export interface RetainRun {
  /** Stops it; nothing of it is stored then. */
  readonly signal: AbortSignal | null;
  /** Null when the caller waits for it. */
  readonly assignment: Assignment | null;
}

export interface RetainPorts {
  readonly store: RetainStore;
  readonly embedder: Embedder;
  /** Null when none is configured. */
  readonly llm: Llm | null;
  readonly countTokens: CountTokens;
  readonly clock: () => Instant;
  readonly newId: () => string;
}

export interface ItemReceipt {
  readonly documentId: string;
  readonly created: number;
  readonly merged: number;
  readonly superseded: number;
  readonly ignored: readonly { readonly text: string; readonly reason: string }[];
}

export interface Receipt {
  readonly items: readonly ItemReceipt[];
  readonly llmCalls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly ms: number;
}

export interface RetainResult {
  readonly operationId: string;
  readonly memoryIds: readonly string[];
  readonly bookmarks: readonly string[];
}
