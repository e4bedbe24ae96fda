const WHEN =
  /^(?:(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? \d{4})?|\d{4}-\d{2}-\d{2}|(?:noon|midnight)|\d{1,2}(?::\d{2})? ?(?:am|pm|a\.m|p\.m|o'clock)|\d{1,2}:\d{2}|q[1-4](?: \d{4})?)$/iu;
const AMOUNT =
  /^(?:[\p{Sc}]\s?)?\d[\d.,]*\s?(?:thousand|million|billion|bn)?\s?(?:[\p{Sc}%]|percent|degrees?|dollars?|euros?|pounds?|people|hours?|days?|weeks?|months?|years?|k|m|km|kg)?$/iu;
/** Numbers of telephones and accounts, versions, passwords with digits, addresses of mail and of pages. */
const CODE = /^(?:\+?\d[\d\s()/-]*\d|(?=\S*\d)[\p{L}\p{N}._/+-]+|[^\s@]+@[^\s@]+\.[^\s@]+|https?:\/\/\S+)$/u;
/** A name; or the number and the name of a street. */
const CAPITAL = /^(?:\d+\p{L}? )?\p{Lu}/u;

/** What kind of value something is: a moment, an amount, a number that counts nothing, a name, or anything else. */
export function kindOf(value: string): 'WHEN' | 'AMOUNT' | 'CODE' | 'NAME' | 'OTHER' {
  if (WHEN.test(value)) return 'WHEN';
  if (AMOUNT.test(value)) return 'AMOUNT';
  if (CODE.test(value)) return 'CODE';
  return CAPITAL.test(value) ? 'NAME' : 'OTHER';
}
