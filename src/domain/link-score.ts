/** How a memory hangs together with the seeds of a search. */
export interface LinkSignals {
  /** Distinct entities that it shares with them, ≥ 0. */
  readonly sharedEntities: number;
  /** Weight of its strongest semantic link to one of them, in [0, 1]; 0 without. */
  readonly semantic: number;
  /** Weight of its strongest causal link, in [0, 1]; 0 without. */
  readonly causal: number;
}

/** How fast shared entities saturate: one counts 0.46, two 0.76, three 0.91 (design, section 4). */
const SATURATION = 0.5;

/**
 * Link score in [0, 3].
 * `tanh(0.5 × shared entities) + semantic link + causal link`
 */
export function linkScore({ sharedEntities, semantic, causal }: LinkSignals): number {
  return Math.tanh(SATURATION * sharedEntities) + semantic + causal;
}
