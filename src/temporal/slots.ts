import type { Unit } from './units.ts';

export const HOLIDAYS = [
  'CHRISTMAS_EVE',
  'CHRISTMAS',
  'BOXING_DAY',
  'NEW_YEARS_EVE',
  'NEW_YEAR',
  'VALENTINE',
  'ST_PATRICK',
  'INDEPENDENCE_DAY',
  'HALLOWEEN',
  'GOOD_FRIDAY',
  'EASTER',
  'EASTER_MONDAY',
  'PENTECOST',
  'MOTHERS_DAY',
  'FATHERS_DAY',
  'THANKSGIVING',
] as const;
export type Holiday = (typeof HOLIDAYS)[number];

/** "The coming Friday": the next one there is, be it of this week or of the next one. */
export const COMING = 0.5;

export type DayPart = 'MORNING' | 'NOON' | 'AFTERNOON' | 'EVENING' | 'NIGHT';

/** What the words in the slots of a template say. Only the slots of the template are there. */
export interface Slots {
  /** A count, ≥ 0. */
  readonly n?: number;
  readonly unit?: Unit;
  /** 1–12. */
  readonly month?: number;
  readonly month2?: number;
  /** 1–31. */
  readonly day?: number;
  readonly day2?: number;
  readonly year?: number;
  readonly year2?: number;
  /** Monday 1 … Sunday 7. */
  readonly weekday?: number;
  readonly weekday2?: number;
  /** Its first month: 3, 6, 9 or 12. */
  readonly season?: number;
  readonly holiday?: Holiday;
  /** Last −1, this 0, next 1; "before last" −2; COMING. */
  readonly shift?: number;
  readonly dayPart?: DayPart;
  /** 0–23, or 1–12 beside a meridiem. */
  readonly hour?: number;
  readonly minute?: number;
  readonly meridiem?: 'AM' | 'PM';
  /** First 1, second 2 …; last −1. */
  readonly ordinal?: number;
  /** Days from today: yesterday −1. */
  readonly days?: number;
  /** First year of a decade. */
  readonly decade?: number;
  readonly century?: number;
  readonly quarter?: number;
  readonly half?: number;
  readonly week?: number;
  /** Two numbers of a date whose order the language decides. */
  readonly one?: number;
  readonly two?: number;
  /** Minutes east of UTC. */
  readonly offset?: number;
}

export type SlotName = keyof Slots;
