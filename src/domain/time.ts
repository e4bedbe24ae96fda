import type { Instant } from './instant.ts';
import type { DatedInterval, DatePrecision, Interval, OpenInterval } from './interval.ts';

/** From where a time expression is read: never the clock, always a parameter. */
export interface TimeReference {
  readonly at: Instant;
  /** When it was told at the latest, for words that were begun at `at`: a report goes on after the day that it bears. */
  readonly until?: Instant;
  /** What time the words are about, as what stands above them tells: their days without a year lie in it, or near it. */
  readonly about?: Interval | null;
  /** IANA name. */
  readonly timezone: string;
}

/** The window that a time expression means. */
export interface TimeWindow extends OpenInterval {
  readonly kind: 'WINDOW';
  readonly precision: DatePrecision;
  /** The words it was read from, as they stand in the text; null for a caller's own window. */
  readonly matchedText: string | null;
  /** One sentence for people: how the words became this window. */
  readonly reason: string;
  /** The memory of the event whose date it takes; null where no event was named. */
  readonly anchor: { readonly bankId: string; readonly memoryId: string } | null;
}

/** A time expression that names an event ("before Alice joined Google"): somebody must look the event up. */
export interface TimeAnchor {
  readonly kind: 'ANCHOR';
  readonly relation: 'BEFORE' | 'AFTER' | 'SINCE' | 'UNTIL' | 'DURING';
  /** The event in the caller's words: "Alice joined Google". */
  readonly event: string;
  readonly matchedText: string;
}

export type TimeExpression = TimeWindow | TimeAnchor;

/** A date that stands in a told text, with its place there (UTF-16 offsets). */
export interface DateMention {
  readonly occurred: DatedInterval;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A time that stands in a told text. */
export interface TimeMention extends Omit<DateMention, 'occurred'> {
  /** Null where no date is known for it: "until 2019", "753 BC", "31 April". */
  readonly occurred: DatedInterval | null;
  /** True for a stretch that is no date of its own: "the past two weeks". */
  readonly isVague: boolean;
  /** True where it is told with the time before it: "on 3 March and again on 5 May", "the next day". */
  readonly isListed: boolean;
  /** True for the time that something was moved away from. */
  readonly isLeft?: boolean;
  /** Where its sentence begins. */
  readonly sentence?: number;
}

/** A time that fixes a date. */
export type ToldDate = TimeMention & DateMention;
