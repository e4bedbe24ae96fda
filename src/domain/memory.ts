import type { Instant } from './instant.ts';
import type { DatedInterval } from './interval.ts';

export const FACT_TYPES = ['WORLD', 'EXPERIENCE', 'OPINION', 'OBSERVATION'] as const;
/** What a memory is about: the world, the agent's own experience, an opinion, or an observation drawn from others. */
export type FactType = (typeof FACT_TYPES)[number];

export const MEMORY_STATES = ['ACTIVE', 'SUPERSEDED', 'INVALIDATED'] as const;
/** Whether a memory holds now, was replaced by a newer one, or was withdrawn. */
export type MemoryState = (typeof MEMORY_STATES)[number];

export const MEMORY_CHANGES = ['UPDATED', 'REVISED', 'SUPERSEDED', 'INVALIDATED', 'RESTORED'] as const;
/** What was done to a memory. */
export type MemoryChangeKind = (typeof MEMORY_CHANGES)[number];

/** A memory as it was before a change. */
export interface MemoryVersion
  extends Pick<
    Memory,
    'text' | 'type' | 'state' | 'confidence' | 'occurred' | 'validUntil' | 'context' | 'tags' | 'metadata'
  > {
  readonly at: Instant;
  readonly change: MemoryChangeKind;
  readonly reason: string | null;
}

/** One remembered fact as readers see it. Times are epoch milliseconds. */
export interface Memory {
  readonly id: string;
  readonly bankId: string;
  readonly text: string;
  readonly type: FactType;
  readonly state: MemoryState;
  /** Belief in [0, 1]; only opinions have one. */
  readonly confidence: number | null;
  /** When it happened; null when nothing says so. */
  readonly occurred: DatedInterval | null;
  /** When it was said or written down. */
  readonly mentionedAt: Instant;
  /** First moment at which it no longer holds; null while it holds. */
  readonly validUntil: Instant | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly context: string | null;
  readonly tags: readonly string[];
  /** JSON text, exactly as the caller's value was serialised; null when none was given. */
  readonly metadata: string | null;
  /** How often the fact was stated, ≥ 1. */
  readonly proofCount: number;
  /** Place among the memories of its document, from 0. */
  readonly position: number;
  /** Length of `text` in cl100k_base tokens. */
  readonly tokens: number;
  /** True when a quote in the source chunk was found for it. */
  readonly grounded: boolean;
}
