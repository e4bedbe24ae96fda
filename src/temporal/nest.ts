import type { ReadingContext } from './context.ts';
import type { Found } from './found.ts';
import type { Language } from './language.ts';
import type { Scene } from './scene.ts';
import {
  CYCLE_LENGTH,
  type Cycle,
  fixed,
  indexOf,
  type RecurringTerm,
  recurring,
  type Term,
  within,
} from './term.ts';

const patterns = new WeakMap<Language, RegExp>();

/**
 * The found times with those joined of which one lies in the other: "Friday" + "last week", "May" + "last year",
 * "7 May" + "at 14:00". The one that comes back is looked for inside the other, which must be too short for two.
 */
export function nest(found: readonly Found[], { text, language, context }: Scene): readonly Found[] {
  const pattern = patterns.get(language) ?? new RegExp(`^(?:${language.nesting})$`, 'iu');
  patterns.set(language, pattern);
  const result: Found[] = [];
  for (const each of found) {
    let joined = each;
    for (let left = result.at(-1); left !== undefined; left = result.at(-1)) {
      const pair = pattern.test(text.slice(left.end, joined.start)) ? join(left, joined, context) : null;
      if (pair === null) break;
      result.pop();
      joined = pair;
    }
    result.push(joined);
  }
  return result;
}

function join(left: Found, right: Found, context: ReadingContext): Found | null {
  if (left.open !== null || right.open !== null) return null;
  const term = inside(left.term, right.term, context) ?? inside(right.term, left.term, context);
  if (term === null) return null;
  return {
    start: left.start,
    end: right.end,
    term,
    weak: null,
    vague: left.vague || right.vague,
    open: null,
  };
}

function inside(inner: Term, outer: Term, context: ReadingContext): Term | null {
  if (inner.kind !== 'RECURRING') return null;
  if (outer.kind === 'FIXED') return fits(inner, outer.span) ? fixed(within(inner, outer.span)) : null;
  const example =
    outer.at(indexOf(outer.cycle, context.now)) ?? outer.at(indexOf(outer.cycle, context.now) - 1);
  if (example === null || !isShorter(inner.cycle, outer.cycle) || !fits(inner, example)) return null;
  return recurring(outer.cycle, (index) => {
    const span = outer.at(index);
    return span === null ? null : within(inner, span);
  });
}

function fits(inner: RecurringTerm, outer: { readonly start: number; readonly end: number }): boolean {
  const length = outer.end - outer.start;
  const own = inner.at(indexOf(inner.cycle, outer.start));
  return length <= CYCLE_LENGTH[inner.cycle] && (own === null || own.end - own.start < length);
}

const ORDER: readonly Cycle[] = ['DAY', 'WEEK', 'MONTH', 'YEAR'];

function isShorter(a: Cycle, b: Cycle): boolean {
  return ORDER.indexOf(a) < ORDER.indexOf(b);
}
