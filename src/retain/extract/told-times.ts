import { DAY_MS } from '../../domain/instant.ts';
import type { DatedInterval } from '../../domain/interval.ts';
import type { TimeMention, TimeReference } from '../../domain/time.ts';
import { findTimes } from '../../temporal/find-times.ts';

/** Far enough away, and at another time of the year, of the week and of the day, that no relative date comes out the same. */
const ELSEWHEN_MS = 1237.37 * DAY_MS;

/**
 * The times of told words. Where nobody says when they were told, only those that do not depend on it: "in May 2024",
 * not "yesterday" or "in May".
 * @param known true when `reference.at` is when they were told
 */
export function toldTimes(text: string, reference: TimeReference, known: boolean): readonly TimeMention[] {
  const mentions = findTimes(text, reference);
  if (known || mentions.length === 0) return mentions;
  const elsewhen = findTimes(text, { ...reference, at: reference.at - ELSEWHEN_MS });
  return mentions.filter((mention) =>
    elsewhen.some(
      (other) =>
        other.start === mention.start &&
        other.end === mention.end &&
        isSame(other.occurred, mention.occurred),
    ),
  );
}

function isSame(one: DatedInterval | null, other: DatedInterval | null): boolean {
  return one === null || other === null ? one === other : one.start === other.start && one.end === other.end;
}
