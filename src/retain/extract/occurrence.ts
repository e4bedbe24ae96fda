import type { Instant } from '../../domain/instant.ts';
import { DAY_MS } from '../../domain/instant.ts';
import { contains, type DatedInterval } from '../../domain/interval.ts';
import type { DateMention, TimeMention, ToldDate } from '../../domain/time.ts';
import { isDate } from '../../temporal/find-times.ts';
import { coarser } from '../../temporal/span.ts';

/** How long a told moment lasts: a minute, its precision. */
const TOLD_MS = 60_000;
/** Years farther from the telling than this are background ("a 19th-century church"), not when something happened. */
const BACKGROUND_DAYS = 100 * 365;

/** Dates of a list that lie farther apart say nothing of the time between them. */
const LONGEST_DAYS = 366;
const LONGEST_MONTHS_DAYS = 10 * 366;

/** When and how surely an item was told. */
export interface Telling {
  readonly at: Instant;
  /** True when the caller, or the turn itself, said so. */
  readonly stated: boolean;
  /** How long it lasts that was told then: a day of which nobody knows the hour; null for the moment itself. */
  readonly span: DatedInterval | null;
}

/**
 * When a fact occurred: the date that its text names, else the stretch ("in the past two weeks"), else the moment it was
 * told; null where the text names a time of which no date is known ("until 2019"), and where nobody says anything.
 *
 * Of several dates the first one counts, because who tells something that happened says when before he goes on to
 * what it reminds him of; dates beside it in a list ("on 3 March and again on 5 May") are covered by one stretch, so that
 * each of them finds the fact, and so are those of later sentences that go on with what happened then; but a later one
 * inside the first and more exact is the same date told better ("in 2023, on 5 May"), a time that something was moved away
 * from is not when it is, and a bare year a century or more away is background as long as another date is there.
 */
export function occurrenceOf(mentions: readonly TimeMention[], telling: Telling): DatedInterval | null {
  const dates = mentions.filter(isDate);
  const near = dates.filter((date) => !isBackground(date, telling.at) && date.isLeft !== true);
  const [first, ...later] = near.length > 0 ? near : dates;
  if (first === undefined) return undatedOccurrence(mentions, telling);
  const finer = later.find((mention) => isWithin(mention.occurred, first.occurred));
  return finer?.occurred ?? covering(first, later, telling);
}

/** The date, those listed with it, and those of later sentences that go on from there, as one stretch. */
function covering(first: ToldDate, later: readonly ToldDate[], { at }: Telling): DatedInterval {
  let whole = first.occurred;
  let isList = true;
  for (const date of later) {
    const { occurred, isListed } = date;
    isList &&= isListed && occurred.precision === first.occurred.precision;
    const goesOn =
      date.sentence !== first.sentence && occurred.start >= whole.end && occurred.end <= at + DAY_MS;
    if (isList || goesOn) whole = hull(whole, occurred);
  }
  const isLong = whole.precision === 'YEAR' || whole.precision === 'MONTH';
  const longest = isLong ? LONGEST_MONTHS_DAYS : LONGEST_DAYS;
  return whole.end - whole.start <= longest * DAY_MS ? whole : first.occurred;
}

function hull(one: DatedInterval, other: DatedInterval): DatedInterval {
  return {
    start: Math.min(one.start, other.start),
    end: Math.max(one.end, other.end),
    precision: coarser(one.precision, other.precision),
  };
}

function undatedOccurrence(mentions: readonly TimeMention[], telling: Telling): DatedInterval | null {
  const stretch = mentions.find(({ occurred }) => occurred !== null)?.occurred;
  if (stretch !== undefined && stretch !== null) return stretch;
  return telling.stated && mentions.length === 0 ? (telling.span ?? toldMoment(telling.at)) : null;
}

function toldMoment(at: Instant): DatedInterval {
  return { start: at, end: at + TOLD_MS, precision: 'MINUTE' };
}

function isBackground(mention: DateMention, at: Instant): boolean {
  return (
    mention.occurred.precision === 'YEAR' && Math.abs(mention.occurred.start - at) > BACKGROUND_DAYS * DAY_MS
  );
}

function isWithin(inner: DatedInterval, outer: DatedInterval): boolean {
  const shorter = inner.end - inner.start < outer.end - outer.start;
  return shorter && contains(outer, inner);
}
