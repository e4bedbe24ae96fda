/** How well a ranking answers one question; each in [0, 1]. */
export interface RankingQuality {
  readonly recallAt5: number;
  readonly recallAt10: number;
  readonly recallAt20: number;
  /** 1 when anything relevant is among the first ten. */
  readonly hitAt10: number;
  /** 1 / place of the first relevant one, 0 when there is none. */
  readonly reciprocalRank: number;
  readonly ndcgAt10: number;
}

/**
 * The quality of a ranking by binary relevance.
 * @param ranking ids, best first, each once
 * @param relevant at least one id
 */
export function rankingQuality(ranking: readonly string[], relevant: ReadonlySet<string>): RankingQuality {
  return {
    recallAt5: recallAt(5, ranking, relevant),
    recallAt10: recallAt(10, ranking, relevant),
    recallAt20: recallAt(20, ranking, relevant),
    hitAt10: recallAt(10, ranking, relevant) > 0 ? 1 : 0,
    reciprocalRank: reciprocalRank(ranking, relevant),
    ndcgAt10: ndcgAt(10, ranking, relevant),
  };
}

/** Share of the relevant ids that stand among the first `k`; one that stands there several times counts once. */
export function recallAt(k: number, ranking: readonly string[], relevant: ReadonlySet<string>): number {
  return new Set(ranking.slice(0, k).filter((id) => relevant.has(id))).size / relevant.size;
}

/** 1 / place of the first relevant id, 0 when there is none. */
export function reciprocalRank(ranking: readonly string[], relevant: ReadonlySet<string>): number {
  const index = ranking.findIndex((id) => relevant.has(id));
  return index === -1 ? 0 : 1 / (index + 1);
}

/**
 * Normalised discounted cumulative gain of the first `k`, gains 0 or 1.
 *
 *   Σ over relevant places i ≤ k of 1 / log2(i + 1), divided by the same sum of the best possible ranking
 *
 * Source: Järvelin, Kekäläinen, TOIS 2002.
 */
export function ndcgAt(k: number, ranking: readonly string[], relevant: ReadonlySet<string>): number {
  const gain = ranking
    .slice(0, k)
    .reduce(
      (sum, id, index) => sum + (relevant.has(id) && ranking.indexOf(id) === index ? discount(index + 1) : 0),
      0,
    );
  let best = 0;
  for (let place = 1; place <= Math.min(k, relevant.size); place++) best += discount(place);
  return gain / best;
}

/** The mean of each measure; all 0 when there is no question. */
export function meanQuality(all: readonly RankingQuality[]): RankingQuality {
  const mean = (pick: (quality: RankingQuality) => number) =>
    all.length === 0 ? 0 : all.reduce((sum, quality) => sum + pick(quality), 0) / all.length;
  return {
    recallAt5: mean((quality) => quality.recallAt5),
    recallAt10: mean((quality) => quality.recallAt10),
    recallAt20: mean((quality) => quality.recallAt20),
    hitAt10: mean((quality) => quality.hitAt10),
    reciprocalRank: mean((quality) => quality.reciprocalRank),
    ndcgAt10: mean((quality) => quality.ndcgAt10),
  };
}

/**
 * The value below or at which a share `p` of the samples lies: the nearest-rank percentile; 0 without samples.
 * @param p in (0, 1]
 */
export function percentile(samples: readonly number[], p: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? 0;
}

function discount(place: number): number {
  return 1 / Math.log2(place + 1);
}
