/** The constants of a consolidation. */
export interface ConsolidateSettings {
  /** Facts looked at in one step: bounds its memory, and how long its write holds the bank. */
  readonly batch: number;
  /** Near facts looked at around each. */
  readonly near: number;
  /** Least cosine of facts that may state the same; their words decide. */
  readonly identicalCosine: number;
  /** Least cosine of facts that a language model sees together, when they share an entity. */
  readonly relatedCosine: number;
  /** Facts that a language model sees at once. */
  readonly shown: number;
}

/**
 * A fact and the same fact with two thirds more words lie at cosines of 0.8 and more with all-MiniLM-L6-v2; below, the
 * words alone would decide. 0.7 is the cosine of a semantic link (design, section 3). Twenty facts are a prompt of some
 * thousand tokens, which small models still read wholly.
 */
export const DEFAULT_CONSOLIDATE: ConsolidateSettings = {
  batch: 100,
  near: 30,
  identicalCosine: 0.8,
  relatedCosine: 0.7,
  shown: 20,
};
