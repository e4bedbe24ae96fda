import { keywordLimit } from './arms/keyword.ts';
import { ranksOf } from './fuse.ts';
import { type Evidence, judgeArm, shown } from './judge-arm.ts';
import { outsideScope } from './outside-scope.ts';
import { reasonOf } from './reason.ts';
import { recallSteps } from './recall.ts';
import type { RecallSettings } from './settings.ts';
import type { RecallSteps } from './steps.ts';
import { traceArm } from './trace.ts';
import type { RecallPorts, RecallRequest, WhyNot } from './types.ts';

/**
 * So deep the keyword search is looked into for the place of a memory that it did not bring: rows of ids, some
 * megabytes of them at most.
 */
const KEYWORD_DEPTH = 50_000;

/** The recall that is asked about, and the memory. */
export interface WhyNotQuestion {
  readonly request: RecallRequest;
  readonly memoryId: string;
}

/**
 * Why a recall does, or does not, return a memory: the recall is run, and what its steps left behind is read with the
 * memory beside it. Throws as `recall`.
 */
export async function whyNot(
  { request, memoryId }: WhyNotQuestion,
  ports: RecallPorts,
  settings: RecallSettings,
  signal?: AbortSignal,
): Promise<WhyNot> {
  const steps = await recallSteps(request, ports, settings, signal);
  return explain(memoryId, await findEvidence(memoryId, steps), steps);
}

async function findEvidence(memoryId: string, steps: RecallSteps): Promise<Evidence | null> {
  const { plan, run } = steps;
  const { store } = run.ports;
  const call = { ...plan.call, ...(run.signal === undefined ? {} : { signal: run.signal }) };
  const { vector } = await plan.embedding;
  const memory = await store.findMemory(plan.bank, memoryId, vector, call);
  if (memory === null) return null;
  const isOutside = outsideScope(memory, plan, run.request).length > 0;
  const arm = steps.arms.find(({ strategy }) => strategy === 'KEYWORD');
  const isCut =
    arm !== undefined && arm.error === null && arm.hits.length >= keywordLimit(plan, run.settings);
  if (isOutside || !isCut || arm.hits.some((hit) => hit.memoryId === memoryId)) {
    return { memory, isOutside, keyword: null };
  }
  const hits = await store.searchKeyword({ text: plan.query }, plan.scope, KEYWORD_DEPTH, call);
  const place = hits.findIndex((hit) => hit.memoryId === memoryId);
  const hit = hits[place];
  if (hit === undefined) return { memory, isOutside, keyword: null };
  const rank = ranksOf(hits)[place] ?? place + 1;
  return {
    memory,
    isOutside,
    keyword: { strategy: 'KEYWORD', rank, score: hit.score, among: hits.length },
  };
}

/** The explanation, from the steps of the recall and what is known of the memory; null when the bank has none such. */
export function explain(memoryId: string, evidence: Evidence | null, steps: RecallSteps): WhyNot {
  const found = steps.fused.find((candidate) => candidate.memoryId === memoryId);
  const fate = evidence === null ? NO_SUCH_MEMORY : fateOf(memoryId, evidence, steps);
  const { rank = null } = fate;
  const scored = steps.scored.find((candidate) => candidate.memoryId === memoryId);
  const arms = steps.arms.map((arm) => {
    if (evidence === null)
      return { ...traceArm(arm), rank: null, score: null, reason: 'The bank has no such memory.' };
    const place = found?.foundBy.find(({ strategy }) => strategy === arm.strategy) ?? null;
    return judgeArm(arm, place, evidence, steps);
  });
  const missed = arms.map(({ strategy, reason }) => `${strategy}: ${reason}`).join(' ');
  return {
    returned: rank !== null,
    rank,
    stage: fate.stage,
    explanation: fate.stage === 'SEARCH' ? `${fate.explanation} ${missed}` : fate.explanation,
    arms,
    scores: scored?.scores ?? null,
  };
}

/** Where a memory's way ended. */
interface Fate extends Pick<WhyNot, 'stage' | 'explanation'> {
  /** Only of a memory that was returned. */
  readonly rank?: number;
}

const NO_SUCH_MEMORY: Fate = {
  stage: 'BANK',
  explanation: 'The bank has no memory of this id. One of another bank is never seen: banks do not mix.',
};

