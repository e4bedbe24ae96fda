import { setTimeout as sleep } from 'node:timers/promises';

/** The API said no, or is not there. The message says what to do. */
export class ApiError extends Error {
  /** True when nothing else will be answered either. */
  readonly isUnreachable: boolean;

  constructor(message: string, isUnreachable = false) {
    super(message);
    this.name = 'ApiError';
    this.isUnreachable = isUnreachable;
  }
}

/** Waits before a request is tried again: a database that starts anew is back within them. */
const PAUSES_MS = [500, 1000, 2000, 5000, 10_000, 20_000];

interface GraphqlError {
  readonly message: string;
  readonly extensions?: { readonly retryable?: boolean };
}

/** The base address of an API, of what a person gives: with or without `/graphql`. Throws ApiError for what is none. */
export function apiAddress(given: string): URL {
  try {
    const url = new URL(given.includes('://') ? given : `http://${given}`);
    url.pathname = url.pathname.replace(/\/+$/, '').replace(/\/graphql$/, '');
    if (!url.pathname.endsWith('/')) url.pathname += '/';
    return url;
  } catch {
    throw new ApiError(`${given} is no address. Give one such as http://127.0.0.1:4000.`);
  }
}

/**
 * The `data` of a GraphQL operation, tried again after failures that may pass.
 * Throws ApiError.
 */
export async function askApi<T>(api: URL, query: string, variables: Record<string, unknown>): Promise<T> {
  const body = JSON.stringify({ query, variables });
  for (let attempt = 0; ; attempt++) {
    const pause = PAUSES_MS[attempt];
    const answer = await post(new URL('graphql', api), body);
    if ('data' in answer) return answer.data as T;
    if (!answer.isRetryable || pause === undefined) throw new ApiError(answer.message, answer.isUnreachable);
    // Spread, so that several clients do not come back at once.
    await sleep(pause * (0.75 + Math.random() / 2));
  }
}

type Answer =
  | { readonly data: unknown }
  | { readonly message: string; readonly isRetryable: boolean; readonly isUnreachable: boolean };

async function post(url: URL, body: string): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const text = await response.text();
    const answer = jsonOf(text) as { data?: unknown; errors?: readonly GraphqlError[] } | null;
    const error = answer?.errors?.[0];
    if (error !== undefined)
      return {
        message: error.message,
        isRetryable: error.extensions?.retryable === true,
        isUnreachable: false,
      };
    if (answer?.data == null)
      return {
        message: `${url.href} answered with HTTP ${response.status} and nothing of the API: is that a Mneme?`,
        isRetryable: response.status >= 500,
        isUnreachable: true,
      };
    return { data: answer.data };
  } catch (error) {
    return { message: unreachable(url, error), isRetryable: true, isUnreachable: true };
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What is said when nobody answers. */
export function unreachable(url: URL, error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `No Mneme answers at ${url.origin} (${reason}). Start one with \`npm start\`, or name another address with --url.`;
}

/** Throws ApiError unless a Mneme answers at the address. */
export async function requireApi(api: URL): Promise<void> {
  const url = new URL('health/live', api);
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw new ApiError(unreachable(url, error), true);
  }
  if (!response.ok)
    throw new ApiError(`${url.href} answers with HTTP ${response.status}: is that a Mneme?`, true);
}

/** What an answer of a door beside GraphQL says when it says no. */
export async function refusalOf(response: Response): Promise<ApiError> {
  const answer = jsonOf(await response.text()) as { errors?: readonly GraphqlError[] } | null;
  return new ApiError(answer?.errors?.[0]?.message ?? `The API answered with HTTP ${response.status}.`);
}
