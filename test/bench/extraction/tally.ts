/** How much of one kind was right; what was wrong or missed, in words for people. */
export interface Count {
  readonly right: number;
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
}

/** What extraction found in passages, against the gold. */
export interface Tally {
  readonly entities: Count;
  /** Of the found entities. */
  readonly types: Count;
  readonly dates: Count;
  readonly speakers: Count;
  readonly causes: Count;
  /** Pairs that need each other. */
  readonly together: Count;
}

/** The tallies as one. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  const sum = (kind: keyof Tally): Count => ({
    right: tallies.reduce((total, tally) => total + tally[kind].right, 0),
    wrong: tallies.flatMap((tally) => tally[kind].wrong),
    missed: tallies.flatMap((tally) => tally[kind].missed),
  });
  return {
    entities: sum('entities'),
    types: sum('types'),
    dates: sum('dates'),
    speakers: sum('speakers'),
    causes: sum('causes'),
    together: sum('together'),
  };
}

/** Share of the extracted ones that are right; 1 when nothing was extracted. */
export function precision({ right, wrong }: Count): number {
  return wrong.length === 0 ? 1 : right / (right + wrong.length);
}

/** Share of the gold ones that were found; 1 when there are none. */
export function recall({ right, missed }: Count): number {
  return missed.length === 0 ? 1 : right / (right + missed.length);
}

/** `2PR / (P + R)`; 0 when both are. */
export function f1(count: Count): number {
  const [p, r] = [precision(count), recall(count)];
  return p + r === 0 ? 0 : (2 * p * r) / (p + r);
}

/** Share of right ones among all: what was missed and what was invented both count against it. */
export function accuracy({ right, wrong, missed }: Count): number {
  const all = right + wrong.length + missed.length;
  return all === 0 ? 1 : right / all;
}
