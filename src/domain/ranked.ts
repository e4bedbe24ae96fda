import type { Instant } from './instant.ts';

export const STRATEGIES = ['SEMANTIC', 'KEYWORD', 'GRAPH', 'TEMPORAL'] as const;
/** The four searches of a recall. */
export type Strategy = (typeof STRATEGIES)[number];

/**
 * One memory that an arm found. The arm's list is ordered best first; a memory's rank is its 1-based place there, the
 * last one of those that it shares with hits of equal score.
 */
export interface ArmHit {
  readonly memoryId: string;
  /** SEMANTIC and TEMPORAL: cosine in [−1, 1]. KEYWORD: BM25, ≥ 0. GRAPH: activation, ≥ 0, or link score in [0, 3]. */
  readonly score: number;
  /**
   * When the memory last changed: what a process remembers of it under this version still holds. Absent where the arm
   * does not know it.
   */
  readonly version?: Instant | undefined;
}

/** A memory's place in one arm. */
export interface ArmRank {
  readonly strategy: Strategy;
  /** From 1. */
  readonly rank: number;
  readonly score: number;
}
