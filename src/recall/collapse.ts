import { type DatedInterval, overlaps } from '../domain/interval.ts';
import type { FactType } from '../domain/memory.ts';
import type { Candidate } from '../domain/ports/recall-store.ts';
import { likenessOf, sayingOf } from '../text/saying.ts';
import { ofMemory } from './of-memory.ts';

/** What collapsing reads of a result. */
interface Collapsible {
  readonly memoryId: string;
  readonly memory: Pick<Candidate, 'text' | 'type' | 'occurred' | 'documentId' | 'position'>;
}

/** Results of which no two say the same. */
export interface Distinct<Result> {
  /** Best first. */
  readonly results: readonly Result[];
  /** Ids of those that say what a result says and stand behind it, best first, by its id; only where there are any. */
  readonly duplicates: ReadonlyMap<string, readonly string[]>;
}

/**
 * The results without those that say what a better one says already; the better one names them. Two say the same when
 * their words are the same (`sayingOf`), their type is, and their dates do not contradict: told of two days, the same
 * words are two events; without a date they may belong to either. An observation is of one type with the facts that it is
 * drawn from, whose words it may have: better proven, it stands before them and names them.
 *
 * So does a reason that stands at the place of the better fact it was cut out of, with words that are all in that one's.
 *
 * No measure of likeness is taken, such as shared shingles over a threshold: in a text of forty words one other word
 * leaves nine tenths of them and makes another fact. Linear in the length of the texts.
 * @param results best first
 */
export function collapse<Result extends Collapsible>(results: readonly Result[]): Distinct<Result> {
  const bySaying = new Map<string, Group<Result>[]>();
  const byPlace = new Map<string, Group<Result>[]>();
  const distinct: Result[] = [];
  const duplicates = new Map<string, string[]>();
  const likenesses = results.map(({ memory }) => memoryLikeness(memory));
  const unlike = unsharedOf(likenesses);
  results.forEach((result, place) => {
    const { text, type, occurred, documentId, position } = result.memory;
    const likeness = likenesses[place] ?? 0;
    // Most texts are like no other, and finding their words would cost the most of all.
    const saying = unlike.has(likeness) ? `\u0000${likeness}` : sayingOf(text);
    const alike = bySaying.get(saying);
    const at = `${position} ${documentId}`;
    const beside = byPlace.get(at);
    const mayJoin = ({ best, dates }: Group<Result>) =>
      areOfOneType(best.memory.type, type) && dates.every((date) => agree(date, occurred));
    const group =
      alike?.find(mayJoin) ?? beside?.find((whole) => mayJoin(whole) && tells(whole.best.memory, text));
    if (group !== undefined) {
      const { memoryId } = group.best;
      const named = duplicates.get(memoryId);
      if (named === undefined) duplicates.set(memoryId, [result.memoryId]);
      else named.push(result.memoryId);
      group.dates.push(occurred);
      return;
    }
    const made: Group<Result> = { best: result, dates: [occurred] };
    distinct.push(result);
    if (alike === undefined) bySaying.set(saying, [made]);
    else alike.push(made);
    if (beside !== undefined) beside.push(made);
    else if (isOfDocument(type)) byPlace.set(at, [made]);
  });
  return { results: distinct, duplicates };
}

/** As `collapse` names them, with nothing collapsed. */
export function uncollapsed<Result>(results: readonly Result[]): Distinct<Result> {
  return { results, duplicates: new Map() };
}

/** The numbers that stand once in a list. */
function unsharedOf(numbers: readonly number[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count === 1).map(([number]) => number));
}

const memoryLikeness = ofMemory(likenessOf);

interface Group<Result> {
  readonly best: Result;
  readonly dates: (DatedInterval | null)[];
}

/** Opinions and observations stand in no document. */
function isOfDocument(type: FactType): boolean {
  return type === 'WORLD' || type === 'EXPERIENCE';
}

/** The name before what somebody says. */
const SPEAKER = /^[^:\n]{1,60}:\s/u;

/** Whether a memory's words hold all of a shorter text, its speaker aside. */
function tells(memory: Pick<Candidate, 'text'>, text: string): boolean {
  return text.length < memory.text.length && memory.text.includes(text.replace(SPEAKER, ''));
}

function areOfOneType(a: FactType, b: FactType): boolean {
  if (a === b) return true;
  return (a === 'OBSERVATION' || b === 'OBSERVATION') && a !== 'OPINION' && b !== 'OPINION';
}

function agree(a: DatedInterval | null, b: DatedInterval | null): boolean {
  return a === null || b === null || overlaps(a, b);
}
