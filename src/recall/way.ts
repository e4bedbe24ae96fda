import type { Link } from '../domain/link.ts';
import type { ArmResult } from './arms/arm.ts';

/**
 * Longest way that is shown. Activation takes two steps; a memory on the way may itself have been reached more strongly
 * by another one.
 */
const MOST_LINKS = 3;

/** The links over which the graph arm arrived at each of its hits, by memory id; without those that it began at. */
export type Arrivals = ReadonlyMap<string, Link>;

export function arrivalsOf(arms: readonly ArmResult[]): Arrivals {
  const hits = arms.find(({ strategy }) => strategy === 'GRAPH')?.hits ?? [];
  return new Map(
    hits.flatMap(({ memoryId, arrivedBy = null }) => (arrivedBy === null ? [] : [[memoryId, arrivedBy]])),
  );
}

/**
 * The way to a memory, link by link from where the graph arm began; empty when it did not arrive there. Each link is
 * the strongest by which its memory was reached. It begins later when what lies before it is no hit of the arm.
 */
export function wayTo(memoryId: string, arrivals: Arrivals): readonly Link[] {
  const way: Link[] = [];
  const seen = new Set([memoryId]);
  let link = arrivals.get(memoryId);
  let at = memoryId;
  while (link !== undefined && way.length < MOST_LINKS) {
    at = link.sourceId === at ? link.targetId : link.sourceId;
    // Two seeds may each have reached the other.
    if (seen.has(at)) break;
    seen.add(at);
    way.unshift(link);
    link = arrivals.get(at);
  }
  return way;
}
