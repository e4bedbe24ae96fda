import type { Combine } from './combination.ts';
import { coarser, type Span } from './span.ts';
import { firstFrom, fixed, latest, recurring, type Term } from './term.ts';

/**
 * From the start of one time to the end of another. What one side leaves open, the other settles: "March to May 2024" is
 * March 2024, "November to February 2024" begins in 2023; "March to May" is the latest one that has begun.
 */
export const fromTo: Combine = ([from, to]) => {
  if (from === undefined || to === undefined) return null;
  if (from.kind === 'FIXED') return fixed(hull(from.span, endingFrom(to, from.span)));
  if (to.kind === 'FIXED') return fixed(hull(latest(from, to.span.start), to.span));
  return recurring(from.cycle, (index) => {
    const first = from.at(index);
    return first === null ? null : hull(first, firstFrom(to, first.start));
  });
};

/** Two times named together, with what lies between them. */
export const both: Combine = (terms, slots, context) => fromTo(terms, slots, context);

function endingFrom(to: Term, first: Span): Span | null {
  return to.kind === 'FIXED' ? to.span : firstFrom(to, first.start);
}

function hull(first: Span | null, last: Span | null): Span | null {
  if (first === null || last === null || last.end <= first.start || last.start < first.start) return null;
  const isNow = last.start === last.end;
  return {
    start: first.start,
    end: last.end,
    precision: isNow ? first.precision : coarser(first.precision, last.precision),
  };
}
