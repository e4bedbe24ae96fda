import type { RerankerKind } from '../domain/ports/models.ts';
import type { Fused } from './fuse.ts';
import { prefilter } from './prefilter.ts';
import type { Neighbours } from './search-neighbours.ts';
import type { RecallSettings } from './settings.ts';
import { widen } from './widen.ts';

/**
 * What the reranker is to read, in fused order: the best candidates; late interaction reads what stands beside them as
 * well.
 */
export function keep(
  fused: readonly Fused[],
  reranker: RerankerKind,
  neighbours: Neighbours,
  settings: RecallSettings,
): readonly Fused[] {
  return reranker === 'LATE_INTERACTION'
    ? widen(fused, neighbours.memories, settings)
    : prefilter(fused, settings.rerankMaxCandidates);
}
