import type { Fused } from './fuse.ts';

/**
 * The best `cap` candidates by their boosted RRF score, still in the order of their plain one: a boost brings an arm's
 * hits past the cut, and says nothing about how good they are.
 * @param fused in fused order
 */
export function prefilter(fused: readonly Fused[], cap: number): readonly Fused[] {
  if (fused.length <= cap) return fused;
  const places = fused.map((candidate, place) => ({ cutScore: candidate.cutScore, place }));
  places.sort((a, b) => b.cutScore - a.cutScore || a.place - b.place);
  const kept = new Set(places.slice(0, cap).map(({ place }) => place));
  return fused.filter((_, place) => kept.has(place));
}
