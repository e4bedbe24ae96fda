import type { Budget } from '../domain/budget.ts';
import type { RerankerKind } from '../domain/ports/models.ts';

/** How much one reflection may use. */
export interface ReflectBudget {
  /** Uses of tools; the answer comes after them. */
  readonly steps: number;
  /** Tokens to and from the language model, as its endpoint counts them, else as cl100k_base does. */
  readonly tokens: number;
  /** Time, in ms. */
  readonly ms: number;
  /** Tokens of the memories that one recall may bring. */
  readonly recallTokens: number;
}

export interface ReflectSettings {
  readonly budgets: Readonly<Record<Budget, ReflectBudget>>;
  readonly extractive: ExtractiveSettings;
}

export interface ExtractiveSettings {
  /** Most memories that an answer cites. */
  readonly maxCitations: number;
  /** A memory is cited when its score is at least this share of the best one's. */
  readonly leastShare: number;
  /** From which relevance on, in [0, 1], a memory is taken to say something of what is asked. */
  readonly nearRelevance: Readonly<Record<RerankerKind, number>>;
  /** Or from which cosine on. */
  readonly nearCosine: number;
  /** Steps from an effect to its cause, or back. */
  readonly causalSteps: number;
}

/**
 * Budgets: our own choice. LOW: the two first searches and three looks around, as quick as a chat waits for. MID: what
 * needs several memories found one through the other. HIGH: a research task. A turn of a local model of 8 billion
 * parameters takes 5–20 s without a graphics card, so each has time for its steps.
 *
 * Extractive: of all-MiniLM-L6-v2's cosines, texts on one topic lie above 0.4. Over the written world of 40 questions, the
 * best hit of what is known has a relevance of at least 0.004 or a cosine of at least 0.44, that of what is unknown at
 * most 0.002 and 0.41.
 */
export const DEFAULT_REFLECT: ReflectSettings = {
  budgets: {
    LOW: { steps: 5, tokens: 24_000, ms: 60_000, recallTokens: 1500 },
    MID: { steps: 10, tokens: 80_000, ms: 180_000, recallTokens: 2500 },
    HIGH: { steps: 24, tokens: 300_000, ms: 600_000, recallTokens: 4000 },
  },
  extractive: {
    maxCitations: 6,
    leastShare: 0.3,
    nearRelevance: { CROSS_ENCODER: 0.1, LATE_INTERACTION: 0.003, NONE: 0.42 },
    nearCosine: 0.42,
    causalSteps: 3,
  },
};
