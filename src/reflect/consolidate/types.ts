import type { Instant } from '../../domain/instant.ts';
import type { ConsolidateStore } from '../../domain/ports/consolidate-store.ts';
import type { CountTokens, Embedder, Llm } from '../../domain/ports/models.ts';

/** Facts that made no observation because the language model's answer could not be used; they are tried again next time. */
export interface SkippedFacts {
  readonly memoryIds: readonly string[];
  readonly reason: string;
}

/** What a consolidation did. */
export interface ConsolidationReceipt {
  /** Facts that were new or changed. */
  readonly facts: number;
  readonly created: number;
  readonly updated: number;
  readonly removed: number;
  readonly skipped: readonly SkippedFacts[];
}

export interface ConsolidatePorts {
  readonly store: ConsolidateStore;
  readonly embedder: Embedder;
  /** Null takes the deterministic form. */
  readonly llm: Llm | null;
  readonly countTokens: CountTokens;
  readonly clock: () => Instant;
}

/** How a consolidation is watched and stopped. */
export interface ConsolidateRun {
  readonly signal: AbortSignal;
  /** Told how far it has come, 0–1. */
  progress(done: number): void;
}
