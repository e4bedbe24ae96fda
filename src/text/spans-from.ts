import type { TextSpan } from './sentences.ts';

/** The spans that end behind an offset, in their order; found without looking at those before. */
export function* spansFrom<T extends TextSpan>(spans: readonly T[], offset: number): Generator<T> {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? offset) > offset) high = middle;
    else low = middle + 1;
  }
  for (let at = low; at < spans.length; at++) {
    const span = spans[at];
    if (span !== undefined) yield span;
  }
}
