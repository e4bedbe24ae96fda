export interface FusedHit {
  readonly id: string;
  readonly fused: number;
  readonly foundBy: readonly { readonly strategy: string; readonly rank: number }[];
}

export const BASELINES = ['SEMANTIC', 'KEYWORD', 'RRF'] as const;
export type Baseline = (typeof BASELINES)[number];

/** The rankings of the semantic arm, of the keyword arm, and of the RRF of both, from the hits of one recall. */
export function rankingsOf(hits: readonly FusedHit[]): Readonly<Record<Baseline, readonly string[]>> {
  const ofArm = (strategy: string) =>
    hits
      .flatMap(({ id, foundBy }) =>
        foundBy.filter((arm) => arm.strategy === strategy).map(({ rank }) => ({ id, rank })),
      )
      .sort((a, b) => a.rank - b.rank)
      .map(({ id }) => id);
  return {
    SEMANTIC: ofArm('SEMANTIC'),
    KEYWORD: ofArm('KEYWORD'),
    RRF: [...hits].sort((a, b) => b.fused - a.fused).map(({ id }) => id),
  };
}
