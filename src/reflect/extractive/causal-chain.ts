import type { NeighbourKind } from '../../domain/ports/reflect-store.ts';
import type { ReflectRun } from '../run.ts';

/** Towards the causes of something, or what came of it. */
export type CausalDirection = 'CAUSES' | 'EFFECTS';

/** One step of a chain: `memoryId` is the cause, or the effect, of `ofId`. */
export interface CausalStep {
  readonly ofId: string;
  readonly memoryId: string;
  /** False where the memory kept the other from happening, or was kept. */
  readonly brings: boolean;
}

const CAUSAL: readonly NeighbourKind[] = ['CAUSES', 'CAUSED_BY', 'ENABLES', 'PREVENTS'];
/** Causes looked at of one memory. */
const BRANCHES = 4;

/**
 * The chain that leads from some memories to their causes or effects, nearest first; each memory stands in it once.
 * @param depth steps, ≥ 1
 */
export async function causalChain(
  ids: readonly string[],
  direction: CausalDirection,
  depth: number,
  { ports, request, visible, budget }: ReflectRun,
): Promise<readonly CausalStep[]> {
  const seen = new Set(ids);
  const chain: CausalStep[] = [];
  let ends = ids;
  for (let step = 0; step < depth && ends.length > 0; step++) {
    const look = { kinds: CAUSAL, visible, limit: BRANCHES };
    const found = await ports.store.neighbours(request.bankId, ends, look, { signal: budget.signal });
    const next: string[] = [];
    for (const { ofId, memoryId, kind, leadsAway } of found) {
      if (seen.has(memoryId) || isCause(kind, leadsAway) !== (direction === 'CAUSES')) continue;
      seen.add(memoryId);
      chain.push({ ofId, memoryId, brings: kind !== 'PREVENTS' });
      next.push(memoryId);
    }
    ends = next;
  }
  return chain;
}

/** True when the neighbour is the cause: CAUSED_BY leads to it, the others from it. */
function isCause(kind: NeighbourKind, leadsAway: boolean): boolean {
  return kind === 'CAUSED_BY' ? leadsAway : !leadsAway;
}
