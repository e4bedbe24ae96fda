import type { ReadingContext } from './context.ts';
import type { Slots } from './slots.ts';
import type { Term } from './term.ts';

/** What the words of a phrase mean; null when they mean no time after all ("31 June"). */
export type Reading = (slots: Slots, context: ReadingContext) => Term | null;

/**
 * Why words that may be a time need a word beside them that says so ("in", "since", a year, a day):
 * a month that is also a name or a verb, a bare number, "summer", "3pm".
 */
export type Weakness =
  | 'MONTH'
  | 'YEAR'
  | 'SEASON'
  | 'HOLIDAY'
  | 'WEEKDAY'
  | 'WEEKEND'
  | 'DAY'
  | 'TIME'
  | 'UNIT'
  | 'NUMERIC'
  | 'DECADE'
  | 'QUARTER'
  | 'FUTURE';

/**
 * One way to say a time: a template, its reading, and what makes it weak.
 * A template is the source of a regular expression in which a blank stands for white space and `{slot}` for the words
 * of that slot in the phrase's language.
 */
export interface Phrase {
  readonly template: string;
  readonly read: Reading;
  readonly weak: Weakness | null;
  /** Good enough for a search, too vague for the date of a fact ("a few days ago", "in the last weeks"). */
  readonly vague: boolean;
}

export function phrase(template: string, read: Reading, weak: Weakness | null = null): Phrase {
  return { template, read, weak, vague: false };
}

export function vaguePhrase(template: string, read: Reading): Phrase {
  return { template, read, weak: null, vague: true };
}
