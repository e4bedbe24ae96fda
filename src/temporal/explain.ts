import type { DatePrecision, OpenInterval } from '../domain/interval.ts';
import type { OpenSide } from './combination.ts';
import type { ReadingContext } from './context.ts';
import type { Found } from './found.ts';

const CLOSED_BY: Readonly<Record<OpenSide, string>> = {
  SINCE: 'from its start on',
  FROM: 'from its start on',
  AFTER: 'from its end on',
  BEFORE: 'everything up to its start',
  UNTIL: 'everything up to its end',
  BY: 'everything up to its end',
};

/** One sentence for people: the words, how they were read, the window and "now". */
export function explain(
  words: string,
  found: Found,
  window: OpenInterval & { readonly precision: DatePrecision },
  context: ReadingContext,
): string {
  const how = found.open === null ? choice(found, window, context) : `, ${CLOSED_BY[found.open]}`;
  const from = window.start === null ? 'any time' : wall(window.start, context);
  const to = window.end === null ? 'open end' : `${wall(window.end, context)} (not included)`;
  return `"${words}"${how}: ${from} to ${to} in ${context.zone.name}, read on ${wall(context.instantOf(context.now), context)}.`;
}

function choice(found: Found, window: OpenInterval, context: ReadingContext): string {
  if (found.term.kind === 'FIXED') return '';
  const now = context.instantOf(context.now);
  return window.end !== null && window.start !== null && window.start <= now
    ? ', the latest one that is not in the future'
    : ', the next one, for the sentence speaks of the future';
}

/** "2025-06-18 10:00", without the time at midnight. */
function wall(at: number, context: ReadingContext): string {
  const text = new Date(context.zone.toLocal(at)).toISOString();
  const time = text.slice(-13, -8);
  const day = text.slice(0, -14);
  return time === '00:00' ? day : `${day} ${time}`;
}
