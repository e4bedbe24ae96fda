import { setImmediate as othersTurn } from 'node:timers/promises';

/** Work that can be left off at each of its yields. */
export type Work<T> = Generator<undefined, T, undefined>;

/**
 * How long work goes on before everything else of the process gets its turn, in milliseconds: a recall beside it waits no
 * longer than for another recall's own steps.
 */
const SLICE_MS = 15;

/** The items mapped one after another, with a yield behind each. */
export function* inSteps<Item, Mapped>(
  items: readonly Item[],
  map: (item: Item, index: number) => Mapped,
): Work<readonly Mapped[]> {
  const mapped: Mapped[] = [];
  for (const [index, item] of items.entries()) {
    mapped.push(map(item, index));
    yield;
  }
  return mapped;
}

/**
 * What work gives, done in slices of some milliseconds between which the process answers others, keeps its leases and
 * hears of its end. Throws the signal's reason when it aborts.
 */
export async function inSlices<T>(work: Work<T>, signal: AbortSignal | null): Promise<T> {
  let began = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE_MS) continue;
    await othersTurn();
    signal?.throwIfAborted();
    began = performance.now();
  }
}
