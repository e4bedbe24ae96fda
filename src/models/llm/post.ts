import { LlmError } from '../../domain/llm-error.ts';
import type { LlmSettings } from './settings.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/**
 * What an endpoint answers to one request, whatever its status.
 * Throws LlmError: TIMEOUT, UNAVAILABLE when there is no answer, ABORTED when the caller gave up.
 */
export async function post(
  body: string,
  { baseUrl, apiKey, timeoutMs }: LlmSettings,
  signal: AbortSignal | undefined,
): Promise<Reply> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(chatUrl(baseUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body,
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw aborted(cause);
    if (timeout.aborted) throw new LlmError('TIMEOUT', tooSlow(baseUrl, timeoutMs), { cause });
    throw new LlmError('UNAVAILABLE', unreachable(baseUrl, cause), { cause });
  }
}

/** The caller gave up. */
export function aborted(cause: unknown): LlmError {
  return new LlmError('ABORTED', 'The call to the language model was given up.', { cause });
}

/** The address of chat completions; a base that names it already is taken as it is. */
export function chatUrl(baseUrl: string): string {
  const base = baseUrl.replace(/\/+$/u, '');
  return base.endsWith('/chat/completions') ? base : `${base}/chat/completions`;
}

function tooSlow(baseUrl: string, timeoutMs: number): string {
  return `The language model at ${hostOf(baseUrl)} did not answer within ${timeoutMs} ms (LLM_TIMEOUT_MS).`;
}

function unreachable(baseUrl: string, cause: unknown): string {
  const inner = cause instanceof Error ? cause.cause : null;
  const code = inner instanceof Error && 'code' in inner ? ` (${String(inner.code)})` : '';
  return `The language model at ${hostOf(baseUrl)} cannot be reached${code}. Is it running, and is LLM_BASE_URL right?`;
}

/** Host and port: the rest of an address may hold what is not for everybody's eyes. */
export function hostOf(baseUrl: string): string {
  return new URL(baseUrl).host;
}
