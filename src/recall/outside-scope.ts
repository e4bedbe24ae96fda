import { FAR_FUTURE } from '../domain/instant.ts';
import { overlaps } from '../domain/interval.ts';
import type { ScopedMemory } from '../domain/ports/recall-store.ts';
import { localDate } from './local-date.ts';
import type { RecallPlan } from './plan.ts';
import { describeSpan } from './reason.ts';
import type { RecallRequest } from './types.ts';

/**
 * What keeps a memory out of a recall's scope, a sentence each; none for a memory that its arms may find.
 * The same conditions bind every search statement inside its index.
 */
export function outsideScope(
  memory: ScopedMemory,
  { scope, timezone }: Pick<RecallPlan, 'scope' | 'timezone'>,
  { tags, tagsMatch }: Pick<RecallRequest, 'tags' | 'tagsMatch'>,
): readonly string[] {
  const { type, state, tagKey, occurred, mentionedAt, validUntil } = memory;
  const { types, states, tagKeys, window, asOf } = scope;
  const date = (at: number) => localDate(at, timezone);
  return [
    types.includes(type) ? null : `Its type is ${type}, and types asks for ${types.join(', ')}.`,
    states.includes(state) ? null : `Its state is ${state}, and only ${states.join(' and ')} may be seen.`,
    tagKeys === null || tagKeys.includes(tagKey)
      ? null
      : `Its tags are [${memory.tags.join(', ')}], and tags asks for [${tags?.join(', ')}] by ${tagsMatch}.`,
    asOf === null || mentionedAt <= asOf
      ? null
      : `It was mentioned on ${date(mentionedAt)}, after asOf ${date(asOf)}.`,
    asOf === null || validUntil > asOf
      ? null
      : `It held until ${date(validUntil)}, which is not after asOf ${date(asOf)}.`,
    window === null || occurred !== null ? null : 'It has no date, and the request has a window.',
    window === null || occurred === null || overlaps(occurred, window)
      ? null
      : `It happened ${describeOccurrence(occurred, timezone)}, outside the window ${describeSpan(window, timezone)}.`,
  ].filter((sentence) => sentence !== null);
}

/** When something happened, for people. */
export function describeOccurrence(
  { start, end }: { readonly start: number; readonly end: number },
  timezone: string,
): string {
  return describeSpan({ start, end: end >= FAR_FUTURE ? null : end }, timezone);
}
