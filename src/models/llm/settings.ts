/** How an endpoint is called. */
export interface LlmSettings {
  /** Of an OpenAI-compatible API, e.g. `http://localhost:11434/v1`. */
  readonly baseUrl: string;
  /** Null for endpoints that ask for none. */
  readonly apiKey: string | null;
  readonly model: string;
  /** Of one request. */
  readonly timeoutMs: number;
  /** Answers that are waited for at once, over all callers. */
  readonly maxConcurrency: number;
  /** Repetitions of a request that failed for a reason that may pass. */
  readonly maxRetries: number;
  /** Null leaves it to the endpoint. */
  readonly temperature: number | null;
  /** Longest answer in tokens; null leaves it to the endpoint. */
  readonly maxOutputTokens: number | null;
}

/** How long is waited between requests. */
export interface LlmPauses {
  /** Before the first repetition, in ms; doubled for each further one. */
  readonly backoffMs: number;
  /** The longest wait, an endpoint's own wish included: who is told to come back later than that gives up. */
  readonly longestMs: number;
  readonly now: () => number;
  /** Resolves after so many ms; rejects when the signal aborts. */
  readonly sleep: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}
