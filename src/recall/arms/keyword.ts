import type { RecallPlan, RecallRun } from '../plan.ts';
import type { ArmAnswer } from './arm.ts';

/** Memories that hold words of the query, by BM25. Throws as the store. */
export async function keyword(plan: RecallPlan, { ports }: RecallRun): Promise<ArmAnswer> {
  return ports.store.searchKeyword({ text: plan.query }, plan.scope, plan.limit, plan.call);
}
