/** Runs work when it gets one of the places; rejects with the signal's reason when that aborts before. */
export type Limit = <T>(work: () => Promise<T>, signal: AbortSignal | undefined) => Promise<T>;

/** Lets at most so many pieces of work run at once; the others wait in the order in which they came. */
export function createLimit(places: number): Limit {
  const waiting: (() => void)[] = [];
  let free = places;

  async function enter(signal: AbortSignal | undefined): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const onAbort = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(signal?.reason);
      };
      const begin = () => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      };
      signal?.addEventListener('abort', onAbort);
      waiting.push(begin);
    });
  }

  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  }

  return async (work, signal) => {
    signal?.throwIfAborted();
    await enter(signal);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
