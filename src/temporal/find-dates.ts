import { EARLIEST, FAR_FUTURE } from '../domain/instant.ts';
import type { DatedInterval } from '../domain/interval.ts';
import type { DateMention, TimeReference } from '../domain/time.ts';
import { startOfDay } from './calendar.ts';
import { contextOf, type ReadingContext } from './context.ts';
import { detectFurther } from './detect-further.ts';
import { detectLanguages } from './detect-language.ts';
import type { Direction } from './direction.ts';
import { withFollowing } from './following.ts';
import type { Found } from './found.ts';
import type { LanguageCode } from './language.ts';
import { clipped, momentsOf } from './moments.ts';
import { normalise } from './normalise.ts';
import { isPresent } from './present-tense.ts';
import { furtherSceneOf, readFurther } from './read-further.ts';
import { directionFor, readTimes, spanOf } from './read-times.ts';
import { type Scene, sceneOf } from './scene.ts';
import type { Span } from './span.ts';

type Times = Pick<Scene, 'context' | 'directionOf'>;

/**
 * The dates that a told text mentions, in its order; words too vague for a date ("recently", "in the last weeks")
 * give none, nor do open ones but "since", which goes on. Each sentence is read in its own language. "The next day" is
 * counted from the day that the text told before.
 * @param reference when it was told, and the timezone whose days and months are meant
 * @throws MemoryError BAD_USER_INPUT when there is no such timezone
 */
export function findDates(text: string, reference: TimeReference): readonly DateMention[] {
  const context = contextOf(reference);
  const mentions = sentencesOf(text).flatMap(({ start, words }) => datesIn(words, start, context));
  return withFollowing(text, mentions, context);
}

function datesIn(sentence: string, offset: number, context: ReadingContext): readonly DateMention[] {
  const normal = normalise(sentence);
  const mentionsOf = (times: readonly Found[], scene: Times, usual: Usual = 'PAST'): readonly DateMention[] =>
    times.flatMap((found) => {
      const occurred =
        found.vague || isDomain(normal, found) || isVersion(normal, found) || isTitle(normal, found)
          ? null
          : occurredOf(found, scene, { usual, sentence: normal });
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
    const mentions = mentionsOf(times, scene, usualIn(normal, language.code));
    if (mentions.length > 0) return mentions;
  }
  return [];
}

/** "Version 3.12.2025": numbers with dots that are no day. */
function isVersion(text: string, { start, end }: Found): boolean {
  return (
    /^\d[\d.]*$/u.test(text.slice(start, end)) &&
    /(?<!\p{L})(?:version|firmware|build|v|ver\.|versión|versão)\s*$/iu.test(
      text.slice(Math.max(0, start - 12), start),
    )
  );
}

/** The widget "Today": a word of the calendar that is all that stands in quotation marks, with a capital letter. */
function isTitle(text: string, { start, end }: Found): boolean {
  return (
    /["“„«]$/u.test(text.slice(Math.max(0, start - 1), start)) &&
    /^["”“»]/u.test(text.slice(end, end + 1)) &&
    /^\p{Lu}\p{L}+$/u.test(text.slice(start, end))
  );
}

/** "Monday.com". */
function isDomain(text: string, { end }: Found): boolean {
  return /^\.(?:com|org|net|io|ai|co|app|dev)(?![\p{L}])/iu.test(text.slice(end, end + 5));
}

/** Which way a date lies of which nothing says it; NEAREST is the nearer one of the days that come back every year. */
type Usual = Direction | 'NEAREST';

/**
 * A sentence in the present tense plans. One without any verb that is known tells neither: "Next meeting 11 November",
 * "Invoice of 3 May" mean the nearer day. Only where past tenses are known well is their absence a sign.
 */
function usualIn(sentence: string, language: LanguageCode): Usual {
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

/**
 * When it happened; null when the words leave that open.
 * @param usual which way a date lies of which nothing says it
 */
function occurredOf(
  found: Found,
  scene: Times,
  { usual, sentence }: { readonly usual: Usual; readonly sentence: string },
): DatedInterval | null {
  if (found.open === 'BEFORE' || found.open === 'AFTER') return null;
  const { context } = scene;
  const told = directionFor(found, scene);
  const direction =
    told ??
    (usual === 'FUTURE' && isDated(found, sentence) ? 'NEAREST' : null) ??
    (found.open === 'UNTIL' ? 'FUTURE' : usual);
  const span =
    direction === 'NEAREST' ? nearest(found, sentence, context) : spanOf(found, direction, context);
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
  /(?:^|[^\p{L}\p{N}])(?:\p{L}|\d{1,2}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thu|thurs?|fri|sat|sun|mr|mrs|ms|dr|st|no|vs|ext|tel|nr|approx|ca|vol|fig|pp|a\.m|p\.m)$/iu;

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
