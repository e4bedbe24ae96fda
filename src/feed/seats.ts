import { MemoryError } from '../domain/errors.ts';

/** The places for those who listen in this process: a bounded number. */
export class Seats {
  readonly #most: number;
  readonly #onChange: (taken: number) => void;
  #taken = 0;

  constructor(most: number, onChange: (taken: number) => void) {
    this.#most = most;
    this.#onChange = onChange;
  }

  /** Takes a place; the answer gives it back, once. Throws RATE_LIMITED when all are taken. */
  take(): () => void {
    if (this.#taken >= this.#most) {
      throw new MemoryError(
        'RATE_LIMITED',
        `This process serves ${this.#most} subscriptions already. End some, or try again later or at another process.`,
        { details: { limit: this.#most } },
      );
    }
    this.#onChange(++this.#taken);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#onChange(--this.#taken);
    };
  }
}
