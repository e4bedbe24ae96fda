import { createHash } from 'node:crypto';

export const TAGS_MATCHES = ['ANY', 'ALL', 'ANY_STRICT', 'ALL_STRICT', 'EXACT'] as const;
/** How wanted tags meet a memory's; ANY and ALL also match untagged memories. */
export type TagsMatch = (typeof TAGS_MATCHES)[number];

/** The key of untagged memories. */
export const UNTAGGED_KEY = '';

/** Composed (NFC), sorted, without repetitions: two lists that name the same tags have the same normal form. */
export function normalTags(tags: readonly string[]): readonly string[] {
  return [...new Set(tags.map((tag) => tag.normalize('NFC')))].sort();
}

/** Key of a set of tags: '' when empty, else 32 hex digits that depend on the set alone. */
export function tagKeyOf(tags: readonly string[]): string {
  const normal = normalTags(tags);
  if (normal.length === 0) return UNTAGGED_KEY;
  return createHash('sha256').update(JSON.stringify(normal)).digest('hex').slice(0, 32);
}

/**
 * True when a memory with tags `own` is visible to one who asks for `wanted`.
 * An empty `wanted` names no tag: ANY, ALL and EXACT then match untagged memories only, the strict forms none.
 */
export function tagsMatch(own: readonly string[], wanted: readonly string[], match: TagsMatch): boolean {
  if (match === 'EXACT') return tagKeyOf(own) === tagKeyOf(wanted);
  const strict = match === 'ANY_STRICT' || match === 'ALL_STRICT';
  if (own.length === 0) return !strict;
  if (wanted.length === 0) return false;
  const has = (tag: string) => own.includes(tag);
  return match === 'ANY' || match === 'ANY_STRICT' ? wanted.some(has) : wanted.every(has);
}
