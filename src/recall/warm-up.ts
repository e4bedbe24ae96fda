import type { BankRef } from '../domain/bank.ts';
import { FACT_TYPES } from '../domain/memory.ts';
import type { Scope } from '../domain/ports/recall-store.ts';
import { parseTime } from '../temporal/parse-time.ts';
import type { RecallSettings } from './settings.ts';
import type { RecallPorts } from './types.ts';

/** A bank that nobody has. */
const NOWHERE: BankRef = { id: 'nowhere', key: 'k0000000000000000000001' };
const NOBODY = 'nobody';

/**
 * Lets everything that a recall uses be planned, compiled and loaded before somebody waits for it: measured, the first
 * recalls of a process are otherwise slower by seconds. Throws as the embedder and the store.
 */
export async function warmUp(ports: RecallPorts, settings: RecallSettings): Promise<void> {
  parseTime('what happened last week', { at: ports.clock(), timezone: 'UTC' });
  const [embedding] = await ports.embedder.embed(['what happened last week']);
  if (embedding === undefined) return;
  const { vector } = embedding;
  const { store } = ports;
  const { minCosine } = settings.semantic;
  const scope: Scope = {
    bank: NOWHERE,
    types: FACT_TYPES,
    states: ['ACTIVE'],
    tagKeys: null,
    window: null,
    asOf: null,
  };
  const limit = settings.budgets.fixed.MID;
  await Promise.all([
    store.findBank(NOWHERE.id, [NOBODY]),
    store.searchSemantic({ vector, minCosine }, scope, limit),
    store.searchKeyword({ text: 'what happened' }, scope, limit),
    store.searchGraph(
      {
        seeds: { vector, most: settings.graph.seeds, minCosine: settings.graph.seedCosine },
        named: [{ entityId: NOBODY, weight: 1 }],
        scoring: settings.graph.scoring,
      },
      scope,
      limit,
    ),
    store.searchTemporal({ vector, window: { start: 0, end: 1 } }, scope, limit),
    store.loadCandidates(NOWHERE, [{ memoryId: NOBODY, version: null }], { tokenVectors: true }),
    store.findNeighbours([NOBODY], settings.neighbours, scope),
    store.measureCosines(NOWHERE, [NOBODY], vector),
  ]);
}
