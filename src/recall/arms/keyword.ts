import type { RecallPlan, RecallRun } from '../plan.ts';
import type { RecallSettings } from '../settings.ts';
import type { ArmAnswer } from './arm.ts';

/** Memories that hold words of the query, by BM25. Throws as the store. */
export async function keyword(plan: RecallPlan, { ports, settings }: RecallRun): Promise<ArmAnswer> {
  const limit = keywordLimit(plan, settings);
  return ports.store.searchKeyword({ text: plan.query }, plan.scope, limit, plan.call);
}

/** How many hits the keyword arm brings: a share of an arm's candidates, and all of them where meaning is not searched. */
export function keywordLimit(
  { limit, strategies }: Pick<RecallPlan, 'limit' | 'strategies'>,
  { keyword: { share } }: Pick<RecallSettings, 'keyword'>,
): number {
  return strategies.includes('SEMANTIC') ? Math.ceil(limit * share) : limit;
}
