import type { ArmHit, Strategy } from '../domain/ranked.ts';
import type { ArmAnswer, ArmResult } from './arms/arm.ts';
import { graph, seedsOf } from './arms/graph.ts';
import { keyword } from './arms/keyword.ts';
import { semantic } from './arms/semantic.ts';
import { temporal } from './arms/temporal.ts';
import { type Stage, throwIfAborted } from './deadline.ts';
import type { RecallPlan, RecallRun } from './plan.ts';
import { type Neighbours, searchNeighbours } from './search-neighbours.ts';

export interface Searched {
  /** In the order of the plan. */
  readonly arms: readonly ArmResult[];
  readonly neighbours: Neighbours;
}

/**
 * What each arm of the plan brought, and what stands beside the best of it. All start together; only the graph waits for the
 * semantic arm's best, because searching the vector index a second time would cost more than the wait.
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

function startArms(plan: RecallPlan, run: RecallRun): readonly Promise<ArmResult>[] {
  const search = (strategy: Strategy, stage: Stage, arm: (timed: RecallPlan) => Promise<ArmAnswer>) =>
    settle(strategy, () => run.deadline.within(stage, plan.call, (call) => arm({ ...plan, call })));
  const wantsSemantic = plan.strategies.includes('SEMANTIC');
  const semanticArm = wantsSemantic ? search('SEMANTIC', 'SEEDS', (timed) => semantic(timed, run)) : null;
  return plan.strategies.map(async (strategy) => {
    switch (strategy) {
      case 'SEMANTIC':
        return (await semanticArm) ?? nothing(strategy);
      case 'KEYWORD':
        return search(strategy, 'SEARCH', (timed) => keyword(timed, run));
      case 'GRAPH': {
        const hits = (await semanticArm)?.hits ?? (await searchSeeds(plan, run));
        return search(strategy, 'SEARCH', (timed) => graph(timed, run, seedsOf(hits, run.settings.graph)));
      }
      case 'TEMPORAL':
        return search(strategy, 'SEARCH', (timed) => temporal(timed, run));
    }
  });
}

/** Hits to seed a recall that leaves the semantic arm out; none when they cannot be found: names are seeds too. */
async function searchSeeds(
  plan: RecallPlan,
  { ports, settings, deadline }: RecallRun,
): Promise<readonly ArmHit[]> {
  const { vector } = await plan.embedding;
  if (vector === null) return [];
  const { seeds, seedCosine } = settings.graph;
  const query = { vector, minCosine: seedCosine };
  return deadline
    .within('SEEDS', plan.call, (call) => ports.store.searchSemantic(query, plan.scope, seeds, call))
    .catch(() => []);
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
