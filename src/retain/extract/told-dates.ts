import { DAY_MS } from '../../domain/instant.ts';
import type { DateMention, TimeReference } from '../../domain/time.ts';
import { findDates } from '../../temporal/find-dates.ts';

/** Far enough away, and at another time of the year, of the week and of the day, that no relative date comes out the same. */
const ELSEWHEN_MS = 1237.37 * DAY_MS;

/**
 * The dates of told words. Where nobody says when they were told, only those that do not depend on it: "in May 2024",
 * not "yesterday" or "in May".
 * @param known true when `reference.at` is when they were told
 */
export function toldDates(text: string, reference: TimeReference, known: boolean): readonly DateMention[] {
  const mentions = findDates(text, reference);
  if (known || mentions.length === 0) return mentions;
  const elsewhen = findDates(text, { ...reference, at: reference.at - ELSEWHEN_MS });
  return mentions.filter(({ start, end, occurred }) =>
    elsewhen.some(
      (other) =>
        other.start === start &&
        other.end === end &&
        other.occurred.start === occurred.start &&
        other.occurred.end === occurred.end,
    ),
  );
}
