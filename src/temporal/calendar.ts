/**
 * A wall-clock time of the proleptic Gregorian calendar, in milliseconds since 1970-01-01T00:00 on that wall.
 * Calendar arithmetic is done on it, without any timezone; zone.ts turns it into a moment at the very end.
 */
export type LocalTime = number;

export const MINUTE = 60_000;
export const HOUR = 3_600_000;
export const DAY = 86_400_000;
export const WEEK = 7 * DAY;

/** Years that a date may carry; what lies outside is no date here. */
export const FIRST_YEAR = 1;
export const LAST_YEAR = 9999;

export interface CalendarDay {
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  /** 1–31. */
  readonly day: number;
}

/** Midnight of a day; month and day may run over, as in month 13 or day 0. */
export function localDate(year: number, month = 1, day = 1): LocalTime {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime();
}

/** Midnight of a day that exists, else null: 29 February of a common year, 31 June. */
export function realDate(year: number, month: number, day: number): LocalTime | null {
  const time = localDate(year, month, day);
  const real = calendarDay(time);
  return real.month === month && real.day === day ? time : null;
}

export function calendarDay(time: LocalTime): CalendarDay {
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function startOfDay(time: LocalTime): LocalTime {
  return Math.floor(time / DAY) * DAY;
}

/** Monday of the ISO week. */
export function startOfWeek(time: LocalTime): LocalTime {
  return startOfDay(time) - (isoWeekday(time) - 1) * DAY;
}

/** Monday 1 … Sunday 7. */
export function isoWeekday(time: LocalTime): number {
  // 1970-01-01 was a Thursday.
  return ((((Math.floor(time / DAY) + 3) % 7) + 7) % 7) + 1;
}

export function startOfMonth(time: LocalTime): LocalTime {
  const { year, month } = calendarDay(time);
  return localDate(year, month);
}

/** The same wall-clock time some months later or earlier; the 31st becomes the last day of a shorter month. */
export function addMonths(time: LocalTime, months: number): LocalTime {
  const { year, month, day } = calendarDay(time);
  const last = calendarDay(localDate(year, month + months + 1, 0)).day;
  return localDate(year, month + months, Math.min(day, last)) + (time - startOfDay(time));
}
