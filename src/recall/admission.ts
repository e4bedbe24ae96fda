import { MemoryError } from '../domain/errors.ts';
import { throwIfAborted } from './deadline.ts';

export interface AdmissionLimits {
  /** Recalls that work at once, ≥ 1. */
  readonly concurrent: number;
  /** Recalls that may wait for their turn, ≥ 0. */
  readonly waiting: number;
}

/** How long a recall may wait and work. */
export interface Patience {
  /** Aborts when the caller goes away. */
  readonly signal: AbortSignal | undefined;
  /** Null: as long as it takes. */
  readonly timeoutMs: number | null;
}

const NO_LIMIT: Patience = { signal: undefined, timeoutMs: null };

/** How many recalls there are now. */
export interface RecallLoad {
  readonly running: number;
  readonly waiting: number;
}

/**
 * Lets so many recalls work at once; the others wait in the order in which they came. More than the machine can serve
 * finish no sooner for starting together: they share its cores and hold candidates meanwhile, while a waiting recall
 * holds its request alone.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #onChange: (load: RecallLoad) => void;
  /** What admits each waiting recall, first come first. */
  readonly #waiting = new Set<() => void>();
  #running = 0;

  /** @param onChange told of the load, now and at every change; for the metrics */
  constructor(limits: AdmissionLimits, onChange: (load: RecallLoad) => void = () => undefined) {
    this.#limits = limits;
    this.#onChange = onChange;
    this.#tell();
  }

  /**
   * What `work` returns once it had its turn; it is told what waiting has left of `timeoutMs`. Throws RATE_LIMITED at
   * once when too many wait already, TIMEOUT when the signal aborts or the time is over before its turn, and whatever
   * `work` throws.
   */
  async run<T>(
    work: (leftMs: number | null) => Promise<T>,
    { signal, timeoutMs }: Patience = NO_LIMIT,
  ): Promise<T> {
    throwIfAborted(signal);
    let leftMs = timeoutMs;
    if (this.#running < this.#limits.concurrent) this.#running += 1;
    else leftMs = await this.#waitFor(signal, timeoutMs);
    this.#tell();
    try {
      return await work(leftMs);
    } finally {
      this.#leave();
    }
  }

  /** What is left of `timeoutMs` once it is admitted, at least a millisecond. */
  async #waitFor(signal: AbortSignal | undefined, timeoutMs: number | null): Promise<number | null> {
    if (timeoutMs === null) {
      if (!(await this.#wait(signal))) throwIfAborted(signal);
      return null;
    }
    const since = performance.now();
    const late = AbortSignal.timeout(timeoutMs);
    if (!(await this.#wait(signal === undefined ? late : AbortSignal.any([signal, late])))) {
      throwIfAborted(signal);
      throw new MemoryError(
        'TIMEOUT',
        `The recall’s turn did not come within timeoutMs, which is ${timeoutMs}. Try again in a moment.`,
      );
    }
    return Math.max(1, Math.floor(timeoutMs - (performance.now() - since)));
  }

  /** True once it is admitted; false when the signal aborted before. */
  #wait(signal: AbortSignal | undefined): Promise<boolean> {
    const waiting = this.#waiting.size;
    if (waiting >= this.#limits.waiting) {
      throw new MemoryError(
        'RATE_LIMITED',
        `${waiting} recalls wait for their turn already; try again in a moment, or raise RECALL_MAX_WAITING.`,
        { details: { running: this.#running, waiting } },
      );
    }
    return new Promise((resolve) => {
      const admit = () => {
        signal?.removeEventListener('abort', giveUp);
        resolve(true);
      };
      const giveUp = () => {
        this.#waiting.delete(admit);
        this.#tell();
        resolve(false);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.#waiting.add(admit);
      this.#tell();
    });
  }

  /** Hands the place to the one that waits longest, or frees it. */
  #leave(): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#running -= 1;
    else {
      this.#waiting.delete(next);
      next();
    }
    this.#tell();
  }

  #tell(): void {
    this.#onChange({ running: this.#running, waiting: this.#waiting.size });
  }
}
