import { FAR_FUTURE } from '../domain/instant.ts';
import type { OpenInterval } from '../domain/interval.ts';
import type { ById, Listed, Page, SortKey } from '../domain/ports/read-store.ts';

/** One page out of rows that were read one further than its length. */
export function pageFrom<R, T>(
  page: Page,
  rows: readonly R[],
  read: { readonly value: (row: R) => T; readonly key: (row: R) => SortKey },
): Listed<T> {
  return {
    rows: rows.slice(0, page.first).map((row) => ({ value: read.value(row), key: read.key(row) })),
    hasNext: rows.length > page.first,
  };
}

/** Rows to read for a page: one more shows whether there is a next one. */
export function limitOf(page: Page): number {
  return page.first + 1;
}

/** Where a list of moments, last first, goes on; the first page begins at the far sentinel. */
export function afterInstant(page: Page): { afterAt: number; afterId: string; limit: number } {
  const [at = FAR_FUTURE, id = ''] = page.after ?? [];
  return { afterAt: Number(at), afterId: String(id), limit: limitOf(page) };
}

/** Where a list of positions goes on. */
export function afterPosition(page: Page): { afterPosition: number; afterId: string; limit: number } {
  const [position = -1, id = ''] = page.after ?? [];
  return { afterPosition: Math.trunc(Number(position)), afterId: String(id), limit: limitOf(page) };
}

/** The sides of a window as parameters; null for none. */
export function windowParams(window: OpenInterval | null): {
  windowStart: number | null;
  windowEnd: number | null;
} {
  return { windowStart: window?.start ?? null, windowEnd: window?.end ?? null };
}

/** Rows by their id. */
export function byId<R extends { readonly id: string }, T>(
  rows: readonly R[],
  value: (row: R) => T,
): ById<T> {
  return new Map(rows.map((row) => [row.id, value(row)]));
}
