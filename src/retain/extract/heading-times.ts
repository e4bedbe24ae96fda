import { DAY_MS } from '../../domain/instant.ts';
import type { Interval } from '../../domain/interval.ts';
import type { TimeReference } from '../../domain/time.ts';
import { isDate } from '../../temporal/find-times.ts';
import type { Heading, Headings } from '../../text/headings.ts';
import { toldTimes } from './told-times.ts';

/** In a longer time a day of the year comes twice. */
const LONGEST_MS = 366 * DAY_MS;

/** A heading, and the time that it names. */
export interface HeadingTime {
  readonly start: number;
  readonly time: Interval;
}

/**
 * What the headings above an offset say that it is about: the time that the nearest of them names, whenever it was written
 * ("Trip to Rome, May 2023", "2019"); null where none names just one.
 */
export function headingTimes(
  text: string,
  headings: Headings,
  reference: TimeReference,
): (offset: number) => HeadingTime | null {
  const times = new Map<Heading, HeadingTime>();
  for (const heading of headings.all) {
    const words = text.slice(heading.words.start, heading.words.end);
    const [first, ...others] = /\d/u.test(words) ? toldTimes(words, reference, false).filter(isDate) : [];
    if (first === undefined || others.length > 0) continue;
    const { start, end } = first.occurred;
    if (end - start <= LONGEST_MS) times.set(heading, { start: heading.start, time: { start, end } });
  }
  if (times.size === 0) return () => null;
  return (offset) => {
    const heading = headings.at(offset).findLast((each) => times.has(each));
    return (heading && times.get(heading)) ?? null;
  };
}

/** The year around a time: of the days of the year that it holds, one each. */
export function yearAround({ start, end }: Interval): Interval {
  const around = Math.max(0, LONGEST_MS - (end - start)) / 2;
  return { start: start - around, end: end + around };
}
