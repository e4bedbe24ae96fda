import type { DatedInterval, DatePrecision } from '../../domain/interval.ts';
import type { ObservationWrite, StandingFact } from '../../domain/ports/consolidate-store.ts';

const COARSEST_FIRST: readonly DatePrecision[] = ['YEAR', 'MONTH', 'DAY', 'HOUR', 'MINUTE'];

/**
 * What an observation takes from its facts beside words: from the first start to the last end of those that are dated,
 * as exact as the least exact of them; mentioned with the last; told as often as all of them together.
 * @param facts one at least, of one set of tags
 */
export function summariseEvidence(
  facts: readonly StandingFact[],
): Pick<ObservationWrite, 'occurred' | 'mentionedAt' | 'proofCount' | 'evidence'> {
  return {
    occurred: spanOf(facts.flatMap(({ occurred }) => occurred ?? [])),
    mentionedAt: Math.max(...facts.map(({ mentionedAt }) => mentionedAt)),
    proofCount: facts.reduce((sum, { proofCount }) => sum + proofCount, 0),
    evidence: facts.map(({ id, updatedAt }) => ({ id, updatedAt })),
  };
}

function spanOf(dates: readonly DatedInterval[]): DatedInterval | null {
  if (dates.length === 0) return null;
  const precision = COARSEST_FIRST.find((one) => dates.some((date) => date.precision === one)) ?? 'MINUTE';
  return {
    start: Math.min(...dates.map(({ start }) => start)),
    end: Math.max(...dates.map(({ end }) => end)),
    precision,
  };
}
