import type { Listed, Page } from '../domain/ports/read-store.ts';
import { encodeCursor, type ListName } from './cursor.ts';

/** A Relay connection. `totalCount` is a function: executors call it only when the field is selected. */
export interface ConnectionModel<T> {
  readonly edges: readonly { readonly cursor: string; readonly node: T }[];
  readonly nodes: readonly T[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: () => Promise<number>;
}

/** The connection of one page. */
export function connectionOf<T>(
  list: ListName,
  page: Page,
  listed: Listed<T>,
  totalCount: () => Promise<number | null>,
): ConnectionModel<T> {
  const edges = listed.rows.map(({ value, key }) => ({ cursor: encodeCursor(list, key), node: value }));
  return {
    edges,
    nodes: listed.rows.map(({ value }) => value),
    pageInfo: {
      hasNextPage: listed.hasNext,
      hasPreviousPage: page.after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: async () => (await totalCount()) ?? 0,
  };
}

/** The page with its things in the place of their ids; what was deleted in between is left out. */
export async function hydrate<T>(
  listed: Listed<string> | null,
  load: (id: string) => Promise<T | null>,
): Promise<Listed<T>> {
  if (listed === null) return { rows: [], hasNext: false };
  const rows = await Promise.all(
    listed.rows.map(async ({ value: id, key }) => ({ value: await load(id), key })),
  );
  return {
    rows: rows.flatMap(({ value, key }) => (value === null ? [] : [{ value, key }])),
    hasNext: listed.hasNext,
  };
}
