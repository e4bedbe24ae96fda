import { EARLIEST, FAR_FUTURE } from '../domain/instant.ts';
import type { TimeAnchor, TimeExpression, TimeReference, TimeWindow } from '../domain/time.ts';
import { findAnchor } from './anchor.ts';
import { contextOf, type ReadingContext } from './context.ts';
import { detectLanguages } from './detect-language.ts';
import { explain } from './explain.ts';
import type { Found } from './found.ts';
import type { Language } from './language.ts';
import { clipped, momentsOf } from './moments.ts';
import { normalise } from './normalise.ts';
import { readTimes, spanOf } from './read-times.ts';
import { mayHoldTime } from './screen.ts';

/** A query longer than this, in characters, is read up to here: what stands behind it is pasted text, not the question. */
const LONGEST_QUERY = 4000;

/** Words that may lead to an event. */
const MAY_HOLD_ANCHOR = /\b(?:before|prior|after|since|until|till|during|while|time of)\b/i;

/**
 * The window that the first time expression of a query means, or the event that it names instead of a date;
 * null when it holds neither. A time inside the words of an event belongs to the event ("the wedding last summer").
 * @param reference "now", and the timezone whose days and months are meant
 * @throws MemoryError BAD_USER_INPUT when there is no such timezone
 */
export function parseTime(text: string, reference: TimeReference): TimeExpression | null {
  const query = text.length > LONGEST_QUERY ? text.slice(0, LONGEST_QUERY) : text;
  const normal = normalise(query);
  const context = contextOf(reference);
  for (const language of detectLanguages(normal)) {
    const result = parseIn(language, { query, normal, context });
    if (result !== null) return result;
  }
  return null;
}

interface Scene {
  /** The query as it was given. */
  readonly query: string;
  /** The same, as phrases read it. */
  readonly normal: string;
  readonly context: ReadingContext;
}

function parseIn(language: Language, scene: Scene): TimeExpression | null {
  const { normal, context } = scene;
  const times = mayHoldTime(normal, language) ? readTimes(normal, language, context, 'WINDOW') : [];
  const anchor = language.code === 'en' && MAY_HOLD_ANCHOR.test(normal) ? findAnchor(normal, times) : null;
  for (const found of times) {
    const belongsToEvent =
      anchor !== null && normal.indexOf(anchor.matchedText) <= found.start && found.end <= anchor.end;
    const window = belongsToEvent ? null : windowOf(found, language, scene);
    if (window !== null) return window;
  }
  return anchor === null ? null : anchorOf(anchor);
}

function anchorOf({ kind, relation, event, matchedText }: TimeAnchor): TimeAnchor {
  return { kind, relation, event, matchedText };
}

function windowOf(found: Found, language: Language, { query, normal, context }: Scene): TimeWindow | null {
  const span = spanOf(found, normal, language, context);
  const moments = span === null ? null : momentsOf(span, context);
  const whole = moments === null ? null : clipped(moments);
  if (span === null || whole === null) return null;
  const sides = { start: whole.start as number | null, end: whole.end as number | null };
  if (found.open === 'SINCE') sides.end = null;
  if (found.open === 'UNTIL' || found.open === 'BY') sides.start = null;
  if (found.open === 'BEFORE') Object.assign(sides, { start: null, end: whole.start });
  if (found.open === 'AFTER') Object.assign(sides, { start: whole.end, end: null });
  // Before the first moment and after the last one there is nothing.
  if (sides.end === EARLIEST || sides.start === FAR_FUTURE) return null;
  const matchedText = query.slice(found.start, found.end);
  const window = { ...sides, precision: span.precision };
  return { kind: 'WINDOW', ...window, matchedText, reason: explain(matchedText, found, window, context) };
}
