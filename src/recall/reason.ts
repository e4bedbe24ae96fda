import type { OpenInterval } from '../domain/interval.ts';
import type { Link } from '../domain/link.ts';
import type { RerankerKind } from '../domain/ports/models.ts';
import type { ArmRank } from '../domain/ranked.ts';
import type { TimeWindow } from '../domain/time.ts';
import { localDate } from './local-date.ts';
import type { RecallPlan } from './plan.ts';
import type { ScoredCandidate } from './score.ts';
import { liesIn } from './window.ts';

/**
 * From which relevance a match is called strong, and fair; below is weak. Own choice: a cross-encoder's probability
 * is even at 0.5; of all-MiniLM-L6-v2's cosines, paraphrases lie above 0.6 and texts on one topic above 0.4. Of what
 * late interaction puts about 0.3, a third is evidence on LoCoMo 26, 30, 41, 42, 43, of what lies about 0.03, 2 %.
 */
const STRENGTH: Readonly<Record<RerankerKind, { readonly strong: number; readonly fair: number }>> = {
  CROSS_ENCODER: { strong: 0.7, fair: 0.3 },
  LATE_INTERACTION: { strong: 0.3, fair: 0.03 },
  NONE: { strong: 0.6, fair: 0.4 },
};

/** One line that says why a memory is among the hits: "semantic #1 (cosine 0.71), keyword #3; in May 2024; strong match". */
export function reasonOf(
  { found, memory, relevance }: Pick<ScoredCandidate, 'found' | 'memory' | 'relevance'>,
  plan: Pick<RecallPlan, 'window' | 'timezone'>,
  reranker: RerankerKind,
): string {
  const arms = found.foundBy.map((arm) => describeArm(arm, found.path));
  const parts = [arms.length === 0 ? 'beside a hit in its document' : arms.join(', ')];
  if (plan.window !== null && liesIn(memory.occurred, plan.window)) {
    parts.push(`inside the window ${describeWindow(plan.window, plan.timezone)}`);
  }
  parts.push(`${strengthOf(relevance, reranker)} match`);
  return parts.join('; ');
}

function describeArm({ strategy, rank, score }: ArmRank, path: Link | null): string {
  const place = `${strategy.toLowerCase()} #${rank}`;
  if (strategy === 'SEMANTIC') return `${place} (cosine ${score.toFixed(2)})`;
  if (strategy === 'GRAPH' && path !== null) return `${place} (over a link ${path.kind})`;
  return place;
}

function describeWindow(window: TimeWindow, timezone: string): string {
  return window.matchedText === null ? describeSpan(window, timezone) : `"${window.matchedText}"`;
}

/** A span of time for people: "2024-05-01 to 2024-05-31", the last day included. */
export function describeSpan({ start, end }: OpenInterval, timezone: string): string {
  if (start === null) return `until ${end === null ? 'now' : localDate(end - 1, timezone)}`;
  const first = localDate(start, timezone);
  if (end === null) return `since ${first}`;
  const last = localDate(end - 1, timezone);
  return first === last ? first : `${first} to ${last}`;
}

function strengthOf(relevance: number, reranker: RerankerKind): string {
  const { strong, fair } = STRENGTH[reranker];
  if (relevance >= strong) return 'strong';
  return relevance >= fair ? 'fair' : 'weak';
}
