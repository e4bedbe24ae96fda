/** A form of sentence that claims something. */
export interface ClaimPhrase {
  /**
   * Of a whole sentence without its full stop, with groups: `s` the subject, `v` the value, `from` the value before,
   * `verb` the verb where the phrase takes any, `rest` what else is said.
   */
  readonly pattern: RegExp;
  readonly act: 'STATE' | 'CHANGE' | 'END';
  /** The property that it speaks of; null when it is none of which a thing has one at a time. */
  readonly slot: (words: {
    readonly subject: string;
    readonly value: string;
    readonly verb: string;
  }) => string | null;
}

/** A proper name, up to five words: it begins with a capital letter or a digit. */
export const NAME = String.raw`(?:\p{Lu}|\p{N})[\p{L}\p{M}\p{N}'.&-]*(?: (?:(?:of|de|la|del|the|and|am|an der|upon) )?(?:\p{Lu}|\p{N})[\p{L}\p{M}\p{N}'.&-]*){0,4}`;
/** Behind a value: its country, or when, why and with whom. */
export const REST = String.raw`(?:, \p{Lu}[\p{L} ]+)?(?<rest>(?:[\s,;:(–—-].*)?)`;

const WHEN =
  /^(?:(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? \d{4})?|\d{4}-\d{2}-\d{2}|(?:noon|midnight)|\d{1,2}(?::\d{2})? ?(?:am|pm|a\.m|p\.m|o'clock)|\d{1,2}:\d{2}|q[1-4](?: \d{4})?)$/iu;
const AMOUNT =
  /^(?:[\p{Sc}]\s?)?\d[\d.,]*\s?(?:[\p{Sc}%]|percent|dollars?|euros?|pounds?|people|hours?|days?|weeks?|months?|years?|k|m|km|kg)?$/iu;
const CAPITAL = /^\p{Lu}/u;

/** What kind of value something is: a moment, an amount, a name, or anything else. */
export function kindOf(value: string): 'WHEN' | 'AMOUNT' | 'NAME' | 'OTHER' {
  if (WHEN.test(value)) return 'WHEN';
  if (AMOUNT.test(value)) return 'AMOUNT';
  return CAPITAL.test(value) ? 'NAME' : 'OTHER';
}

/** A phrase whose pattern is a whole sentence; letters count as they stand, because a name begins with a capital. */
export function phrase(
  pattern: string,
  act: ClaimPhrase['act'],
  slot: string | ClaimPhrase['slot'],
): ClaimPhrase {
  return {
    pattern: new RegExp(`^${pattern}$`, 'u'),
    act,
    slot: typeof slot === 'string' ? () => slot : slot,
  };
}
