import { type BudgetSettings, DEFAULT_BUDGETS } from '../domain/budget.ts';
import type { GraphQuery } from '../domain/ports/recall-store.ts';
import { DEFAULT_INTERACTION, type InteractionSettings } from './rerankers/late-interaction.ts';
import type { BoostLevel } from './types.ts';

/** Every constant of a recall that an operator may change. */
export interface RecallSettings {
  readonly budgets: BudgetSettings;
  readonly semantic: SemanticSettings;
  readonly keyword: KeywordSettings;
  readonly graph: GraphSettings;
  readonly temporal: TemporalSettings;
  readonly fusion: FusionSettings;
  /** Most candidates that a reranker reads. */
  readonly rerankMaxCandidates: number;
  readonly neighbours: NeighbourSettings;
  readonly interaction: InteractionSettings;
  readonly boosts: BoostSettings;
  readonly unknown: UnknownSettings;
}

/** From where on something is known of what is asked, where late interaction judges and the caller gives no minScore. */
export interface UnknownSettings {
  /** Least relevance, in [0, 1]; 0 takes everything for an answer. */
  readonly relevance: number;
  /** Or least cosine to the query. */
  readonly cosine: number;
}

/** Which memories beside the arms' hits late interaction reads. */
export interface NeighbourSettings {
  /** Around so many of the best hits. */
  readonly around: number;
  /** Places before and after them in their documents. */
  readonly before: number;
  readonly after: number;
  /** Share of the candidates kept for them, in [0, 1]. */
  readonly share: number;
}

export interface SemanticSettings {
  /** Least cosine of a semantic hit. */
  readonly minCosine: number;
}

export interface KeywordSettings {
  /** Share of the candidates of an arm that the keyword arm brings beside the semantic one. */
  readonly share: number;
}

export interface GraphSettings {
  /** How many of the best semantic hits seed the graph. */
  readonly seeds: number;
  /** Least cosine of such a seed. */
  readonly seedCosine: number;
  readonly scoring: GraphQuery['scoring'];
  /** To which power a hit's activation is raised for its weight in the fusion, ≥ 0; 0 counts all hits fully. */
  readonly strengthExponent: number;
}

export interface TemporalSettings {
  /** Into how many equal parts a window is cut, so that no one moment fills the arm. */
  readonly buckets: number;
}

export interface FusionSettings {
  /** Damping constant of RRF, in ranks. */
  readonly k: number;
  /** By how much a strategy boost divides a rank, ≥ 1. */
  readonly divisors: Readonly<Record<BoostLevel, number>>;
}

export interface BoostSettings {
  /** Strength of recency: a signal in [0, 1] moves a score by at most ± α/2. Likewise the two below. */
  readonly recencyAlpha: number;
  readonly temporalAlpha: number;
  readonly proofAlpha: number;
  /** Age at which recency has faded to its floor, in days. */
  readonly recencyDays: number;
  /** Recency signal of whatever is older. */
  readonly recencyFloor: number;
}

/** The defaults of the design, section 4, unless a line says otherwise. */
export const DEFAULT_RECALL_SETTINGS: RecallSettings = {
  budgets: DEFAULT_BUDGETS,
  semantic: { minCosine: 0.3 },
  // Further down stand memories that share common words with the query. Shares 1, 1/3, 1/6 and 1/10 with LoCoMo 26, 30, 41,
  // 42, 43 (760 questions), recall@10: 0.830, 0.837, 0.839, 0.839, each in its own bank; 1/3, 1/6, 1/10: 0.820, 0.823, 0.823
  // with all 2,760 turns in one. recall@20 is level.
  keyword: { share: 1 / 6 },
  // Exponent: LoCoMo 26, 30, 41, 42, 43 with all four arms, recall@5 and @10. Semantic and keyword alone: 0.498, 0.600.
  // Fully counted (0), the graph arm costs more than it brings, since neighbours of five seeds outrank what the query
  // itself finds: 0.476, 0.593. With 1 to 5: 0.495, 0.615; 0.503, 0.630; 0.512, 0.638; 0.521, 0.636; 0.522, 0.632.
  graph: { seeds: 5, seedCosine: 0.5, scoring: 'ACTIVATION', strengthExponent: 4 },
  // Own choice: a year falls into about its months, a week into about its half days.
  temporal: { buckets: 12 },
  // k: Cormack, Clarke, Büttcher 2009, "Reciprocal Rank Fusion outperforms Condorcet", section 3.
  fusion: { k: 60, divisors: { LOW: 1.5, MEDIUM: 2, HIGH: 4 } },
  rerankMaxCandidates: 300,
  // Around 60, 30, 20 and 12 with the 2,760 turns of LoCoMo 26, 30, 41, 42 and 43 in one bank: recall@5 0.753, 0.757, 0.753,
  // 0.751, recall@10 0.813, 0.812, 0.811, 0.806; each memory more is a look into an index.
  neighbours: { around: 30, before: 2, after: 2, share: 1 / 3 },
  interaction: DEFAULT_INTERACTION,
  // Measured with parts of LoCoMo 26, 30 and 41 as banks of 1, 3, 10, 30 and 100 turns, 281 questions each. An answer of
  // which nothing reaches 0.002 is empty for 99, 98, 92, 85, 64 % of the questions about another conversation, but also
  // for 8, 8, 3, 1, 1 % of those whose answer is there: of a single turn, few words are told. With the cosine it is empty
  // for 73, 53, 27, 10, 4 % and for 0.7, 0.4, 0.4, 0.4, 0.4 %, two turns that say nothing alone. "Which food must Bob
  // avoid?" has a relevance of 0.0019 beside "Bob is allergic to shellfish." and a cosine of 0.49.
  unknown: { relevance: 0.002, cosine: 0.2 },
  boosts: { recencyAlpha: 0.2, temporalAlpha: 0.2, proofAlpha: 0.1, recencyDays: 365, recencyFloor: 0.1 },
};
