import type { Instant } from '../domain/instant.ts';
import type { Link } from '../domain/link.ts';
import type { MemoryRef } from '../domain/ports/recall-store.ts';
import type { ArmRank, Strategy } from '../domain/ranked.ts';
import type { ArmResult } from './arms/arm.ts';
import type { FusionSettings } from './settings.ts';
import type { StrategyBoost } from './types.ts';

/** A memory that an arm found, or that stands next to one. */
export interface Fused {
  readonly memoryId: string;
  /** When it last changed, where an arm knows. */
  readonly version: Instant | null;
  /** Its places in the arms, in the order of the arms given. */
  readonly foundBy: readonly ArmRank[];
  /** Over which link the graph arm arrived. */
  readonly path: Link | null;
  /** Sum of RRF contributions. */
  readonly fused: number;
  /** The same with boosted ranks: decides the cut alone. */
  readonly cutScore: number;
  /** Place by `fused`, from 1; equal sums share the better place. */
  readonly fusedRank: number;
}

/** What the arms say of one memory, as it is gathered. */
interface Gathered {
  version: Instant | null;
  readonly foundBy: ArmRank[];
  readonly plain: number[];
  readonly boosted: number[];
  path: Link | null;
}

/**
 * The arms' hits as one list, best first.
 *
 *   fused = Σ over arms of strength / (k + rank)
 *   cutScore = Σ over arms of strength / (k + rank / divisor of the arm)
 *
 * All arms are equal, so strength is 1, but for graph hits, which carry their own.
 *
 * Order: fused ↓, best cosine ↓, id ↑. Source: Cormack, Clarke, Büttcher, SIGIR 2009.
 */
export function fuse(
  arms: readonly ArmResult[],
  boosts: readonly StrategyBoost[],
  settings: FusionSettings,
): readonly Fused[] {
  const { k } = settings;
  const divisors = divisorsOf(boosts, settings);
  const isBoosted = divisors.size > 0;
  const found = new Map<string, Gathered>();
  for (const { strategy, hits } of arms) {
    const ranks = ranksOf(hits);
    const divisor = divisors.get(strategy) ?? 1;
    hits.forEach(({ memoryId, version, score, strength = 1, arrivedBy = null }, index) => {
      let entry = found.get(memoryId);
      if (entry === undefined) {
        entry = { version: null, foundBy: [], plain: [], boosted: [], path: null };
        found.set(memoryId, entry);
      }
      const rank = ranks[index] ?? index + 1;
      entry.foundBy.push({ strategy, rank, score });
      entry.plain.push(strength * reciprocalRank(rank, k));
      if (isBoosted) entry.boosted.push(strength * reciprocalRank(rank / divisor, k));
      entry.path ??= arrivedBy;
      // Of two arms that saw different versions the later one is right.
      if (version !== undefined) entry.version = Math.max(version, entry.version ?? version);
    });
  }
  const fused = Array.from(found, ([memoryId, { version, foundBy, plain, boosted, path }]) => {
    const total = sum(plain);
    const cutScore = isBoosted ? sum(boosted) : total;
    return {
      memoryId,
      version,
      foundBy,
      path,
      fused: total,
      cutScore,
      fusedRank: 0,
      cosine: cosineOf(foundBy),
    };
  });
  fused.sort((a, b) => b.fused - a.fused || b.cosine - a.cosine || (a.memoryId < b.memoryId ? -1 : 1));
  rankInPlace(fused);
  return fused;
}

/** A memory that no arm found, behind all that were. */
export function unfound(memory: MemoryRef, fusedRank: number): Fused {
  const { memoryId, version } = memory;
  return { memoryId, version, foundBy: [], path: null, fused: 0, cutScore: 0, fusedRank };
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

/** What a place in one list is worth: `1 / (k + rank)`. */
export function reciprocalRank(rank: number, k: number): number {
  return 1 / (k + rank);
}

/** The sum, from the smallest term on: it then does not depend on the order of the arms. */
function sum(terms: number[]): number {
  if (terms.length > 1) terms.sort((a, b) => a - b);
  let total = 0;
  for (const term of terms) total += term;
  return total;
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
  let cosine: number | null = null;
  for (const { strategy, score } of foundBy) {
    if (strategy === 'SEMANTIC' || strategy === 'TEMPORAL') cosine = Math.max(score, cosine ?? score);
  }
  return cosine;
}

/** Writes each candidate's place, equal sums sharing the better one, into a list that nobody else has yet. */
function rankInPlace(sorted: { readonly fused: number; fusedRank: number }[]): void {
  let fusedRank = 0;
  let previous = Number.NaN;
  sorted.forEach((candidate, index) => {
    if (candidate.fused !== previous) fusedRank = index + 1;
    previous = candidate.fused;
    candidate.fusedRank = fusedRank;
  });
}
