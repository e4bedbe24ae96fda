import type { ReadingContext } from '../context.ts';
import { COMING } from '../slots.ts';
import { current, firstFrom, fixed, next, past, type RecurringTerm, type Term } from '../term.ts';

/**
 * Something that comes back, with its "last", "this" or "next".
 * @param shift −1 the latest one that is over, −2 the one before; 0 this year's or week's; 1 the next, 2 the one after; undefined leaves it open
 */
export function shifted(
  term: RecurringTerm,
  shift: number | undefined,
  context: ReadingContext,
): Term | null {
  if (shift === undefined) return term;
  if (shift < 0) return fixed(past(term, context.now, -shift));
  if (shift === COMING) return fixed(firstFrom(term, context.now));
  return fixed(shift === 0 ? current(term, context.now) : next(term, context.now, shift));
}
