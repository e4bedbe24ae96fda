import { reasonOf } from './reason.ts';
import type { RecallSteps } from './steps.ts';
import { traceOf } from './trace.ts';
import type { RecallResult } from './types.ts';
import { arrivalsOf, wayTo } from './way.ts';

/** What the caller of a recall gets. */
export function answerOf(steps: RecallSteps): RecallResult {
  const { run, plan, distinct, packed, chunks, reranker, failures } = steps;
  const arrivals = arrivalsOf(steps.arms);
  return {
    hits: packed.results.map((hit) => ({
      memoryId: hit.memoryId,
      memory: hit.memory,
      score: hit.score,
      scores: hit.scores,
      foundBy: hit.found.foundBy,
      reason: reasonOf(hit, plan, reranker),
      path: wayTo(hit.memoryId, arrivals),
      duplicateIds: distinct.duplicates.get(hit.memoryId) ?? [],
      tokens: hit.memory.tokens,
      chunkId: chunks.chunkIds.get(hit.memoryId) ?? null,
    })),
    totalTokens: packed.totalTokens,
    window: plan.window,
    reranker,
    chunks: chunks.chunks,
    degraded: failures.map(({ part }) => part),
    trace: run.request.trace ? traceOf(steps) : null,
  };
}
