import { createHash } from 'node:crypto';
import { MemoryError } from '../../domain/errors.ts';
import { CAUSAL_KINDS, type CausalRelation } from '../../domain/link.ts';
import type { GivenFact, RetainItem, RetainRequest } from '../../retain/types.ts';
import type { CausalInput, FactInput, RetainInput, RetainItem as RetainItemInput } from '../generated.ts';
import { instantOf, needsBank, spokenIn } from './time-input.ts';

/**
 * The retain that an input asks for.
 * @param bankTimezone in which times without an offset are read where an item names no timezone
 */
export function retainRequestOf(input: RetainInput, bankTimezone: string): RetainRequest {
  const request = {
    bankId: input.bankId,
    items: input.items.map((item) => itemOf(item, bankTimezone)),
    mode: input.mode ?? null,
    idempotencyKey: input.idempotencyKey ?? null,
  };
  return { ...request, requestHash: createHash('sha256').update(JSON.stringify(request)).digest('hex') };
}

/** True when the input holds a time whose moment or day only the bank's timezone can tell. */
export function needsBankTimezone(input: RetainInput): boolean {
  return input.items.some((item) => {
    const facts = item.facts ?? [];
    const times = facts.flatMap((fact) => [fact.occurredStart, fact.occurredEnd]);
    return needsBank({ at: item.timestamp, timezone: item.timezone }, times);
  });
}

function itemOf(item: RetainItemInput, bankTimezone: string): RetainItem {
  const own = spokenIn({ at: item.timestamp, timezone: item.timezone }, bankTimezone);
  const timezone = own ?? bankTimezone;
  return {
    content: item.content,
    timestamp: instantOf(item.timestamp, timezone),
    timezone: own,
    context: item.context ?? null,
    documentId: item.documentId ?? null,
    updateMode: item.updateMode ?? 'REPLACE',
    tags: item.tags ?? [],
    metadata: metadataOf(item),
    facts: item.facts?.map((fact) => factOf(fact, timezone)) ?? null,
  };
}

function factOf(fact: FactInput, timezone: string): GivenFact {
  return {
    text: fact.text,
    type: fact.type ?? 'WORLD',
    occurredStart: instantOf(fact.occurredStart, timezone),
    occurredEnd: instantOf(fact.occurredEnd, timezone),
    confidence: fact.confidence ?? null,
    entities: fact.entities?.map(({ name, type }) => ({ name, type: type ?? null })) ?? [],
    causes: fact.causes?.map(causeOf) ?? [],
    quote: fact.quote ?? null,
    tags: fact.tags ?? [],
    metadata: metadataOf(fact),
  };
}

function causeOf(cause: CausalInput): CausalRelation {
  const kind = CAUSAL_KINDS.find((candidate) => candidate === cause.kind);
  if (kind === undefined) {
    throw new MemoryError(
      'BAD_USER_INPUT',
      `\`causes.kind\` is one of ${CAUSAL_KINDS.join(', ')}; it is ${cause.kind}.`,
    );
  }
  return { fact: cause.fact, kind, weight: cause.weight ?? 1 };
}

/** JSON text; null when nothing was given. A given null is nothing as well. */
function metadataOf({ metadata }: RetainItemInput | FactInput): string | null {
  return metadata == null || metadata.text === 'null' ? null : metadata.text;
}
