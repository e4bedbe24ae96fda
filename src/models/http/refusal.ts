import { retryAfter } from './backoff.ts';
import { type Failure, refused } from './failures.ts';
import type { ServerRole } from './model-server.ts';
import { readBody } from './read-body.ts';

/** What the body of a refusal may hold before it is left unread. */
const MOST_BYTES = 65_536;

/** The failure that a response with another status than 2xx stands for. */
export async function refusalOf(response: Response, role: ServerRole): Promise<Failure> {
  const body = await readBody(response, MOST_BYTES).catch(() => '');
  return refused(role, {
    status: response.status,
    code: failureCode(body),
    retryAfterMs: retryAfter(response.headers.get('retry-after'), Date.now()),
  });
}

/** The short name that a body gives the failure, where OpenAI, TEI and Alibaba have theirs; null without one. */
function failureCode(body: string): string | null {
  let said: unknown;
  try {
    said = JSON.parse(body);
  } catch {
    return null;
  }
  const outer = Object(said);
  const inner = Object(outer.error);
  const names: readonly unknown[] = [inner.code, inner.type, outer.error_type, outer.code];
  const name = names.find((each) => typeof each === 'string');
  return typeof name === 'string' && /^[a-z][\w.-]{0,63}$/i.test(name) ? name : null;
}
