import { MemoryError } from '../domain/errors.ts';
import type { Embedding, EmbeddingPurpose } from '../domain/ports/models.ts';

/** Embeds one batch; null for a text that has no vector. The signal aborts when nobody waits for the batch any more. */
export type RunBatch = (
  texts: readonly string[],
  signal: AbortSignal,
) => Promise<readonly (Embedding | null)[]>;

export interface QueueLimits {
  /** Most texts of a batch, ≥ 1. */
  readonly batchTexts: number;
  /**
   * Most tokens of a batch, padding included (estimated from its characters). A batch cannot be interrupted, so this
   * is also how long a query waits behind documents.
   */
  readonly batchTokens: number;
  /**
   * Most tokens of a batch of documents, padding included, for each token of its texts, > 1: where padding costs as much
   * as words and a batch more costs little. Null for a server, where each batch is a request.
   */
  readonly paddedShare: number | null;
  /** Batches under way at once, ≥ 1. Of several, documents leave one to queries. */
  readonly batches: number;
  /** A call is refused when so many texts of its purpose wait already. */
  readonly waitingTexts: Readonly<Record<EmbeddingPurpose, number>>;
}

/** English text has about four characters a WordPiece token. */
const CHARS_PER_TOKEN = 4;

/** One call's texts on their way; it settles when the last is done or the first fails. */
interface Call {
  readonly embeddings: (Embedding | null)[];
  missing: number;
  settled: boolean;
  resolve(embeddings: readonly Embedding[]): void;
  reject(error: unknown): void;
}

interface Entry {
  readonly call: Call;
  readonly text: string;
  readonly index: number;
}

interface Batch {
  readonly purpose: EmbeddingPurpose;
  readonly entries: readonly Entry[];
  readonly abort: AbortController;
}

export interface EmbedCall {
  readonly purpose: EmbeddingPurpose;
  readonly signal: AbortSignal | null;
}

/** Why a text was refused; `index` is its place in the call. */
export function noVector(index: number): MemoryError {
  return new MemoryError(
    'BAD_USER_INPUT',
    `Text ${index + 1} has no words, so it has no embedding. Leave it out or give it words.`,
    { details: { index } },
  );
}

function cancelled(cause: unknown): MemoryError {
  return new MemoryError('TIMEOUT', 'The embedding was given up before its turn came.', { cause });
}

function tokensOf(text: string): number {
  return Math.ceil(text.length / CHARS_PER_TOKEN) + 2;
}

/** Of equal length, so that a batch pads little. Waiting calls keep their order. */
function byLength(a: Entry, b: Entry): number {
  return a.text.length - b.text.length;
}

/**
 * Gathers the texts of simultaneous calls into batches for a model that computes few batches at a time: what arrives
 * while they run goes together in the next, queries before documents.
 */
export class EmbeddingQueue {
  readonly #run: RunBatch;
  readonly #limits: QueueLimits;
  readonly #waiting: Record<EmbeddingPurpose, Entry[]> = { QUERY: [], DOCUMENT: [] };
  readonly #running = new Set<Batch>();

  constructor(run: RunBatch, limits: QueueLimits) {
    this.#run = run;
    this.#limits = limits;
  }

  /** One embedding a text, in order. Throws RATE_LIMITED, TIMEOUT, BAD_USER_INPUT and whatever the batch throws. */
  async embed(texts: readonly string[], { purpose, signal }: EmbedCall): Promise<readonly Embedding[]> {
    if (signal?.aborted) throw cancelled(signal.reason);
    if (texts.length === 0) return [];
    const waiting = this.#waiting[purpose];
    if (waiting.length >= this.#limits.waitingTexts[purpose]) {
      throw new MemoryError('RATE_LIMITED', 'Too many texts wait to be embedded; try again in a moment.', {
        details: { waiting: waiting.length },
      });
    }
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        this.#drop(call);
        call.reject(cancelled(signal?.reason));
        this.#stopUnwanted();
      };
      const settle = () => {
        call.settled = true;
        signal?.removeEventListener('abort', onAbort);
      };
      const call: Call = {
        embeddings: texts.map(() => null),
        missing: texts.length,
        settled: false,
        resolve: (embeddings) => {
          settle();
          resolve(embeddings);
        },
        reject: (error) => {
          settle();
          reject(error);
        },
      };
      signal?.addEventListener('abort', onAbort);
      waiting.push(...texts.map((text, index) => ({ call, text, index })).sort(byLength));
      this.#work();
    });
  }

  #drop(call: Call): void {
    for (const purpose of ['QUERY', 'DOCUMENT'] as const) {
      this.#waiting[purpose] = this.#waiting[purpose].filter((entry) => entry.call !== call);
    }
  }

  /** Ends the batches whose calls were all given up. */
  #stopUnwanted(): void {
    for (const { entries, abort } of this.#running) {
      if (entries.every(({ call }) => call.settled)) abort.abort();
    }
  }

  #work(): void {
    for (let purpose = this.#next(); purpose !== null; purpose = this.#next()) {
      const batch: Batch = { purpose, entries: this.#take(purpose), abort: new AbortController() };
      this.#running.add(batch);
      void this.#embedBatch(batch);
    }
  }

  /** Whose turn it is; null when nothing waits or no further batch may run. */
  #next(): EmbeddingPurpose | null {
    const { batches } = this.#limits;
    if (this.#running.size >= batches) return null;
    if (this.#waiting.QUERY.length > 0) return 'QUERY';
    const documents = Array.from(this.#running).filter(({ purpose }) => purpose === 'DOCUMENT').length;
    return this.#waiting.DOCUMENT.length > 0 && documents < Math.max(1, batches - 1) ? 'DOCUMENT' : null;
  }

  #take(purpose: EmbeddingPurpose): readonly Entry[] {
    const waiting = this.#waiting[purpose];
    const paddedShare = purpose === 'DOCUMENT' ? this.#limits.paddedShare : null;
    let [size, longest, filled] = [0, 0, 0];
    for (; size < Math.min(waiting.length, this.#limits.batchTexts); size++) {
      const tokens = tokensOf(waiting[size]?.text ?? '');
      longest = Math.max(longest, tokens);
      filled += tokens;
      const most = Math.min(this.#limits.batchTokens, (paddedShare ?? Number.POSITIVE_INFINITY) * filled);
      if (size > 0 && longest * (size + 1) > most) break;
    }
    return waiting.splice(0, size);
  }

  async #embedBatch(batch: Batch): Promise<void> {
    const { entries, abort } = batch;
    try {
      const texts = entries.map(({ text }) => text);
      const embeddings = await this.#run(texts, abort.signal);
      entries.forEach((entry, i) => {
        this.#deliver(entry, embeddings[i] ?? null);
      });
    } catch (error) {
      for (const { call } of entries) this.#fail(call, error);
    } finally {
      this.#running.delete(batch);
      this.#work();
    }
  }

  #deliver({ call, index }: Entry, embedding: Embedding | null): void {
    if (call.settled) return;
    if (embedding === null) {
      this.#fail(call, noVector(index));
      return;
    }
    call.embeddings[index] = embedding;
    call.missing -= 1;
    if (call.missing === 0) call.resolve(call.embeddings.filter((made) => made !== null));
  }

  #fail(call: Call, error: unknown): void {
    if (call.settled) return;
    this.#drop(call);
    call.reject(error);
  }
}
