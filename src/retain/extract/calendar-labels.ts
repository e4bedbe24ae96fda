import { type Candidate, LONGEST_LINE } from './open-line.ts';
import { soundsSpoken, tellsOfOneself } from './own-words.ts';

/** Months that are given names, too. */
const GIVEN_TOO = new Set(['april', 'may', 'june', 'august']);
const CALENDAR =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/iu;

/** True for "May" and "Friday" before a colon without a time: somebody's name or the heading of what was then. */
export function isCalendarLabel({ speaker, stamp }: Pick<Candidate, 'speaker' | 'stamp'>): boolean {
  return stamp === null && CALENDAR.test(speaker);
}

/**
 * The found lines without those that a word of the calendar heads. It is a name where it can be one, something is said in
 * speech, and a month's entry would not stand so: beside other speakers, again after another ("April, June, April"), or
 * alone with what somebody says of himself.
 */
export function withoutCalendar(found: readonly Candidate[], content: string): readonly Candidate[] {
  const lines = found.filter(isCalendarLabel);
  if (lines.length === 0) return found;
  const said = lines.map(({ lineStart, bodyStart }) => {
    const body = content.slice(lineStart + bodyStart, lineStart + bodyStart + LONGEST_LINE);
    return body.split('\n', 1)[0] ?? '';
  });
  const names = new Set(lines.map(({ speaker }) => speaker.toLowerCase()));
  const others = found.length > lines.length;
  const isName = [...names].every((name) => GIVEN_TOO.has(name));
  const isLone = names.size === 1 && said.some(tellsOfOneself);
  const isTalk = said.some(soundsSpoken) && (others || (names.size > 1 && names.size < lines.length));
  return isName && (isLone || isTalk) ? found : found.filter((line) => !isCalendarLabel(line));
}
