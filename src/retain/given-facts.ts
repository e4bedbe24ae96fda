import { FAR_FUTURE, type Instant } from '../domain/instant.ts';
import type { DatedInterval, DatePrecision } from '../domain/interval.ts';
import { calendarDay, DAY, HOUR, MINUTE, startOfDay } from '../temporal/calendar.ts';
import { type Zone, zoneOf } from '../temporal/zone.ts';
import { findQuote } from './extract/find-quote.ts';
import type { ExtractedFact } from './extract/types.ts';
import type { GivenFact } from './types.ts';

type GivenDates = Pick<GivenFact, 'occurredStart' | 'occurredEnd'>;

/** The facts that a caller made himself, each placed where its quote, or else its own text, stands in the content. */
export function givenFacts(
  facts: readonly GivenFact[],
  content: string,
  timezone: string,
): readonly ExtractedFact[] {
  const zone = zoneOf(timezone);
  return facts.map((fact) => {
    const found = findQuote(content, fact.quote ?? fact.text);
    return {
      text: fact.text,
      type: fact.type,
      occurred: occurrence(fact, zone),
      confidence: fact.confidence,
      entities: fact.entities.map(({ name, type }) => ({ name, type: type ?? 'OTHER' })),
      causes: fact.causes,
      start: found?.start ?? 0,
      end: found?.end ?? content.length,
      grounded: found !== null,
      toldAt: null,
    };
  });
}

/**
 * When a given fact occurred. Without an end it is an event as long as its date is exact: a whole day when it starts
 * at midnight in the item's timezone, else a minute. What goes on ends at FAR_FUTURE.
 */
function occurrence({ occurredStart, occurredEnd }: GivenDates, zone: Zone): DatedInterval | null {
  if (occurredStart === null) return null;
  if (occurredEnd !== null) {
    const end = Math.min(occurredEnd, FAR_FUTURE);
    return { start: occurredStart, end, precision: precisionOf(occurredStart, end, zone) };
  }
  const local = zone.toLocal(occurredStart);
  if (local !== startOfDay(local))
    return { start: occurredStart, end: occurredStart + MINUTE, precision: 'MINUTE' };
  return { start: occurredStart, end: Math.min(zone.toInstant(local + DAY), FAR_FUTURE), precision: 'DAY' };
}

/** See `occurrence`. */
export function givenOccurrence(dates: GivenDates, timezone: string): DatedInterval | null {
  return occurrence(dates, zoneOf(timezone));
}

/** The coarsest unit of the calendar at whose borders both ends lie; an open end lies at every border. */
function precisionOf(start: Instant, end: Instant, zone: Zone): DatePrecision {
  const borders = end >= FAR_FUTURE ? [zone.toLocal(start)] : [zone.toLocal(start), zone.toLocal(end)];
  if (!borders.every((time) => time === startOfDay(time)))
    return borders.every((time) => time % HOUR === 0) && end < FAR_FUTURE ? 'HOUR' : 'MINUTE';
  // Only a whole span can be a month or a year: something that began on 1 May and goes on began on that day.
  if (end >= FAR_FUTURE) return 'DAY';
  const days = borders.map(calendarDay);
  if (!days.every(({ day }) => day === 1)) return 'DAY';
  return days.every(({ month }) => month === 1) ? 'YEAR' : 'MONTH';
}
