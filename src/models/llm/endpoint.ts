import { setTimeout } from 'node:timers/promises';
import { addUsage, LlmError, NO_USAGE } from '../../domain/llm-error.ts';
import type { LlmMessage, LlmUsage } from '../../domain/ports/models.ts';
import { bodyOf, type Chat, FULL_DIALECT, nextDialect, type Wish } from './dialect.ts';
import { aborted, post } from './post.ts';
import { type Outcome, readReply } from './read-reply.ts';
import type { LlmPauses, LlmSettings } from './settings.ts';

/** As long as a rate limit of a minute lasts. */
export const DEFAULT_PAUSES: LlmPauses = {
  backoffMs: 500,
  longestMs: 60_000,
  now: Date.now,
  sleep: async (ms, signal) => {
    await setTimeout(ms, undefined, signal === undefined ? {} : { signal });
  },
};

/** What a model answered, and what was spent with what was before. */
export type Reply = Omit<Extract<Outcome, { kind: 'ANSWER' }>, 'kind'>;

export interface Sending {
  /** What was spent before. */
  readonly usage: LlmUsage;
  readonly signal: AbortSignal | undefined;
}

/** Sends requests in the dialect that the endpoint understands, again when that may help. */
export class Endpoint {
  readonly #settings: LlmSettings;
  readonly #pauses: LlmPauses;
  #dialect = FULL_DIALECT;
  /** Until then the endpoint wants no requests, from nobody. */
  #restUntil = 0;

  constructor(settings: LlmSettings, pauses: LlmPauses) {
    this.#settings = settings;
    this.#pauses = pauses;
  }

  /** The model's answer. Throws LlmError. */
  async send(
    messages: readonly LlmMessage[],
    wish: Wish,
    { usage: before, signal }: Sending,
  ): Promise<Reply> {
    const { model, temperature, maxOutputTokens } = this.#settings;
    const chat: Chat = { model, messages, wish, temperature, maxOutputTokens };
    let dialect = this.#dialect;
    let usage = before;
    for (let retries = 0; ; ) {
      await this.#rest(signal);
      const outcome = await this.#attempt(bodyOf(chat, dialect), signal);
      if (outcome.kind === 'ANSWER') {
        this.#dialect = dialect;
        const { words, calls } = outcome;
        return { words, calls, usage: addUsage(usage, outcome.usage) };
      }
      const next = outcome.kind === 'UNFIT' ? nextDialect(dialect, wish.kind, outcome.refusal) : null;
      const isAgain = outcome.kind === 'AGAIN' && retries < this.#settings.maxRetries;
      if (next === null && !isAgain) throw outcome.error.after(usage);
      usage = addUsage(usage, outcome.error.usage);
      if (next !== null) dialect = next;
      else if (outcome.kind === 'AGAIN') await this.#pause(outcome, retries++, { usage, signal });
    }
  }

  async #attempt(body: string, signal: AbortSignal | undefined): Promise<Outcome> {
    try {
      return readReply(await post(body, this.#settings, signal), this.#settings);
    } catch (error) {
      if (!(error instanceof LlmError)) throw error;
      const spent = error.after({ ...NO_USAGE, calls: 1 });
      return error.reason === 'ABORTED'
        ? { kind: 'FAILED', error: spent }
        : { kind: 'AGAIN', error: spent, waitMs: null };
    }
  }

  /** Waits before a repetition: as long as the endpoint asks, else `backoffMs × 2ⁿ` less up to a quarter by chance. */
  async #pause(
    { error, waitMs }: Extract<Outcome, { kind: 'AGAIN' }>,
    retries: number,
    { usage, signal }: Sending,
  ): Promise<void> {
    const { backoffMs, longestMs } = this.#pauses;
    if (waitMs !== null && waitMs > longestMs) {
      const seconds = Math.ceil(waitMs / 1000);
      throw new LlmError(error.reason, `${error.message} It asks to come back in ${seconds} s.`, {
        usage,
        details: { retryAfterSeconds: seconds },
        cause: error,
      });
    }
    if (waitMs !== null) this.#restUntil = Math.max(this.#restUntil, this.#pauses.now() + waitMs);
    else await this.#sleep(Math.min(longestMs, backoffMs * 2 ** retries) * (1 - Math.random() / 4), signal);
  }

  /** Waits while the endpoint wants no requests. */
  async #rest(signal: AbortSignal | undefined): Promise<void> {
    const ms = this.#restUntil - this.#pauses.now();
    if (ms > 0) await this.#sleep(ms, signal);
  }

  async #sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
    try {
      await this.#pauses.sleep(ms, signal);
    } catch (cause) {
      throw aborted(cause);
    }
  }
}
