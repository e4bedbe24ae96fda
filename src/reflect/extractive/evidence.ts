import { overlaps } from '../../domain/interval.ts';
import type { ExtractiveSettings } from '../settings.ts';
import type { RecalledMemory, ReflectRecallResult } from '../types.ts';

/**
 * The memories that an answer is made of, best first: none when nothing that was found is near the question, else the
 * best and what scores nearly as well. What lies in the window of time that is asked for is near, and all of it counts.
 */
export function evidenceOf(
  { hits, window, reranker }: ReflectRecallResult,
  { maxCitations, leastShare, nearRelevance, nearCosine }: ExtractiveSettings,
): readonly RecalledMemory[] {
  const liesInWindow = ({ memory }: RecalledMemory) =>
    window !== null && memory.occurred !== null && overlaps(memory.occurred, window);
  const isNear = (hit: RecalledMemory) =>
    hit.relevance >= nearRelevance[reranker] || (hit.cosine ?? -1) >= nearCosine || liesInWindow(hit);
  if (!hits.some(isNear)) return [];
  const least = (hits[0]?.score ?? 0) * leastShare;
  return hits.filter((hit) => hit.score >= least || liesInWindow(hit)).slice(0, maxCitations);
}
