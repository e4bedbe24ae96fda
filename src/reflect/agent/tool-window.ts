import type { OpenInterval } from '../../domain/interval.ts';
import { addMonths, DAY, type LocalTime, localDate, MINUTE, realDate } from '../../temporal/calendar.ts';
import { zoneOf } from '../../temporal/zone.ts';

const DATE = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2})(?:[T ](\d{1,2}):(\d{2}).*)?)?)?$/u;

/**
 * The window of a tool's first and last day, the last one included; null when neither is given.
 * @param timezone IANA name
 */
export function toolWindow(
  { start, end }: { readonly start: string | null; readonly end: string | null },
  timezone: string,
): { readonly window: OpenInterval | null } | { readonly problem: string } {
  const first = unitOf(start);
  const last = unitOf(end);
  if (first === undefined || last === undefined) {
    const wrong = first === undefined ? start : end;
    return { problem: `${JSON.stringify(wrong)} is no date: write "2024", "2024-05" or "2024-05-07".` };
  }
  if (first === null && last === null) return { window: null };
  const { toInstant } = zoneOf(timezone);
  const window = {
    start: first === null ? null : toInstant(first.start),
    end: last === null ? null : toInstant(last.end),
  };
  if (window.start !== null && window.end !== null && window.end <= window.start) {
    return { problem: 'The time ends before it begins.' };
  }
  return { window };
}

/** The year, month, day or minute that a date names; null for none, undefined for no date. */
function unitOf(
  text: string | null,
): { readonly start: LocalTime; readonly end: LocalTime } | null | undefined {
  if (text === null || text.trim() === '') return null;
  const [, year, month, day, hour, minute] = (DATE.exec(text.trim()) ?? []).map(Number);
  if (year === undefined || !(year >= 1)) return undefined;
  if (month === undefined || Number.isNaN(month)) return { start: localDate(year), end: localDate(year + 1) };
  if (month < 1 || month > 12) return undefined;
  if (day === undefined || Number.isNaN(day)) {
    const start = localDate(year, month);
    return { start, end: addMonths(start, 1) };
  }
  const date = realDate(year, month, day);
  if (date === null) return undefined;
  if (hour === undefined || minute === undefined || Number.isNaN(hour))
    return { start: date, end: date + DAY };
  const start = date + (hour * 60 + minute) * MINUTE;
  return { start, end: start + MINUTE };
}
