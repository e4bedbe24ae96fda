import { EARLIEST, FAR_FUTURE } from '../domain/instant.ts';
import type { DatedInterval } from '../domain/interval.ts';
import type { DateMention, TimeReference } from '../domain/time.ts';
import { startOfDay } from './calendar.ts';
import { contextOf, type ReadingContext } from './context.ts';
import { detectFurther } from './detect-further.ts';
import { detectLanguages } from './detect-language.ts';
import type { Direction } from './direction.ts';
import type { Found } from './found.ts';
import { clipped, momentsOf } from './moments.ts';
import { normalise } from './normalise.ts';
import { isPresent } from './present-tense.ts';
import { furtherSceneOf, readFurther } from './read-further.ts';
import { directionFor, readTimes, spanOf } from './read-times.ts';
import { type Scene, sceneOf } from './scene.ts';

type Times = Pick<Scene, 'context' | 'directionOf'>;

/**
 * The dates that a told text mentions, in its order; words too vague for a date ("recently", "in the last weeks")
 * give none, nor do open ones but "since", which goes on. Each sentence is read in its own language.
 * @param reference when it was told, and the timezone whose days and months are meant
 * @throws MemoryError BAD_USER_INPUT when there is no such timezone
 */
export function findDates(text: string, reference: TimeReference): readonly DateMention[] {
  const context = contextOf(reference);
  return sentencesOf(text).flatMap(({ start, words }) => datesIn(words, start, context));
}

function datesIn(sentence: string, offset: number, context: ReadingContext): readonly DateMention[] {
  const normal = normalise(sentence);
  const mentionsOf = (
    times: readonly Found[],
    scene: Times,
    usual: Direction = 'PAST',
  ): readonly DateMention[] =>
    times.flatMap((found) => {
      const occurred = found.vague || isDomain(normal, found) ? null : occurredOf(found, scene, usual);
      if (occurred === null) return [];
      const { start, end } = found;
      return [{ occurred, start: offset + start, end: offset + end, text: sentence.slice(start, end) }];
    });
  const further = detectFurther(normal);
  for (const language of further) {
    const times = readFurther(normal, language, context);
    const mentions = mentionsOf(times, furtherSceneOf(normal, language, context));
    if (mentions.length > 0) return mentions;
  }
  if (further.length > 0) return [];
  for (const language of detectLanguages(normal)) {
    const scene = sceneOf(normal, language, context);
    const times = readTimes(scene, 'DATES');
    if (times.length === 0) continue;
    const mentions = mentionsOf(times, scene, isPresent(normal, language.code) ? 'FUTURE' : 'PAST');
    if (mentions.length > 0) return mentions;
  }
  return [];
}

/** "Monday.com". */
function isDomain(text: string, { end }: Found): boolean {
  return /^\.(?:com|org|net|io|ai|co|app|dev)(?![\p{L}])/iu.test(text.slice(end, end + 5));
}

/**
 * When it happened; null when the words leave that open.
 * @param usual which way a date lies of which nothing says it
 */
function occurredOf(found: Found, scene: Times, usual: Direction): DatedInterval | null {
  if (found.open === 'BEFORE' || found.open === 'AFTER') return null;
  const { context } = scene;
  const span = spanOf(
    found,
    directionFor(found, scene) ?? (found.open === 'UNTIL' ? 'FUTURE' : usual),
    context,
  );
  const moments = span === null ? null : momentsOf(span, context);
  // A date that lies outside of what is stored is refused, not moved; only the last year's end is cut.
  const whole = moments === null || moments.start < EARLIEST ? null : clipped(moments);
  if (span === null || whole === null) return null;
  if (found.open === 'SINCE' || found.open === 'FROM')
    return { start: whole.start, end: FAR_FUTURE, precision: span.precision };
  if (found.open === null) return { ...whole, precision: span.precision };
  // "until Friday" holds from now to then; "until 2019" does not say since when.
  const today = Math.max(EARLIEST, context.instantOf(startOfDay(context.now)));
  return whole.start > today ? { start: today, end: whole.end, precision: span.precision } : null;
}

const SENTENCE_BREAK = /[.!?…]+["'”’)\]]*\s+(?=["'“‘(¿¡]?[\p{Lu}\p{N}])|[。！？\n]+/gu;
/** "7. Mai", "Dec. 3rd", "Dr. Smith", "p.m. Friday": no sentence ends there. */
const NO_BREAK_AFTER =
  /(?:^|[^\p{L}\p{N}])(?:\p{L}|\d{1,2}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thu|thurs?|fri|sat|sun|mr|mrs|ms|dr|st|no|vs|a\.m|p\.m)$/iu;

function sentencesOf(text: string): readonly { readonly start: number; readonly words: string }[] {
  const sentences: { start: number; words: string }[] = [];
  let start = 0;
  for (const match of text.matchAll(SENTENCE_BREAK)) {
    if (
      match[0].startsWith('.') &&
      NO_BREAK_AFTER.test(text.slice(Math.max(start, match.index - 8), match.index))
    )
      continue;
    sentences.push({ start, words: text.slice(start, match.index + match[0].length) });
    start = match.index + match[0].length;
  }
  sentences.push({ start, words: text.slice(start) });
  return sentences;
}
