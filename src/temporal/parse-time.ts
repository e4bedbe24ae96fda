import { EARLIEST, FAR_FUTURE } from '../domain/instant.ts';
import type { Interval, OpenInterval } from '../domain/interval.ts';
import type { TimeExpression, TimeReference, TimeWindow } from '../domain/time.ts';
import { findAnchor } from './anchor.ts';
import type { OpenSide } from './combination.ts';
import { contextOf } from './context.ts';
import { detectFurther } from './detect-further.ts';
import { detectLanguages } from './detect-language.ts';
import { explain } from './explain.ts';
import type { Found } from './found.ts';
import { clipped, momentsOf } from './moments.ts';
import { normalise } from './normalise.ts';
import { furtherSceneOf, readFurther } from './read-further.ts';
import { directionFor, readTimes, spanOf } from './read-times.ts';
import { type Scene, sceneOf } from './scene.ts';

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
  const further = detectFurther(normal);
  for (const language of further) {
    const scene = furtherSceneOf(normal, language, context);
    for (const found of readFurther(normal, language, context).found) {
      const window = windowOf(found, scene, query);
      if (window !== null) return window;
    }
  }
  if (further.length > 0) return null;
  for (const language of detectLanguages(normal)) {
    const result = parseIn(sceneOf(normal, language, context), query);
    if (result !== null) return result;
  }
  return null;
}

/** @param query the text as it was given */
function parseIn(scene: Scene, query: string): TimeExpression | null {
  const times = readTimes(scene, 'WINDOW').found;
  const mayHoldAnchor = scene.language.code === 'en' && MAY_HOLD_ANCHOR.test(scene.text);
  const anchor = mayHoldAnchor ? findAnchor(scene.text, times) : null;
  for (const found of times) {
    if (anchor !== null && anchor.start <= found.start && found.end <= anchor.end) continue;
    const window = windowOf(found, scene, query);
    if (window !== null) return window;
  }
  return anchor === null ? null : anchor.anchor;
}

function windowOf(
  found: Found,
  scene: Pick<Scene, 'context' | 'directionOf'>,
  query: string,
): TimeWindow | null {
  const { context } = scene;
  const span = spanOf(found, directionFor(found, scene) ?? 'PAST', context);
  const moments = span === null ? null : momentsOf(span, context);
  const whole = moments === null ? null : clipped(moments);
  if (span === null || whole === null) return null;
  const window = { ...sidesOf(whole, found.open), precision: span.precision };
  // Before the first moment and after the last one there is nothing.
  if (window.end === EARLIEST || window.start === FAR_FUTURE) return null;
  const matchedText = query.slice(found.start, found.end);
  return {
    kind: 'WINDOW',
    ...window,
    matchedText,
    reason: explain(matchedText, found, window, context),
    anchor: null,
  };
}

function sidesOf({ start, end }: Interval, open: OpenSide | null): OpenInterval {
  switch (open) {
    case 'SINCE':
    case 'FROM':
      return { start, end: null };
    case 'AFTER':
      return { start: end, end: null };
    case 'BEFORE':
      return { start: null, end: start };
    case 'UNTIL':
    case 'BY':
      return { start: null, end };
    default:
      return { start, end };
  }
}
