import { MemoryError } from '../../domain/errors.ts';
import type { MemoryUpdate } from '../../retain/change/update-memory.ts';
import type { MemoryUpdate as MemoryUpdateInput } from '../generated.ts';
import { instantOf } from './time-input.ts';

/**
 * The change that an input asks for: what is left out stays undefined, null clears. Throws BAD_USER_INPUT for a null
 * where a memory always has a value.
 * @param timezone in which times without an offset are read
 */
export function memoryUpdateOf(input: MemoryUpdateInput, timezone: string): MemoryUpdate {
  const { occurredStart, occurredEnd, metadata } = input;
  return {
    bankId: input.bankId,
    id: input.id,
    text: present('text', input.text),
    type: present('type', input.type),
    occurredStart: occurredStart === undefined ? undefined : instantOf(occurredStart, timezone),
    occurredEnd: occurredEnd === undefined ? undefined : instantOf(occurredEnd, timezone),
    confidence: input.confidence,
    context: input.context,
    tags: present('tags', input.tags),
    metadata:
      metadata === undefined
        ? undefined
        : metadata === null || metadata.text === 'null'
          ? null
          : metadata.text,
    entities: present('entities', input.entities)?.map(({ name, type }) => ({ name, type: type ?? null })),
    reason: input.reason ?? null,
    expectedUpdatedAt: instantOf(input.expectedUpdatedAt, timezone),
  };
}

/** True when the input holds a time that only the bank's timezone can resolve. */
export function hasLocalDate(input: MemoryUpdateInput): boolean {
  const times = [input.occurredStart, input.occurredEnd, input.expectedUpdatedAt];
  return times.some((time) => time?.kind === 'LOCAL');
}

function present<T>(name: string, value: T | null | undefined): T | undefined {
  if (value === null) {
    throw new MemoryError(
      'BAD_USER_INPUT',
      `input.${name} is null: a memory always has one. Leave it out to keep it.`,
      {
        details: { field: `input.${name}` },
      },
    );
  }
  return value;
}
