/** Lets a number of tasks run at once; the others wait in the order in which they came. */
export class Limiter {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  /** @param most at least 1 */
  constructor(most: number) {
    this.#free = most;
  }

  /** What the task gives, once there is room for it. Rejects with the signal's reason when that aborts while it waits. */
  async run<T>(task: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    await this.#enter(signal);
    try {
      return await task();
    } finally {
      this.#leave();
    }
  }

  async #enter(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (this.#free > 0) {
      this.#free--;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.#waiting.push(enter);
    });
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free++;
    else next();
  }
}
