import type { Memory } from '../domain/memory.ts';
import type { Chunk } from '../domain/ports/read-store.ts';
import type { ReflectRun } from './run.ts';
import type { Citation, Reflection, ReflectTrace } from './types.ts';

/** What is said where nothing that is remembered answers. */
export const UNKNOWN_TEXT = 'Nothing that is remembered answers this.';

interface Answer {
  readonly text: string;
  readonly known: boolean;
  readonly extractive: boolean;
  readonly citations?: readonly Citation[];
  readonly chunks?: readonly Chunk[];
  readonly data?: string | null;
  readonly opinions?: readonly Memory[];
}

/** The reflection that a run ends in. */
export function reflectionOf(
  { request, steps, budget }: Pick<ReflectRun, 'request' | 'steps' | 'budget'>,
  { citations = [], chunks = [], data = null, opinions = [], ...answer }: Answer,
): Reflection {
  const cited = new Map(citations.map(({ memory }) => [memory.id, memory]));
  return {
    ...answer,
    data,
    citations,
    chunks,
    opinions,
    basedOn: [...cited.values()],
    trace: request.trace ? traceOf({ steps, budget }) : null,
  };
}

/** The way of a run so far. */
export function traceOf({ steps, budget }: Pick<ReflectRun, 'steps' | 'budget'>): ReflectTrace {
  return { steps: [...steps], usage: budget.usage, ms: budget.elapsedMs };
}
