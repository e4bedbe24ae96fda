import type { Memory } from '../../../domain/memory.ts';
import { NEIGHBOUR_KINDS, type Neighbour } from '../../../domain/ports/reflect-store.ts';
import { type MemoryToolInput, NEIGHBOURHOOD_TOOL } from '../../../prompts/reflect-tools.ts';
import { type AgentTool, broughtLines, failed, unknownMark } from '../agent-tool.ts';

/** Neighbours shown: a screen of them. */
const MOST_NEIGHBOURS = 20;

/** Shows what stands next to a memory that was retrieved. */
export const neighbourhoodTool: AgentTool<MemoryToolInput> = {
  ...NEIGHBOURHOOD_TOOL,
  async use({ memory: mark }, { ledger, ports, request, visible, budget }) {
    const memory = ledger.find(mark);
    if (memory === null) return failed(unknownMark(mark));
    const call = { signal: budget.signal };
    const look = { kinds: NEIGHBOUR_KINDS, visible, limit: MOST_NEIGHBOURS };
    const found = await ports.store.neighbours(request.bankId, [memory.id], look, call);
    const ids = [...new Set(found.map(({ memoryId }) => memoryId))];
    const memories = await ports.reads.memories(request.bankId, ids, call);
    const lines = ids.flatMap((id) => {
      const other: Memory | undefined = memories.get(id);
      const ways = found.filter(({ memoryId }) => memoryId === id).map(wayOf);
      return other === undefined
        ? []
        : ledger.show([other]).map((line) => `${[...new Set(ways)].join(', ')}: ${line}`);
    });
    return broughtLines(lines, 'Nothing stands next to it.');
  },
};

/** What the neighbour is to the memory. */
function wayOf({ kind, leadsAway, via }: Neighbour): string {
  switch (kind) {
    case 'CAUSES':
      return leadsAway ? 'its effect' : 'its cause';
    case 'CAUSED_BY':
      return leadsAway ? 'its cause' : 'its effect';
    case 'ENABLES':
      return leadsAway ? 'made possible by it' : 'made it possible';
    case 'PREVENTS':
      return leadsAway ? 'prevented by it' : 'prevented it';
    case 'SUPERSEDES':
      return leadsAway ? 'replaced by it' : 'replaced it';
    case 'DERIVED_FROM':
      return leadsAway ? 'its evidence' : 'drawn from it';
    case 'ENTITY':
      return `also about ${via ?? 'the same'}`;
    case 'SEMANTIC':
      return 'alike';
    case 'TEMPORAL':
      return 'near in time';
  }
}
