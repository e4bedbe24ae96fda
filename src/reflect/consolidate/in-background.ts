import { MemoryError } from '../../domain/errors.ts';
import type { OperationHandler } from '../../domain/operation.ts';
import type { OperationStore } from '../../domain/ports/operation-store.ts';
import { consolidate } from './consolidate.ts';
import type { ConsolidateSettings } from './settings.ts';
import type { ConsolidatePorts, ConsolidationReceipt } from './types.ts';

export interface AcceptConsolidationPorts extends Pick<ConsolidatePorts, 'store' | 'clock'> {
  readonly operations: Pick<OperationStore, 'enqueue'>;
  readonly newId: () => string;
}

/** An operation that was accepted, and bookmarks that let a later read see it. */
export interface AcceptedConsolidation {
  readonly operationId: string;
  readonly bookmarks: readonly string[];
}

/** The operation that will bring a bank's observations up to date. Throws NOT_FOUND, CONFLICT for a bank that is going. */
export async function acceptConsolidation(
  bankId: string,
  { store, operations, clock, newId }: AcceptConsolidationPorts,
): Promise<AcceptedConsolidation> {
  if ((await store.findBank(bankId)) === null) {
    throw new MemoryError('NOT_FOUND', `There is no bank "${bankId}".`, { details: { bankId } });
  }
  const id = newId();
  const { bookmarks } = await operations.enqueue({
    ...{ id, bankId, kind: 'CONSOLIDATE', idempotencyKey: null, requestHash: '', createdAt: clock() },
    request: JSON.stringify({ bankId }),
  });
  return { operationId: id, bookmarks };
}

/** What the record of a consolidation holds. */
export interface ConsolidationRecord {
  readonly items: readonly [];
  readonly consolidation: ConsolidationReceipt;
  readonly llmCalls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly ms: number;
}

/** Carries out accepted consolidations. One that was stopped goes on where it was: its writes stand. */
export function consolidateHandler(ports: ConsolidatePorts, settings: ConsolidateSettings): OperationHandler {
  return async ({ bankId }, run) => {
    const started = ports.clock();
    const { usage, ...consolidation } = await consolidate(bankId, ports, run, settings);
    const record: ConsolidationRecord = {
      items: [],
      consolidation,
      llmCalls: usage.calls,
      inputTokens: usage.inputTokens,
      outputTokens: usage.outputTokens,
      ms: ports.clock() - started,
    };
    return { kind: 'DONE', receipt: JSON.stringify(record) };
  };
}
