import { invariant } from '../../domain/errors.ts';
import type { Reranker } from '../../domain/ports/models.ts';
import { modelCall } from '../deadline.ts';
import type { LoadedCandidate } from '../load-candidates.ts';
import type { RecallPlan } from '../plan.ts';
import { rerankInput } from './rerank-input.ts';

/** The relevance of each candidate by a model that reads query and text together, in order. Throws as the model. */
export async function crossEncode(
  reranker: Reranker,
  candidates: readonly LoadedCandidate[],
  plan: Pick<RecallPlan, 'query' | 'timezone' | 'call'>,
): Promise<readonly number[]> {
  const inputs = candidates.map((candidate) =>
    rerankInput(candidate.memory, candidate.memory.text, plan.timezone),
  );
  const scores = await reranker.score(plan.query, inputs, modelCall(plan.call));
  invariant(scores.length === candidates.length, 'a reranker gives one score a document');
  return scores.map((raw) => calibrate(raw, reranker.calibration));
}

/**
 * A reranker's raw score in [0, 1].
 *   LOGIT: 1 / (1 + e^−raw), also where a batch happens to lie in [0, 1]; UNIT: as it is.
 */
export function calibrate(raw: number, calibration: Reranker['calibration']): number {
  invariant(Number.isFinite(raw), 'a reranker gives finite scores');
  return calibration === 'LOGIT' ? 1 / (1 + Math.exp(-raw)) : raw;
}
