import type { Bank } from '../../domain/bank.ts';
import { MemoryError } from '../../domain/errors.ts';
import { addUsage, NO_USAGE } from '../../domain/llm-error.ts';
import type { ConsolidationWrite, MarkedFact } from '../../domain/ports/consolidate-store.ts';
import type { Llm, LlmUsage } from '../../domain/ports/models.ts';
import { clusterFacts } from './cluster.ts';
import { lookAround } from './look-around.ts';
import { LEAST_EVIDENCE, observeIdentical } from './observe-identical.ts';
import { observeRelated, relatedFacts } from './observe-related.ts';
import { type ConsolidateSettings, DEFAULT_CONSOLIDATE } from './settings.ts';
import { seenFact, settledFacts } from './settled-facts.ts';
import type { ConsolidatePorts, ConsolidateRun, ConsolidationReceipt, SkippedFacts } from './types.ts';

export interface Consolidated extends ConsolidationReceipt {
  /** Of the language model. */
  readonly usage: LlmUsage;
}

/** Walks through the marked facts, as long as others wrote the same ones meanwhile; what is left then waits for the next run. */
const MOST_PASSES = 5;

interface Tally {
  /** Facts that were looked at. */
  facts: number;
  /** Observations of this pass that another process was faster with. */
  refused: number;
  created: number;
  updated: number;
  removed: number;
  readonly skipped: SkippedFacts[];
  /** Facts of answers that could not be used. */
  readonly failed: Set<string>;
  usage: LlmUsage;
}

/**
 * Brings a bank's observations up to date with the facts that were made or changed since the last time, and tells what
 * it did. It walks through the marked facts in batches, so that its memory does not grow with the bank, and each batch is
 * one write: stopped at any moment, the next run goes on. Any number of processes may do it at once.
 * Throws NOT_FOUND, STORE_UNAVAILABLE, TIMEOUT on the signal, CONFLICT for a bank that is going, and what the models do.
 */
export async function consolidate(
  bankId: string,
  ports: ConsolidatePorts,
  { signal, progress }: ConsolidateRun,
  settings: ConsolidateSettings = DEFAULT_CONSOLIDATE,
): Promise<Consolidated> {
  const { store } = ports;
  const bank = await store.findBank(bankId);
  if (bank === null) {
    throw new MemoryError('NOT_FOUND', `There is no bank "${bankId}".`, { details: { bankId } });
  }
  await store.markOldFacts(bank);
  const expected = await store.countMarked(bank);
  const tally: Tally = {
    ...{ facts: 0, created: 0, updated: 0, removed: 0, refused: 0 },
    ...{ skipped: [], failed: new Set(), usage: NO_USAGE },
  };
  for (let pass = 1; pass === 1 || (tally.refused > 0 && pass <= MOST_PASSES); pass++) {
    tally.refused = 0;
    await walk({ bank, ports, settings, tally, signal }, () =>
      progress(Math.min(1, tally.facts / Math.max(1, expected))),
    );
  }
  const { failed: _f, refused: _r, ...consolidated } = tally;
  return consolidated;
}

/** Goes once through the marked facts, a batch at a time. */
async function walk(job: Omit<Batch, 'marked'>, onBatch: () => void): Promise<void> {
  const { bank, ports, settings, tally, signal } = job;
  let skip = 0;
  for (let after = ''; ; ) {
    throwIfStopped(signal);
    const marked = await ports.store.findMarked(bank, after, { limit: settings.batch, skip });
    const last = marked.at(-1);
    if (last === undefined) break;
    after = last.id;
    const before = tally.facts;
    const batch = { ...job, marked };
    await (ports.llm === null ? observeRepeated(batch) : observeByModel({ ...batch, llm: ports.llm }));
    // Another process took all of it: it walks here, so this one goes on in the middle of what is left.
    const isTaken = tally.facts === before && !marked.every(({ id }) => tally.failed.has(id));
    skip = isTaken ? Math.floor((await ports.store.countMarked(bank)) / 2) : 0;
    onBatch();
  }
}

interface Batch {
  readonly bank: Bank;
  readonly marked: readonly MarkedFact[];
  readonly ports: ConsolidatePorts;
  readonly settings: ConsolidateSettings;
  readonly tally: Tally;
  readonly signal: AbortSignal;
}

async function observeRepeated(batch: Batch): Promise<void> {
  const { bank, marked, ports, settings } = batch;
  const reach = { minCosine: settings.identicalCosine, limit: settings.near };
  const surroundings = await lookAround(bank, marked, ports.store, reach);
  const clusters = clusterFacts(surroundings);
  const writes = observeIdentical(bank.id, surroundings, clusters);
  const seen = settledFacts(marked, clusters, surroundings, { writes, nearLimit: settings.near });
  await write(batch, { observations: writes, seen });
}

/** Shows each marked fact that no earlier answer has seen, with its surroundings, to the model; each answer is a write. */
async function observeByModel(batch: Batch & { readonly llm: Llm }): Promise<void> {
  const { bank, marked, ports, settings, tally, signal, llm } = batch;
  const reach = { minCosine: settings.relatedCosine, limit: settings.near };
  const seen = new Set<string>();
  for (const mark of marked) {
    throwIfStopped(signal);
    if (seen.has(mark.id) || tally.failed.has(mark.id)) continue;
    // Anew for each: an earlier answer has changed what stands around.
    const surroundings = await lookAround(bank, [mark], ports.store, reach);
    const [fact] = surroundings.marked;
    // Another process was here since the batch was read.
    if (fact?.isMarked === false) continue;
    const related = fact === undefined ? null : relatedFacts(fact, surroundings, settings);
    if (related === null || related.facts.length < LEAST_EVIDENCE) {
      await write(batch, { observations: [], seen: [{ ...mark, observationId: null }] });
      continue;
    }
    const { writes, usage, problem } = await observeRelated(bank, related, { ...ports, llm }, signal);
    tally.usage = addUsage(tally.usage, usage);
    const ids = related.facts.map(({ id }) => id);
    if (problem === null) {
      await write(batch, {
        observations: writes,
        seen: related.facts.map((one) => seenFact(one, writes)),
      });
      for (const id of ids) seen.add(id);
    } else {
      tally.skipped.push({ memoryIds: ids, reason: problem });
      const failed = related.facts.filter(({ id, isMarked }) => isMarked && !tally.failed.has(id));
      tally.facts += failed.length;
      for (const id of ids) tally.failed.add(id);
    }
  }
}

async function write({ bank, ports, tally }: Batch, changes: ConsolidationWrite): Promise<void> {
  const written = await ports.store.write(bank, changes, ports.clock());
  tally.facts += written.settled;
  tally.created += written.created;
  tally.updated += written.updated;
  tally.removed += written.removed;
  tally.refused += written.refused;
}

function throwIfStopped(signal: AbortSignal): void {
  if (signal.aborted) {
    throw new MemoryError(
      'TIMEOUT',
      'The consolidation was stopped. What it wrote stands; the next one goes on.',
      {
        cause: signal.reason,
      },
    );
  }
}
