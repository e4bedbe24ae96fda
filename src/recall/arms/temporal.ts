import type { Interval } from '../../domain/interval.ts';
import type { ArmHit } from '../../domain/ranked.ts';
import type { RecallPlan, RecallRun } from '../plan.ts';
import type { ArmAnswer } from './arm.ts';

/** A hit with the moment at which it began. */
export interface DatedHit extends ArmHit {
  readonly occurredStart: number;
}

/**
 * Memories that overlap the window in force and what links from them reach inside it, spread over the window; null
 * without a window or without a meaning to rank by. Throws what the embedder threw, or as the store.
 */
export async function temporal(plan: RecallPlan, { ports, settings }: RecallRun): Promise<ArmAnswer> {
  const { window, span } = plan;
  if (window === null) return null;
  const embedding = await plan.embedding;
  if (embedding.vector === null) {
    if (embedding.error !== null) throw embedding.error;
    return null;
  }
  const query = { vector: embedding.vector, window: { start: window.start, end: window.end } };
  const hits = await ports.store.searchTemporal(query, plan.scope, plan.limit, plan.call);
  return span === null ? hits : spreadOverBuckets(hits, span, settings.temporal.buckets);
}

/**
 * The same hits with the strongest of each populated bucket first, then the others; both groups strongest first.
 * A busy afternoon then leaves room for the rest of the month.
 * @param window is cut into `buckets` equal parts; what began before it belongs to the first
 */
export function spreadOverBuckets<Hit extends DatedHit>(
  hits: readonly Hit[],
  window: Interval,
  buckets: number,
): readonly Hit[] {
  const strongestFirst = [...hits].sort((a, b) => b.score - a.score || (a.memoryId < b.memoryId ? -1 : 1));
  const populated = new Set<number>();
  const heads: Hit[] = [];
  const others: Hit[] = [];
  for (const hit of strongestFirst) {
    const bucket = bucketOf(hit.occurredStart, window, buckets);
    (populated.has(bucket) ? others : heads).push(hit);
    populated.add(bucket);
  }
  return [...heads, ...others];
}

function bucketOf(at: number, { start, end }: Interval, buckets: number): number {
  const bucket = Math.floor(((at - start) / (end - start)) * buckets);
  return Math.min(buckets - 1, Math.max(0, bucket));
}
