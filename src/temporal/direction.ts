import type { Found } from './found.ts';
import type { Language } from './language.ts';

export type Direction = 'PAST' | 'FUTURE';

const SENTENCE_END = /[.!?。！？\n](?=\s|$)|[。！？\n]/g;

/**
 * Whether the sentence around a found time speaks of what will be: its nearest cue before the time decides, else the
 * nearest one behind it; null without any cue.
 */
export function directionOf(found: Found, text: string, language: Language): Direction | null {
  const { start, end } = sentenceAround(found, text);
  const before = text.slice(start, found.start);
  const after = text.slice(found.end, end);
  const future = lastOf(before, language.future);
  const past = lastOf(before, language.past);
  if (future !== past) return future > past ? 'FUTURE' : 'PAST';
  const futureAfter = firstOf(after, language.future);
  const pastAfter = firstOf(after, language.past);
  if (futureAfter === null) return pastAfter === null ? null : 'PAST';
  return pastAfter === null || futureAfter < pastAfter ? 'FUTURE' : 'PAST';
}

/** A cue farther away than this, in characters, belongs to something else. */
const REACH = 200;

function sentenceAround(found: Found, text: string): { readonly start: number; readonly end: number } {
  const from = Math.max(0, found.start - REACH);
  const to = Math.min(text.length, found.end + REACH);
  let start = from;
  for (const match of text.slice(from, found.start).matchAll(SENTENCE_END))
    start = from + match.index + match[0].length;
  const [stop] = text.slice(found.end, to).matchAll(SENTENCE_END);
  return { start, end: stop === undefined ? to : found.end + stop.index };
}

function lastOf(text: string, cue: RegExp | null): number {
  let last = -1;
  if (cue !== null) for (const match of text.matchAll(cue)) last = match.index + match[0].length;
  return last;
}

function firstOf(text: string, cue: RegExp | null): number | null {
  if (cue === null) return null;
  const [first] = text.matchAll(cue);
  return first?.index ?? null;
}
