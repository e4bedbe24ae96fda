import type { ArmRank, Strategy } from '../domain/ranked.ts';

/** What lifting reads of a candidate, and the base that it may raise. */
interface Liftable {
  readonly base: number;
  readonly found: { readonly foundBy: readonly ArmRank[] };
}

/**
 * The same candidates, a hit of a boosted arm with the base that stands at place ⌈place / divisor⌉. Nobody loses:
 * the best hit of another arm stays at least as high as it was, and every base is one that a reranker gave.
 * @param judged best first
 * @param divisors of the boosted arms, each ≥ 1; the largest counts for a memory of several
 */
export function liftBoosted<T extends Liftable>(
  judged: readonly T[],
  divisors: ReadonlyMap<Strategy, number>,
): readonly T[] {
  if (divisors.size === 0) return judged;
  return judged.map((candidate, index) => {
    const divisor = Math.max(1, ...candidate.found.foundBy.map((arm) => divisors.get(arm.strategy) ?? 1));
    const place = Math.ceil((index + 1) / divisor);
    return { ...candidate, base: judged[place - 1]?.base ?? candidate.base };
  });
}
