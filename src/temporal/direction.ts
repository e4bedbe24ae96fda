import type { Found } from './found.ts';
import type { Language } from './language.ts';

export type Direction = 'PAST' | 'FUTURE';

interface Cue {
  readonly at: number;
  /** Null for the end of a sentence, over which no cue reaches. */
  readonly direction: Direction | null;
}

const SENTENCE_END = /[.!?](?=\s|$)|[。！？\n]/g;

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
  cues.sort((a, b) => a.at - b.at);
  return ({ start, end }) => {
    const next = firstFrom(cues, start);
    const before = cues[next - 1]?.direction ?? null;
    if (before !== null) return before;
    let after = next;
    while ((cues[after]?.at ?? end) < end) after += 1;
    return cues[after]?.direction ?? null;
  };
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
