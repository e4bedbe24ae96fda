import type { Instant } from './instant.ts';
import type { Memory } from './memory.ts';
import { type TagsMatch, tagsMatch } from './tags.ts';

/** What a caller may see of a bank. */
export interface Visibility {
  /** Null when tags do not matter. */
  readonly tags: readonly string[] | null;
  readonly tagsMatch: TagsMatch;
  /** Null for now. */
  readonly asOf: Instant | null;
}

/**
 * True for a memory that a caller may see, whichever way he came to it: within his tags, not withdrawn, and known and
 * holding at the moment of which he asks. What was superseded is history that he may see, unless he asks for a moment
 * at which it no longer held.
 */
export function isVisible(
  memory: Pick<Memory, 'tags' | 'state' | 'mentionedAt' | 'validUntil'>,
  { tags, tagsMatch: match, asOf }: Visibility,
): boolean {
  if (memory.state === 'INVALIDATED') return false;
  if (tags !== null && !tagsMatch(memory.tags, tags, match)) return false;
  return (
    asOf === null || (memory.mentionedAt <= asOf && (memory.validUntil === null || memory.validUntil > asOf))
  );
}
