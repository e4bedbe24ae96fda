import { MemoryError } from '../domain/errors.ts';
import type { Page, SortKey } from '../domain/ports/read-store.ts';

/** Longest page of a list. */
export const MAX_PAGE = 500;

/** The sort key of each list, a letter a column: n for a number, s for a string. */
const KEY_SHAPES = {
  banks: 's',
  memories: 'ns',
  entities: 'ss',
  'entity-pairs': 'ns',
  documents: 'ns',
  operations: 'ns',
  chunks: 'ns',
  'bank-links': 'sss',
  links: 'nssss',
  positions: 'ns',
} as const satisfies Record<string, string>;

export type ListName = keyof typeof KEY_SHAPES;

/** An opaque cursor: the list it belongs to and the sort key of its row. */
export function encodeCursor(list: ListName, key: SortKey): string {
  return Buffer.from(JSON.stringify([list, ...key])).toString('base64url');
}

/** The sort key in a cursor of that list. Throws BAD_USER_INPUT for anything else. */
export function decodeCursor(list: ListName, cursor: string): SortKey {
  const [name, ...key] = readArray(Buffer.from(cursor, 'base64url').toString());
  const shape = key.map((part) =>
    typeof part === 'number' && isInstant(part) ? 'n' : typeof part === 'string' ? 's' : '?',
  );
  if (name !== list || shape.join('') !== KEY_SHAPES[list]) {
    throw new MemoryError(
      'BAD_USER_INPUT',
      '`after` is no cursor of this list: hand over the `endCursor` of its last page.',
    );
  }
  return key as SortKey;
}

/**
 * The page that `first` and `after` ask for.
 * @param fallback page length when `first` is null
 * @param most longest page
 */
export function pageOf(
  list: ListName,
  args: { readonly first?: number | null | undefined; readonly after?: string | null | undefined },
  fallback: number,
): Page {
  return {
    first: requireFirst(args.first ?? fallback, MAX_PAGE),
    after: args.after == null ? null : decodeCursor(list, args.after),
  };
}

/** `first`, when it is from 1 to `most`; else throws BAD_USER_INPUT. */
export function requireFirst(first: number, most: number): number {
  if (first < 1 || first > most) {
    throw new MemoryError('BAD_USER_INPUT', `\`first\` must be from 1 to ${most}; it is ${first}.`);
  }
  return first;
}

/** Longest distance from 1970 that a date can have, in milliseconds (ECMAScript, "Time Values and Time Range"). */
const MAX_DATE_MS = 8.64e15;

function isInstant(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= MAX_DATE_MS;
}

function readArray(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
