import type { DatedInterval } from '../domain/interval.ts';
import type { TimeMention } from '../domain/time.ts';
import { DAY, HOUR, type LocalTime, startOfDay, startOfWeek, WEEK } from './calendar.ts';
import type { ReadingContext } from './context.ts';

/** Which part of a day, as hours from its midnight. */
const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  morning: [6, 12],
  afternoon: [12, 18],
  evening: [18, 24],
  night: [18, 30],
};

interface Pointing {
  readonly pattern: RegExp;
  /** Days from the one that was told before, of these words. */
  readonly days: (match: RegExpExecArray) => number;
  /** A key of PARTS, or 'week' for its whole week; null for the whole day. */
  readonly part: (match: RegExpExecArray) => string | null;
}

const COUNTS: Readonly<Record<string, number>> = {
  ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{
    einen: 1,
    eine: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
  },
  ...{ cinq: 5, uno: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 },
};
const COUNT = Object.keys(COUNTS).join('|');
const UNIT = 'days?|weeks?|tage?|wochen?|jours?|semaines?|días?|semanas?';

function countOf(match: RegExpExecArray): number {
  const { n = '', unit = '' } = match.groups ?? {};
  const number = /^\d/.test(n) ? Number(n) : (COUNTS[n.toLowerCase()] ?? 0);
  return number * (/^(?:w|s)/iu.test(unit) ? 7 : 1);
}

function partOf(match: RegExpExecArray): string | null {
  return match.groups?.part?.toLowerCase() ?? null;
}

/** Words that point at the day that was told before. */
const POINTINGS: readonly Pointing[] = [
  {
    pattern:
      /(?<![\p{L}\p{N}])(?:the|on the) (?:following|next) (?:day(?! care)|(?<part>morning|afternoon|evening|night))(?!\p{L})/giu,
    days: () => 1,
    part: partOf,
  },
  {
    pattern: /(?<![\p{L}\p{N}])the (?:week after|following week)(?=[,.;!?]|$)/giu,
    days: () => 7,
    part: () => 'week',
  },
  {
    pattern: /(?<![\p{L}\p{N}])the day after(?=[,.;!?]|$)/giu,
    days: () => 1,
    part: () => null,
  },
  {
    pattern:
      /(?<![\p{L}\p{N}])(?:(?:on )?the (?:previous|preceding) (?:day|(?<part>morning|afternoon|evening|night))|the (?:day|(?:night|evening)) before(?=[,.;!?]|$))(?!\p{L})/giu,
    days: () => -1,
    part: partOf,
  },
  {
    pattern:
      /(?<![\p{L}\p{N}])(?:on )?(?:the same|that(?: very)?(?: same)?) (?:day|(?<part>morning|afternoon|evening|night))(?!\p{L})/giu,
    days: () => 0,
    part: partOf,
  },
  {
    pattern:
      /(?<![\p{L}\p{N}])(?:am (?:nächsten|folgenden) (?:Tag|(?<part>Morgen|Abend))|am Tag darauf|tags darauf)(?!\p{L})/giu,
    days: () => 1,
    part: (match) => ({ morgen: 'morning', abend: 'evening' })[partOf(match) ?? ''] ?? null,
  },
  {
    pattern: /(?<![\p{L}\p{N}])(?:le lendemain(?: (?<part>matin|soir))?|le jour suivant)(?!\p{L})/giu,
    days: () => 1,
    part: (match) => ({ matin: 'morning', soir: 'evening' })[partOf(match) ?? ''] ?? null,
  },
  {
    pattern:
      /(?<![\p{L}\p{N}])(?:al día siguiente|al otro día|(?:a )?la (?<part>mañana|noche) siguiente)(?!\p{L})/giu,
    days: () => 1,
    part: (match) => ({ mañana: 'morning', noche: 'night' })[partOf(match) ?? ''] ?? null,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?<n>\d{1,2}|${COUNT}) (?<unit>${UNIT}) (?:later|afterwards|später|danach|plus tard|después|más tarde)(?!\p{L})`,
      'giu',
    ),
    days: countOf,
    part: () => null,
  },
];

/**
 * The times of a told text, and those that point at the one before: "We arrived on Friday. The next morning it rained."
 * Where no day was told before, nothing is pointed at.
 * @param mentions in the order of the text
 */
export function withFollowing(
  text: string,
  mentions: readonly TimeMention[],
  context: ReadingContext,
): readonly TimeMention[] {
  if (mentions.length === 0) return mentions;
  const pointed = POINTINGS.flatMap(({ pattern, days, part }) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
      days: days(match),
      part: part(match),
    })),
  ).sort((a, b) => a.start - b.start);
  const all = [...mentions];
  for (const { start, end, text: words, days, part } of pointed) {
    if (all.some((mention) => mention.start < end && start < mention.end)) continue;
    const before = all.findLast((mention) => mention.end <= start && !mention.isVague)?.occurred ?? null;
    const occurred = before === null ? null : dayFrom(before, { days, part }, context);
    if (occurred === null) continue;
    all.push({ start, end, text: words, occurred, isVague: false, isListed: true });
    all.sort((a, b) => a.start - b.start);
  }
  return all;
}

/** A day counted from one that is told; null where what is told is longer than a day. */
function dayFrom(
  told: DatedInterval,
  { days, part }: { readonly days: number; readonly part: string | null },
  { localOf, instantOf }: ReadingContext,
): DatedInterval | null {
  if (told.precision === 'YEAR' || told.precision === 'MONTH') return null;
  const first = startOfDay(localOf(told.start));
  if (told.precision === 'DAY' && instantOf(first + DAY) < told.end) return null;
  const day: LocalTime = first + days * DAY;
  if (part === 'week') {
    const monday = startOfWeek(day);
    return { start: instantOf(monday), end: instantOf(monday + WEEK), precision: 'DAY' };
  }
  const hours = part === null ? undefined : PARTS[part];
  if (hours === undefined) return { start: instantOf(day), end: instantOf(day + DAY), precision: 'DAY' };
  const [from, to] = hours;
  return { start: instantOf(day + from * HOUR), end: instantOf(day + to * HOUR), precision: 'HOUR' };
}
