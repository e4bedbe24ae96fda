import { EARLIEST, FAR_FUTURE } from '../domain/instant.ts';
import type { DatedInterval } from '../domain/interval.ts';
import { startOfDay } from './calendar.ts';
import type { ReadingContext } from './context.ts';
import type { Direction } from './direction.ts';
import type { Found } from './found.ts';
import type { LanguageCode } from './language.ts';
import { clipped, momentsOf } from './moments.ts';
import { isPresent } from './present-tense.ts';
import { directionFor, spanOf } from './read-times.ts';
import type { Scene } from './scene.ts';
import type { Span } from './span.ts';

/** Which way a date lies of which nothing says it; NEAREST is the nearer one of the days that come back every year. */
export type Usual = Direction | 'NEAREST';

/**
 * A sentence in the present tense plans. One without any verb that is known tells neither: "Next meeting 11 November",
 * "Invoice of 3 May" mean the nearer day. Only where past tenses are known well is their absence a sign.
 */
export function usualIn(sentence: string, language: LanguageCode): Usual {
  if (isPresent(sentence, language)) return 'FUTURE';
  if (language === 'zh' || language === 'ja') return DONE_IN_EAST_ASIAN.test(sentence) ? 'PAST' : 'NEAREST';
  return language === 'en' ? 'NEAREST' : 'PAST';
}

/** Longest note of an appointment, in words. */
const NOTE_WORDS = 6;

function isNote({ term, start }: Found, sentence: string): boolean {
  return (
    term.kind === 'RECURRING' &&
    term.cycle === 'WEEK' &&
    /(?<!\p{L})on $/u.test(sentence.slice(0, start)) &&
    sentence.trim().split(/\s+/u).length <= NOTE_WORDS
  );
}

/** What tells in Chinese and Japanese that something is over. */
const DONE_IN_EAST_ASIAN = /[了过過]|(?:まし)?た(?:[。、\s]|$)|から$/u;

/** "The invoice of 3 May is open": what has a date of its own has it from before, or shortly after. */
function isDated({ start }: Found, sentence: string): boolean {
  return /\p{L}\s(?:vom|dated|of|du|del)\s$/u.test(sentence.slice(Math.max(0, start - 16), start));
}

function nearest(found: Found, sentence: string, context: ReadingContext): Span | null {
  // "Dentist on Friday": who notes a weekday without a verb has it before him.
  if (isNote(found, sentence)) return spanOf(found, 'FUTURE', context);
  const past = spanOf(found, 'PAST', context);
  if (found.term.kind === 'FIXED' || (found.term.cycle !== 'YEAR' && found.term.cycle !== 'MONTH'))
    return past;
  const future = spanOf(found, 'FUTURE', context);
  if (past === null || future === null) return past ?? future;
  // "The trip in June" is told of; a day is as often planned as told.
  if (past.precision === 'MONTH' || past.precision === 'YEAR') return past;
  return future.start - context.now < context.now - past.end ? future : past;
}

/** The sentence in which a time stands. */
export interface Told {
  readonly scene: Pick<Scene, 'context' | 'directionOf'>;
  readonly sentence: string;
  /** Which way a date lies of which nothing says it. */
  readonly usual: Usual;
}

/** When it happened; null when the words leave that open. */
export function occurredOf(found: Found, { scene, sentence, usual }: Told): DatedInterval | null {
  const { context } = scene;
  if (found.open === 'AFTER') return null;
  const told = directionFor(found, scene);
  const direction =
    told ??
    (usual === 'FUTURE' && isDated(found, sentence) ? 'NEAREST' : null) ??
    (found.open === 'UNTIL' && usual === 'NEAREST' ? 'FUTURE' : usual);
  const span =
    direction === 'NEAREST' ? nearest(found, sentence, context) : spanOf(found, direction, context);
  const moments = span === null ? null : momentsOf(span, context);
  // A date that lies outside of what is stored is refused, not moved; only the last year's end is cut.
  const whole = moments === null || moments.start < EARLIEST ? null : clipped(moments);
  if (span === null || whole === null) return null;
  // "A few weeks ago" may be any of them; "in the last weeks" ends with the telling.
  if (found.vague && (span.end < context.now || span.start > context.now)) return null;
  const { precision } = span;
  switch (found.open) {
    case null:
    case 'BY':
      return { ...whole, precision };
    case 'SINCE':
    case 'FROM':
      return { start: whole.start, end: FAR_FUTURE, precision };
    case 'UNTIL':
    case 'BEFORE': {
      // "until Friday" holds from today to then; "until 2019" does not say since when.
      const today = Math.max(EARLIEST, context.instantOf(startOfDay(context.now)));
      const end = found.open === 'UNTIL' ? whole.end : whole.start;
      return whole.start > today ? { start: today, end, precision } : null;
    }
  }
}
