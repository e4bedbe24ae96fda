import type { ArmRank, Strategy } from '../domain/ranked.ts';
import { boost, proofSignal, recencySignal, temporalSignal } from './boosts.ts';
import type { JudgedCandidate } from './judged-candidate.ts';
import { compareResults } from './order.ts';
import type { RecallPlan } from './plan.ts';
import type { BoostSettings } from './settings.ts';
import type { HitScores } from './types.ts';

/** A judged candidate with its final score and all the parts of it. */
export interface ScoredCandidate extends JudgedCandidate {
  readonly score: number;
  readonly scores: HitScores;
}

/**
 * The candidates with their final scores, best first: `score = base × recency × temporal × proof`.
 * The signals are the memory's, not the arm's: whichever arm found it, a memory inside the window is nearer to it.
 */
export function score(
  judged: readonly JudgedCandidate[],
  plan: Pick<RecallPlan, 'at' | 'window' | 'span'>,
  settings: BoostSettings,
): readonly ScoredCandidate[] {
  return judged.map((candidate) => scoreOne(candidate, plan, settings)).sort(compareResults);
}

function scoreOne(
  candidate: JudgedCandidate,
  { at, window, span }: Pick<RecallPlan, 'at' | 'window' | 'span'>,
  settings: BoostSettings,
): ScoredCandidate {
  const { memoryId, found, memory, base, relevance, rerankedRank } = candidate;
  const { occurred, type, proofCount } = memory;
  const recencyBoost = boost(recencySignal(occurred, at, settings), settings.recencyAlpha);
  const temporalBoost = boost(temporalSignal(occurred, window, span), settings.temporalAlpha);
  const proofBoost = boost(proofSignal(type, proofCount), settings.proofAlpha);
  return {
    memoryId,
    found,
    memory,
    relevance,
    base,
    rerankedRank,
    score: base * recencyBoost * temporalBoost * proofBoost,
    scores: {
      base,
      relevance,
      fused: found.fused,
      semantic: armScore(found.foundBy, 'SEMANTIC'),
      keyword: armScore(found.foundBy, 'KEYWORD'),
      graph: armScore(found.foundBy, 'GRAPH'),
      temporal: armScore(found.foundBy, 'TEMPORAL'),
      recencyBoost,
      temporalBoost,
      proofBoost,
    },
  };
}

function armScore(foundBy: readonly ArmRank[], strategy: Strategy): number | null {
  return foundBy.find((arm) => arm.strategy === strategy)?.score ?? null;
}
