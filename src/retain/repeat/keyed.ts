import { tagKeyOf } from '../../domain/tags.ts';
import { type Claim, claimOf } from '../change/claim.ts';
import type { DraftMemory } from '../draft.ts';
import { type RepeatKeys, repeatKeys } from './text-key.ts';

/** A draft with what tells whether it repeats or replaces another fact. */
export interface KeyedMemory extends DraftMemory {
  readonly tagKey: string;
  /** Null for one that is never known again. */
  readonly repeat: RepeatKeys | null;
  /** Null for one that claims nothing that changes. */
  readonly claim: Claim | null;
  /** Of its claim, within its tags. */
  readonly claimKey: string | null;
  /** See `draftKeys`. */
  readonly draftKey: string;
}

/**
 * The draft with its keys. What is not known again claims nothing either, as long as it is a turn of talk kept as it is:
 * there the conversation is stored, and no turn of it is replaced by a later one.
 */
export function keyed(draft: DraftMemory, draftKeys: ReadonlyMap<string, string>): KeyedMemory {
  const { fact, mentionedAt, metadata, verbatim } = draft;
  const { text, type, occurred } = fact;
  const tagKey = tagKeyOf(draft.tags);
  const repeat = repeatKeys({ text, type, tagKey, occurred, mentionedAt, verbatim, metadata });
  const claim = repeat === null ? null : claimOf(text);
  return {
    ...{ ...draft, tagKey, repeat, claim },
    claimKey: claim === null ? null : claim.key + tagKey,
    draftKey: draftKeys.get(draft.id) ?? '',
  };
}
