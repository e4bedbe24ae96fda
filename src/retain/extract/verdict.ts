import type { EntityType } from '../../domain/entity.ts';
import { isFiniteVerb } from '../../text/lexicon.ts';
import { MOTION_WORDS, NOT_PLACE_IN, PERSON_BELONGINGS, PERSON_VERBS } from '../../text/name-words.ts';
import type { NameRun } from './name-runs.ts';

/** What a program holds: "the ticket in X". */
export const HELD_IN =
  /^(?:ticket|tickets|alarm|alert|alerts|booking|bookings|index|search|dashboard|report|record|records|field|bug|setting|settings|job|jobs|entry|entries|card|board|issue|draft|bugs|crash|pipeline|workflow|template|page|account|query)$/u;

/** What a run of words is taken for. */
export interface Verdict {
  readonly type: EntityType;
  /** False when only the capital letter speaks for a name. */
  readonly sure: boolean;
}

/** Answers with a verdict, or that it is no name, or with null when it cannot say. */
export type Rule = (run: NameRun, key: string) => Verdict | 'NO_NAME' | null;

/** A verdict that holds for the name wherever it stands in the text. */
export function sure(type: EntityType): Verdict {
  return { type, sure: true };
}

/** The first word of a run in lower case. */
export function firstWord(run: NameRun): string {
  return run.words[0]?.text.toLowerCase().replace(/['’]s?$/u, '') ?? '';
}

/** The last word of a run in lower case, without a possessive ending or dot. */
export function lastWord(run: NameRun): string {
  return (
    run.words
      .at(-1)
      ?.text.toLowerCase()
      .replace(/['’]s?$|\.$/gu, '') ?? ''
  );
}

/** "Luna's birthday". */
export function owns(run: NameRun): boolean {
  return run.possessive && PERSON_BELONGINGS.has(run.after ?? '');
}

/** "in Rome", "moved to Rome"; not "written in Go". */
export function standsAsPlace(run: NameRun): boolean {
  const [before, before2] = run.before;
  if (before === 'in' && HELD_IN.test(before2 ?? '')) return false;
  if (before === 'in' && !NOT_PLACE_IN.has(before2 ?? '')) return true;
  return (before === 'to' || before === 'from') && MOTION_WORDS.has(before2 ?? '');
}

/** A verb of the third person follows: "Reto sold". */
export function doesSomething(run: NameRun): boolean {
  return run.after !== null && (PERSON_VERBS.has(run.after) || isFiniteVerb(run.after));
}
