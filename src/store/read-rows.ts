import type { z } from 'zod';
import { FAR_FUTURE } from '../domain/instant.ts';
import type { LinkKind } from '../domain/link.ts';
import type { Memory, MemoryVersion } from '../domain/memory.ts';
import type { BankStats } from '../domain/ports/read-store.ts';
import { occurredOf } from './occurrence.ts';
import type { versionRow } from './read-link-statements.ts';
import type { bankStats, MemoryRow } from './read-statements.ts';

/** The memory of a row. */
export function memoryOf(row: MemoryRow): Memory {
  const { occurredStart: start, occurredEnd: end, datePrecision, validUntil, ...rest } = row;
  const isDated = start !== null && end !== null;
  return {
    ...rest,
    occurred: isDated ? { start, end, precision: datePrecision ?? 'MINUTE' } : null,
    validUntil: validUntil >= FAR_FUTURE ? null : validUntil,
  };
}

/** The version of a row. */
export function versionOf(row: z.output<typeof versionRow>): MemoryVersion {
  const { occurredStart, occurredEnd, datePrecision: precision, validUntil, ...rest } = row;
  return {
    ...rest,
    occurred: occurredOf({ occurredStart, occurredEnd, precision }),
    validUntil: validUntil >= FAR_FUTURE ? null : validUntil,
  };
}

type StatsRow = z.output<(typeof bankStats)['row']>;
type Counter = Exclude<keyof StatsRow['types'][number], 'type'>;

/** Which counter of a row holds the links of which kind, in the order of LINK_KINDS. */
const COUNTERS: readonly (readonly [LinkKind, Counter])[] = [
  ['ENTITY', 'mentions'],
  ['TEMPORAL', 'nearInTime'],
  ['SEMANTIC', 'similarTo'],
  ['CAUSES', 'causes'],
  ['CAUSED_BY', 'causedBy'],
  ['ENABLES', 'enables'],
  ['PREVENTS', 'prevents'],
  ['SUPERSEDES', 'supersedes'],
  ['DERIVED_FROM', 'derivedFrom'],
];

/** The numbers of a bank, summed over the types of its memories. */
export function statsOf({ types, entities, documents, lastWriteAt }: StatsRow): BankStats {
  const total = (counter: Counter) => types.reduce((sum, row) => sum + row[counter], 0);
  const links = COUNTERS.map(([kind, counter]) => ({ kind, count: total(counter) }));
  return {
    memories: total('memories'),
    byType: types
      .map(({ type, memories }) => ({ type, count: memories }))
      .sort((a, b) => a.type.localeCompare(b.type)),
    entities,
    documents,
    links: links.filter(({ count }) => count > 0),
    lastWriteAt,
  };
}
