import { DAY } from './calendar.ts';
import type { Combination } from './combination.ts';
import { combine, isStrengthened } from './combine.ts';
import type { ReadingContext } from './context.ts';
import type { Direction } from './direction.ts';
import type { Found, TimesRead } from './found.ts';
import type { Language } from './language.ts';
import { nest } from './nest.ts';
import { isPresent } from './present-tense.ts';
import { scan } from './scan.ts';
import type { Scene } from './scene.ts';
import type { Span } from './span.ts';
import { firstFrom, latest, type RecurringTerm, spansAbout, upcoming } from './term.ts';

/** What a text is read as: one stretch where a list of times is one window, several dates where each is a fact. */
export type Purpose = 'WINDOW' | 'DATES';

/** The times that a text names: phrases, then what they mean inside each other and with the words around them. */
export function readTimes(scene: Scene, purpose: Purpose): TimesRead {
  const scanned = scan(scene);
  if (scanned.found.length === 0) return scanned;
  const { language } = scene;
  const rules = rulesFor(language, purpose);
  const parts = nest(combine(nest(scanned.found, scene), language.parts, scene), scene);
  const ranges = nest(combine(parts, rules.ranges, scene), scene);
  const found = combine(ranges, rules.opens, scene).filter((each) => stands(each, scene, purpose));
  return { found, unreadable: scanned.unreadable };
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

function stands(found: Found, scene: Scene, purpose: Purpose): boolean {
  if (found.weak === null) return true;
  if (found.weak === 'FUTURE') return isAhead(found, scene, purpose);
  return (
    isStrengthened(found, scene) ||
    (found.weak === 'YEAR' && (isAlone(found, scene.text) || isBareYear(found, scene)))
  );
}

/** What takes "two days" may be done "in two days" at any time. */
const TAKES_LONG =
  /(?<!\p{L})(?:can|could|may|might|takes?|usually|often|always|sometimes|normally|every|kann|können|dauert|immer|jede[rsn]?|peut|peuvent|toujours|chaque|puede|pueden|siempre|cada)(?!\p{L})/iu;

/** "We open in two days": a sentence on what is to come, or one in the present tense. */
function isAhead(found: Found, scene: Scene, purpose: Purpose): boolean {
  const direction = scene.directionOf(found);
  if (direction !== null) return direction === 'FUTURE';
  const { text, language } = scene;
  return purpose === 'DATES' && !TAKES_LONG.test(text) && isPresent(text, language.code);
}

function isBareYear(found: Found, { text, language }: Scene): boolean {
  return language.isBareYear?.(found, text) ?? false;
}

/** A year that is the whole text, or in brackets of its own. */
function isAlone(found: Found, text: string): boolean {
  if (text[found.start - 1] === '(' && text[found.end] === ')') return true;
  // Without its spaces the text is little longer than the year: no need to look at a long one.
  return (
    text.length < 40 && /^[?!.]*$/.test(text.slice(0, found.start).trim() + text.slice(found.end).trim())
  );
}

/** Which way a found time lies; what something is "since" has been, whatever else the sentence speaks of. */
export function directionFor(found: Found, scene: Pick<Scene, 'directionOf'>): Direction | null {
  return found.open === 'SINCE' ? 'PAST' : scene.directionOf(found);
}

/**
 * The span that is meant by a found time. One that comes back is the one in what the text is about, else the latest, for
 * memory is made of the past, or in a sentence on the future the next.
 */
export function spanOf({ term }: Found, direction: Direction, context: ReadingContext): Span | null {
  if (term.kind === 'FIXED') return term.span;
  return spanAbout(term, direction, context) ?? spanNear(term, direction, context);
}

/** What was, had begun when it was told; what will be is meant from now on, unless the text is about another time. */
function spanAbout(
  term: RecurringTerm,
  direction: Direction,
  { about, now, until }: ReadingContext,
): Span | null {
  const isFuture = direction === 'FUTURE';
  if (about === null || (isFuture && about.start <= now && now < about.end)) return null;
  return spansAbout(term, about).find(({ start }) => isFuture || start <= until) ?? null;
}

function spanNear(term: RecurringTerm, direction: Direction, { now, today }: ReadingContext): Span | null {
  if (direction === 'FUTURE' && term.cycle === 'WEEK') {
    const span = upcoming(term, now);
    // "From Monday to Friday", told on a Wednesday of what will be, begins next Monday.
    const hasBegun = span !== null && span.start < today && span.end - span.start > 2 * DAY;
    return hasBegun ? firstFrom(term, now) : span;
  }
  return direction === 'FUTURE' ? upcoming(term, now) : latest(term, now);
}
