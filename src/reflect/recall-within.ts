import type { ReflectRun } from './run.ts';
import type { ReflectRecall, ReflectRecallResult } from './types.ts';

export type WhatToRecall = Pick<ReflectRecall, 'query' | 'types' | 'window'>;

/** A recall within the caller's sight: bank, tags and moment are those of the reflection, whoever asks. */
export function recallWithin(run: ReflectRun, what: WhatToRecall): Promise<ReflectRecallResult> {
  const { request, ports, budget, timezone } = run;
  const { bankId, tags, tagsMatch, asOf, queryTimestamp } = request;
  return ports.recall(
    {
      ...what,
      ...{ bankId, tags, tagsMatch, asOf, queryTimestamp, timezone },
      budget: request.budget,
      maxTokens: budget.recallTokens,
    },
    budget.signal,
  );
}
