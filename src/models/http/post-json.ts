import { setTimeout as sleepFor } from 'node:timers/promises';
import { MemoryError } from '../../domain/errors.ts';
import { backoff, DEFAULT_BACKOFF_MS } from './backoff.ts';
import { openDeadline } from './deadline.ts';
import { type Failure, givenUp, invalidOutput, late, unreachable } from './failures.ts';
import { addressOf, type ServerRole, type ServerSettings } from './model-server.ts';
import { BodyTooLong, readBody } from './read-body.ts';
import { refusalOf } from './refusal.ts';

export interface JsonRequest {
  readonly body: object;
  /** Bytes of the longest answer that is read. */
  readonly maxBytes: number;
  readonly signal: AbortSignal | null;
}

/** What the answer to a request holds, still unchecked. */
export type PostJson = (request: JsonRequest) => Promise<unknown>;

/** Waits so many milliseconds; rejects when the signal aborts. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<unknown>;

const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * A caller of one path of a model server: it posts JSON and reads JSON, and tries again after a failure that may pass
 * (429, 5xx, a broken connection), as long as the server's time is not over.
 * It throws MODEL_UNAVAILABLE, RATE_LIMITED, MODEL_OUTPUT_INVALID for an answer that is no JSON or too long, and TIMEOUT
 * when the request's signal aborts.
 */
export function createPostJson(
  server: ServerSettings,
  role: ServerRole & { readonly path: string },
  sleep: Sleep = (ms, signal) => sleepFor(ms, undefined, { signal }),
): PostJson {
  const send = sender(server, addressOf(server.baseUrl, role.path));

  async function tryOnce(body: string, request: JsonRequest, signal: AbortSignal) {
    try {
      const response = await send(body, signal);
      if (!response.ok) return await refusalOf(response, role);
      return { answer: await parse(response, role, request.maxBytes) };
    } catch (error) {
      if (error instanceof MemoryError) throw error;
      if (request.signal?.aborted) throw givenUp(role, request.signal.reason);
      return signal.aborted ? late(role, server.timeoutMs) : unreachable(role, error);
    }
  }

  /** Milliseconds until the next try. Throws the failure when there is none. */
  function waitAfter(failure: Failure, retry: number, leftMs: number): number {
    const own = backoff(retry, server.backoffMs ?? DEFAULT_BACKOFF_MS, Math.random());
    const wait = Math.max(failure.retryAfterMs ?? 0, own);
    if (!failure.mayPass || retry >= server.retries || wait > leftMs) throw failure.error;
    return wait;
  }

  return async (request) => {
    const body = encode(request.body);
    const deadline = openDeadline(server.timeoutMs, request.signal);
    try {
      for (let retry = 0; ; retry++) {
        const made = await tryOnce(body, request, deadline.signal);
        if ('answer' in made) return made.answer;
        const wait = waitAfter(made, retry, deadline.left());
        await sleep(wait, deadline.signal).catch((error: unknown) => {
          throw request.signal?.aborted ? givenUp(role, error) : made.error;
        });
      }
    } finally {
      deadline.close();
    }
  };
}

function sender({ apiKey }: ServerSettings, address: string) {
  const headers: Readonly<Record<string, string>> = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
  };
  // A redirect is not followed: another address would get the texts.
  return (body: string, signal: AbortSignal) =>
    fetch(address, { method: 'POST', headers, body, signal, redirect: 'manual' });
}

/** JSON that every server can decode: half a surrogate pair, which is no UTF-8, becomes the replacement character. */
function encode(body: object): string {
  return JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(LONE_SURROGATE, '\uFFFD') : value,
  );
}

async function parse(response: Response, role: ServerRole, maxBytes: number): Promise<unknown> {
  try {
    return JSON.parse(await readBody(response, maxBytes));
  } catch (cause) {
    if (cause instanceof BodyTooLong) {
      throw invalidOutput(role, `answered with more than the ${maxBytes} bytes that an answer can hold.`);
    }
    if (!(cause instanceof SyntaxError)) throw cause;
    // Without its cause, which quotes the answer.
    throw invalidOutput(role, `answered with something that is no JSON. Correct ${role.settings}_BASE_URL.`);
  }
}
