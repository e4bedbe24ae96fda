import type { TimeMention, TimeReference, ToldDate } from '../domain/time.ts';
import { contextOf, type ReadingContext } from './context.ts';
import { detectFurther, FURTHER_LATIN } from './detect-further.ts';
import { detectLanguages, LATIN } from './detect-language.ts';
import { withFollowing } from './following.ts';
import type { Found, Place, TimesRead } from './found.ts';
import type { FurtherLanguage } from './further-language.ts';
import { isListed } from './is-listed.ts';
import { isNamed } from './is-named.ts';
import type { Language } from './language.ts';
import { leftTimeIn } from './left-times.ts';
import { normalise } from './normalise.ts';
import { occurredOf, type Told, usualIn } from './occurred-of.ts';
import { furtherSceneOf, readFurther } from './read-further.ts';
import { readTimes } from './read-times.ts';
import { sceneOf } from './scene.ts';
import { type ToldSentence, toldSentences } from './told-sentences.ts';

/**
 * The times that a told text mentions, in its order: dates, stretches up to now or from now on ("in the past two weeks"),
 * and those of which no date is known ("until 2019", "a few days ago", "31 April", "753 BC"). Each sentence is read in its
 * own language. "The next day" is counted from the day that the text told before.
 * @param reference when it was told, and the timezone whose days and months are meant
 * @throws MemoryError BAD_USER_INPUT when there is no such timezone
 */
export function findTimes(text: string, reference: TimeReference): readonly TimeMention[] {
  const context = contextOf(reference);
  return withFollowing(
    text,
    toldSentences(text).flatMap((sentence) => timesIn(sentence, context)),
    context,
  );
}

/** True for a time that fixes a date. */
export function isDate(mention: TimeMention): mention is ToldDate {
  return mention.occurred !== null && !mention.isVague;
}

/** The times of a sentence, a time that something was moved away from by itself. */
function timesIn(sentence: ToldSentence, context: ReadingContext): readonly TimeMention[] {
  const normal = normalise(sentence.words);
  const left = leftTimeIn(normal);
  if (left === null) return timesInWords(sentence, normal, context);
  const { start, end } = left;
  // Blanks stand for the rest, so that every word stays where it was.
  const without = normal.slice(0, start) + ' '.repeat(end - start) + normal.slice(end);
  const alone = ' '.repeat(start) + normal.slice(start, end);
  return [
    ...timesInWords(sentence, alone, context).map((time) => ({ ...time, isLeft: true })),
    ...timesInWords(sentence, without, context),
  ].sort((a, b) => a.start - b.start);
}

/**
 * The times that are read in words of a sentence, in the first of their languages that reads a date in them, else in the
 * first that reads any.
 */
function timesInWords(
  sentence: ToldSentence,
  normal: string,
  context: ReadingContext,
): readonly TimeMention[] {
  if (BARE_DAY.test(normal)) {
    const day = bareDay(sentence, normal, context);
    if (day !== null) return [day];
  }
  let vague: readonly TimeMention[] = [];
  for (const reading of readingsOf(normal, context)) {
    const mentions = mentionsOf(sentence, reading());
    if (mentions.some(isDate)) return mentions;
    if (vague.length === 0) vague = mentions;
  }
  return vague;
}

/** "12 mai 2025" and nothing else: one word tells no language. */
const BARE_DAY =
  /^[^\p{L}\p{N}]*\d{1,2}(?:er|[.ºª°])? (?:de )?\p{L}{3,10}\.?,? (?:de |del )?\d{4}[^\p{L}\p{N}]*$/iu;

/** The day that is all of a sentence, in the first language that reads it so; their months never mean different ones. */
function bareDay(sentence: ToldSentence, normal: string, context: ReadingContext): TimeMention | null {
  const readings = [
    ...LATIN.map((language) => readAs(normal, language, context)),
    ...FURTHER_LATIN.map((language) => readAsFurther(normal, language, context)),
  ];
  for (const reading of readings) {
    const [mention, ...others] = mentionsOf(sentence, reading());
    if (mention !== undefined && others.length === 0 && mention.occurred?.precision === 'DAY') return mention;
  }
  return null;
}

interface ReadSentence extends Told {
  readonly times: TimesRead;
}

/** A sentence as each of its languages reads it. */
function readingsOf(sentence: string, context: ReadingContext): readonly (() => ReadSentence)[] {
  const further = detectFurther(sentence);
  return further.length > 0
    ? further.map((language) => readAsFurther(sentence, language, context))
    : detectLanguages(sentence).map((language) => readAs(sentence, language, context));
}

function readAsFurther(
  sentence: string,
  language: FurtherLanguage,
  context: ReadingContext,
): () => ReadSentence {
  return () => ({
    times: readFurther(sentence, language, context),
    scene: furtherSceneOf(sentence, language, context),
    sentence,
    usual: 'PAST',
  });
}

function readAs(sentence: string, language: Language, context: ReadingContext): () => ReadSentence {
  return () => {
    const scene = sceneOf(sentence, language, context);
    const times = readTimes(scene, 'DATES');
    return {
      times,
      scene,
      sentence,
      usual: times.found.length === 0 ? 'PAST' : usualIn(sentence, language.code),
    };
  };
}

/** "The queue is now empty" is told of when it is told; "until now" names an end. */
function isNow({ term, open }: Found): boolean {
  const isMoment = term.kind === 'FIXED' && term.span.start === term.span.end;
  return isMoment && open !== 'UNTIL' && open !== 'BEFORE';
}

function mentionsOf(
  { start, words }: ToldSentence,
  { times, ...told }: ReadSentence,
): readonly TimeMention[] {
  const isTime = (place: Place) => !isNamed(told.sentence, place);
  const isOther = (found: Found) => isTime(found) && !isNow(found);
  const read = [
    ...times.found.filter(isOther).map((found) => ({
      ...{ start: found.start, end: found.end },
      occurred: occurredOf(found, told),
      isVague: found.vague || found.open === 'BEFORE',
    })),
    ...times.unreadable.filter(isTime).map((place) => ({
      ...{ start: place.start, end: place.end },
      occurred: null,
      isVague: false,
    })),
  ].sort((a, b) => a.start - b.start);
  return read.map((time, index): TimeMention => {
    const before = read[index - 1];
    return {
      ...time,
      start: start + time.start,
      end: start + time.end,
      text: words.slice(time.start, time.end),
      sentence: start,
      isListed: before !== undefined && isListed(told.sentence.slice(before.end, time.start)),
    };
  });
}
