import { MemoryError } from '../domain/errors.ts';
import type { DatedInterval, OpenInterval } from '../domain/interval.ts';
import type { Scope, StoreCall } from '../domain/ports/recall-store.ts';
import type { TimeAnchor, TimeWindow } from '../domain/time.ts';
import type { ArmResult } from './arms/arm.ts';
import { modelCall, throwIfAborted } from './deadline.ts';
import { fuse } from './fuse.ts';
import { loadCandidates } from './load-candidates.ts';
import { localDate } from './local-date.ts';
import type { RecallPlan, RecallRun } from './plan.ts';

/** Hits that each of the two searches for an event brings: the event itself is among the first or nowhere. */
const EVENT_HITS = 10;
/**
 * Least cosine of a memory that is taken for the event. As near as a seed of the graph: a wrong date would move every
 * score, no date moves none.
 */
const EVENT_COSINE = 0.5;

/** Where and as what an event is looked up. */
export interface AnchorLookUp {
  readonly anchor: TimeAnchor;
  readonly scope: Scope;
  /** IANA name. */
  readonly timezone: string;
  readonly call: StoreCall;
}

/**
 * The window that an event means, by the date of the memory that tells of it best; null when none does. A look-up
 * that fails or is late means no window, and its error. Throws TIMEOUT when the caller went away.
 */
export async function windowOfAnchor(
  lookUp: AnchorLookUp,
  run: RecallRun,
): Promise<Pick<RecallPlan, 'window' | 'anchorError'>> {
  try {
    const event = await run.deadline.within('EMBED', lookUp.call, (call) =>
      findEvent({ ...lookUp, call }, run),
    );
    return { window: event === null ? null : windowFrom(event, lookUp), anchorError: null };
  } catch (error) {
    throwIfAborted(run.signal, error);
    return { window: null, anchorError: error };
  }
}

/** The memory of an event. */
interface DatedEvent {
  readonly memoryId: string;
  readonly occurred: DatedInterval;
}

async function findEvent({ anchor, scope, call }: AnchorLookUp, run: RecallRun): Promise<DatedEvent | null> {
  const { ports, settings } = run;
  const [embedding] = await ports.embedder.embed([anchor.event], modelCall(call));
  if (embedding === undefined)
    throw new MemoryError('MODEL_UNAVAILABLE', 'The embedding model gave no vector.');
  const query = { vector: embedding.vector, minCosine: settings.semantic.minCosine };
  const [near, naming] = await Promise.all([
    ports.store.searchSemantic(query, scope, EVENT_HITS, call),
    ports.store.searchKeyword({ text: anchor.event }, scope, EVENT_HITS, call),
  ]);
  const arms: readonly ArmResult[] = [
    { strategy: 'SEMANTIC', hits: near, answered: true, ms: 0, error: null },
    { strategy: 'KEYWORD', hits: naming, answered: true, ms: 0, error: null },
  ];
  const place = { bank: scope.bank, call };
  const candidates = await loadCandidates(fuse(arms, [], settings.fusion), 'NONE', place, run);
  const dated = candidates.flatMap(({ memoryId, memory: { occurred } }) =>
    occurred === null ? [] : [{ memoryId, occurred }],
  );
  const ids = dated.map(({ memoryId }) => memoryId);
  const cosines = await ports.store.measureCosines(scope.bank, ids, embedding.vector, call);
  return dated.find(({ memoryId }) => (cosines.get(memoryId) ?? 0) >= EVENT_COSINE) ?? null;
}

function windowFrom(
  { memoryId, occurred }: DatedEvent,
  { anchor, scope, timezone }: AnchorLookUp,
): TimeWindow {
  return {
    kind: 'WINDOW',
    ...sidesOf(anchor.relation, occurred),
    precision: occurred.precision,
    matchedText: anchor.matchedText,
    reason: `"${anchor.event}" is remembered for ${localDate(occurred.start, timezone)}.`,
    anchor: { bankId: scope.bank.id, memoryId },
  };
}

function sidesOf(relation: TimeAnchor['relation'], { start, end }: DatedInterval): OpenInterval {
  switch (relation) {
    case 'BEFORE':
      return { start: null, end: start };
    case 'UNTIL':
      return { start: null, end };
    case 'SINCE':
      return { start, end: null };
    case 'AFTER':
      return { start: end, end: null };
    case 'DURING':
      return { start, end };
  }
}
