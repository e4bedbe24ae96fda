import type { LoadedCandidate } from './load-candidates.ts';

/** A candidate with a judgement of how well it answers the query. */
export interface JudgedCandidate extends LoadedCandidate {
  /** In [0, 1]: calibrated by the reranker, with NONE the cosine. */
  readonly relevance: number;
  /** What the boosts multiply, in [0, 1]. */
  readonly base: number;
  /** Place after reranking and before any boost, from 1; null with NONE. */
  readonly rerankedRank: number | null;
}
