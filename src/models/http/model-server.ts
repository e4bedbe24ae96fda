/** How a server that runs a model is reached, and with how much patience. */
export interface ServerSettings {
  /** http(s) address under which the server's paths lie, without user, query and fragment. */
  readonly baseUrl: string;
  /** Sent as a bearer token; null sends none. */
  readonly apiKey: string | null;
  /** Longest wait for an answer, its retries included, in milliseconds. */
  readonly timeoutMs: number;
  /** Further tries after a failure that may pass by itself, ≥ 0. */
  readonly retries: number;
  /** Requests under way at once, ≥ 1. */
  readonly concurrency: number;
  /** Wait before the first retry, in milliseconds; DEFAULT_BACKOFF_MS when absent. It doubles with each further one. */
  readonly backoffMs?: number;
}

/** What a server is there for: how messages call it, and under which names its settings stand. */
export interface ServerRole {
  readonly name: string;
  /** First part of its settings' names, e.g. `EMBEDDING` of `EMBEDDING_BASE_URL`. */
  readonly settings: string;
}

/**
 * The address of a server's path: the base with the path behind it, or the base alone where it ends in the path already.
 * @param path as `/rerank`; a base that ends in its plural (`/reranks`, as Alibaba has it) is whole too
 */
export function addressOf(baseUrl: string, path: string): string {
  const base = baseUrl.replace(/\/+$/, '');
  return base.endsWith(path) || base.endsWith(`${path}s`) ? base : base + path;
}
