import type { GivenFact, RetainItem, RetainRequest } from '../../../src/retain/types.ts';

/** An item with nothing but its content, and what `rest` adds. */
export function item(content: string, rest: Partial<RetainItem> = {}): RetainItem {
  return {
    content,
    timestamp: null,
    timezone: null,
    context: null,
    documentId: null,
    updateMode: 'REPLACE',
    tags: [],
    metadata: null,
    facts: null,
    ...rest,
  };
}

/** A fact of type WORLD with nothing but its text, and what `rest` adds. */
export function fact(text: string, rest: Partial<GivenFact> = {}): GivenFact {
  return {
    text,
    type: 'WORLD',
    occurredStart: null,
    occurredEnd: null,
    confidence: null,
    entities: [],
    causes: [],
    quote: null,
    tags: [],
    metadata: null,
    ...rest,
  };
}

/** A request in VERBATIM mode. */
export function request(items: readonly RetainItem[], rest: Partial<RetainRequest> = {}): RetainRequest {
  return {
    bankId: 'bank',
    items,
    mode: 'VERBATIM',
    idempotencyKey: null,
    requestHash: JSON.stringify(items),
    ...rest,
  };
}

/** `prefix-1`, `prefix-2`, … */
export function counter(prefix: string): () => string {
  let count = 0;
  return () => `${prefix}-${++count}`;
}
