import type { Combination } from './combination.ts';
import { combine, isStrengthened } from './combine.ts';
import type { ReadingContext } from './context.ts';
import { directionOf } from './direction.ts';
import type { Found } from './found.ts';
import type { Language } from './language.ts';
import { nest } from './nest.ts';
import { scan } from './scan.ts';
import type { Span } from './span.ts';
import { latest, upcoming } from './term.ts';

/** What a text is read as: one stretch where a list of times is one window, several dates where each is a fact. */
export type Purpose = 'WINDOW' | 'DATES';

/** The times that a text names, in order: phrases, then what they mean inside each other and with the words around them. */
export function readTimes(
  text: string,
  language: Language,
  context: ReadingContext,
  purpose: Purpose,
): readonly Found[] {
  const scene = { text, language, context };
  const rules = rulesFor(language, purpose);
  const scanned = scan(text, language, context);
  if (scanned.length === 0) return scanned;
  const nested = nest(scanned, text, language, context);
  const parts = nest(combine(nested, language.parts, scene), text, language, context);
  const ranges = combine(parts, rules.ranges, scene);
  const whole = nest(ranges, text, language, context);
  return combine(whole, rules.opens, scene).filter((found) => stands(found, text, language));
}

interface Rules {
  readonly ranges: readonly Combination[];
  readonly opens: readonly Combination[];
}

const datesRules = new WeakMap<Language, Rules>();

/**
 * What may stand between and around times. In a told text "in 2015 and 2017" are two dates, and "by Friday" is a Friday
 * to come, not all the time up to it.
 */
function rulesFor(language: Language, purpose: Purpose): Rules {
  if (purpose === 'WINDOW') return language;
  const known = datesRules.get(language);
  if (known !== undefined) return known;
  const rules = {
    ranges: language.ranges.filter((each) => !each.firstMustStand),
    opens: language.opens.filter((each) => each.open !== 'BY'),
  };
  datesRules.set(language, rules);
  return rules;
}

function stands(found: Found, text: string, language: Language): boolean {
  if (found.weak === null) return true;
  if (found.weak === 'FUTURE') return directionOf(found, text, language) === 'FUTURE';
  if (isStrengthened(found, text, language)) return true;
  return found.weak === 'YEAR' && isAlone(found, text);
}

/** A year that is the whole text, or in brackets of its own. */
function isAlone(found: Found, text: string): boolean {
  const around = text.slice(0, found.start).trim() + text.slice(found.end).trim();
  return /^[?!.]*$/.test(around) || (/\($/.test(text.slice(0, found.start)) && text[found.end] === ')');
}

/**
 * The span that is meant by a found time: one that comes back is the latest, for memory is made of the past, or in a sentence
 * on the future the next.
 */
export function spanOf(found: Found, text: string, language: Language, context: ReadingContext): Span | null {
  if (found.term.kind === 'FIXED') return found.term.span;
  return directionOf(found, text, language) === 'FUTURE'
    ? upcoming(found.term, context.now)
    : latest(found.term, context.now);
}
