import type { SpeakerLine } from './speaker-forms.ts';

/** A place where somebody begins to speak. */
export interface OpenLine extends SpeakerLine {
  readonly lineStart: number;
}

/** An opening line, and how much its name looks like a speaker's. */
export interface Candidate extends OpenLine {
  readonly trust: 0 | 1 | 2;
}

/** Longest beginning of a line that is looked at. */
export const LONGEST_LINE = 200;
