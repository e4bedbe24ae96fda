import { type ErrorDetails, MemoryError } from '../../domain/errors.ts';
import type { ServerRole } from './model-server.ts';

/** Why a try brought no answer. */
export interface Failure {
  readonly error: MemoryError;
  /** Whether another try may succeed. */
  readonly mayPass: boolean;
  /** How long the server asks to be left alone, in milliseconds; null when it does not say. */
  readonly retryAfterMs: number | null;
}

function unavailable(role: ServerRole, said: string, rest: { details?: ErrorDetails; cause?: unknown }) {
  return new MemoryError('MODEL_UNAVAILABLE', `The ${role.name} ${said}`, rest);
}

/** System and socket errors have a code (ECONNREFUSED, UND_ERR_SOCKET, CERT_HAS_EXPIRED), often in their cause. */
function codeOf(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as NodeJS.ErrnoException;
    if (typeof code === 'string') return ` (${code})`;
  }
  return '';
}

/** The connection could not be made, or broke off before the answer was whole. */
export function unreachable(role: ServerRole, cause: unknown): Failure {
  const said = `cannot be reached, or breaks off${codeOf(cause)}. Start it, or correct ${role.settings}_BASE_URL.`;
  return { error: unavailable(role, said, { cause }), mayPass: true, retryAfterMs: null };
}

export function late(role: ServerRole, timeoutMs: number): Failure {
  const said = `did not answer within ${timeoutMs} ms. See whether it is overloaded; a lower ${role.settings}_BATCH_SIZE or a higher ${role.settings}_TIMEOUT_MS helps a slow one.`;
  return { error: unavailable(role, said, {}), mayPass: false, retryAfterMs: null };
}

export function givenUp(role: ServerRole, cause: unknown): MemoryError {
  return new MemoryError('TIMEOUT', `The call of the ${role.name} was given up before its answer came.`, {
    cause,
  });
}

/** The server answered with something other than what its form of the API promises. */
export function invalidOutput(role: ServerRole, said: string): MemoryError {
  return new MemoryError('MODEL_OUTPUT_INVALID', `The ${role.name} ${said}`);
}

/** What to do about a request that the server refuses. */
function advice(status: number, settings: string): string {
  if (status === 401 || status === 403) return `Correct ${settings}_API_KEY`;
  if (status === 404 || status === 405 || status < 400)
    return `Correct ${settings}_BASE_URL, ${settings}_PROVIDER or ${settings}_MODEL`;
  const dimensions =
    settings === 'EMBEDDING' ? ' unset EMBEDDING_DIMENSIONS if it cannot shorten vectors,' : '';
  return `Correct ${settings}_MODEL,${dimensions} lower ${settings}_BATCH_SIZE to what it takes at once, or store shorter texts`;
}

/**
 * The failure that a status other than 2xx stands for. What the server said stays out of it: it may quote texts of other
 * callers, or the key.
 * @param code the server's own short name of the failure, e.g. `model_not_found`; null when it gave none
 */
export function refused(
  role: ServerRole,
  answer: { readonly status: number; readonly code: string | null; readonly retryAfterMs: number | null },
): Failure {
  const { status, code, retryAfterMs } = answer;
  const named = code === null ? `${status}` : `${status}, ${code}`;
  const details: ErrorDetails = { status };
  if (status === 429) {
    const message = `The ${role.name} takes no more requests for now (${named}). Try again in a moment, or lower ${role.settings}_CONCURRENCY.`;
    return { error: new MemoryError('RATE_LIMITED', message, { details }), mayPass: true, retryAfterMs };
  }
  const said =
    status >= 500
      ? `fails (${named}). Its own log says why.`
      : `refuses the request (${named}). ${advice(status, role.settings)}.`;
  return { error: unavailable(role, said, { details }), mayPass: status >= 500, retryAfterMs };
}

/** True when a server that failed so may work later without anybody changing a setting. */
export function isDown({ code, details }: MemoryError): boolean {
  const { status } = details;
  const refuses = typeof status === 'number' && status < 500 && status !== 429;
  return (code === 'MODEL_UNAVAILABLE' || code === 'RATE_LIMITED') && !refuses;
}
