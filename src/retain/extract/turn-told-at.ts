import type { Instant } from '../../domain/instant.ts';
import type { DateMention, TimeReference } from '../../domain/time.ts';
import { findDates } from '../../temporal/find-dates.ts';
import type { Turn } from './turn.ts';

/** When a turn was told as far as it says so itself. */
export function toldAtOf({ toldAt, toldWords }: Turn, reference: TimeReference): Instant | null {
  return toldAt ?? (toldWords === null ? null : toldMomentOf(toldWords, reference));
}

/** The moment that a stamp or the line above a quoted mail names: the fullest of its dates ("Mon, 5 May 2025 at 16:02"). */
function toldMomentOf(words: string, reference: TimeReference): Instant | null {
  const dates = findDates(words.replace(/(?<=^\p{L}+ )\p{L}{2,10}\.?,?\s+(?=\d)/u, ''), reference);
  const fullest = dates.reduce<DateMention | null>(
    (best, date) => (best === null || date.text.length > best.text.length ? date : best),
    null,
  );
  return fullest?.occurred.start ?? null;
}
