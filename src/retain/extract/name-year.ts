import { classOf } from '../../text/lexicon.ts';
import { COUNTED, EVENT_ENDINGS, KNOWN_CONCEPTS, YEARLY } from '../../text/name-words.ts';
import type { NameRun } from './name-runs.ts';
import { firstWord, lastWord, sure, type Verdict } from './verdict.ts';

/** Parts of a year: "Q3 2024", "Summer 2023", "New Year's Eve 2022" are dates. */
const CALENDAR = /^(?:q\d|h\d|fy|spring|summer|autumn|fall|winter|day|eve|night|morning|week|weekend)$/u;

/** A name as written with its year, and what it is taken for. */
export interface NameOfYear {
  readonly name: string;
  readonly verdict: Verdict | null;
}

/**
 * The name with the year beside it where that is part of it: "2023 Tax Return" and "World Cup 2022" are other things
 * than those of the year after. People, places and firms have none: "Alice 2023" is when.
 */
export function withYear(run: NameRun, verdict: Verdict | null): NameOfYear {
  const { before, after } = run.years;
  const bare = { name: run.name, verdict };
  if ((before === null && after === null) || run.possessive || run.shouted) return bare;
  const last = lastWord(run);
  if (CALENDAR.test(last) || CALENDAR.test(firstWord(run)) || COUNTED.has(last)) return bare;
  const recurs = YEARLY.has(last) || EVENT_ENDINGS.has(last);
  if (!recurs && !mayHaveYear(run, verdict)) return bare;
  const name = after === null ? `${before} ${run.name}` : `${run.name} ${after}`;
  return { name, verdict: verdict?.sure === true && verdict.type !== 'PERSON' ? verdict : sure('CONCEPT') };
}

/** What is surely no person, place or firm, and no feast, whose year is its date. */
function mayHaveYear(run: NameRun, verdict: Verdict | null): boolean {
  const key = run.name.toLowerCase();
  if (verdict === null || KNOWN_CONCEPTS.has(key) || classOf(key) === 'DATE') return false;
  if (verdict.type === 'PRODUCT') return verdict.sure;
  return verdict.type === 'CONCEPT' && run.words.length > 1;
}
