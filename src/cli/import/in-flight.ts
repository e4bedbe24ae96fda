/** What was begun; it is settled when the work is over. */
export interface Begun<T> {
  readonly done: Promise<T>;
}

/**
 * Works on several things at once, of which no two have a key in common: those begin in the order in which they came.
 */
export class InFlight {
  readonly #limit: number;
  /** What is under way, with its keys. */
  readonly #working = new Map<Promise<unknown>, ReadonlySet<string>>();

  /** @param limit most at once */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Begins work as soon as there is room and nothing under way has one of its keys. One caller at a time. */
  async begin<T>(keys: ReadonlySet<string>, work: () => Promise<T>): Promise<Begun<T>> {
    while (this.#working.size >= this.#limit || this.#isBusy(keys)) await Promise.race(this.#working.keys());
    const done = work();
    const ended = done.then(
      () => void this.#working.delete(ended),
      () => void this.#working.delete(ended),
    );
    this.#working.set(ended, keys);
    return { done };
  }

  /** Resolves when nothing is under way, however that ended. */
  async settled(): Promise<void> {
    while (this.#working.size > 0) await Promise.all(this.#working.keys());
  }

  #isBusy(keys: ReadonlySet<string>): boolean {
    return [...this.#working.values()].some((others) => [...keys].some((key) => others.has(key)));
  }
}