function fateOf(memoryId: string, { memory }: Evidence, steps: RecallSteps): Fate {
  const { plan, run, packed, reranker } = steps;
  const is = (candidate: { readonly memoryId: string }) => candidate.memoryId === memoryId;
  const place = packed.results.findIndex(is);
  const hit = packed.results[place];
  if (hit !== undefined) {
    return {
      stage: 'RETURNED',
      rank: place + 1,
      explanation: `It is hit #${place + 1}: ${reasonOf(hit, plan, reranker)}.`,
    };
  }
  const outside = outsideScope(memory, plan, run.request);
  if (outside.length > 0) return { stage: 'SCOPE', explanation: outside.join(' ') };
  if (steps.scored.some(is)) return fateOfScored(memoryId, steps);
  if (steps.kept.some(is)) {
    return {
      stage: 'LOAD',
      explanation: 'It was found, and was gone when it was to be read: changed meanwhile.',
    };
  }
  return steps.fused.some(is) ? cutByPrefilter(memoryId, steps) : neverFound(steps);
}

function fateOfScored(memoryId: string, steps: RecallSteps): Fate {
  const { run, scored, relevant, distinct, packed, maxConsidered, reranker } = steps;
  const is = (candidate: { readonly memoryId: string }) => candidate.memoryId === memoryId;
  const { minScore, maxTokens } = run.request;
  if (!relevant.some(is)) {
    const relevance = scored.find(is)?.relevance ?? 0;
    const below = `Its relevance ${shown(relevance)}, as ${reranker} judges, is below minScore, ${minScore}.`;
    return { stage: 'MIN_SCORE', explanation: minScore === null ? nothingKnown(relevance, steps) : below };
  }
  const better = distinct.results.find((each) => distinct.duplicates.get(each.memoryId)?.includes(memoryId));
  if (better !== undefined) {
    const rank = packed.results.indexOf(better) + 1;
    const where = rank > 0 ? `is hit #${rank} and names it` : 'is no hit either';
    return {
      stage: 'DUPLICATE',
      explanation: `It says no more than "${better.memoryId}", which scored better, ${where}. collapseDuplicates: false keeps both.`,
    };
  }
  const place = distinct.results.findIndex(is);
  const skipped = packed.skipped.find(is);
  if (skipped !== undefined) {
    return {
      stage: 'PACKING',
      explanation: `It is #${place + 1} by its score, but its ${skipped.tokens} tokens did not fit into the ${skipped.left} that were left of maxTokens, ${maxTokens}.`,
    };
  }
  return {
    stage: 'LIMIT',
    explanation: `It is #${place + 1} by its score, and only the best ${maxConsidered} are packed. A larger budget looks at more.`,
  };
}

function nothingKnown(relevance: number, { run }: RecallSteps): string {
  const least = run.settings.unknown;
  return `Nothing that was found comes near the query, so the answer is empty: its relevance ${shown(relevance)}, as that of all others, is below ${least.relevance} (RECALL_MIN_SCORE), and no cosine reaches ${least.cosine}. minScore: 0 keeps it.`;
}

function cutByPrefilter(memoryId: string, { fused, kept, run }: RecallSteps): Fate {
  const byCut = fused
    .map((candidate, place) => ({ ...candidate, place }))
    .sort((a, b) => b.cutScore - a.cutScore || a.place - b.place);
  const keptIds = new Set(kept.map((candidate) => candidate.memoryId));
  const place = byCut.findIndex((candidate) => candidate.memoryId === memoryId);
  // Neighbours of the best go on whatever their own score: the cut is where the first one is missing.
  const firstCut = byCut.findIndex((candidate) => !keptIds.has(candidate.memoryId));
  const last = byCut[firstCut - 1];
  const least =
    last === undefined ? '' : `, and the last that went on by its score has ${shown(last.cutScore)}`;
  return {
    stage: 'PREFILTER',
    explanation: `It is #${place + 1} of ${fused.length} by the fusion of the searches (${shown(byCut[place]?.cutScore ?? 0)})${least}; at most ${run.settings.rerankMaxCandidates} go on to be judged.`,
  };
}

function neverFound({ run, reranker }: RecallSteps): Fate {
  const { strategies } = run.request;
  const { around, before, after } = run.settings.neighbours;
  const beside =
    reranker === 'LATE_INTERACTION' && strategies === null
      ? ` Nor does it stand at most ${before} places before, or ${after} after, one of the best ${around} in its document.`
      : '';
  const asked = strategies === null ? '' : ` Only ${strategies.join(', ')} was asked for.`;
  return { stage: 'SEARCH', explanation: `No search found it.${beside}${asked}` };
}
