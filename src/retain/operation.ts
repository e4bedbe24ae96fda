import type { Instant } from '../domain/instant.ts';
import type { LlmUsage } from '../domain/ports/models.ts';
import type { OperationRecord } from '../domain/ports/retain-store.ts';
import type { DraftDocument } from './draft.ts';
import type { ItemReceipt, Receipt, RetainRequest } from './types.ts';

/** What an operation is known by besides its request and documents. */
export interface OperationFacts {
  readonly id: string;
  readonly at: Instant;
  readonly finishedAt: Instant;
  /** Of the language model. */
  readonly usage: LlmUsage;
}

/** The record of a retain that is written together with its memories. */
export function operationOf(
  request: RetainRequest,
  documents: readonly DraftDocument[],
  { id, at, finishedAt, usage }: OperationFacts,
): OperationRecord {
  const receipt: Receipt = {
    items: itemReceipts(documents),
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
    memoryIds: documents.flatMap((document) => document.memories.map((memory) => memory.id)),
  };
}

/** What became of each item, in the order of the request. */
function itemReceipts(documents: readonly DraftDocument[]): readonly ItemReceipt[] {
  const created = new Map<number, number>();
  for (const { itemIndex } of documents.flatMap((document) => document.memories)) {
    created.set(itemIndex, (created.get(itemIndex) ?? 0) + 1);
  }
  return documents
    .flatMap(({ documentId, itemIndexes, ignored }) =>
      itemIndexes.map((index) => ({ documentId, index, ignored })),
    )
    .sort((a, b) => a.index - b.index)
    .map(({ documentId, index, ignored }) => ({
      documentId,
      created: created.get(index) ?? 0,
      merged: 0,
      superseded: 0,
      ignored: ignored
        .filter(({ part }) => part.index === index)
        .map(({ text, reason }) => ({ text, reason })),
    }));
}
