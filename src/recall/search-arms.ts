import type { Strategy } from '../domain/ranked.ts';
import type { ArmAnswer, ArmResult } from './arms/arm.ts';
import { graph } from './arms/graph.ts';
import { keyword } from './arms/keyword.ts';
import { semantic } from './arms/semantic.ts';
import { temporal } from './arms/temporal.ts';
import { throwIfAborted } from './deadline.ts';
import type { RecallPlan, RecallRun } from './plan.ts';
import { type Neighbours, searchNeighbours } from './search-neighbours.ts';

export interface Searched {
  /** In the order of the plan. */
  readonly arms: readonly ArmResult[];
  readonly neighbours: Neighbours;
}

/**
 * What each arm of the plan brought, and what stands beside the best of it. All start together.
 * An arm that fails or is late carries its error and the others answer. Throws when no arm answered, or TIMEOUT when the
 * caller went away.
 */
export async function searchArms(plan: RecallPlan, run: RecallRun): Promise<Searched> {
  // Tags that no set of the bank matches: nothing is visible, whatever the arms would find.
  if (plan.scope.tagKeys?.length === 0) {
    return {
      arms: plan.strategies.map((strategy) => nothing(strategy)),
      neighbours: { memories: [], error: null },
    };
  }
  const searching = startArms(plan, run);
  const quick = searching.filter((_, place) => plan.strategies[place] !== 'GRAPH');
  const [arms, neighbours] = await Promise.all([Promise.all(searching), searchNeighbours(quick, plan, run)]);
  const failed = arms.find((arm) => arm.error !== null);
  if (failed !== undefined) {
    throwIfAborted(run.signal, failed.error);
    if (!arms.some((arm) => arm.answered)) throw failed.error;
  }
  return { arms, neighbours };
}

const ARMS: Readonly<Record<Strategy, (plan: RecallPlan, run: RecallRun) => Promise<ArmAnswer>>> = {
  SEMANTIC: semantic,
  KEYWORD: keyword,
  GRAPH: graph,
  TEMPORAL: temporal,
};

function startArms(plan: RecallPlan, run: RecallRun): readonly Promise<ArmResult>[] {
  return plan.strategies.map((strategy) =>
    settle(strategy, () =>
      run.deadline.within('SEARCH', plan.call, (call) => ARMS[strategy]({ ...plan, call }, run)),
    ),
  );
}

/** The edge at which an arm's failure becomes a value. */
async function settle(strategy: Strategy, search: () => Promise<ArmAnswer>): Promise<ArmResult> {
  const started = performance.now();
  try {
    const hits = await search();
    return {
      strategy,
      hits: hits ?? [],
      answered: hits !== null,
      ms: performance.now() - started,
      error: null,
    };
  } catch (error) {
    return { strategy, hits: [], answered: false, ms: performance.now() - started, error };
  }
}

function nothing(strategy: Strategy): ArmResult {
  return { strategy, hits: [], answered: false, ms: 0, error: null };
}
