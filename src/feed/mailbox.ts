import { MemoryError } from '../domain/errors.ts';

/** What one listener has not read yet, in bounded space. It is read as an async iterator, and closed by either side. */
export class Mailbox<T> implements AsyncIterableIterator<T> {
  readonly #capacity: number;
  readonly #onClose: () => void;
  readonly #unread: T[] = [];
  readonly #readers: {
    readonly resolve: (result: IteratorResult<T>) => void;
    readonly reject: (reason: unknown) => void;
  }[] = [];
  #isClosed = false;
  #failure: unknown = null;

  /**
   * @param capacity values that may wait to be read; of more, the listener is told that it is too slow
   * @param onClose called once, when nothing more is wanted or nothing more will come
   */
  constructor(capacity: number, onClose: () => void) {
    this.#capacity = capacity;
    this.#onClose = onClose;
  }

  push(value: T): void {
    if (this.#isClosed) return;
    const reader = this.#readers.shift();
    if (reader !== undefined) reader.resolve({ done: false, value });
    else if (this.#unread.length < this.#capacity) this.#unread.push(value);
    else this.fail(tooSlow(this.#capacity));
  }

  /** Puts a value in the place of all that are unread: for listeners whom only the newest concerns. */
  replace(value: T): void {
    this.#unread.length = 0;
    this.push(value);
  }

  /** Nothing more will come; what is unread can still be read. */
  end(): void {
    this.#close();
    for (const reader of this.#readers.splice(0)) reader.resolve({ done: true, value: undefined });
  }

  /** Nothing more will come, because of a failure that is read after what is unread. */
  fail(error: unknown): void {
    if (this.#isClosed) return;
    this.#close();
    const reader = this.#readers.shift();
    if (reader === undefined) this.#failure = error;
    else reader.reject(error);
    this.end();
  }

  next(): Promise<IteratorResult<T>> {
    const [value] = this.#unread;
    if (value !== undefined) {
      this.#unread.shift();
      return Promise.resolve({ done: false, value });
    }
    if (this.#failure !== null) {
      const failure = this.#failure;
      this.#failure = null;
      return Promise.reject(failure);
    }
    if (this.#isClosed) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve, reject) => this.#readers.push({ resolve, reject }));
  }

  /** The listener goes away. */
  return(): Promise<IteratorResult<T>> {
    this.#unread.length = 0;
    this.#failure = null;
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#onClose();
  }
}

function tooSlow(capacity: number): MemoryError {
  return new MemoryError(
    'RATE_LIMITED',
    `The subscription was ended: more than ${capacity} events waited to be read. Subscribe again, and read what changed meanwhile.`,
  );
}
