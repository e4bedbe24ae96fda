import type { RerankerKind } from '../domain/ports/models.ts';
import { armCosine } from './fuse.ts';
import type { RecallPlan, RecallRun } from './plan.ts';
import { measureCosines } from './rerankers/spread-by-rank.ts';
import type { ScoredCandidate } from './score.ts';
import { liesIn } from './window.ts';

/**
 * The candidates that may be hits. A caller's `minScore` leaves out each one below it. Without one, an answer by late
 * interaction is empty when nothing in it comes near the query: no relevance reaches the least, no cosine either, and
 * nothing lies in the window that was asked for ("What happened last spring?" has no other word to be near to).
 * One that does keeps the others: they cost nobody an answer. Throws TIMEOUT when the caller went away.
 */
export async function leaveOut(
  scored: readonly ScoredCandidate[],
  reranker: RerankerKind,
  plan: RecallPlan,
  run: RecallRun,
): Promise<readonly ScoredCandidate[]> {
  const { minScore } = run.request;
  if (minScore !== null) return scored.filter(({ relevance }) => relevance >= minScore);
  const { relevance, cosine } = run.settings.unknown;
  const isNear = (candidate: ScoredCandidate) =>
    candidate.relevance >= relevance ||
    (armCosine(candidate.found.foundBy) ?? -1) >= cosine ||
    liesIn(candidate.memory.occurred, plan.window);
  if (reranker !== 'LATE_INTERACTION' || scored.some(isNear)) return scored;
  const { byId, error } = await measureCosines(
    scored.map(({ found }) => found),
    plan,
    run,
  );
  return error !== null || [...byId.values()].some((measured) => measured >= cosine) ? scored : [];
}
