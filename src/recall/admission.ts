import { MemoryError } from '../domain/errors.ts';
import { throwIfAborted } from './deadline.ts';

export interface AdmissionLimits {
  /** Recalls that work at once, ≥ 1. */
  readonly concurrent: number;
  /** Recalls that may wait for their turn, ≥ 0. */
  readonly waiting: number;
}

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
   * What `work` returns once it had its turn. Throws RATE_LIMITED at once when too many wait already, TIMEOUT when the
   * signal aborts before its turn, and whatever `work` throws.
   */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    throwIfAborted(signal);
    if (this.#running < this.#limits.concurrent) this.#running += 1;
    else if (!(await this.#wait(signal))) throwIfAborted(signal);
    this.#tell();
    try {
      return await work();
    } finally {
      this.#leave();
    }
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
