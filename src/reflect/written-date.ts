import { type DatedInterval, isOngoing } from '../domain/interval.ts';
import {
  addMonths,
  calendarDay,
  DAY,
  HOUR,
  type LocalTime,
  localDate,
  MINUTE,
} from '../temporal/calendar.ts';
import { zoneOf } from '../temporal/zone.ts';

/**
 * When something happened, as exactly as it is known: "2024", "2024-05", "2024-05-07", "2024-05-07 14:30"; what lasted
 * longer as "2024-12-24 to 2025-01-01", its last day included; "since 2024-10" while it goes on.
 * @param timezone IANA name
 */
export function writtenDate(occurred: DatedInterval, timezone: string): string {
  const { toLocal } = zoneOf(timezone);
  const start = toLocal(occurred.start);
  const first = written(start, occurred.precision);
  if (isOngoing(occurred)) return `since ${first}`;
  const last = written(toLocal(occurred.end) - 1, occurred.precision);
  return toLocal(occurred.end) <= nextUnit(start, occurred.precision) || first === last
    ? first
    : `${first} to ${last}`;
}

function written(local: LocalTime, precision: DatedInterval['precision']): string {
  const { year, month, day } = calendarDay(local);
  const two = (value: number) => String(value).padStart(2, '0');
  const years = String(year).padStart(4, '0');
  if (precision === 'YEAR') return years;
  if (precision === 'MONTH') return `${years}-${two(month)}`;
  const date = `${years}-${two(month)}-${two(day)}`;
  return precision === 'DAY' ? date : `${date} ${new Date(local).toISOString().slice(11, 16)}`;
}

/** Where the unit that begins at `start` ends. */
function nextUnit(start: LocalTime, precision: DatedInterval['precision']): LocalTime {
  if (precision === 'YEAR') return localDate(calendarDay(start).year + 1);
  if (precision === 'MONTH') return addMonths(start, 1);
  return start + { DAY, HOUR, MINUTE }[precision];
}
