import type { Instant } from '../../domain/instant.ts';

export type SpeakerRole = 'USER' | 'ASSISTANT' | 'SYSTEM';

/** One speaker's uninterrupted words; a text that is no conversation is one turn without a speaker. */
export interface Turn {
  /** The name as written; null when nobody is named. */
  readonly speaker: string | null;
  readonly role: SpeakerRole | null;
  /** What was said, without the speaker's name. */
  readonly text: string;
  /** UTF-16 offset in the content where the turn begins, its speaker's name included. */
  readonly start: number;
  readonly end: number;
  /** When the turn itself says it was told; null otherwise. */
  readonly toldAt: Instant | null;
  /** Words that say when it was told, to be read in the item's timezone ("Mon, 5 May 2025 at 16:02"); null without any. */
  readonly toldWords: string | null;
  /** True where it says when it was told in numbers that can be read in two ways. */
  readonly isToldUnread?: boolean;
  /** True for words that the writer quotes of somebody else: they are never the author's. */
  readonly isQuoted: boolean;
  /** Offset in the content of a character of `text`, or of its end. */
  readonly toContent: (offset: number) => number;
}
