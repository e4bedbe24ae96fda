import type { Stretch } from './marked.ts';
import type { QuotedWords } from './quoted-lines.ts';

/** A place of a memory in a document of the bank. */
export interface StandingPlace {
  readonly documentId: string;
  readonly position: number;
}

/** A line with the places of the memories that have its very words; none for a line that says something else. */
export interface MatchedLine extends QuotedWords {
  readonly places: readonly StandingPlace[];
  /** The words of the memory. */
  readonly text: string;
  /** True where it announces memories. */
  readonly announces?: boolean;
  /** True where an assistant or a program says it, or a score stands at it. */
  readonly isAnswered?: boolean;
}

/** Stretches that are an earlier recall's answer, with the memories that they repeat. */
export interface Echo extends Stretch {
  readonly texts: readonly string[];
}

/** So many memories one after the other are not said by chance: one or two may be somebody who says the same again. */
const LEAST_LINES = 3;
/** How far apart the memories of two neighbouring lines lie in a document that is being copied. */
const NEXT = 2;

/**
 * The stretches of a text that are answers of an earlier recall: three lines or more, one after the other, each of which
 * has the very words of a memory; or any number of them behind one that announces them ("Here is what I know:"). Where
 * most of them also follow each other in one document of the bank, and nothing announces them and no assistant says them,
 * the text is a copy of that document: told again, it counts as that. A small bank is answered in its own order, too.
 */
export function findEchoes(lines: readonly MatchedLine[]): readonly Echo[] {
  const echoes: Echo[] = [];
  for (const { lines: run, announced } of runsOf(lines)) {
    const [first] = run;
    const last = run.at(-1);
    if (first === undefined || last === undefined) continue;
    if (!announced && (run.length < LEAST_LINES || isCopy(run))) continue;
    echoes.push({ start: first.start, end: last.end, texts: run.map(({ text }) => text) });
  }
  return echoes;
}

interface Run {
  readonly lines: MatchedLine[];
  readonly announced: boolean;
}

function runsOf(lines: readonly MatchedLine[]): readonly Run[] {
  const runs: Run[] = [{ lines: [], announced: false }];
  for (const line of lines) {
    if (line.places.length > 0) runs.at(-1)?.lines.push(line);
    else runs.push({ lines: [], announced: line.announces === true });
  }
  return runs;
}

function isCopy(run: readonly MatchedLine[]): boolean {
  const isAnswer = run.filter(({ isAnswered }) => isAnswered === true).length * 2 > run.length;
  const documentIds = new Set(run.flatMap(({ places }) => places.map(({ documentId }) => documentId)));
  return !isAnswer && [...documentIds].some((documentId) => isCopyOf(run, documentId));
}

function isCopyOf(run: readonly MatchedLine[], documentId: string): boolean {
  const positions = run.map(({ places }) =>
    places.filter((place) => place.documentId === documentId).map(({ position }) => position),
  );
  const following = positions.slice(1).filter((after, index) => follows(positions[index] ?? [], after));
  return following.length * 2 > run.length - 1;
}

function follows(before: readonly number[], after: readonly number[]): boolean {
  return before.some((a) => after.some((b) => b > a && b - a <= NEXT));
}
