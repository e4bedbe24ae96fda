/** Looks again and again while there is something to look for; one look at a time. */
export class Looking {
  readonly #look: () => Promise<boolean>;
  readonly #everyMs: number;
  #timer: NodeJS.Timeout | null = null;
  #isLooking = false;
  #isStopped = false;

  /** @param look true when it should look again; must not throw */
  constructor(look: () => Promise<boolean>, everyMs: number) {
    this.#look = look;
    this.#everyMs = everyMs;
  }

  /** Begins, unless it is looking already. */
  start(): void {
    if (this.#isStopped || this.#isLooking || this.#timer !== null) return;
    this.#timer = setTimeout(() => void this.#once(), this.#everyMs);
    this.#timer.unref();
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  async #once(): Promise<void> {
    this.#timer = null;
    this.#isLooking = true;
    const again = await this.#look();
    this.#isLooking = false;
    if (again) this.start();
  }
}
