import type { DateMention, TimeReference } from '../domain/time.ts';
import { findTimes, isDate } from './find-times.ts';

/**
 * The dates that a told text mentions, in its order; words too vague for a date ("recently", "in the last weeks")
 * give none, nor do open ones but "since", which goes on.
 * @param reference when it was told, and the timezone whose days and months are meant
 * @throws MemoryError BAD_USER_INPUT when there is no such timezone
 */
export function findDates(text: string, reference: TimeReference): readonly DateMention[] {
  return findTimes(text, reference).filter(isDate);
}
