import type { Found } from './found.ts';
import type { Language } from './language.ts';

export type Direction = 'PAST' | 'FUTURE';

interface Cue {
  readonly at: number;
  /** Null for the end of a sentence, over which no cue reaches; behind a label only what is to come does. */
  readonly direction: Direction | 'LABEL' | null;
}

const SENTENCE_END = /[.!?](?=\s|$)|[。！？\n]/g;
/** A label says nothing about when: "Closed for repairs: 3 to 7 June". */
const LABEL_END = /[:：](?=\s)/g;

/**
 * A function that says whether the sentence around a time speaks of what will be: its nearest cue before the time
 * decides, else the nearest one behind it; null without any cue.
 */
export function directionsIn(
  text: string,
  language: Pick<Language, 'past' | 'future'>,
): (found: Found) => Direction | null {
  const cues: Cue[] = [];
  const note = (pattern: RegExp | null, direction: Direction | null) => {
    if (pattern !== null)
      for (const match of text.matchAll(pattern)) cues.push({ at: match.index, direction });
  };
  note(language.past, 'PAST');
  note(language.future, 'FUTURE');
  note(SENTENCE_END, null);
  for (const { index } of text.matchAll(LABEL_END)) cues.push({ at: index, direction: 'LABEL' });
  cues.sort((a, b) => a.at - b.at);
  return ({ start, end }) => {
    const next = firstFrom(cues, start);
    const before = directionAt(cues, next - 1);
    if (before !== null) return before;
    let after = next;
    while ((cues[after]?.at ?? end) < end || cues[after]?.direction === 'LABEL') after += 1;
    const behind = cues[after]?.direction;
    return behind === 'PAST' || behind === 'FUTURE' ? behind : null;
  };
}

/** What the cue at an index says; "Due: Friday" is to come, and "Closed: Friday" says nothing. */
function directionAt(cues: readonly Cue[], index: number): Direction | null {
  const direction = cues[index]?.direction ?? null;
  if (direction !== 'LABEL') return direction;
  return cues[index - 1]?.direction === 'FUTURE' ? 'FUTURE' : null;
}

/** Index of the first cue at a place or behind it. */
function firstFrom(cues: readonly Cue[], place: number): number {
  let low = 0;
  let high = cues.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cues[middle]?.at ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
