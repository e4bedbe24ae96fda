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
      for (const match of text.matchAll(pattern))
        if (!isNameLikePast(text, match)) cues.push({ at: match.index, direction });
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
    if (behind === 'PAST' && isReason(text, { start, end, cue: cues[after]?.at ?? end })) return null;
    return behind === 'PAST' || behind === 'FUTURE' ? behind : null;
  };
}

/** "Szeged" and "Mohamed" end like verbs of the past. */
function isNameLikePast(text: string, { 0: word, index }: RegExpMatchArray & { index: number }): boolean {
  return /^\p{Lu}\p{Ll}+ed$/u.test(word) && /[\p{Ll},] $/u.test(text.slice(Math.max(0, index - 2), index));
}

/** Words that lead to a reason, behind what is told: "I fly on 5 January, since they want what we found". */
const REASON = /(?<!\p{L})(?:since|because|weil|denn|parce que|puisque|porque|ya que)(?!\p{L})/iu;
/** Words before a time that tell something by themselves. */
const TELLS = /\p{L}+ \p{L}+ (?:\p{L}+ )?$/u;
/** How far before a time its words are looked at, in UTF-16 units. */
const LOOK_BACK = 40;

/** True where a cue behind a time stands in the reason of what is told with the time, which may be older. */
function isReason(
  text: string,
  { start, end, cue }: { readonly start: number; readonly end: number; readonly cue: number },
): boolean {
  return TELLS.test(text.slice(Math.max(0, start - LOOK_BACK), start)) && REASON.test(text.slice(end, cue));
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
