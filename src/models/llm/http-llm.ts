import { setTimeout } from 'node:timers/promises';
import { addUsage, LlmError, NO_USAGE } from '../../domain/llm-error.ts';
import type { Llm, LlmAnswer, LlmRequest, LlmUsage } from '../../domain/ports/models.ts';
import { createLimit } from '../limit.ts';
import { bodyOf, type Chat, type ChatMessage, FULL_DIALECT, nextDialect } from './dialect.ts';
import { aborted, post } from './post.ts';
import { readAnswer } from './read-answer.ts';
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

/** Answers are asked for once more when they cannot be read. */
const ATTEMPTS = 2;
/** A wrong answer is shown to the model again up to here, in characters: enough to see what is wrong with it. */
const SHOWN_AGAIN = 4000;

interface Words {
  readonly words: string;
  readonly usage: LlmUsage;
}

/** The language model behind an OpenAI-compatible endpoint. Nothing is sent before the first question. */
export function createHttpLlm(settings: LlmSettings, pauses: LlmPauses = DEFAULT_PAUSES): Llm {
  const endpoint = new Endpoint(settings, pauses);
  const limit = createLimit(settings.maxConcurrency);
  return {
    model: settings.model,
    async complete(request, { signal } = {}) {
      try {
        return await limit(() => ask(request, endpoint, signal), signal);
      } catch (error) {
        if (signal?.aborted && !(error instanceof LlmError)) throw aborted(error);
        throw error;
      }
    },
  };
}

/** The answer as a value; once more when it cannot be read, with what was wrong with it. */
async function ask<T>(
  { system, user, schema }: LlmRequest<T>,
  endpoint: Endpoint,
  signal: AbortSignal | undefined,
): Promise<LlmAnswer<T>> {
  let messages: readonly ChatMessage[] = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ];
  let usage = NO_USAGE;
  let problem = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answer = await endpoint.send(messages, schema, { usage, signal });
    usage = answer.usage;
    const read = readAnswer(answer.words, schema);
    if ('value' in read) return { value: read.value, usage };
    if (read.cut)
      throw new LlmError('LENGTH', `The language model stopped too early. ${read.problem}`, { usage });
    problem = read.problem;
    messages = [...messages.slice(0, 2), ...complaint(answer.words, problem, JSON.stringify(schema.json))];
  }
  throw new LlmError(
    'INVALID',
    `The language model gave no usable answer, twice. ${problem} A larger model, or one that keeps to a JSON schema, may.`,
    { usage },
  );
}

function complaint(words: string, problem: string, schema: string): readonly ChatMessage[] {
  const wish = `That answer cannot be used: ${problem} Answer again, with nothing but one JSON value that fits this schema (fill it in, do not repeat it): ${schema}`;
  const shown = words.trim().slice(0, SHOWN_AGAIN);
  return [
    ...(shown === '' ? [] : [{ role: 'assistant' as const, content: shown }]),
    { role: 'user', content: wish },
  ];
}

interface Sending {
  /** What was spent before. */
  readonly usage: LlmUsage;
  readonly signal: AbortSignal | undefined;
}

/** Sends requests in the dialect that the endpoint understands, again when that may help. */
class Endpoint {
  readonly #settings: LlmSettings;
  readonly #pauses: LlmPauses;
  #dialect = FULL_DIALECT;
  /** Until then the endpoint wants no requests, from nobody. */
  #restUntil = 0;

  constructor(settings: LlmSettings, pauses: LlmPauses) {
    this.#settings = settings;
    this.#pauses = pauses;
  }

  /** The model's words, and what was spent with what was before. Throws LlmError. */
  async send(
    messages: readonly ChatMessage[],
    schema: Chat['schema'],
    { usage: before, signal }: Sending,
  ): Promise<Words> {
    const { model, temperature, maxOutputTokens } = this.#settings;
    const chat: Chat = { model, messages, schema, temperature, maxOutputTokens };
    let dialect = this.#dialect;
    let usage = before;
    for (let retries = 0; ; ) {
      await this.#rest(signal);
      const outcome = await this.#attempt(bodyOf(chat, dialect), signal);
      if (outcome.kind === 'ANSWER') {
        this.#dialect = dialect;
        return { words: outcome.words, usage: addUsage(usage, outcome.usage) };
      }
      const next = outcome.kind === 'UNFIT' ? nextDialect(dialect, outcome.refusal) : null;
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
