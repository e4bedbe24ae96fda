import { isOngoing } from '../../domain/interval.ts';
import type { MemoryVersion as MemoryVersionModel } from '../../domain/memory.ts';
import type { Complete } from '../complete.ts';
import type { MemoryVersionResolvers } from '../generated.ts';
import { JsonText } from '../scalars/json-text.ts';

export const MemoryVersion: Complete<MemoryVersionResolvers, MemoryVersionModel> = {
  occurredStart: ({ occurred }) => occurred?.start ?? null,
  occurredEnd: ({ occurred }) => (occurred === null || isOngoing(occurred) ? null : occurred.end),
  datePrecision: ({ occurred }) => occurred?.precision ?? null,
  metadata: ({ metadata }) => (metadata === null ? null : new JsonText(metadata)),
};
