import { overlaps } from '../domain/interval.ts';
import type { ScopedMemory } from '../domain/ports/recall-store.ts';
import type { ArmHit, ArmRank } from '../domain/ranked.ts';
import type { ArmResult } from './arms/arm.ts';
import { keywordLimit } from './arms/keyword.ts';
import { describeOccurrence } from './outside-scope.ts';
import { describeSpan } from './reason.ts';
import type { RecallSteps } from './steps.ts';
import { failureText, traceArm } from './trace.ts';
import type { ArmVerdict } from './types.ts';

/** Three digits: enough to see by how much. */
const SHOWN_DIGITS = 3;

/** What is known of a memory besides the recall's own steps. */
export interface Evidence {
  readonly memory: ScopedMemory;
  /** It lies outside the scope. */
  readonly isOutside: boolean;
  /** Where the keyword arm would have found it without its limit; null when nowhere, or when it need not be asked. */
  readonly keyword: (ArmRank & { readonly among: number }) | null;
}

/** What an arm made of a memory. `rank` is its place in the arm, null when the arm did not find it. */
export function judgeArm(
  arm: ArmResult,
  place: ArmRank | null,
  evidence: Evidence,
  steps: RecallSteps,
): ArmVerdict {
  const reason = place === null ? missedBy(arm, evidence, steps) : foundBy(place);
  return { ...traceArm(arm), rank: place?.rank ?? null, score: place?.score ?? null, reason };
}

/** A number for people. */
export function shown(value: number): string {
  return String(Number(value.toPrecision(SHOWN_DIGITS)));
}

const UNITS = { SEMANTIC: 'cosine', KEYWORD: 'BM25', GRAPH: 'activation', TEMPORAL: 'cosine' } as const;

function foundBy({ strategy, rank, score }: ArmRank): string {
  return `Found as #${rank} (${UNITS[strategy]} ${shown(score)}).`;
}

function missedBy(arm: ArmResult, evidence: Evidence, steps: RecallSteps): string {
  if (arm.error !== null) return `The search failed or was late: ${failureText(arm.error)}`;
  if (evidence.isOutside) return 'It lies outside of what the request lets be searched.';
  switch (arm.strategy) {
    case 'SEMANTIC':
      return missedBySemantic(arm, evidence, steps);
    case 'KEYWORD':
      return missedByKeyword(arm, evidence, steps);
    case 'GRAPH':
      return missedByGraph(arm, steps);
    case 'TEMPORAL':
      return missedByTemporal(arm, evidence, steps);
  }
}

function missedBySemantic(arm: ArmResult, { memory }: Evidence, { plan, run }: RecallSteps): string {
  if (!arm.answered) return 'The query holds nothing that could be embedded.';
  if (memory.cosine === null) return 'It has no embedding.';
  const { minCosine } = run.settings.semantic;
  if (memory.cosine < minCosine)
    return `Its cosine ${shown(memory.cosine)} is below the least, ${minCosine}.`;
  return behindTheLast(arm, memory.cosine, plan.limit);
}

function behindTheLast({ hits }: ArmResult, cosine: number, limit: number): string {
  const last = lowestOf(hits);
  return last !== null && cosine <= last
    ? `Its cosine ${shown(cosine)} is not above that of the last hit, ${shown(last)}; the search brings ${limit}.`
    : `The index, which finds nearly all and not all, passed it over at a cosine of ${shown(cosine)}.`;
}

function missedByKeyword(arm: ArmResult, { keyword }: Evidence, { plan, run }: RecallSteps): string {
  if (keyword === null) return 'No word of the query stands in it, inflections and common words aside.';
  const last = lowestOf(arm.hits);
  const least = last === null ? '' : `, and the last of them has ${shown(last)}`;
  return `It is #${keyword.rank} of ${keyword.among} (BM25 ${shown(keyword.score)}); the search brings ${keywordLimit(plan, run.settings)}${least}.`;
}

function missedByGraph(arm: ArmResult, { plan, run }: RecallSteps): string {
  const { seedCosine, scoring } = run.settings.graph;
  if (!arm.answered) {
    return `There was nothing to start from: no hit of the semantic search with a cosine of ${seedCosine}, and no name.`;
  }
  const steps = scoring === 'ACTIVATION' ? 'at most two steps' : 'one step';
  const way = `No way of ${steps} that is followed leads to it from the best semantic hits or from what is named`;
  const last = lowestOf(arm.hits);
  return arm.hits.length < plan.limit || last === null
    ? `${way}.`
    : `${way}, or it brings no more than the last hit has, ${shown(last)}; the search brings ${plan.limit}.`;
}

function missedByTemporal(arm: ArmResult, { memory }: Evidence, { plan }: RecallSteps): string {
  const { window, timezone } = plan;
  if (window === null) return 'The query names no time, and the request has no window.';
  if (!arm.answered) return 'The query holds nothing that could be embedded.';
  if (memory.occurred === null) return 'It has no date.';
  if (!overlaps(memory.occurred, window)) {
    const happened = describeOccurrence(memory.occurred, timezone);
    return `It happened ${happened}, outside the window ${describeSpan(window, timezone)}.`;
  }
  return memory.cosine === null ? 'It has no embedding.' : behindTheLast(arm, memory.cosine, plan.limit);
}

function lowestOf(hits: readonly ArmHit[]): number | null {
  return hits.length === 0
    ? null
    : hits.reduce((least, { score }) => Math.min(least, score), Number.POSITIVE_INFINITY);
}
