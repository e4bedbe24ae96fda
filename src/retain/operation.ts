import type { Instant } from '../domain/instant.ts';
import type { LlmUsage } from '../domain/ports/models.ts';
import type { OperationRecord } from '../domain/ports/retain-store.ts';
import type { Decision } from './decide.ts';
import type { DraftDocument } from './draft.ts';
import type { ItemReceipt, Receipt, RetainRequest } from './types.ts';

/** What an operation is known by besides its request and documents. */
export interface OperationFacts {
  readonly id: string;
  readonly at: Instant;
  readonly finishedAt: Instant;
  /** Of the language model. */
  readonly usage: LlmUsage;
  readonly decision: Decision;
  /** Of the claim under which it is written; null when the caller waits for it. */
  readonly fence: number | null;
}

/** The record of a retain that is written together with its memories. */
export function operationOf(
  request: RetainRequest,
  documents: readonly DraftDocument[],
  { id, at, finishedAt, usage, decision, fence }: OperationFacts,
): OperationRecord {
  const receipt: Receipt = {
    items: itemReceipts(documents, decision),
    llmCalls: usage.calls,
    inputTokens: usage.inputTokens,
    outputTokens: usage.outputTokens,
    // Until everything was ready to be written: the record is part of the write.
    ms: finishedAt - at,
  };
  return {
    id,
    bankId: request.bankId,
    kind: 'RETAIN',
    idempotencyKey: request.idempotencyKey,
    requestHash: request.requestHash,
    state: 'SUCCEEDED',
    createdAt: at,
    finishedAt,
    receipt: JSON.stringify(receipt),
    memoryIds: documents.flatMap(({ memories }) => memories.map(({ id }) => decision.repeats.get(id) ?? id)),
    fence,
  };
}

/** What became of each item, in the order of the request. */
function itemReceipts(
  documents: readonly DraftDocument[],
  { repeats, keptFactIds, write }: Decision,
): readonly ItemReceipt[] {
  const memories = documents.flatMap((document) => document.memories);
  const created = countByItem(memories.filter(({ id }) => !repeats.has(id)));
  const merged = countByItem(memories.filter(({ id }) => repeats.has(id) && !keptFactIds.has(id)));
  const byId = new Map(memories.map((memory) => [memory.id, memory]));
  // A change counts for the new fact of the two: the later one where both are new.
  const superseded = countByItem(
    write.supersessions.flatMap(({ winnerId, loserId }) => byId.get(winnerId) ?? byId.get(loserId) ?? []),
  );
  return documents
    .flatMap(({ documentId, itemIndexes, ignored }) =>
      itemIndexes.map((index) => ({ documentId, index, ignored })),
    )
    .sort((a, b) => a.index - b.index)
    .map(({ documentId, index, ignored }) => ({
      documentId,
      created: created.get(index) ?? 0,
      merged: merged.get(index) ?? 0,
      superseded: superseded.get(index) ?? 0,
      ignored: ignored
        .filter(({ part }) => part.index === index)
        .map(({ text, reason }) => ({ text, reason })),
    }));
}

function countByItem(memories: readonly { readonly itemIndex: number }[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { itemIndex } of memories) counts.set(itemIndex, (counts.get(itemIndex) ?? 0) + 1);
  return counts;
}
