import type { Link } from '../domain/link.ts';
import type { ArmRank, Strategy } from '../domain/ranked.ts';
import type { ArmResult } from './arms/arm.ts';
import type { FusionSettings } from './settings.ts';
import type { StrategyBoost } from './types.ts';

/** A memory that at least one arm found. */
export interface Fused {
  readonly memoryId: string;
  /** Its places in the arms, in the order of the arms given. */
  readonly foundBy: readonly ArmRank[];
  /** Over which link the graph arm arrived. */
  readonly path: Link | null;
  /** Sum of RRF contributions, all arms equal. */
  readonly fused: number;
  /** The same with boosted ranks: decides the cut alone. */
  readonly cutScore: number;
  /** Place by `fused`, from 1; equal sums share the better place. */
  readonly fusedRank: number;
}

/**
 * The arms' hits as one list, best first.
 *
 *   fused = Σ over arms of 1 / (k + rank)
 *   cutScore = Σ over arms of 1 / (k + rank / divisor of the arm)
 *
 * Order: fused ↓, best cosine ↓, id ↑. Source: Cormack, Clarke, Büttcher, SIGIR 2009.
 */
export function fuse(
  arms: readonly ArmResult[],
  boosts: readonly StrategyBoost[],
  settings: FusionSettings,
): readonly Fused[] {
  const divisors = divisorsOf(boosts, settings);
  const found = new Map<string, { ranks: ArmRank[]; path: Link | null }>();
  for (const { strategy, hits } of arms) {
    const ranks = ranksOf(hits);
    hits.forEach((hit, index) => {
      const entry = found.get(hit.memoryId) ?? { ranks: [], path: null };
      entry.ranks.push({ strategy, rank: ranks[index] ?? index + 1, score: hit.score });
      entry.path ??= hit.arrivedBy ?? null;
      found.set(hit.memoryId, entry);
    });
  }
  const fused = [...found].map(([memoryId, { ranks, path }]) => {
    const plain = reciprocalRankSum(
      ranks.map((arm) => arm.rank),
      settings.k,
    );
    const boosted = () => ranks.map((arm) => arm.rank / (divisors.get(arm.strategy) ?? 1));
    const cutScore = divisors.size === 0 ? plain : reciprocalRankSum(boosted(), settings.k);
    return { memoryId, foundBy: ranks, path, fused: plain, cutScore };
  });
  fused.sort(
    (a, b) =>
      b.fused - a.fused || cosineOf(b.foundBy) - cosineOf(a.foundBy) || (a.memoryId < b.memoryId ? -1 : 1),
  );
  return withRanks(fused);
}

/**
 * The rank of each hit of an arm, from 1. Hits of equal score share the last of their places: three hundred memories
 * that mention the same person come in some order, but the arm prefers none of them, and as the first of them none
 * would have deserved to win. A tie of two costs next to nothing.
 * @param hits best first
 */
export function ranksOf(hits: readonly { readonly score: number }[]): readonly number[] {
  const ranks: number[] = [];
  for (let index = hits.length - 1; index >= 0; index--) {
    const isTied = hits[index]?.score === hits[index + 1]?.score;
    ranks[index] = isTied ? (ranks[index + 1] ?? index + 1) : index + 1;
  }
  return ranks;
}

/** Σ 1 / (k + rank), summed from the smallest term: the sum then does not depend on the order of the arms. */
export function reciprocalRankSum(ranks: readonly number[], k: number): number {
  return [...ranks].sort((a, b) => b - a).reduce((sum, rank) => sum + 1 / (k + rank), 0);
}

/** By how much each boosted arm's ranks are divided. */
export function divisorsOf(
  boosts: readonly StrategyBoost[],
  { divisors }: FusionSettings,
): ReadonlyMap<Strategy, number> {
  return new Map(boosts.map(({ strategy, level }) => [strategy, divisors[level]]));
}

/** The cosine that an arm measured, −1 when none did: the arms of meaning score by it. */
function cosineOf(foundBy: readonly ArmRank[]): number {
  return armCosine(foundBy) ?? -1;
}

/** The cosine to the query that the semantic or the temporal arm measured; null when neither found the memory. */
export function armCosine(foundBy: readonly ArmRank[]): number | null {
  const measured = foundBy
    .filter(({ strategy }) => strategy === 'SEMANTIC' || strategy === 'TEMPORAL')
    .map(({ score }) => score);
  return measured.length === 0 ? null : Math.max(...measured);
}

function withRanks(sorted: readonly Omit<Fused, 'fusedRank'>[]): readonly Fused[] {
  let fusedRank = 0;
  let previous = Number.NaN;
  return sorted.map((candidate, index) => {
    if (candidate.fused !== previous) fusedRank = index + 1;
    previous = candidate.fused;
    return { ...candidate, fusedRank };
  });
}
