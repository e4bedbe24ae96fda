import type { Candidate } from '../domain/ports/recall-store.ts';

/** What decides the place of a result. */
export interface Orderable {
  readonly memoryId: string;
  readonly memory: Pick<Candidate, 'occurred' | 'mentionedAt'>;
  readonly score: number;
}

/**
 * Negative when `a` comes before `b`: score ↓, date ↓ (occurred, else mentioned), id ↑. A total order, so the same
 * call gives the same answer, always.
 */
export function compareResults(a: Orderable, b: Orderable): number {
  return (
    b.score - a.score ||
    dateOf(b) - dateOf(a) ||
    (a.memoryId < b.memoryId ? -1 : a.memoryId > b.memoryId ? 1 : 0)
  );
}

function dateOf({ memory: { occurred, mentionedAt } }: Orderable): number {
  return occurred?.start ?? mentionedAt;
}
