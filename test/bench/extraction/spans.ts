import type { GoldQuote } from '../../gold/extraction/passages.ts';

/** Half-open place in a passage, in UTF-16 units. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where a quote stands. */
export function placeOf({ at, quote }: GoldQuote): Place {
  return { start: at, end: at + quote.length };
}

/** Characters that two places share; 0 when they are apart. */
export function shared(a: Place, b: Place): number {
  return Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));
}

/** True when two places share at least one character. */
export function overlap(a: Place, b: Place): boolean {
  return shared(a, b) > 0;
}
