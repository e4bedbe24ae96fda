import { firstWhere } from './first-where.ts';
import type { TextSpan } from './sentences.ts';

/** The spans that end behind an offset, in their order; found without looking at those before. */
export function* spansFrom<T extends TextSpan>(spans: readonly T[], offset: number): Generator<T> {
  const first = firstWhere(spans.length, (index) => (spans[index]?.end ?? offset) > offset);
  for (let at = first; at < spans.length; at++) {
    const span = spans[at];
    if (span !== undefined) yield span;
  }
}
