import type { DateMention, TimeReference } from '../domain/time.ts';
import { readSimple } from './read-simple.ts';

/**
 * The dates that a told text mentions, in its order; words too vague for a date give none.
 * @param reference when it was told, and the timezone whose days and months are meant
 */
export function findDates(text: string, reference: TimeReference): readonly DateMention[] {
  return readSimple(text, reference);
}
