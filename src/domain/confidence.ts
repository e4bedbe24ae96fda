export const EVIDENCE_EFFECTS = ['SUPPORTS', 'CONTRADICTS'] as const;
/** What a memory says about a belief. */
export type EvidenceEffect = (typeof EVIDENCE_EFFECTS)[number];

export const EVIDENCE_STRENGTHS = ['WEAK', 'STRONG'] as const;
/** How much it says. */
export type EvidenceStrength = (typeof EVIDENCE_STRENGTHS)[number];

export interface EvidenceWeight {
  readonly effect: EvidenceEffect;
  readonly strength: EvidenceStrength;
}

/** Before any evidence a belief is as likely as not. */
export const UNDECIDED = 0.5;

/**
 * A belief never becomes certain, and never vanishes: a single contradiction then always tells, and what was believed
 * once can be believed again. Odds of 19 to 1, either way.
 */
export const LEAST_CONFIDENCE = 0.05;
export const MOST_CONFIDENCE = 0.95;

/**
 * By how much evidence multiplies the odds of a belief: its Bayes factor (I. J. Good, "Weight of Evidence: A Brief
 * Survey", Bayesian Statistics 2, 1985). Both lie below √10, from where on H. Jeffreys ("Theory of Probability", 1961,
 * appendix B) calls evidence substantial: one memory, as one model reads it, is never more than that.
 */
const BAYES_FACTORS: Readonly<Record<EvidenceStrength, number>> = { WEAK: 1.5, STRONG: 3 };

/**
 * The confidence in a belief after further evidence, one after the other:
 * `odds × factor` for what supports it, `odds ÷ factor` for what contradicts it, `confidence = odds / (1 + odds)`,
 * held within [0.05, 0.95] after each.
 * @param confidence before, in [0, 1]
 * @param evidence that is new, oldest first
 */
export function movedConfidence(confidence: number, evidence: readonly EvidenceWeight[]): number {
  return evidence.reduce((belief, { effect, strength }) => {
    const bounded = withinBounds(belief);
    const odds = bounded / (1 - bounded);
    const factor = BAYES_FACTORS[strength];
    const moved = effect === 'SUPPORTS' ? odds * factor : odds / factor;
    return withinBounds(moved / (1 + moved));
  }, withinBounds(confidence));
}

function withinBounds(confidence: number): number {
  return Math.min(MOST_CONFIDENCE, Math.max(LEAST_CONFIDENCE, confidence));
}
