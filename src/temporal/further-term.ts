import type { Component, ParsedComponents } from 'chrono-node';
import { DAY, HOUR, type LocalTime, localDate, MINUTE, realDate } from './calendar.ts';
import { daySpan, monthsFrom, type Span, yearsFrom } from './span.ts';
import { fixed, mondayOf, recurring, type Term } from './term.ts';

/** What the words of a time say for certain; null for what they leave open. */
export interface Parts {
  readonly year: number | null;
  /** 1–12. */
  readonly month: number | null;
  /** 1–31. */
  readonly day: number | null;
  /** Monday 1 … Sunday 7. */
  readonly weekday: number | null;
  /** Milliseconds since midnight. */
  readonly clock: number | null;
}

/** A clock as it is written; "at 5" may be five of anything. */
const CLOCK = /\d:\d\d/;

/** The certain parts of a time in chrono-node's reading; null for one without any date, such as a bare clock time. */
export function partsOf(at: ParsedComponents, words: string): Parts | null {
  const certain = (component: Component): number | null => {
    const value = at.isCertain(component) ? at.get(component) : null;
    return value !== null && Number.isInteger(value) ? value : null;
  };
  const [year, month, day, sundayFirst] = [
    certain('year'),
    certain('month'),
    certain('day'),
    certain('weekday'),
  ];
  if (year === null && month === null && day === null && sundayFirst === null) return null;
  const hour = CLOCK.test(words) ? certain('hour') : null;
  const clock = hour === null ? null : hour * HOUR + (certain('minute') ?? 0) * MINUTE;
  return { year, month, day, weekday: sundayFirst === null ? null : sundayFirst || 7, clock };
}

/** The time with these parts, in whole units; null when there is none, such as 31 June or a day of no month. */
export function termOf(parts: Parts): Term | null {
  const { year, month, day, weekday } = parts;
  if (month === null) {
    if (year !== null) return fixed(yearsFrom(year));
    if (weekday === null) return null;
    return recurring('WEEK', (index) => dayOf(mondayOf(index) + (weekday - 1) * DAY, parts));
  }
  if (month < 1 || month > 12) return null;
  const inYear = (each: number): Span | null => {
    if (yearsFrom(each) === null) return null;
    if (day === null) return monthsFrom(localDate(each, month), 1);
    return dayOf(realDate(each, month, day), parts);
  };
  return year === null ? recurring('YEAR', inYear) : fixed(inYear(year));
}

function dayOf(midnight: LocalTime | null, { clock }: Parts): Span | null {
  if (midnight === null || clock === null) return midnight === null ? null : daySpan(midnight);
  return { start: midnight + clock, end: midnight + clock + MINUTE, precision: 'MINUTE' };
}
